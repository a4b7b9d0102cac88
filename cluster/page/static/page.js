// The page of a running service: reads status.json every two seconds and renews what has changed. All that comes from
// the service is set as text, never as markup.
"use strict";

const POLL_MS = 2000;
const LONGEST_RETRY_MS = 8000;
const TIMEOUT_MS = 8000;
// The scale of bars ends at this many medians, so that one slow request leaves the others their parts.
const LONGEST_MEDIANS = 8;
const PARTS = ["waiting", "loading", "computing", "other"];
const TIERS = { device: "worker", host: "memory", disk: "disk" };
const HITS = { device: "of bytes read", host: "of records", disk: "of prompt tokens" };
const ACTIVITIES = {
  "compute": "compute (one block a layer)",
  "choose": "choose rows",
  "decode": "decode",
  "wait load": "wait for stored KV",
  "wait handoff": "wait for predecessor",
  "wait turn": "wait for turn",
  "read": "read on demand",
  "prefetch": "read ahead",
  "receive": "receive KV",
  "send": "send KV",
  "save": "hand KV to the store",
};

const byId = (id) => document.getElementById(id);
const whole = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });
const tenths = new Intl.NumberFormat("en-US", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

let latest = null;
let failures = 0;
let lastGood = null;
let timer = null;

// -- text ---------------------------------------------------------------------------------------------------------

function element(name, className = "", text = "") {
  const made = document.createElement(name);
  if (className) made.className = className;
  if (text) made.textContent = text;
  return made;
}

function setText(node, text) {
  if (node.textContent !== text) node.textContent = text;
}

function setClass(node, className) {
  if (node.className !== className) node.className = className;
}

const percent = (share) => (share === null ? "–" : `${tenths.format(100 * share)}%`);

function milliseconds(seconds) {
  const value = seconds * 1e3;
  return value > 0 && value < 10 ? tenths.format(value) : whole.format(value);
}

function bytes(size) {
  if (size === null) return "–";
  let unit = 0;
  while (size >= 1024 && unit < 5) {
    size /= 1024;
    unit += 1;
  }
  const number = unit ? tenths : whole;
  return `${number.format(size)} ${["B", "KiB", "MiB", "GiB", "TiB", "PiB"][unit]}`;
}

function duration(seconds) {
  const minutes = Math.floor(seconds / 60), hours = Math.floor(minutes / 60), days = Math.floor(hours / 24);
  if (days) return `${days} d ${hours % 24} h`;
  if (hours) return `${hours} h ${minutes % 60} min`;
  return minutes ? `${minutes} min` : `${Math.floor(seconds)} s`;
}

const ago = (seconds) => duration(Math.max(0, seconds)).split(" ").slice(0, 2).join(" ");
const counted = (number, noun) => `${whole.format(number)} ${noun}${number === 1 ? "" : "s"}`;

function budget(value) {
  if (value === null) return "none";
  return value <= 1 ? `${+(100 * value).toFixed(1)}%` : `${whole.format(value)} tokens`;
}

// -- tables -------------------------------------------------------------------------------------------------------

// Rows by key: kept where they are, so that focus and scroll position stay.
function renewRows(table, items, keyOf, update) {
  const body = table.tBodies[0];
  const labels = Array.from(table.tHead.rows[0].cells);
  const kept = new Map(Array.from(body.rows, (row) => [row.dataset.key, row]));
  const keys = new Set(items.map(keyOf));
  for (const [key, row] of kept) if (!keys.has(key)) row.remove();
  let next = body.firstElementChild;
  for (const item of items) {
    let row = kept.get(keyOf(item));
    if (!row) {
      row = element("tr");
      row.dataset.key = keyOf(item);
      for (const label of labels) {
        const cell = element("td", label.className);
        cell.dataset.label = label.textContent;
        row.append(cell);
      }
    }
    if (row === next) next = row.nextElementSibling;
    else body.insertBefore(row, next);
    update(row, item);
  }
}

function cellText(row, texts) {
  texts.forEach((text, place) => {
    if (text !== null) setText(row.cells[place], text);
  });
}

function bar(cell, share, label) {
  let track = cell.firstElementChild;
  if (!track) {
    track = element("div", "bar");
    track.setAttribute("role", "img");
    track.append(element("i"));
    cell.append(track);
  }
  track.setAttribute("aria-label", label);
  track.firstElementChild.style.width = `${Math.min(100, 100 * share)}%`;
}

// -- the service --------------------------------------------------------------------------------------------------

function render(status) {
  const { service, limits, chain, recent } = status;
  document.body.classList.toggle("has-tenants", status.tenants !== null);
  document.title = `Runahead: ${service.model}`;
  setText(byId("served"), `${service.model}, ${service.dtype}, preset ${status.preset}, version ${service.version}`);
  const state = status.is_draining ? "draining" : status.is_ready ? "ready" : "starting";
  setText(byId("state"), state);
  setClass(byId("state"), `pill ${state}`);
  renderSummary(status);
  const isUp = service.epoch ? `epoch ${service.epoch}` : service.uptime_s ? "rebuilding" : "starting";
  const shards = chain.shards > 1 ? ` of ${chain.shards} shards` : "";
  setText(byId("chain"), `${counted(chain.workers.length || chain.wanted, "worker")}${shards}, ${isUp}, `
    + `${chain.loaded} of ${chain.wanted} loaded, up ${duration(service.uptime_s)}`);
  const loading = Array.from({ length: chain.wanted }, (_, rank) => ({ rank, node: "loading", requests: 0 }));
  const workers = chain.workers.length ? chain.workers : loading;
  renewRows(byId("workers"), workers, (worker) => String(worker.rank), (row, worker) => {
    cellText(row, [String(worker.rank), worker.node || "this host", String(worker.requests)]);
    bar(row.cells[3], worker.requests / Math.max(1, limits.running), `${worker.requests} of ${limits.running} requests`);
  });
  renderStore(status);
  byId("tenants-section").hidden = status.tenants === null;
  renewRows(byId("tenants"), status.tenants || [], (each) => each.tenant, (row, each) => {
    const share = each.disk_bytes_limit ? each.disk_bytes / each.disk_bytes_limit : 0;
    cellText(row, [each.tenant, String(each.running), String(each.waiting), String(each.leases),
      bytes(each.leased_bytes), bytes(each.disk_bytes)]);
    bar(row.cells[6], share, `${percent(share)} of ${bytes(each.disk_bytes_limit)}`);
  });
  renderLive(status);
  renderRecent(recent, limits.kept);
}

function renderSummary({ service, limits, recent }) {
  const times = ttfts(recent);
  setText(byId("running"), whole.format(service.requests_running));
  setText(byId("running-of"), `of ${whole.format(limits.running)}`);
  setText(byId("waiting"), whole.format(service.requests_queued));
  setText(byId("waiting-of"), `of ${whole.format(limits.waiting)}`);
  setText(byId("ttft-median"), times.length ? milliseconds(median(times)) : "–");
  setText(byId("ttft-slowest"), times.length ? milliseconds(times[times.length - 1]) : "–");
  for (const id of ["ttft-of", "slowest-of"]) setText(byId(id), times.length ? `of the last ${times.length}` : "");
  setText(byId("stored-share"), service.prompt_tokens ? percent(service.cached_tokens / service.prompt_tokens) : "–");
  setText(byId("stored-of"), `of ${whole.format(service.prompt_tokens)}`);
  setText(byId("failed"), `${whole.format(service.requests_failed)}, ${whole.format(service.requests_aborted)}`);
  setText(byId("requests-of"), `of ${counted(service.requests, "request")}`);
}

function renderStore({ store, nodes, tiers, is_ready: isReady, is_draining: isDraining }) {
  const missing = nodes.filter((node) => !node.store).length;
  setText(byId("store"), store
    ? `${counted(store.chunks, "chunk")} of ${store.tokens_per_chunk} tokens${missing ? `, ${counted(missing, "store")} silent` : ""}`
    : isDraining ? "closed" : isReady ? "the store does not answer" : "not open yet");
  renewRows(byId("tiers"), tiers, (tier) => tier.name, (row, tier) => {
    const share = tier.limit_bytes && tier.used_bytes !== null ? tier.used_bytes / tier.limit_bytes : 0;
    const used = tier.used_bytes === null ? "up to" : `${bytes(tier.used_bytes)} of`;
    cellText(row, [TIERS[tier.name], null, store ? `${used} ${bytes(tier.limit_bytes)}` : "–",
      tier.hit_rate === null ? "none asked" : `${percent(tier.hit_rate)} ${HITS[tier.name]}`]);
    bar(row.cells[1], share, `${percent(share)} used`);
  });
}

function renderLive({ live, service }) {
  const all = service.requests_running + service.requests_queued;
  const rest = all > live.length && live.length ? `, ${live.length} shown` : "";
  setText(byId("live-note"), `${whole.format(service.computing_tokens)} tokens computing, `
    + `${whole.format(service.queued_tokens)} waiting${rest}`);
  byId("live").hidden = !live.length;
  byId("live-empty").hidden = live.length > 0;
  renewRows(byId("live"), live, (each) => `${each.tenant}\n${each.request_id}`, (row, each) => {
    cellText(row, [each.request_id, each.tenant, each.state, tenths.format(each.age_s), whole.format(each.prompt_tokens),
      budget(each.kv_budget), whole.format(each.generated_tokens)]);
    row.cells[0].title = each.request_id;
  });
}

function renderRecent(recent, kept) {
  setText(byId("recent-title"), recent.length ? `Last ${counted(recent.length, "request")}` : "Last fifty requests");
  byId("recent").hidden = !recent.length;
  byId("recent-empty").hidden = recent.length > 0;
  if (!kept) setText(byId("recent-empty"), "Requests are not kept: server.keep_traces is 0.");
  const times = ttfts(recent);
  const scale = times.length ? Math.max(0.001, Math.min(times[times.length - 1], LONGEST_MEDIANS * median(times))) : 1;
  renewRows(byId("recent"), recent, (each) => `${latest.life}/${each.number}`, (row, each) => {
    renewRequest(row, each, scale);
  });
}

const ttfts = (recent) => recent.filter((each) => each.ttft).map((each) => each.ttft.total_s).sort((a, b) => a - b);
const median = (sorted) => sorted[(sorted.length - 1) >> 1];

function renewRequest(row, each, scale) {
  const { ttft } = each;
  if (!row.cells[0].firstElementChild) fillRequest(row, each);
  const prompt = each.prompt_tokens;
  cellText(row, [null, each.tenant, ago(each.ended_ago_s)]);
  if (row.dataset.scale !== String(scale)) {
    row.dataset.scale = String(scale);
    split(row.cells[4], ttft, scale);
  }
  if (!ttft) {
    cellText(row, [null, null, null, "–", null, "–", "–", "–", whole.format(prompt), "–", budget(each.kv_budget),
      each.status, whole.format(each.generated_tokens)]);
    row.cells[11].className = "failed";
    return;
  }
  cellText(row, [null, null, null, milliseconds(ttft.total_s), null, milliseconds(ttft.waiting_s),
    milliseconds(ttft.loading_s), milliseconds(ttft.computing_s), whole.format(prompt),
    null, budget(each.kv_budget),
    each.status !== "OK" ? each.status : each.exact ? "exact" : "approximate", whole.format(each.generated_tokens)]);
  const [stored, share] = row.cells[9].children;
  setText(stored, whole.format(each.cached_tokens));
  setText(share, prompt ? `${Math.round(100 * each.cached_tokens / prompt)}%` : "–");
  row.cells[11].className = each.status !== "OK" ? "failed" : each.exact ? "exact" : "approximate";
}

function fillRequest(row, each) {
  const button = element("button", "request", each.request_id);
  button.type = "button";
  button.title = `Timeline of ${each.request_id}`;
  row.cells[0].append(button);
  row.cells[11].title = each.status;
  row.cells[4].className = "split";
  if (each.ttft) row.cells[9].append(element("span"), element("span", "share"));
  row.addEventListener("click", () => openTimeline(each.number));
}

// The parts of a time to first token. All rows have one scale; what is longer fills its cell and is marked.
function split(cell, ttft, scale) {
  const isOver = ttft !== null && ttft.total_s > scale;
  const parts = element("div", isOver ? "parts over" : "parts");
  parts.setAttribute("role", "img");
  parts.setAttribute("aria-label", ttft
    ? PARTS.map((part) => `${part} ${milliseconds(ttft[`${part}_s`])} ms`).join(", ") : "no first token");
  for (const part of ttft ? PARTS : []) {
    const piece = element("i", part);
    piece.style.width = `${100 * ttft[`${part}_s`] / (isOver ? ttft.total_s : scale)}%`;
    piece.title = `${part} ${milliseconds(ttft[`${part}_s`])} ms`;
    parts.append(piece);
  }
  cell.replaceChildren(parts);
}

// -- the connection -----------------------------------------------------------------------------------------------

function tell(text, isAway = false) {
  setText(byId("notice"), text);
  setClass(byId("notice"), isAway ? "away" : "");
}

function clock(date) {
  return date.toLocaleTimeString("en-GB");
}

function arrived(status) {
  const isRestarted = latest !== null && latest.life !== status.life;
  const wasAway = failures > 0;
  failures = 0;
  lastGood = new Date();
  latest = status;
  document.body.classList.remove("stale");
  render(status);
  if (isRestarted && byId("timeline").open) byId("timeline").close();
  const { chain } = status;
  if (status.is_draining) tell("The service drains: running requests may end, new ones are refused.");
  else if (!status.is_ready) tell(`The service is starting: ${chain.loaded} of ${chain.wanted} workers have loaded the model.`);
  else if (isRestarted) tell(`The service was restarted. Updated ${clock(lastGood)}.`);
  else if (wasAway) tell(`Connected again. Updated ${clock(lastGood)}.`);
  else tell(`Updated ${clock(lastGood)}.`);
}

function missed(reason) {
  failures += 1;
  document.body.classList.add("stale");
  setText(byId("state"), "not reachable");
  setClass(byId("state"), "pill away");
  const since = lastGood ? ` Figures are those of ${clock(lastGood)}.` : "";
  tell(`${reason}${since}`, true);
}

async function poll() {
  clearTimeout(timer);
  if (!document.hidden) {
    try {
      const response = await fetch("status.json", { cache: "no-store", signal: AbortSignal.timeout(TIMEOUT_MS) });
      if (response.status === 401 || response.status === 403) missed("Access was refused: load the page again.");
      else if (!response.ok) missed("The service does not say how it is: retrying.");
      else arrived(await response.json());
    } catch (error) {
      if (error instanceof TypeError || error instanceof DOMException) missed("Service not reachable: retrying.");
      else throw error;
    }
  }
  timer = setTimeout(poll, failures ? Math.min(LONGEST_RETRY_MS, POLL_MS / 2 * 2 ** Math.min(failures - 1, 3)) : POLL_MS);
}

// -- the timeline -------------------------------------------------------------------------------------------------

const HEIGHTS = { "compute": 24, "waits": 12, "reads": 31, "hand-off": 15, "store": 10 };
const PHASES_HEIGHT = 17, GAP = 23, GUTTER = 70, AXIS = 22, TOP = 16, RIGHT = 12, NARROWEST = 560;
let drawn = null;
let drawnWidth = 0;
let zoom = 1;

async function openTimeline(number) {
  const dialog = byId("timeline");
  const about = latest.recent.find((each) => each.number === number);
  drawn = null;
  zoom = 1;
  byId("drawing").replaceChildren();
  byId("activities").replaceChildren();
  byId("parts").replaceChildren();
  setText(byId("timeline-title"), `Request ${about ? about.request_id : ""}`);
  setText(byId("timeline-note"), "Loading.");
  dialog.showModal();
  try {
    const response = await fetch(`trace.json?number=${number}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) {
      setText(byId("timeline-note"), response.status === 404
        ? "The timeline is no longer kept." : "The service gives no timeline now.");
      return;
    }
    drawn = await response.json();
  } catch (error) {
    setText(byId("timeline-note"), "Service not reachable: close this and try again.");
    return;
  }
  const outcome = drawn.has_token ? "first token after" : `${drawn.status} after`;
  setText(byId("timeline-title"), `Request ${drawn.request_id}: ${outcome} ${whole.format(drawn.first_token_ms)} ms on `
    + counted(drawn.workers.length, "worker"));
  setText(byId("timeline-note"), drawn.dropped
    ? `${counted(drawn.dropped, "interval")} not shown: there are too many.` : "Up to the first token. A block names its layer.");
  describe(about);
  draw();
}

function describe(about) {
  const facts = about && about.ttft
    ? ["queue", "lookup", "fetch", "load", "compute", "handoff", "other"].map(
      (part) => [part === "handoff" ? "hand-over" : part, `${milliseconds(about.ttft[`${part}_s`])} ms`]) : [];
  for (const [tier, size] of Object.entries((about && about.read_bytes) || {})) {
    if (size) facts.push([`from ${TIERS[tier]}`, bytes(size)]);
  }
  byId("parts").replaceChildren(...facts.map(([name, text]) => {
    const fact = element("div");
    fact.append(element("dt", "", name), element("dd", "", text));
    return fact;
  }));
}

function shape(name, attributes, className = "", text = "") {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  if (className) made.setAttribute("class", className);
  if (text) made.textContent = text;
  return made;
}

function titled(node, text) {
  node.append(shape("title", {}, "", text));
  return node;
}

function draw() {
  if (!drawn) return;
  drawnWidth = byId("drawing").clientWidth;
  const width = zoom * Math.max(NARROWEST, drawnWidth) - 2;
  const scale = (width - GUTTER - RIGHT) / Math.max(drawn.end_ms, 0.001);
  const at = (ms) => GUTTER + ms * scale;
  const bands = shape("g", {}), blocks = shape("g", {}), texts = shape("g", {});
  const seen = new Set();
  let top = TOP;
  texts.append(shape("text", { x: GUTTER - 8, y: top + 11, "text-anchor": "end" }, "", "service"));
  for (const phase of drawn.phases) {
    const end = Math.min(phase.end_ms, drawn.end_ms);
    if (phase.start_ms >= end) continue;
    const wide = (end - phase.start_ms) * scale;
    blocks.append(titled(shape("rect", { x: at(phase.start_ms), y: top, width: wide, height: PHASES_HEIGHT - 3 },
      `p-${phase.name}`), `${phase.name}: ${milliseconds((phase.end_ms - phase.start_ms) / 1e3)} ms`));
    if (wide > 34) texts.append(shape("text", { x: at(phase.start_ms) + wide / 2, y: top + 11, "text-anchor": "middle" }, "phase", phase.name));
  }
  top += PHASES_HEIGHT + GAP;
  for (const worker of drawn.workers) {
    const below = top + worker.rows.reduce((sum, row) => sum + HEIGHTS[row.title], 0);
    bands.append(shape("rect", { x: GUTTER, y: top - 3, width: width - GUTTER - RIGHT, height: below - top + 5 }, "band"));
    texts.append(shape("text", { x: GUTTER, y: top - 8 }, "heading",
      `worker ${worker.rank}: tokens ${whole.format(worker.token_start)} to ${whole.format(worker.token_end)}`));
    for (const row of worker.rows) {
      drawRow(row, top, at, scale, blocks, texts, seen);
      top += HEIGHTS[row.title];
    }
    top += GAP;
  }
  const bottom = top - GAP + 6;
  const svg = shape("svg", { width, height: bottom + AXIS, viewBox: `0 0 ${width} ${bottom + AXIS}`, role: "img",
    "aria-label": byId("timeline-title").textContent });
  svg.append(bands, ...axis(at, scale, bottom), blocks, texts);
  if (drawn.has_token) {
    const x = at(drawn.first_token_ms);
    svg.append(shape("line", { x1: x, x2: x, y1: TOP - 4, y2: bottom }, "first"),
      shape("text", { x: x - 4, y: TOP - 4, "text-anchor": "end" }, "", "first token"));
  }
  byId("drawing").replaceChildren(svg);
  byId("activities").replaceChildren(...Object.keys(ACTIVITIES).filter((name) => seen.has(name)).map((name) => {
    const item = element("li");
    item.append(element("i", activityClass(name)), ACTIVITIES[name]);
    return item;
  }));
}

function drawRow(row, top, at, scale, blocks, texts, seen) {
  const height = HEIGHTS[row.title] * 0.86, lane = height / row.lanes.length;
  texts.append(shape("text", { x: GUTTER - 8, y: top + height / 2 + 4, "text-anchor": "end" }, "soft", row.title));
  const widest = new Map();
  row.lanes.forEach((intervals, place) => {
    for (const [activity, startMs, endMs, layer, details] of intervals) {
      seen.add(activity);
      const shownEnd = Math.min(endMs, drawn.end_ms);
      const wide = Math.max(0.5, (shownEnd - startMs) * scale);
      const odd = activity === "compute" && layer % 2 ? " odd" : "";
      const title = [ACTIVITIES[activity].split(" (")[0], details].filter(Boolean).join(", ");
      blocks.append(titled(shape("rect", { x: at(startMs).toFixed(2), y: top + place * lane, width: wide.toFixed(2),
        height: Math.max(1, lane * (row.lanes.length > 1 ? 0.9 : 1)) }, activityClass(activity) + odd),
      `${title}: ${milliseconds(startMs / 1e3)} to ${milliseconds(endMs / 1e3)} ms`));
      if (activity === "compute" && wide > 11 && wide > (widest.get(layer) || [0])[0]) widest.set(layer, [wide, startMs]);
    }
  });
  for (const [layer, [wide, startMs]] of widest) {
    texts.append(shape("text", { x: at(startMs) + wide / 2, y: top + height / 2 + 3, "text-anchor": "middle" }, "inside", String(layer)));
  }
}

function activityClass(activity) {
  return `a-${activity.replace(" ", "-")}`;
}

function axis(at, scale, bottom) {
  const wanted = 90 / scale, power = 10 ** Math.floor(Math.log10(wanted));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((each) => each >= wanted);
  const marks = [];
  for (let ms = 0; ms <= drawn.end_ms; ms += step) {
    const text = step < 1 ? String(+ms.toFixed(3)) : whole.format(ms);
    marks.push(shape("line", { x1: at(ms), x2: at(ms), y1: TOP, y2: bottom }),
      shape("text", { x: at(ms), y: bottom + 15, "text-anchor": "middle" }, "soft", `${text} ms`));
  }
  return marks;
}

// -- begin --------------------------------------------------------------------------------------------------------

function zoomed(factor) {
  zoom = Math.min(16, Math.max(1, zoom * factor));
  draw();
}

byId("zoom-in").addEventListener("click", () => zoomed(2));
byId("zoom-out").addEventListener("click", () => zoomed(0.5));
new ResizeObserver(() => {
  const { clientWidth } = byId("drawing");
  if (clientWidth !== drawnWidth) requestAnimationFrame(draw);
}).observe(byId("drawing"));
document.addEventListener("visibilitychange", () => {
  if (!document.hidden) poll();
});
poll();

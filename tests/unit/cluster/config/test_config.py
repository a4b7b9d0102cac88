import dataclasses
import os
from pathlib import Path

import pytest

from cluster.cli.config_text import as_toml, summary
from cluster.config.row_link import row_link
from cluster.config.service_config import ServiceConfig, default_store_directory, resolve
from cluster.errors import StartError
from workers import WorkerConfig
from workers.plan.config import LinkKind
from workers.presets.preset import PRESETS

MODEL = {"worker": {"model": "/models/tiny"}}


@pytest.fixture(autouse=True)
def clean_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in list(os.environ):
        if name.upper().startswith("RUNAHEAD_") or name == "RAY_ADDRESS":
            monkeypatch.delenv(name)


def written(directory: Path, text: str) -> Path:
    file = directory / "service.toml"
    file.write_text(text)
    return file


def refused(flags: dict[str, dict[str, object]], file: Path | None = None) -> str:
    with pytest.raises(StartError) as caught:
        resolve(flags, file)
    assert "\n" not in str(caught.value)
    return str(caught.value)


def test_a_model_is_enough() -> None:
    config = resolve(MODEL, None)
    assert config.worker.model == "/models/tiny"
    assert config.store.directory == default_store_directory()
    assert (config.server.host, config.server.port, config.chain.workers) == ("127.0.0.1", 50051, 2)


def test_ours_is_the_default_and_a_layout_or_policy_of_ones_own_is_not_overruled(tmp_path: Path) -> None:
    assert resolve(MODEL, None).worker.preset == "runahead"
    assert resolve({"worker": {**MODEL["worker"], "preset": "spec"}}, None).worker.preset == "spec"
    by_hand = written(tmp_path, "[store.layout]\ntokens_per_record = 16\n")
    assert resolve(MODEL, by_hand).worker.preset == "attentionstore"
    assert resolve(MODEL, written(tmp_path, '[store]\npolicy = "lfu"\n')).worker.preset == "attentionstore"


def test_a_layout_or_policy_that_the_preset_would_overrule_is_refused(tmp_path: Path) -> None:
    file = written(tmp_path, '[store]\npolicy = "lru"\n[store.layout]\ntokens_per_record = 16\n')
    message = refused({"worker": {**MODEL["worker"], "preset": "contiguous?period=4"}}, file)
    assert "store.policy: preset contiguous?period=4 has its own policy" in message
    assert "store.layout: preset contiguous?period=4 has its own layout" in message
    for codec in ("", "rotated-4"):
        coded = {"worker": {**MODEL["worker"], "preset": "attentionstore"}, "store": {"row_codec": codec}}
        assert resolve(coded, file).store.policy == "lru"


def test_how_rows_are_kept_is_said_of_the_store_and_not_by_the_presets_name() -> None:
    message = refused({"worker": {**MODEL["worker"], "preset": "runahead?bits=4&exact=keep"}}, None)
    assert "set store.row_codec = 'rotated-4', store.keep_exact_rows = true" in message


def test_the_engine_and_the_service_have_one_default_preset_among_those_there_are() -> None:
    assert WorkerConfig(model="m").preset == resolve(MODEL, None).worker.preset == "runahead"
    assert [name for name, preset in PRESETS.items() if preset.layout is None] == ["recompute", "attentionstore"]
    assert all((preset.layout is None) == (preset.policy is None) for preset in PRESETS.values())


def test_the_environment_wins_over_the_file_and_flags_over_both(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = written(
        tmp_path,
        '[worker]\nmodel = "file"\nthreads = 2\ndtype = "bfloat16"\n[server]\nport = 1\n[chain]\nworkers = 7\n',
    )
    monkeypatch.setenv("RUNAHEAD_WORKER__THREADS", "3")
    monkeypatch.setenv("RUNAHEAD_WORKER__MODEL", "environment")
    monkeypatch.setenv("RUNAHEAD_SERVER__PORT", "2")
    config = resolve({"worker": {"model": "flag", "threads": None}, "server": {"port": 3}}, file)
    assert (config.worker.model, config.worker.threads, config.worker.dtype) == ("flag", 3, "bfloat16")
    assert (config.server.port, config.chain.workers) == (3, 7)


def test_the_sizes_of_the_stores_tiers_can_be_set_and_are_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RUNAHEAD_STORE__HOST_BYTES", "1000000")
    monkeypatch.setenv("RUNAHEAD_STORE__POLICY", "lfu")
    config = resolve({**MODEL, "store": {"disk_bytes": 5}}, None)
    assert (config.store.host_bytes, config.store.disk_bytes, config.store.policy) == (1_000_000, 5, "lfu")
    message = refused({**MODEL, "store": {"host_bytes": -1, "disk_high": 2.0, "disk_low": 0.5}})
    assert "host_bytes must not be negative" in message


def test_flags_that_were_not_given_change_nothing_and_one_of_zero_is_given() -> None:
    assert resolve({**MODEL, "server": {"port": None, "host": None}}, None) == resolve(MODEL, None)
    assert resolve({**MODEL, "server": {"port": 0}}, None).server.port == 0


def test_every_bad_value_of_every_source_is_reported_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = written(tmp_path, '[worker]\ndtype = "float8"\nmodel = "m"\n')
    monkeypatch.setenv("RUNAHEAD_STORE__DISK_BYTES", "-5")
    message = refused({"server": {"port": 70000}, "chain": {"workers": 0}}, file)
    for part in ("dtype must be", "'float8'", "disk_bytes must not be negative", "port must be", "workers must be"):
        assert part in message


SIZES = [
    f"{section.name}.{setting.name}"
    for section in dataclasses.fields(ServiceConfig)
    for setting in dataclasses.fields(section.type)  # type: ignore[arg-type]
    if "bytes" in setting.name
]
SHARES = ("store.disk_high", "store.disk_low", "store.tenant_disk_share")


@pytest.mark.parametrize("name", SIZES)
def test_every_size_may_have_a_unit_wherever_it_comes_from(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    section, setting = name.split(".")
    size = getattr(getattr(resolve(MODEL, None), section), setting) or 2**20
    text = f"{size / 2**20:g}M"
    assert getattr(getattr(resolve({**MODEL, section: {setting: text}}, None), section), setting) == size
    file = written(tmp_path, f'[{section}]\n{setting} = "{text}"\n')
    assert getattr(getattr(resolve(MODEL, file), section), setting) == size
    file.write_text(f'[{section}]\n{setting} = "25%"\n')
    assert refused(MODEL, file) == f"configuration: {name}: '25%' is not a size; write 500M or 2G"
    monkeypatch.setenv(f"RUNAHEAD_{section}__{setting}".upper(), text)
    assert getattr(getattr(resolve(MODEL, file), section), setting) == size


@pytest.mark.parametrize("name", SHARES)
def test_every_share_may_be_per_cent(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    section, setting = name.split(".")
    monkeypatch.setenv(f"RUNAHEAD_{section}__{setting}".upper(), "92%")
    assert getattr(getattr(resolve(MODEL, None), section), setting) == 0.92
    monkeypatch.setenv(f"RUNAHEAD_{section}__{setting}".upper(), "92")
    said = f"configuration: {name}: '92' is not a share; write 25% or 0.25"
    assert refused(MODEL) == said
    assert refused({**MODEL, section: {setting: 92}}) == said, "a number of a file is as ambiguous"


@pytest.mark.parametrize(
    ("section", "setting", "value", "said"),
    [
        ("store", "policy", "mru", "policy must be one of lru, lfu, impress, contiguous, not 'mru'"),
        ("store", "disk_policy", "impress", "disk_policy must be one of lru, lfu, not 'impress'"),
        ("store", "row_codec", "rotated", "'rotated' is not a codec with its bits"),
        ("store", "write_wait_s", "nan", "write_wait_s must not be negative, not nan"),
        ("store", "reorder_interval_s", "nan", "reorder_interval_s must not be negative, not nan"),
        ("worker", "load_timeout_s", "nan", "timeouts must be positive: handoff_timeout_s and load_timeout_s"),
        ("worker", "handoff_timeout_s", "0", "timeouts must be positive: handoff_timeout_s and load_timeout_s"),
    ],
)
def test_what_the_store_s_or_a_worker_s_process_would_refuse_late_is_refused_with_the_settings(
    monkeypatch: pytest.MonkeyPatch, section: str, setting: str, value: str, said: str
) -> None:
    monkeypatch.setenv("RUNAHEAD_WORKER__PRESET", "attentionstore")
    monkeypatch.setenv(f"RUNAHEAD_{section}__{setting}".upper(), value)
    assert said in refused(MODEL)


def test_what_a_setting_must_be_is_said_in_our_words(tmp_path: Path) -> None:
    file = written(
        tmp_path,
        """
        [worker]
        model = 5
        threads = "many"
        [server]
        insecure_public = "perhaps"
        drain_s = "soon"
        [chain]
        placement = "near"
        node_labels = 3
        [store]
        trusted_engines = 7
        io_threads = 1.5
        layout = 3
        """,
    )
    assert sorted(refused({}, file).removeprefix("configuration: ").split("; ")) == [
        "chain.node_labels: must be a table, not 3",
        "chain.placement: must be one of 'pack', 'spread', 'strict_pack' or 'strict_spread', not 'near'",
        "server.drain_s: must be a number, not 'soon'",
        "server.insecure_public: must be true or false, not 'perhaps'",
        "store.io_threads: must be a whole number, not 1.5",
        "store.layout: must be a table, not 3",
        "store.trusted_engines: must be a list, not 7",
        "worker.model: must be text, not 5",
        "worker.threads: must be a whole number, not 'many'",
    ]


def test_a_missing_model_is_reported_with_every_way_to_give_it() -> None:
    message = refused({})
    assert message.startswith("configuration: worker.model is missing: ")
    for way in ("runahead serve DIR", "RUNAHEAD_WORKER__MODEL", "--config"):
        assert way in message


def test_an_error_of_the_whole_configuration_says_so_once() -> None:
    message = refused({"worker": {**MODEL["worker"], "preset": "nothing"}})
    assert message == f"configuration: preset 'nothing' is none of {', '.join(PRESETS)}"


def test_unknown_sections_and_settings_are_refused_with_bad_values_wherever_they_come_from(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = written(tmp_path, "[sever]\nport = 1\n[server]\nprot = 1\nport = -1\n")
    monkeypatch.setenv("RUNAHEAD_CHAIN__WROKERS", "3")
    monkeypatch.setenv("RUNAHEAD_SEVRE__PORT", "1")
    message = refused({**MODEL, "store": {"no_such": 1}}, file)
    for part in (
        "sever: no such section",
        "server.prot: no such setting",
        "chain.wrokers: no such setting",
        "RUNAHEAD_SEVRE__PORT: no such section",
        "store.no_such: no such setting",
        "port must be",
    ):
        assert part in message


def test_a_file_that_is_missing_or_no_toml_is_named(tmp_path: Path) -> None:
    assert str(tmp_path / "missing.toml") in refused(MODEL, tmp_path / "missing.toml")
    file = written(tmp_path, "port = = 1")
    assert str(file) in refused(MODEL, file)
    assert "'server' is a section" in refused(MODEL, written(tmp_path, "server = 1"))
    file.write_bytes(b"\xff\xfe")
    assert str(file) in refused(MODEL, file)


def test_the_summary_is_short_and_says_what_is_used(tmp_path: Path) -> None:
    lines = summary(resolve({**MODEL, "store": {"directory": "/kv"}}, None)).splitlines()
    assert lines == [
        "model     /models/tiny (float32, cpu)",
        "workers   2, 1 thread each, on a Ray of its own",
        "preset    runahead (policy lfu)",
        "store     /kv (up to 8.0 GiB of disk, 512.0 MiB of memory)",
        "server    127.0.0.1:50051 (no tokens, no TLS)",
    ]


def test_the_summary_names_every_other_setting_that_was_changed(tmp_path: Path) -> None:
    file = written(
        tmp_path,
        "[worker]\nthreads = 2\n[store]\ndevice_bytes = 1024\n[store.layout]\ntokens_per_record = 16\n"
        '[server]\ndrain_s = 5\n[chain]\nnode_labels = { zone = "a" }\n',
    )
    lines = summary(resolve({**MODEL, "server": {**TLS, **TOKENS}}, file)).splitlines()
    assert "workers   2, 2 threads each, on a Ray of its own" in lines
    assert "preset    attentionstore (policy lru)" in lines
    assert "server    127.0.0.1:50051 (tokens, TLS)" in lines
    changed = lines[-1].removeprefix("also set  ")
    assert "server.drain_s = 5.0" in changed
    assert 'chain.node_labels = { "zone" = "a" }' in changed
    assert 'store.layout = { "tokens_per_record" = 16' in changed
    assert changed.count("server.") == 1


def reread(config: ServiceConfig, directory: Path) -> ServiceConfig:
    return resolve({}, written(directory, as_toml(config)))


@pytest.mark.parametrize(
    "flags",
    [
        {
            "worker": {
                "model": "/models/with 'quotes' and \"more\"",
                "threads": 4,
                "environment": {"A": "1", "B": "x y", "WITH.DOT": "1", "DEL\x7f": "", "\U0001f600": ""},
            },
            "store": {"directory": "/data", "disk_bytes": 12345},
            "server": {"port": 0, "drain_s": 0.5},
            "chain": {"ray_address": "auto", "start_timeout_s": 1e6},
        },
        *({"worker": {"model": model}} for model in ("C:\\models\\tiny", "two\nlines", "back\\", "deleted\x7f")),
    ],
)
def test_the_printed_configuration_reads_back_to_the_same_one(
    tmp_path: Path, flags: dict[str, dict[str, object]]
) -> None:
    config = resolve(flags, None)
    assert reread(config, tmp_path) == config


@pytest.mark.parametrize("preset", ["runahead", "attentionstore", "impress"])
def test_the_printed_defaults_read_back_to_the_same_ones(tmp_path: Path, preset: str) -> None:
    config = resolve({"worker": {**MODEL["worker"], "preset": preset}}, None)
    assert reread(config, tmp_path) == config
    assert ("layout = " in as_toml(config)) == (preset == "attentionstore"), "settings of the preset are not printed"


@pytest.mark.parametrize(
    ("chosen", "environment", "address", "is_own"),
    [
        ("", "", "", True),
        ("", "head:6379", "head:6379", False),
        ("other:6379", "head:6379", "other:6379", False),
        ("local", "head:6379", "local", True),
        ("", "local", "local", True),
    ],
)
def test_the_cluster_that_ray_address_names_is_used_where_none_is_set_and_the_summary_names_it(
    monkeypatch: pytest.MonkeyPatch, chosen: str, environment: str, address: str, is_own: bool
) -> None:
    monkeypatch.setenv("RAY_ADDRESS", environment)
    config = resolve({**MODEL, "chain": {"ray_address": chosen}}, None)
    assert (config.chain.ray_address, config.chain.has_own_ray) == (address, is_own)
    assert ("on a Ray of its own" if is_own else f"on the Ray cluster at {address}") in summary(config)


@pytest.mark.parametrize(
    ("variable", "value", "named"),
    [
        ("RUNAHEAD_WORKER__MODEL", b"\xff", "worker.model"),
        ("RUNAHEAD_CHAIN__NODE_LABELS", b'{"zone": "\xff"}', "chain.node_labels.zone"),
        ("RUNAHEAD_WORKER__\udcff", b"1", "worker.\udcff"),
        ("RAY_ADDRESS", b"\xff:6379", "chain.ray_address"),
    ],
)
def test_variables_that_are_not_utf8_are_named(
    monkeypatch: pytest.MonkeyPatch, variable: str, value: bytes, named: str
) -> None:
    monkeypatch.setenv(variable, os.fsdecode(value))
    assert refused({}) == f"configuration: {named}: not UTF-8 text"


@pytest.mark.parametrize("preset", ["attentionstore?x=1", "none-of-ours"])
def test_a_preset_that_does_not_exist_is_reported_once(monkeypatch: pytest.MonkeyPatch, preset: str) -> None:
    monkeypatch.setenv("RUNAHEAD_STORE__POLICY", "lru")
    message = refused({"worker": {**MODEL["worker"], "preset": preset}})
    assert message.count("preset") == 1
    assert "store.policy" not in message


TOKENS = {"tokens_file": "/etc/runahead/tokens"}
TLS = {"tls_certificate": "/etc/runahead/tls.crt", "tls_key": "/etc/runahead/tls.key"}
CLIENT_CA = {"tls_client_ca": "/etc/runahead/ca.crt"}


@pytest.mark.parametrize("host", ["127.0.0.1", "127.1.2.3", "localhost", "::1", "[::1]"])
def test_the_loopback_interface_needs_no_authentication(host: str) -> None:
    assert not resolve({**MODEL, "server": {"host": host}}, None).server.exposure


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "[::]", "10.0.0.7", "example.org", "localhost.example.org", ""])
@pytest.mark.parametrize(
    ("settings", "says"),
    [
        ({}, "any process that reaches it can call: set tokens_file"),
        (TLS, "any process that reaches it can call: set tokens_file"),
        (TOKENS, "tokens travel in plain text: set tls_certificate"),
        ({**TOKENS, **TLS}, ""),
        ({**TLS, **CLIENT_CA}, ""),
        ({**TOKENS, **TLS, **CLIENT_CA}, ""),
    ],
)
def test_a_public_address_needs_authentication_and_tls_unless_told(
    host: str, settings: dict[str, object], says: str
) -> None:
    flags: dict[str, dict[str, object]] = {**MODEL, "server": {"host": host, **settings}}
    if says:
        message = refused(flags)
        assert says in message
        assert "insecure_public = true" in message
    flags["server"]["insecure_public"] = True
    assert says in resolve(flags, None).server.exposure


@pytest.mark.parametrize(
    ("section", "settings", "says"),
    [
        ("limits", {"max_prompt_tokens": -1}, "max_prompt_tokens"),
        ("limits", {"max_prompt_text_bytes": 0}, "max_prompt_text_bytes"),
        ("limits", {"max_chat_messages": 0}, "max_chat_messages"),
        ("server", {"tls_certificate": "a"}, "tls_certificate and tls_key belong together"),
        ("server", {"tls_key": "a"}, "tls_certificate and tls_key belong together"),
        ("server", CLIENT_CA, "tls_client_ca needs TLS: set tls_certificate and tls_key"),
        ("server", {"max_running_per_tenant": -1}, "max_running_per_tenant must not be negative"),
        ("server", {"max_queued_per_tenant": -1}, "max_queued_per_tenant must not be negative"),
        ("server", {"keep_traces": -1}, "keep_traces must not be negative"),
        ("server", {"keepalive_s": 0}, "keepalive_s must be 0.001..2000000, not 0"),
        ("server", {"keepalive_timeout_s": float("inf")}, "keepalive_timeout_s must be 0.001..2000000, not inf"),
        ("server", {"max_connection_age_s": -1}, "max_connection_age_s must be 0..2000000, not -1"),
        ("server", {"max_connection_grace_s": float("nan")}, "max_connection_grace_s must be 0..2000000, not nan"),
        ("server", {"metrics_port": -2}, "metrics_port must be -1..65535"),
        ("server", {"log_format": "xml"}, "log_format must be one of auto, json, text"),
        ("server", {"log_level": "loud"}, "log_level must be one of debug, info, warning, error"),
    ],
)
def test_settings_of_the_server_that_cannot_work_are_refused(
    section: str, settings: dict[str, object], says: str
) -> None:
    assert says in refused({**MODEL, section: settings})


def test_an_ipv6_address_is_listened_on_in_brackets() -> None:
    assert resolve({**MODEL, "server": {"host": "::1", "port": 7}}, None).server.address == "[::1]:7"


def test_a_table_can_be_given_as_json_in_a_variable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RUNAHEAD_WORKER__ENVIRONMENT", '{"A": "b"}')
    assert resolve(MODEL, None).worker.environment == {"A": "b"}


def test_engines_whose_rows_are_trusted_are_a_list_that_is_checked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert resolve(MODEL, None).store.trusted_engines == ()
    file = written(tmp_path, '[store]\ntrusted_engines = ["vllm", "sglang-0.5"]\n[writes]\nmax_call_s = 5\n')
    config = resolve(MODEL, file)
    assert (config.store.trusted_engines, config.writes.max_call_s) == (("vllm", "sglang-0.5"), 5.0)
    assert 'trusted_engines = ["vllm", "sglang-0.5"]' in as_toml(config)
    monkeypatch.setenv("RUNAHEAD_STORE__TRUSTED_ENGINES", '["vllm-0.32"]')
    assert resolve(MODEL, file).store.trusted_engines == ("vllm-0.32",)
    assert "store: an engine's name has" in refused({**MODEL, "store": {"trusted_engines": ["my engine"]}})
    assert "writes: max_call_s must be positive, not 0" in refused({**MODEL, "writes": {"max_call_s": 0}})


def test_workers_on_gpus_need_gpus_of_ray() -> None:
    worker = {"worker": {**MODEL["worker"], "device": "cuda", "dtype": "bfloat16"}}
    assert "set chain.gpus_per_worker" in refused({**worker, "chain": {"gpus_per_worker": 0}})
    config = resolve({**worker, "chain": {"gpus_per_worker": 0.5}}, None)
    assert (config.worker.device, config.chain.gpus_per_worker) == ("cuda", 0.5)
    assert "device must be cpu, cuda or cuda:N, not 'gpu'" in refused({"worker": {**MODEL["worker"], "device": "gpu"}})


@pytest.mark.parametrize(
    ("settings", "dtype", "gpus"),
    [
        ({}, "bfloat16", 1),
        ({"worker": {"dtype": "float16"}}, "float16", 1),
        ({"chain": {"gpus_per_worker": 0.5, "placement": "strict_spread"}}, "bfloat16", 0.5),
    ],
)
def test_a_gpu_as_the_device_chooses_dtype_and_a_gpu_for_each_worker_and_says_so(
    settings: dict[str, dict[str, object]], dtype: str, gpus: float
) -> None:
    worker = {**MODEL["worker"], "device": "cuda", **settings.get("worker", {})}
    config = resolve({**settings, "worker": worker}, None)
    assert (config.worker.dtype, config.chain.gpus_per_worker) == (dtype, gpus)
    said = f"GPUs      {gpus:g} for each worker, in {dtype} (--gpus-per-worker, --dtype)"
    assert said in summary(config).splitlines()
    assert "GPU" not in summary(resolve(MODEL, None))
    assert (resolve(MODEL, None).worker.dtype, resolve(MODEL, None).chain.gpus_per_worker) == ("float32", 0)


@pytest.mark.parametrize(
    ("gpus", "chain", "link"),
    [
        (0.5, {}, LinkKind.HOST),
        (0.25, {"placement": "spread"}, LinkKind.HOST),
        (0.5, {"placement": "strict_spread"}, LinkKind.NCCL),
        (0.5, {"workers": 1}, LinkKind.NCCL),
        (0.5, {"workers": 1, "tensor_parallel": 2}, LinkKind.HOST),
        (0.75, {}, LinkKind.NCCL),
        (1, {}, LinkKind.NCCL),
    ],
)
def test_workers_that_may_get_one_gpu_are_not_joined_by_nccl_and_are_refused_where_it_is_asked_for(
    gpus: float, chain: dict[str, object], link: LinkKind
) -> None:
    worker, chain = {**MODEL["worker"], "device": "cuda"}, {"gpus_per_worker": gpus, **chain}
    config = resolve({"worker": worker, "chain": chain}, None)
    assert row_link(config.worker, config.chain) is link
    assert ("through host memory" in summary(config)) == (link is LinkKind.HOST)
    nccl = {"worker": {**worker, "handoff_link": "nccl"}, "chain": chain}
    if link is LinkKind.HOST:
        message = refused(nccl)
        assert f"chain.gpus_per_worker is {gpus:g}, so that two processes may get one GPU" in message
        assert "\n" not in message
    else:
        assert resolve(nccl, None).worker.handoff_link == "nccl"
    config = resolve({**MODEL, "chain": chain}, None)
    assert row_link(config.worker, config.chain) is LinkKind.GLOO, "processors share no GPU"


@pytest.mark.parametrize("how", ["file", "environment", "flag"])
def test_a_setting_that_was_removed_is_refused_in_a_line_that_says_what_to_do(
    how: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    flags, file = dict(MODEL), None
    if how == "file":
        file = tmp_path / "runahead.toml"
        file.write_text('[chain]\nhandoff_codec = "rotated-4"\n')
    elif how == "environment":
        monkeypatch.setenv("RUNAHEAD_CHAIN__HANDOFF_CODEC", "rotated-4")
    else:
        flags["chain"] = {"handoff_codec": "rotated-4"}
    with pytest.raises(StartError) as caught:
        resolve(flags, file)
    assert str(caught.value) == (
        "configuration: chain.handoff_codec: removed, workers hand on KV as they computed it: leave the setting out"
    )


def test_how_texts_become_tokens_can_be_set_and_is_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    assert (resolve(MODEL, None).tokenizer.control_tokens_in, resolve(MODEL, None).tokenizer.template_date) == (
        "text",
        "",
    )
    monkeypatch.setenv("RUNAHEAD_TOKENIZER__CONTROL_TOKENS_IN", "none")
    config = resolve({**MODEL, "tokenizer": {"template_date": "2026-01-31"}}, None)
    assert (config.tokenizer.control_tokens_in, config.tokenizer.template_date) == ("none", "2026-01-31")
    monkeypatch.setenv("RUNAHEAD_TOKENIZER__CONTROL_TOKENS_IN", "chat")
    message = refused({**MODEL, "tokenizer": {"template_date": "today"}})
    assert "tokenizer.control_tokens_in: must be one of 'none', 'text' or 'text_and_chat', not 'chat'" in message


@pytest.mark.parametrize(
    ("flags", "reason"),
    [
        ({"chain": {"tensor_parallel": 0}}, "chain: tensor_parallel must be positive"),
        ({"shard": {"index": 0, "count": 2}}, "worker.shard is set by the service itself: set chain.tensor_parallel"),
    ],
)
def test_shards_are_set_by_one_number(flags: dict[str, dict[str, object]], reason: str) -> None:
    chain = flags.pop("chain", {})
    assert reason in refused({"worker": {**MODEL["worker"], **flags}, "chain": chain})

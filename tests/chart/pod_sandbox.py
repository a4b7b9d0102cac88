"""Pods as processes of this machine: no kubelet, but containers as a kubelet makes them, by Linux namespaces.

Each pod has a network namespace with an address on a bridge. Each container has a process and a mount namespace of its
own: a read-only root (this machine's files through an overlay, in place of an image), its volumes with the rights that
a kubelet gives them, its environment, user and group, no capabilities and no way to new ones. Not here: cgroups,
seccomp.
"""

import contextlib
import os
import shlex
import shutil
import signal
import stat
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import psutil

_SUBNET = "10.199.77"
_DEVICES = ("null", "zero", "full", "random", "urandom", "tty")
_CHECKOUT = Path(__file__).resolve().parents[2]
_PARTS = {_CHECKOUT, Path(sys.prefix).resolve(), Path(sys.base_prefix).resolve()}
#: Directories in place of an image: interpreter, environment, this checkout. None lies inside another.
_IMAGE = tuple(part for part in _PARTS if _PARTS.isdisjoint(part.parents))
_STOP_TIMEOUT_S = 60.0


@dataclass
class Node:
    """The machine that pods run on. Owns: a network namespace, those of its pods, and everything in `directory`."""

    directory: Path
    secrets: Mapping[str, Mapping[str, str]]
    config_maps: Mapping[str, Mapping[str, str]]
    #: Names in each pod's /etc/hosts, as DNS would have them: name to address.
    names: Mapping[str, str]
    _namespaces: list[str] = field(default_factory=list)
    _containers: list["Container"] = field(default_factory=list)

    def __enter__(self) -> "Node":
        self._name = f"rh{os.getpid()}"
        self._add_namespace(self._name)
        _run("ip", "-n", self._name, "link", "add", "br0", "type", "bridge")
        _run("ip", "-n", self._name, "address", "add", f"{_SUBNET}.1/24", "dev", "br0")
        _run("ip", "-n", self._name, "link", "set", "br0", "up")
        return self

    def __exit__(self, *_: object) -> None:
        for container in self._containers:
            container.kill()
        for name in reversed(self._namespaces):
            subprocess.run(["ip", "netns", "delete", name], check=False)

    def pod(self, spec: dict[str, Any], address: int) -> "Pod":
        """A new pod with fresh volumes at 10.199.77.`address`."""
        name = f"{self._name}p{len(self._namespaces)}"
        self._add_namespace(name)
        link = f"veth{len(self._namespaces)}"
        _run("ip", "-n", self._name, "link", "add", link, "type", "veth", "peer", "name", "eth0", "netns", name)
        _run("ip", "-n", self._name, "link", "set", link, "master", "br0", "up")
        _run("ip", "-n", name, "address", "add", f"{_SUBNET}.{address}/24", "dev", "eth0")
        for device in ("lo", "eth0"):
            _run("ip", "-n", name, "link", "set", device, "up")
        _run("ip", "-n", name, "route", "add", "default", "via", f"{_SUBNET}.1")
        directory = self.directory / name
        directory.mkdir()
        return Pod(self, name, spec, f"{_SUBNET}.{address}", directory)

    def command(self, *command: str) -> subprocess.CompletedProcess[str]:
        """Run a command on the node itself, as a kubelet's probes do."""
        return subprocess.run(["ip", "netns", "exec", self._name, *command], capture_output=True, text=True, timeout=60)

    def started(self, container: "Container") -> "Container":
        self._containers.append(container)
        return container

    def _add_namespace(self, name: str) -> None:
        _run("ip", "netns", "add", name)
        self._namespaces.append(name)


@dataclass
class Pod:
    """One pod, whose volumes live as long as it does."""

    node: Node
    namespace: str
    manifest: dict[str, Any]
    address: str
    directory: Path

    def __post_init__(self) -> None:
        self._volumes = {volume["name"]: self._make(volume) for volume in self.manifest["spec"]["volumes"]}

    def start(self, container_name: str) -> "Container":
        spec = self.manifest["spec"]
        every = [*spec.get("initContainers", []), *spec["containers"]]
        (container,) = (found for found in every if found["name"] == container_name)
        root = self.directory / f"{container_name}-{time.monotonic_ns()}"
        root.mkdir()
        script = root / "start.sh"
        script.write_text("\n".join(["set -e", *self._mounts(container, root), self._exec(container, root / "root")]))
        log = (root / "log").open("w")
        namespaces = ["--mount", "--pid", "--ipc", "--uts", "--fork", "--kill-child"]
        process = subprocess.Popen(
            ["ip", "netns", "exec", self.namespace, "unshare", *namespaces, "bash", str(script)],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        return self.node.started(Container(process, root / "log"))

    @property
    def _group(self) -> int:
        return int(self.manifest["spec"]["securityContext"]["fsGroup"])

    def _make(self, volume: dict[str, Any]) -> Path:
        """The volume's directory, with the rights that a kubelet gives it."""
        path = self.directory / volume["name"]
        path.mkdir()
        os.chown(path, 0, self._group)
        match volume:
            case {"hostPath": {"path": host_path}}:
                return Path(host_path)
            case {"emptyDir": _}:
                path.chmod(0o2777)
            case {"ephemeral": _}:
                path.chmod(0o2775)
                (path / "lost+found").mkdir(mode=0o700)
            case {"configMap": {"name": name}}:
                self._write(path, {"items": None}, self.node.config_maps[name], 0o644)
            case {"secret": {"secretName": name, **source}}:
                self._write(path, source, self.node.secrets[name], source["defaultMode"])
            case {"projected": {"sources": sources, "defaultMode": mode}}:
                for source in sources:
                    self._write(path, source["secret"], self.node.secrets[source["secret"]["name"]], mode)
            case _:
                raise NotImplementedError(f"a volume such as {volume}")
        return path

    def _write(self, path: Path, source: Mapping[str, Any], data: Mapping[str, str], mode: int) -> None:
        """Write a volume's files; fsGroup lets the group read files that the owner may read."""
        items = source.get("items") or [{"key": key, "path": key} for key in data]
        for item in items:
            file = path / item["path"]
            file.write_text(data[item["key"]])
            file.chmod(mode | (mode & 0o400) >> 3)
            os.chown(file, 0, self._group)

    def _mounts(self, container: dict[str, Any], directory: Path) -> Iterator[str]:
        """Shell lines that make the container's root, run in its mount namespace."""
        here, root = shlex.quote(str(directory)), shlex.quote(str(directory / "root"))
        yield "mount --make-rprivate /"
        yield f"mount -t tmpfs tmpfs {here} && mkdir {here}/upper {here}/work {root}"
        yield f"mount -t overlay overlay {root} -o lowerdir=/,upperdir={here}/upper,workdir={here}/work"
        user = self.manifest["spec"]["securityContext"]["runAsUser"]
        yield f"echo 'runahead:x:{user}:{user}::/tmp:/bin/bash' >> {root}/etc/passwd"
        for name, address in {"localhost": "127.0.0.1", **self.node.names}.items():
            yield f"echo '{address} {name}' >> {root}/hosts.new"
        yield f"mv {root}/hosts.new {root}/etc/hosts"
        yield f"rm -f {root}/etc/resolv.conf && echo 'nameserver 127.0.0.1' > {root}/etc/resolv.conf"  # refuses at once
        yield f"mount -t proc proc {root}/proc && mount -t tmpfs -o mode=755 tmpfs {root}/dev"
        for device in _DEVICES:
            yield f"touch {root}/dev/{device} && mount --bind /dev/{device} {root}/dev/{device}"
        yield f"ln -s /proc/self/fd {root}/dev/fd"
        for mount in sorted(container.get("volumeMounts", []), key=lambda mount: str(mount["mountPath"])):
            source = self._volumes[mount["name"]] / mount.get("subPath", "")
            yield from _bind(source, root, mount["mountPath"], is_read_only=mount.get("readOnly", False))
        for number, path in enumerate(_IMAGE):  # mounted again, because a volume may lie over it
            part, upper, work = shlex.quote(str(path)), f"{here}/upper-{number}", f"{here}/work-{number}"
            yield f"mkdir -p {root}{part} {upper} {work}"
            yield f"mount -t overlay overlay {root}{part} -o lowerdir={part},upperdir={upper},workdir={work}"
            yield from (f"chmod a+rx {root}{shlex.quote(str(each))}" for each in (path, *path.parents[:-1]))
            yield f"mount -o remount,ro {root}{part}"
        yield f"mount -o remount,ro {root}"

    def _exec(self, container: dict[str, Any], root: Path) -> str:
        """Last line of the script, which replaces the shell by the container's process."""
        rights, pod_rights = container["securityContext"], self.manifest["spec"]["securityContext"]
        assert rights["readOnlyRootFilesystem"] and not rights["allowPrivilegeEscalation"]
        assert rights["capabilities"] == {"drop": ["ALL"]}
        environment = {
            "PATH": f"{sys.prefix}/bin:/usr/local/bin:/usr/bin:/bin",
            "PYTHONPATH": str(_CHECKOUT),
            "PYTHONDONTWRITEBYTECODE": "1",
            **{variable["name"]: self._value(variable) for variable in container.get("env", [])},
        }
        settings = [f"{name}={value}" for name, value in environment.items()]
        user, group = str(pod_rights["runAsUser"]), str(pod_rights["runAsGroup"])
        drop = ["setpriv", "--reuid", user, "--regid", group, "--groups", str(self._group)]
        drop += ["--no-new-privs", "--bounding-set", "-all", "--inh-caps", "-all"]
        command = [*container["command"], *container.get("args", [])]
        return "exec " + shlex.join(["chroot", str(root), *drop, "env", "-i", *settings, *command])

    def _value(self, variable: dict[str, Any]) -> str:
        match variable:
            case {"value": value}:
                return str(value)
            case {"valueFrom": {"secretKeyRef": {"name": name, "key": key}}}:
                return self.node.secrets[name][key]
            case {"valueFrom": {"fieldRef": {"fieldPath": "status.podIP"}}}:
                return self.address
        raise NotImplementedError(f"a variable such as {variable}")


@dataclass
class Container:
    """One run of a container."""

    process: subprocess.Popen[bytes]
    log: Path

    def stop(self) -> int:
        """Send SIGTERM to the first process, as a kubelet does; returns the exit status."""
        (first,) = psutil.Process(self.process.pid).children()
        first.send_signal(signal.SIGTERM)
        return self.process.wait(_STOP_TIMEOUT_S)

    def wait(self, timeout_s: float) -> int:
        return self.process.wait(timeout_s)

    def kill(self) -> None:
        """Kill the first process, and with it all others."""
        if self.process.poll() is None:
            with contextlib.suppress(psutil.NoSuchProcess):
                for child in psutil.Process(self.process.pid).children():
                    child.kill()
            self.process.wait(_STOP_TIMEOUT_S)

    @property
    def is_running(self) -> bool:
        return self.process.poll() is None


def why_not() -> str:
    """Reason why this machine cannot run such pods; empty if it can."""
    if os.geteuid() != 0:
        return "pods in namespaces need root"
    if missing := [tool for tool in ("ip", "unshare", "setpriv", "chroot", "tini") if shutil.which(tool) is None]:
        return f"not installed: {', '.join(missing)}"
    if not Path(__file__).stat().st_mode & stat.S_IROTH:
        return "only the owner of this checkout can read it, and pods run as another user"
    probe = "mount -t tmpfs t /mnt && mkdir /mnt/u /mnt/w /mnt/r && mount -t overlay o -o "
    probe += "lowerdir=/,upperdir=/mnt/u,workdir=/mnt/w /mnt/r && ip link add br0 type bridge"
    name = f"rh{os.getpid()}"
    for command in (
        ("unshare", "--mount", "--net", "--pid", "--fork", "sh", "-c", probe),
        ("ip", "netns", "add", name),
        ("ip", "netns", "delete", name),
    ):
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode:
            return f"no namespaces, overlay or bridge here: {done.stderr.strip()}"
    return ""


def _bind(source: Path, root: str, target: str, *, is_read_only: bool) -> Iterator[str]:
    """Shell lines that mount `source` at `target`; `root` is already quoted for the shell."""
    if source.is_dir():
        yield f"mkdir -p {root}{target}"
    else:
        yield f"mkdir -p {root}{Path(target).parent} && touch {root}{target}"
    yield f"mount --bind {shlex.quote(str(source))} {root}{target}"
    if is_read_only:
        yield f"mount -o remount,bind,ro {root}{target}"


def _run(*command: str) -> None:
    subprocess.run(command, check=True, capture_output=True, text=True)

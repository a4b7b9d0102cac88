"""The choice between NCCL and the host link, by the devices and settings of both ranks."""

from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace
from typing import Any

import pytest
import torch

from tests.support.lagging_device import LaggingDevice
from workers.handoff import nccl_link
from workers.handoff.epoch import Epoch
from workers.handoff.link_choice import LinkChoice, Place, link_between
from workers.handoff.nccl_link import nccl_place
from workers.handoff.rendezvous import Rendezvous
from workers.plan.config import EpochSpec, LinkKind

FIRST = Place(wanted="auto", host="a", bus_id="00:1b:00", uuid="GPU-1")


def place(**changed: str) -> Place:
    return Place(**{"wanted": "auto", "host": "a", "bus_id": "00:3c:00", "uuid": "GPU-2", **changed})


@pytest.mark.parametrize(
    ("other", "kind", "reason"),
    [
        (place(), LinkKind.NCCL, "each has a GPU of its own"),
        (place(host="b", bus_id="00:1b:00"), LinkKind.NCCL, "each has a GPU of its own"),
        (place(bus_id="00:1b:00"), LinkKind.HOST, "both are on one GPU"),
        (place(host="b", uuid="GPU-1"), LinkKind.HOST, "both are on one GPU"),
        (place(unfit="MIG"), LinkKind.HOST, "MIG"),
        (place(unfit="MIG", wanted="nccl"), LinkKind.NCCL, "handoff_link is nccl"),
        (place(bus_id="00:1b:00", wanted="nccl"), LinkKind.NCCL, "handoff_link is nccl"),
        (place(wanted="host"), LinkKind.HOST, "handoff_link is host"),
        (place(bus_id="", uuid=""), LinkKind.NCCL, "each has a GPU of its own"),
    ],
)
def test_both_ranks_choose_the_link_that_fits_their_devices(other: Place, kind: LinkKind, reason: str) -> None:
    for chosen in (link_between(FIRST, other), link_between(other, FIRST)):
        assert chosen.kind is kind
        assert reason in chosen.reason


def test_host_memory_is_chosen_where_one_rank_asks_for_it_and_the_other_one_for_nccl() -> None:
    assert link_between(place(wanted="host"), place(wanted="nccl")).kind is LinkKind.HOST


def test_ranks_whose_gpus_are_not_known_are_not_taken_for_one() -> None:
    unknown = place(bus_id="", uuid="")
    assert link_between(unknown, unknown).kind is LinkKind.NCCL


def test_a_place_survives_the_way_to_the_neighbour() -> None:
    sent = place(unfit="a part of a GPU", wanted="nccl")
    assert Place.decode(sent.encode().encode()) == sent


@pytest.mark.parametrize(
    ("name", "has_nccl", "unfit"),
    [
        ("NVIDIA H100 80GB HBM3", True, ""),
        ("NVIDIA H100 80GB HBM3", False, "has no NCCL"),
        ("NVIDIA A100-SXM4-40GB MIG 1g.5gb", True, "a part of a GPU"),
    ],
)
def test_a_place_says_what_nccl_cannot_join(
    name: str, has_nccl: bool, unfit: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    facts = SimpleNamespace(name=name, uuid="GPU-7", pci_domain_id=0, pci_bus_id=0x1B, pci_device_id=0)
    monkeypatch.setattr(torch.cuda, "get_device_properties", lambda _: facts)
    monkeypatch.setattr(nccl_link.dist, "is_nccl_available", lambda: has_nccl)
    found = nccl_place(torch.device("cuda", 0), "auto")
    assert (found.bus_id, found.uuid, found.host != "") == ("00:1b:00", "GPU-7", True)
    assert unfit in found.unfit and bool(unfit) == bool(found.unfit)


def test_an_older_torch_that_does_not_know_the_bus_still_gives_a_place(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(torch.cuda, "get_device_properties", lambda _: SimpleNamespace(name="NVIDIA A100"))
    monkeypatch.setattr(nccl_link.dist, "is_nccl_available", lambda: True)
    found = nccl_place(torch.device("cuda", 0), "auto")
    assert (found.bus_id, found.uuid, found.unfit) == ("", "", "")


@pytest.mark.parametrize(
    ("wanted", "why"), [("auto", "NCCL joins CUDA devices only, not cpu:0"), ("host", "handoff_link is host")]
)
def test_an_epoch_says_which_link_it_has_and_why(wanted: str, why: str) -> None:
    rendezvous = Rendezvous("127.0.0.1")
    rendezvous.start()
    where: dict[str, Any] = {"rendezvous_host": rendezvous.host, "rendezvous_port": rendezvous.port}
    specs = [EpochSpec(epoch=3, rank=rank, world_size=3, bind_host="127.0.0.1", **where) for rank in range(3)]
    epochs = [Epoch(spec, LaggingDevice(), 20.0, wanted) for spec in specs]
    with ThreadPoolExecutor(3) as threads:
        for joining in [threads.submit(epoch.join) for epoch in epochs]:
            joining.result(20.0)
    assert [epoch.link for epoch in epochs] == [LinkChoice(LinkKind.HOST, why)] * 2 + [None]
    for epoch in epochs:
        epoch.leave()
    rendezvous.stop()

"""Admission under any arrivals and ends: bounds, order, no idle capacity, and no request waits for ever."""

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from cluster.errors import QueueFull
from cluster.requests.admission import Admission, Ticket

TENANTS = "abcd"
limits = st.integers(0, 3)


class ComingAndGoing(RuleBasedStateMachine):
    """Tickets against lists of those that wait, run and stand aside; the waiting ones in the order of joining."""

    @initialize(running=st.integers(1, 4), queued=st.integers(0, 6), own_running=limits, own_queued=limits)
    def begin(self, running, queued, own_running, own_queued):
        self.max_running, self.max_queued = running, queued
        self.own_running, self.own_queued = own_running or running, own_queued or queued
        self.admission = Admission(
            running, queued, max_running_per_tenant=own_running, max_queued_per_tenant=own_queued, clock=lambda: 0.0
        )
        self.waiting: list[Ticket] = []
        self.running: list[Ticket] = []
        self.aside: list[Ticket] = []
        self.returned: set[Ticket] = set()
        #: Tickets in the order of joining: a ticket that comes back keeps its rank.
        self.joined: list[Ticket] = []
        #: By waiting ticket: number of times that another tenant was started while its own could have been.
        self.overtaken: dict[Ticket, int] = {}
        #: By running ticket: the tickets that its turn overtook.
        self.overtook: dict[Ticket, list[Ticket]] = {}

    @rule(tenant=st.sampled_from(TENANTS))
    def join(self, tenant):
        has_room = len(self.running) < self.max_running and self.num_running(tenant) < self.own_running
        queue = [ticket for ticket in self.waiting if ticket.tenant == tenant]
        own = [ticket for ticket in (*self.running, *self.waiting, *self.aside) if ticket.tenant == tenant]
        has_all = len(own) >= self.own_running + self.own_queued
        if has_all or (not has_room and (len(self.waiting) >= self.max_queued or len(queue) >= self.own_queued)):
            with pytest.raises(QueueFull):
                self.admission.join(tenant)
            return
        ticket = self.admission.join(tenant)
        assert ticket.is_running == has_room
        (self.running if has_room else self.waiting).append(ticket)
        self.joined.append(ticket)
        self.overtaken[ticket] = 0

    @precondition(lambda self: self.running)
    @rule(data=st.data())
    def end(self, data):
        ticket = data.draw(st.sampled_from(self.running))
        self.running.remove(ticket)
        self.see_the_next_one_started(ticket.leave)

    @precondition(lambda self: self.running)
    @rule(data=st.data())
    def step_aside(self, data):
        ticket = data.draw(st.sampled_from(self.running))
        self.running.remove(ticket)
        self.aside.append(ticket)
        for first in self.overtook.pop(ticket, []):  # a turn that was not used
            self.overtaken[first] -= 1
        self.see_the_next_one_started(ticket.step_aside)
        ticket.step_aside()  # a second call changes nothing

    @precondition(lambda self: self.aside)
    @rule(data=st.data())
    def come_back(self, data):
        ticket = data.draw(st.sampled_from(self.aside))
        self.aside.remove(ticket)
        has_room = len(self.running) < self.max_running and self.num_running(ticket.tenant) < self.own_running
        self.returned.add(ticket)
        self.admission.come_back(ticket)
        self.admission.come_back(ticket)
        assert ticket.is_running == has_room
        (self.running if has_room else self.waiting).append(ticket)
        self.waiting.sort(key=self.joined.index)
        self.overtaken[ticket] = 0

    def see_the_next_one_started(self, act):
        eligible = {tenant for tenant in TENANTS if self.num_running(tenant) < self.own_running}
        act()
        started = [ticket for ticket in self.waiting if ticket.is_running]
        assert len(started) <= 1
        for ticket in started:
            first_of_its_tenant = next(other for other in self.waiting if other.tenant == ticket.tenant)
            assert ticket is first_of_its_tenant
            self.waiting.remove(ticket)
            self.running.append(ticket)
            firsts = [
                first
                for tenant in eligible - {ticket.tenant}
                for first in [other for other in self.waiting if other.tenant == tenant][:1]
            ]
            for first in firsts:
                self.overtaken[first] += 1
            self.overtook[ticket] = firsts

    @precondition(lambda self: self.waiting or self.aside)
    @rule(data=st.data())
    def give_up(self, data):
        ticket = data.draw(st.sampled_from([*self.waiting, *self.aside]))
        ticket.leave()
        (self.waiting if ticket in self.waiting else self.aside).remove(ticket)
        assert not any(ticket.is_running for ticket in self.waiting)

    @precondition(lambda self: self.overtaken)
    @rule(data=st.data())
    def leave_once_more(self, data):
        ticket = data.draw(st.sampled_from(list(self.overtaken)))
        if ticket not in (*self.waiting, *self.running, *self.aside):
            ticket.leave()
            ticket.step_aside()
            self.admission.come_back(ticket)

    def num_running(self, tenant):
        return sum(ticket.tenant == tenant for ticket in self.running)

    @invariant()
    def counts_are_those_of_the_lists_and_within_the_limits(self):
        admission = self.admission
        num_waiting = len(self.waiting) + len(self.aside)
        assert (admission.num_running, admission.num_queued) == (len(self.running), num_waiting)
        assert len(self.running) <= self.max_running
        assert all(self.num_running(tenant) <= self.own_running for tenant in TENANTS)
        assert all(ticket.is_running for ticket in self.running)
        assert not any(ticket.is_running for ticket in (*self.waiting, *self.aside))
        for tenant in TENANTS:
            own = [ticket for ticket in (*self.running, *self.waiting, *self.aside) if ticket.tenant == tenant]
            assert len(own) <= self.own_running + self.own_queued

    @invariant()
    def the_queue_is_longer_than_it_may_be_only_by_those_that_came_back(self):
        assert len(self.waiting) - len(self.returned & set(self.waiting)) <= self.max_queued

    @invariant()
    def room_is_unused_only_when_all_tenants_that_wait_are_at_their_own_limit(self):
        if len(self.running) < self.max_running:
            assert all(self.num_running(ticket.tenant) == self.own_running for ticket in self.waiting)

    @invariant()
    def the_first_of_a_tenants_queue_is_overtaken_by_each_other_tenant_once_at_most(self):
        assert all(self.overtaken[ticket] < len(TENANTS) for ticket in self.waiting)

    @invariant()
    def nothing_is_remembered_of_requests_that_are_gone(self):
        assert set(self.admission._queues) == {ticket.tenant for ticket in self.waiting}
        assert set(self.admission._num_running_of) == {ticket.tenant for ticket in self.running}
        assert set(self.admission._num_aside_of) == {ticket.tenant for ticket in self.aside}

    def teardown(self):
        """When all running requests leave, one after the other, all waiting ones get their turn."""
        for ticket in getattr(self, "aside", ()):
            self.admission.come_back(ticket)
            (self.running if ticket.is_running else self.waiting).append(ticket)
        while getattr(self, "running", None):
            self.running.pop(0).leave()
            started = [ticket for ticket in self.waiting if ticket.is_running]
            self.waiting = [ticket for ticket in self.waiting if not ticket.is_running]
            self.running += started
        assert not getattr(self, "waiting", None)


ComingAndGoing.TestCase.settings = settings(max_examples=200, stateful_step_count=40)
TestComingAndGoing = ComingAndGoing.TestCase

"""Shares of tenants: no tenant keeps a limited resource from another tenant."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cluster.tenant_shares import TenantShares


def taken(shares: TenantShares, tenant: str) -> int:
    """Take all that the tenant may have now; returns its total."""
    while shares.may_take(tenant):
        shares.take(tenant)
    return shares.of(tenant)


def test_a_tenant_that_is_alone_has_all() -> None:
    assert taken(TenantShares(12), "ann") == 12


@given(limit=st.integers(2, 40), kept=st.integers(0, 40), others=st.integers(1, 4))
def test_a_tenant_with_more_than_an_equal_part_gets_no_more_while_others_have_any(
    limit: int, kept: int, others: int
) -> None:
    shares = TenantShares(limit)
    taken(shares, "ann")
    for other in range(others):
        shares.take(f"other {other}")
        assert not shares.may_take("ann")
    shares.give_back("ann", max(0, limit - kept))
    assert taken(shares, "ann") <= max(limit // 2, shares.guaranteed, kept)


def test_a_tenant_that_comes_later_gets_its_part_as_others_give_back() -> None:
    shares = TenantShares(12, guaranteed=2)
    taken(shares, "ann")
    assert taken(shares, "bob") == 2, "a new tenant gets its guaranteed part even beyond the limit"
    shares.give_back("ann", 8)
    assert taken(shares, "bob") == 6
    assert taken(shares, "ann") == 6
    assert (shares.may_keep("ann"), shares.may_keep("bob")) == (True, True)


@pytest.mark.parametrize("others", [1, 3])
def test_what_a_tenant_has_beyond_its_part_may_be_taken_back_when_another_comes(others: int) -> None:
    shares = TenantShares(8)
    taken(shares, "ann")
    assert shares.may_keep("ann")
    for other in range(others):
        shares.take(f"other {other}")
    assert not shares.may_keep("ann")

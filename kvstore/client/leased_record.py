"""A record where it lies in the store's arena, leased to this client."""

from kvstore.dataplane.links import StoreLink
from kvstore.format.layout import PAGE_BYTES
from kvstore.format.record import RecordHeader, read_header, verify_page, verify_payload


def verified_record(link: StoreLink, offset: int) -> tuple[RecordHeader, memoryview]:
    """The header of the record at an offset, and all of it, after both checksums. Raises RecordCorrupt.

    Nothing is believed of what the header says, its own length and the record's among it, before it is verified.
    """
    page = link.view(offset, min(PAGE_BYTES, link.arena_bytes - offset))  # no header is longer
    verify_page(page)
    header = read_header(page)
    record = link.view(offset, header.record_bytes)
    verify_payload(record)
    return header, record

"""Names the criteria of docs/requirements that a test shows: @covers("geschenkt 3.4"). See tools/conformance.py."""

import pytest

covers = pytest.mark.covers

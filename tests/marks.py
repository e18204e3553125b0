"""The markers of our tests."""

import pytest

rules = pytest.mark.rules

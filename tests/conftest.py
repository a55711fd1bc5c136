"""What all tests share: a law that is broken says what broke."""

import pytest

pytest.register_assert_rewrite("laws", "page")

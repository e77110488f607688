"""What the tests of servers share: a temporary folder of their own, in which no index lies from elsewhere."""

import tempfile
from collections.abc import Iterator

import pytest


@pytest.fixture(scope="module", autouse=True)
def _own_temporary_folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    folder = str(tmp_path_factory.mktemp("temporary"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TMPDIR", folder)
        patch.setattr(tempfile, "tempdir", folder)
        yield

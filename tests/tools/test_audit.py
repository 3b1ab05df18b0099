"""What the audit of packages makes of pip-audit's report."""

from tools.audit import LOCKS, audited, known_faults, report_on

CLEAN = {"name": "good", "version": "2.0", "vulns": []}
BAD = {"name": "bad", "version": "1.0", "vulns": [{"id": "PYSEC-1", "fix_versions": ["1.1"], "aliases": []}]}
PASSED_OVER = {"name": "new", "skip_reason": "not found"}


def test_a_package_with_a_known_fault_is_named_with_the_version_that_mends_it():
    assert known_faults([CLEAN, BAD, PASSED_OVER]) == ["bad 1.0: PYSEC-1, mended in 1.1"]


def test_a_package_that_was_passed_over_does_not_count_as_looked_up():
    assert audited([CLEAN, BAD, PASSED_OVER]) == 2


def test_without_the_tool_there_is_no_report_and_no_failure(tmp_path):
    assert report_on("false", LOCKS[0], tmp_path / "report.json") == {}

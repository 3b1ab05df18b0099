# Prepares what ./play and ./test need; sourced by both. It installs into the repository's own folders only.
# shellcheck shell=bash

say() { printf '· %s\n' "$*"; }
fail() { printf '✗ %s\n' "$*" >&2; exit 1; }

UV_VERSION=0.13.7

# uv, from the machine or from a small environment of its own.
find_uv() {
  if command -v uv >/dev/null; then UV=uv; return; fi
  UV=build/uv/bin/uv
  [ -x "$UV" ] && return
  command -v python3 >/dev/null || fail "Python 3 is needed: install python3 and python3-venv, or uv."
  say "installing uv"
  mkdir -p build
  if python3 -m venv build/uv >/dev/null 2>&1; then
    build/uv/bin/python -m pip install --quiet "uv==$UV_VERSION" || fail "uv could not be installed with pip."
  else
    rm -rf build/uv
    python3 -m pip install --quiet --target build/uv "uv==$UV_VERSION" || fail "Install python3-venv or pip, or uv itself."
  fi
}

# The environment .venv with the packages of a lock file, made anew only when something changed.
python_environment() {
  local lock=$1 stamp
  stamp=$(cat locks/run.txt locks/postgres.txt locks/dev.txt pyproject.toml .python-version | sha256sum | cut -c1-16)-$lock
  [ -f .venv/.ready ] && case $(cat .venv/.ready):$lock in "$stamp:$lock" | "${stamp%-*}-dev:$lock" | "${stamp%-*}-postgres:run") return ;; esac
  find_uv
  say "preparing Python"
  "$UV" venv --quiet --allow-existing --python "$(cat .python-version)" .venv || fail "Python 3.13 could not be had."
  "$UV" pip sync --quiet --python .venv/bin/python "locks/$lock.txt" || fail "The packages could not be installed."
  "$UV" pip install --quiet --python .venv/bin/python --no-deps --no-build-isolation --editable . \
    || fail "Cardtable could not be installed into .venv."
  echo "$stamp" >.venv/.ready
}

# The web client, built only when its sources or words changed.
web_client() {
  .venv/bin/python tools/build_web.py || fail "The web client could not be built."
}

# Debian's packages, by the name of what they bring; nobody is asked anything. False where that can't be.
debian_packages() {
  [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null || return 1
  say "installing $1"
  { timeout 60 apt-get update -qq; DEBIAN_FRONTEND=noninteractive timeout 180 apt-get install -y -qq --no-remove "${@:2}"; } \
    >/dev/null 2>&1 </dev/null
}

# A real PostgreSQL for tests: the one whose address is given, the system's, or Debian's; false where there is none.
find_postgres() {
  [ -n "${CARDTABLE_TEST_POSTGRES:-}" ] && return
  .venv/bin/python -c 'import sys; from tests.postgres import can_run; sys.exit(not can_run())' && return
  debian_packages PostgreSQL postgresql
}

# Something that is built while the door is open already, for the next start; it gives way to everything else.
beside() { nice -n 19 .venv/bin/python "tools/$1" "${@:2}" >"build/${1%.py}.log" 2>&1 </dev/null & }

# A real browser for tests: the system's, Debian's, or Playwright's. One without windows takes half the processor's time.
find_browser() {
  local name
  command -v chromium-headless-shell >/dev/null && return
  debian_packages Chromium chromium-headless-shell fonts-noto-cjk && return
  for name in chromium chromium-browser google-chrome; do command -v "$name" >/dev/null && return; done
  say "installing Playwright's Chromium"
  .venv/bin/playwright install --only-shell chromium >/dev/null || fail "No browser for the tests: install chromium."
}

#!/usr/bin/env bash
# A Python that was optimized by profile, as Debian builds it, for machines whose own was built without that:
#   sudo benchmarks/debian_python.sh FOLDER
# Puts a small Debian 13 into FOLDER, and beside it FOLDER/python, which runs its Python 3.13 with this project's
# packages and files. Needs root and debootstrap.
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
folder=$(realpath -m "${1:?Which folder?}")
system=$folder/system
[ -x "$system/usr/bin/python3.13" ] || debootstrap --variant=minbase --include=python3.13 trixie "$system" >/dev/null
for shared in "$root" /tmp /proc; do
  mkdir -p "$system$shared"
  mountpoint -q "$system$shared" || mount --bind "$shared" "$system$shared"
done
cat >"$folder/python" <<PYTHON
#!/bin/sh
packages=$root/.venv/lib/python3.13/site-packages
exec chroot "$system" /usr/bin/env -C "$root" PYTHONPATH="\${PYTHONPATH:-$root/src}:\$packages" python3.13 "\$@"
PYTHON
chmod +x "$folder/python"
"$folder/python" -VV

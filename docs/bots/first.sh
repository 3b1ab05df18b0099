#!/bin/sh
# Any game in plain shell: always the first move on the list.
while read -r line; do
  printf '%s\n' "$line" | sed 's/.*"legal":\[{"move":"\([^"]*\)".*/\1/'
done

#!/bin/sh
# Stands for the electron executable: a folder with a link of the name "electron" to this file is an ELECTRON_OVERRIDE_DIST_PATH.
exec node "$(dirname "$(readlink -f "$0")")/run.ts" "$@"

#!/bin/sh
# Deploys a build to the folder that nginx serves, without breaking the version that is in use:
#
#   deploy/update.sh assets BUILD SERVED          copy the files of the new version beside the old ones
#   deploy/update.sh page   BUILD SERVED [DAYS]   then the page that names them; parts that no version
#                                                 has used for DAYS days (30) go
#   deploy/update.sh templates BUILD SERVED       copy the Word templates alone (the image does, into its volume)
#
# A template that is none of those that were delivered is the house's own and stays; the new one stands beside it as
# NAME.new.docx. What was delivered, templates/.delivered says.
#
# Settings that were written into the served index.html (its element "config") stay, unless the build has some itself.
# Where the version does not know one of them (settings.tsv beside this script), the page stays, because the new one would
# not start.
#
# On several servers: the assets on all of them first, then the page on all of them.
set -eu

usage() {
  sed -n '2,16s/^# \{0,1\}//p' "$0" >&2
  exit 2
}

[ $# -ge 3 ] || usage
step=$1 build=$2 served=$3 days=${4:-30}
[ "$step" = templates ] || { [ -f "$build/index.html" ] && [ -d "$build/static" ]; } || { echo "$build holds no build: npm run build" >&2; exit 1; }
# The list of the files of the served version, written by the last update.
list=$served/.files

# Copies a file in one step, and sets its time to now, the time of its last use.
put() {
  mkdir -p "$(dirname "$served/$1")"
  cp "$build/$1" "$served/$1.new"
  mv "$served/$1.new" "$served/$1"
}

hash_of() {
  sha256sum <"$1" | cut -c 1-64
}

put_templates() {
  delivered=$served/templates/.delivered
  [ -d "$build/templates" ] || return 0
  mkdir -p "$served/templates"
  touch "$delivered"
  for file in "$build"/templates/*.docx; do
    name=templates/$(basename "$file")
    beside=${name%.docx}.new.docx
    if [ ! -f "$served/$name" ] || grep -qxF "$(hash_of "$served/$name")" "$delivered"; then
      put "$name"
      rm -f "$served/$beside"
    elif ! cmp -s "$file" "$served/$name"; then
      cp "$file" "$served/$beside"
      echo "$served/$name is your own and stays; the new one is $beside"
    fi
    hash_of "$file" >>"$delivered"
  done
  sort -u -o "$delivered" "$delivered"
}

# The lines of the element with the settings.
settings_of() {
  [ ! -f "$1" ] || awk '/id="config"/ { on = 1 } on; /<\/script>/ { on = 0 }' "$1"
}

# Whether there is nothing between its tags but {}.
is_empty() {
  [ -z "$(settings_of "$1" | tr -d '\n' | sed 's/.*id="config"[^>]*>//; s/<\/script>.*//' | tr -d '{} \t\r')" ]
}

# The names of the settings of a page: the words before the colons of its outer object.
names_of() {
  settings_of "$1" | tr '\n' ' ' | sed 's/.*id="config"[^>]*>//; s/<\/script>.*//' | awk '{
    for (i = 1; i <= length($0); i++) {
      c = substr($0, i, 1)
      if (text && c == "\\") i++
      else if (c == "\"") { text = !text; if (text) word = "" }
      else if (text) word = word c
      else if (c == "{" || c == "[") depth++
      else if (c == "}" || c == "]") depth--
      else if (c == ":" && depth == 1) print word
    }
  }'
}

check_settings() {
  table=$(dirname "$0")/settings.tsv
  [ -f "$table" ] || return 0
  unknown=$(names_of "$served/index.html" | while IFS= read -r name; do
    cut -f 1 "$table" | grep -qxF -e "$name" || printf ' %s' "$name"
  done)
  [ -z "$unknown" ] || {
    echo "$served/index.html has settings that this version does not know:$unknown. Take them out of it, then run this step again; the page was left as it is." >&2
    exit 1
  }
}

# The page of the build, with the settings of the served one.
put_page() {
  if is_empty "$build/index.html" && ! is_empty "$served/index.html"; then
    check_settings
    settings_of "$served/index.html" >"$served/.settings"
    awk -v settings="$served/.settings" '
      /id="config"/ { on = 1; while ((getline line < settings) > 0) print line }
      !on
      /<\/script>/ { on = 0 }' "$build/index.html" >"$served/index.html.new"
    rm "$served/.settings"
    mv "$served/index.html.new" "$served/index.html"
  else
    put index.html
  fi
  # With the time of the build, so that all servers send the same ETag.
  touch -r "$build/index.html" "$served/index.html"
}

touch_used() {
  [ -f "$list" ] || return 0
  while IFS= read -r file; do
    [ ! -f "$served/$file" ] || touch "$served/$file"
  done <"$list"
}

case $step in
assets)
  mkdir -p "$served"
  (cd "$build" && find . -type f ! -name 'index.html*' ! -path './templates/*') | while IFS= read -r file; do
    put "$file"
  done
  put_templates
  ;;
templates)
  put_templates
  ;;
page)
  # The old version was in use until now, so its files get the time of now.
  touch_used
  put_page
  # Twins of a page of earlier versions.
  rm -f "$served/index.html.br" "$served/index.html.gz"
  (cd "$build" && find static -type f) >"$list"
  touch_used
  find "$served/static" -type f -mtime "+$days" -exec rm {} +
  ;;
*) usage ;;
esac

#!/bin/sh
# Writes the variables of its environment into the files that nginx serves:
#
#   configure.sh [KIT] [SERVED] [SITE]
#
#   VITE_…         settings of docs/settings.md, into SERVED/index.html (/srv/www/dzb); without any, the page stays
#   DZB_BACKEND    host:port of the backend, into SITE (/etc/nginx/conf.d/dzb.conf), made from KIT/nginx.conf
#   DZB_PREVIEW    host:port of the file preview
#   DZB_HOST       name of the host; others are refused then
#
# A SITE that is there stays as it is. KIT (/etc/dzb) also holds settings.tsv: each setting with its variable, what a
# wrong value is told, and the pattern of the right ones, made from the same source as the checks of the app itself.
# Nothing is written if something is wrong. In the image (Dockerfile) it runs at each start.
set -eu

kit=${1:-/etc/dzb} served=${2:-/srv/www/dzb} site=${3:-/etc/nginx/conf.d/dzb.conf}
tab=$(printf '\t')
settings='' wrong=''

# Notes what is wrong: a name, its value, and the reason.
refuse() {
  wrong="$wrong
$1=\"$2\"：$3"
}

# Whether a value is one line that matches a pattern.
fits() {
  case $1 in *[[:cntrl:]]*) return 1 ;; esac
  printf '%s\n' "$1" | grep -Eq -e "$2"
}

quote() {
  printf '"%s"' "$(printf '%s' "$1" | sed 's/\\/\\\\/g; s/"/\\"/g; s/</\\u003c/g')"
}

while IFS=$tab read -r name variable message pattern; do
  eval "value=\${$variable-}"
  [ -n "$value" ] || continue
  case $value in *[[:cntrl:]]*) message='不能含有换行等控制字符' ;; esac
  if ! fits "$value" "$pattern"; then
    refuse "$variable" "$value" "$message"
  else
    settings="$settings${settings:+,
}  \"$name\": $(quote "$value")"
  fi
done <"$kit/settings.tsv"

# Names only: a line within a value may look like one.
for variable in $(env | sed -n 's/^\(VITE_[A-Za-z0-9_]*\)=.*/\1/p'); do
  grep -q "$tab$variable$tab" "$kit/settings.tsv" || wrong="$wrong
$variable：没有这项设置"
done

backend=${DZB_BACKEND:-127.0.0.1:8080} preview=${DZB_PREVIEW:-127.0.0.1:8012} host=${DZB_HOST:-_}
address='^[A-Za-z0-9._-]+(:[0-9]{1,5})?$'
fits "$backend" "$address" || refuse DZB_BACKEND "$backend" '应为 主机:端口'
fits "$preview" "$address" || refuse DZB_PREVIEW "$preview" '应为 主机:端口'
fits "$host" '^[A-Za-z0-9._-]+$' || refuse DZB_HOST "$host" '应为主机名'

if [ -n "$wrong" ]; then
  printf '系统配置有误，没有写入：%s\n' "$wrong" >&2
  exit 1
fi

# As `readConfig` warns.
if [ "${VITE_SSO:-off}" != off ] && [ "${VITE_LOCK_AFTER:-0}" -gt 0 ] && [ -z "${VITE_SSO_LOGOUT_URL-}" ]; then
  echo '请注意：sso、lockAfter：须同时设置 ssoLogoutUrl，否则锁定的屏幕可能不用密码就被越过' >&2
fi

if [ ! -e "$site" ]; then
  set -- -e "s/server 127\.0\.0\.1:8080;/server $backend;/" -e "s/server 127\.0\.0\.1:8012;/server $preview;/" \
    -e "s/server_name dzb\.example\.cn;/server_name $host;/"
  # nginx compares with the name in small letters.
  [ "$host" = _ ] || set -- "$@" -e "s/# if (\$host != dzb\.example\.cn)/if (\$host != $(printf '%s' "$host" | tr 'A-Z' 'a-z'))/"
  # RuoYi has its calls at its root.
  case ${VITE_BACKEND-} in
  ruoyi*) set -- "$@" -e 's|# \("~^/dzb/prod-api(?<dzb_rest>\)|\1|' ;;
  esac
  hosts=$(printf '%s' "${VITE_IMAGE_HOSTS-}" | tr ',' ' ')
  [ -z "$hosts" ] || set -- "$@" -e "/\$dzb_image_hosts {/,/}/s/default \"\"/default \" $hosts\"/"
  sed "$@" "$kit/nginx.conf" >"$site.new"
  mv "$site.new" "$site"
fi

[ -n "$settings" ] || exit 0
page=$served/index.html
printf '{\n%s\n}\n' "$settings" >"$page.settings"
# The title that is shown until the app has started.
printf '%s' "${VITE_TITLE-}" | tr -d '<>&' >"$page.title"
awk -v settings="$page.settings" -v title="$page.title" '
  BEGIN { getline name <title }
  /id="config"/ {
    on = 1
    print substr($0, 1, index($0, ">"))
    while ((getline line <settings) > 0) print line
    print "    </script>"
  }
  name != "" && match($0, /<title>.*<\/title>/) {
    $0 = substr($0, 1, RSTART - 1) "<title>" name "</title>" substr($0, RSTART + RLENGTH)
  }
  !on
  /<\/script>/ { on = 0 }' "$page" >"$page.new"
rm "$page.settings" "$page.title"
mv "$page.new" "$page"

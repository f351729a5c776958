#!/usr/bin/env bash
# Starts the image of a tool, and asks it for one address; the suite judges the reference deployment that it brings along.
#   docker/try.sh suite|mock|reference|docs
set -euo pipefail
tool=${1:?one of suite, mock, reference, docs}

case "$tool" in
  suite) exec docker run --rm platform-suite --target reference --quiet ;;
  mock) port=4010 address=/rohdaten/4711 status=200 ;;
  # It takes only the credentials that it prints.
  reference) port=4110 address=/rohdaten/4711 status=403 ;;
  docs) port=4020 address=/ status=200 ;;
  *) echo "There is no image of «$tool»." >&2 && exit 2 ;;
esac

container=$(docker run --detach --publish "127.0.0.1:$port:$port" "platform-$tool")
trap 'docker logs "$container"; docker rm --force "$container" > /dev/null' EXIT

answer=none
for _ in {1..60}; do
  answer=$(curl --silent --max-time 5 --output /dev/null --write-out '%{http_code}' \
    --header 'Authorization: any' "http://127.0.0.1:$port$address") && break
  sleep 1
done
echo "$tool: GET $address gives $answer, expected $status."
[ "$answer" = "$status" ]

#!/bin/sh
# Plays one game against a bot through the API, with curl and jq.
#
#     sh play.sh http://127.0.0.1:7373
set -eu
server=${1%/}

# A person, by a cookie; then a token for this program. Whoever uses a cookie says from which page.
cookie=$(curl -sS -D - -o /dev/null -H 'Content-Type: application/json' -d '{"name":"Shell"}' "$server/api/session" |
    sed -n 's/^[Ss]et-[Cc]ookie: \([^;]*\);.*/\1/p')
token=$(curl -sS -X POST -H "Cookie: $cookie" -H "Origin: $server" "$server/api/session/token" | jq -r .token)

call() { # METHOD PATH [BODY]
    curl -sS -X "$1" -H "Authorization: Bearer $token" -H 'Content-Type: application/json' ${3:+-d "$3"} "$server$2"
}

table=$(call POST /api/tables '{"seats":[{"kind":"me"},{"kind":"bot","level":"novice"}]}' | jq -r .table.id)
call POST "/api/tables/$table/start" > /dev/null

while :; do
    update=$(call GET "/api/tables/$table/view")
    [ "$(echo "$update" | jq -r '.views[0].table.phase')" = over ] && break
    if [ "$(echo "$update" | jq '.views[0].table.waiting | index(0) != null')" = true ]; then
        # The first option is always allowed. A stale revision is answered with the current state.
        body=$(echo "$update" | jq -c '{seat: 0, revision, choice: .views[0].options[0]}')
        call POST "/api/tables/$table/choices" "$body" > /dev/null
    else
        sleep 0.02
    fi
done
echo "$update" | jq -r '.views[0].table.result | to_entries[] | "seat \(.key): \(.value.prestige) prestige, place \(.value.place)"'
call GET "/api/tables/$table/record" | head -1

"""Plays one game against bots through the API, with nothing but Python's standard library.

    python3 play.py http://127.0.0.1:7373
"""
import json
import random
import sys
import time
import urllib.error
import urllib.request

HOUSE = sys.argv[1].rstrip("/")
TOKEN = None


def call(method, path, body=None, key=None):
    """Sends a request. Gives the status and the answer; 409 with an update is no error but the current state."""
    headers = {"Content-Type": "application/json"}
    if TOKEN:
        headers["Authorization"] = "Bearer " + TOKEN
    if key:
        headers["Idempotency-Key"] = key
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(HOUSE + path, data, headers, method=method)
    try:
        with urllib.request.urlopen(request) as answer:
            return answer.status, answer.headers, json.loads(answer.read())
    except urllib.error.HTTPError as error:
        answer = json.loads(error.read())
        if error.code == 409 and answer.get("type") == "update":
            return error.code, error.headers, answer
        sys.exit(f"{method} {path}: {error.code} {answer['error']['message']}")


def sign_in(name):
    """Makes a person and a token for this program."""
    global TOKEN
    _, headers, _ = call("POST", "/api/session", {"name": name})
    cookie = headers["Set-Cookie"].split(";")[0]
    # Whoever uses a cookie says from which page: a program is its own page.
    request = urllib.request.Request(
        HOUSE + "/api/session/token", b"", {"Cookie": cookie, "Origin": HOUSE}, method="POST"
    )
    with urllib.request.urlopen(request) as answer:
        TOKEN = json.loads(answer.read())["token"]


def choose(view):
    """Here a program would think."""
    return random.choice(view["options"])


def main():
    sign_in("Random")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "novice"}, {"kind": "bot", "level": "novice"}]
    _, _, made = call("POST", "/api/tables", {"seats": seats, "public": False})
    table = made["table"]["id"]
    call("POST", f"/api/tables/{table}/start")
    _, _, update = call("GET", f"/api/tables/{table}/view")
    while update["views"][0]["table"]["phase"] != "over":
        view = update["views"][0]
        if 0 in view["table"]["waiting"]:
            revision = update["revision"]
            body = {"seat": 0, "revision": revision, "choice": choose(view)}
            _, _, update = call("POST", f"/api/tables/{table}/choices", body, f"ply-{revision}")
        else:
            time.sleep(0.02)
            _, _, update = call("GET", f"/api/tables/{table}/view")
    for seat, score in enumerate(update["views"][0]["table"]["result"]):
        print(f"seat {seat}: {score['prestige']} prestige, place {score['place']}")


main()

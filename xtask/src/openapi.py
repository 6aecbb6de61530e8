"""Hooks of schemathesis: real people, tables and answers, so that requests reach the rules behind the checks of who may do what.

Half of the requests about a table are about one at which they can succeed; the others stay as schemathesis made them. Some of the
former are sent by somebody who has no seat there, and must be refused. Writes which statuses each operation was answered with, and
what that person should not have been able to do, to the file that `OPENAPI_ANSWERS` names.
"""

import atexit
import json
import os
import random
import urllib.request

import schemathesis

URL = os.environ["OPENAPI_SERVER"]
CHANCE = random.Random(1)
ANSWERS: dict[str, dict[int, int]] = {}
#: How often somebody without a seat tried each operation that needs one, and what succeeded.
TRIED: dict[str, int] = {}
ALLOWED: list[str] = []


def call(method, path, token=None, body=None, kind="application/json"):
    """Sends a request; gives the answer, or nothing if it was refused."""
    data = body.encode() if isinstance(body, str) else None if body is None else json.dumps(body).encode()
    headers = {"Content-Type": kind} | ({"Authorization": f"Bearer {token}"} if token else {})
    request = urllib.request.Request(URL + path, data, headers, method=method)
    try:
        with urllib.request.urlopen(request) as answer:
            text = answer.read().decode()
            return json.loads(text) if "json" in answer.headers.get_content_type() else text
    except urllib.error.HTTPError:
        return None


def person(name):
    """Someone new; gives the token."""
    request = urllib.request.Request(
        URL + "/api/session", json.dumps({"name": name}).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request) as answer:
        cookie = answer.headers["Set-Cookie"].split(";")[0]
    request = urllib.request.Request(
        URL + "/api/session/token", b"", {"Cookie": cookie, "Origin": URL}, method="POST"
    )
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)["token"]


ANNA, BERT, CLARA = person("Anna"), person("Bert"), person("Clara")
#: Somebody who has no seat at any table.
OUTSIDER = person("Otto")

#: What is needed of a table for an operation to succeed: Anna is at seat 0 of all of them.
NEEDS = {
    "waiting": "sit stand rename_seat share start fill assign swap colour spectators join show_table",
    "together": "undo restart ask_to_replace ask_to_take_back answer host leave take mute say chat replace",
    "alone": "view missed choose hint preview confirm move_game",
    "finished": "download replay_table rematch",
}
NEEDED = {operation: kind for kind, names in NEEDS.items() for operation in names.split()}

#: What only those who have a seat at a table may do, or only its host.
OWN = set(NEEDED) - set("sit join show_table say chat view missed download replay_table".split())


def table(kind):
    """A new table of this kind; gives its identifier."""
    others = [{"kind": "bot", "level": "novice"}] if kind in ("alone", "finished") else [{"kind": "open"}] * 2
    wanted = {"seats": [{"kind": "me"}, *others], "hints": True, "bot_pace": "on-word" if kind == "alone" else "at-once"}
    name = call("POST", "/api/tables", ANNA, wanted)["table"]["id"]
    if kind == "together":
        for seat, other in enumerate((BERT, CLARA), 1):
            call("POST", f"/api/tables/{name}/sit", other, {"seat": seat})
    if kind != "waiting":
        call("POST", f"/api/tables/{name}/start", ANNA)
    return name


def finished():
    """A table at which a game has been played to the end."""
    name = table("finished")
    while True:
        view = call("GET", f"/api/tables/{name}/view", ANNA)
        options = view["views"][0]["options"]
        if view["views"][0]["table"]["phase"] == "over":
            return name
        if options:
            body = {"seat": 0, "revision": view["revision"], "choice": options[0]}
            call("POST", f"/api/tables/{name}/choices", ANNA, body)


FINISHED = finished()
RECORD = call("GET", f"/api/tables/{FINISHED}/record", ANNA)
REPLAY = call("POST", "/api/records", ANNA, RECORD, "text/plain")["id"]


def view_of(name):
    view = call("GET", f"/api/tables/{name}/view", ANNA)
    return view["revision"], view["views"][0]["options"]


def undoable(name):
    """Answers the first question, so that there is something to undo."""
    revision, options = view_of(name)
    call("POST", f"/api/tables/{name}/choices", ANNA, {"seat": 0, "revision": revision, "choice": options[0]})
    return {"seat": 0, "revision": view_of(name)[0]}


def speaker(name):
    """A spectator who has said something."""
    call("POST", f"/api/tables/{name}/chat", person("Dora"), {"text": "Bonsoir"})
    lines = (call("GET", f"/api/tables/{name}/chat", ANNA) or {}).get("chat", [])
    return next((it["speaker"] for it in lines if it.get("speaker")), "")


def asked(name):
    """Bert asks for something that Anna can answer."""
    call("POST", f"/api/tables/{name}/ask-to-replace", BERT, {"seat": 2})


def left(name):
    call("POST", f"/api/tables/{name}/leave", ANNA, {"seat": 0, "level": "novice"})


def challenge(path):
    made = call("POST", path, ANNA)
    return {"challenge": made["challenge"], "credential": {}} if made else None


#: Bodies with which the operation can succeed, by its name; a table in the right state where it needs one.
BODIES = {
    "sit": lambda name: {"seat": 1},
    "stand": lambda name: {"seat": 0},
    "rename_seat": lambda name: {"seat": 0, "name": "Odile"},
    "share": lambda name: {"bytes": "ab" * 32},
    "assign": lambda name: {"seat": 1, "bot": "regular"},
    "swap": lambda name: {"seat": 0, "with": 1},
    "colour": lambda name: {"seat": 0, "colour": "yellow"},
    "spectators": lambda name: {"welcome": False},
    "ask_to_replace": lambda name: {"seat": 1},
    "replace": lambda name: {"seat": 1},
    "host": lambda name: {"seat": 1},
    "leave": lambda name: {"seat": 0, "level": "novice"},
    "take": lambda name: left(name) or {"seat": 0},
    "mute": lambda name: {"speaker": speaker(name), "muted": True},
    "answer": lambda name: asked(name) or {"grant": False},
    "say": lambda name: {"text": "Bonjour"},
    "choose": lambda name: (lambda now: {"seat": 0, "revision": now[0], "choice": now[1][0]})(view_of(name)),
    "undo": undoable,
    "restart": undoable,
    "create_table": lambda name: {"seats": [{"kind": "me"}, {"kind": "bot", "level": "novice"}]},
    "bring_game": lambda name: call("POST", f"/api/tables/{table('alone')}/move", ANNA),
    "upload": lambda name: RECORD,
    "use_link": lambda name: {"secret": call("POST", "/api/session/link", ANNA)["link"].split("=")[1]},
    "recover": lambda name: call("POST", "/api/session/recovery", ANNA),
    "sign_out": lambda name: {"id": next(it["id"] for it in call("GET", "/api/session/devices", BERT)["devices"] if it["this"])},
    "sign_in": lambda name: challenge("/api/session/ask-passkey"),
    "add_passkey": lambda name: challenge("/api/session/new-passkey"),
}


@schemathesis.hook
def before_call(context, case, **kwargs):
    operation = case.operation.definition.raw["operationId"]
    case.headers = dict(case.headers or {})
    # Whoever uses a cookie is a browser, which names its page: here everyone is a program.
    case.cookies = {}
    token = CHANCE.choices([ANNA, BERT, None], [6, 2, 1])[0]
    if CHANCE.random() < 0.5:
        token = ANNA
        name = table(NEEDED[operation]) if NEEDED.get(operation) not in (None, "finished") else FINISHED
        parameters = dict(case.path_parameters or {})
        if operation == "join":
            parameters["code"] = call("GET", f"/api/tables/{name}", ANNA)["code"]
        elif "id" in parameters:
            parameters["id"] = REPLAY if operation == "replay_record" else name
        case.path_parameters = parameters
        query = {"hint": "seat", "preview": "seat", "missed": "revision"}.get(operation)
        if query:
            case.query = {query: 0}
        body = BODIES.get(operation, lambda name: None)(name)
        if body is not None:
            case.body = body
        if operation == "sit":
            token = BERT
        if operation in OWN and (operation not in TRIED or CHANCE.random() < 0.25):
            token = OUTSIDER
        if operation == "revoke_recovery":
            call("POST", "/api/session/recovery", ANNA)
        if operation == "ask_to_take_back":
            undoable(name)
        if operation == "start":
            call("POST", f"/api/tables/{name}/fill", ANNA, {"level": "novice"})
        if operation == "sign_out":
            token = BERT
    if operation == "end":
        # Whoever signs out has no token any more: somebody else does it.
        token = person("Dora")
    if token is not None:
        case.headers["Authorization"] = f"Bearer {token}"


@schemathesis.hook
def after_call(context, case, response):
    global BERT
    operation = case.operation.definition.raw["operationId"]
    statuses = ANSWERS.setdefault(operation, {})
    statuses[response.status_code] = statuses.get(response.status_code, 0) + 1
    if operation in OWN and case.headers.get("Authorization") == f"Bearer {OUTSIDER}":
        TRIED[operation] = TRIED.get(operation, 0) + 1
        if response.status_code < 400:
            ALLOWED.append(f"{operation}: {response.status_code}")
    if operation == "sign_out" and response.status_code == 204:
        BERT = person("Bert")


@atexit.register
def write():
    with open(os.environ["OPENAPI_ANSWERS"], "w") as file:
        json.dump({"answers": ANSWERS, "tried": TRIED, "allowed": ALLOWED, "own": sorted(OWN)}, file)

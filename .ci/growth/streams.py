"""Streams that grow: lines, stored journals, events of a session."""

import json

from growth.cases import case, day, now, tool
from growth.journals import habits


def streamed(name, count):
    def add(make):
        case(f"stream: {name}", count)(
            lambda n: (["stream", *now], {}, "".join(json.dumps(line) + "\n" for line in make(n)))
        )
        return make

    return add


streamed("lines", 1_000)(lambda n: [{"id": place, "screen": "habit.list", "journal": habits(2)} for place in range(n)])
streamed("bad lines", 2_000)(lambda n: [{"id": place, "scren": "habit.list"} for place in range(n)])
streamed("kept journals", 2_000)(lambda n: [{"define": f"j{place}", "journal": habits(2)} for place in range(n)])
streamed("uses of a kept journal", 1_000)(
    lambda n: [
        {"define": "j", "journal": habits(2)},
        *({"id": place, "screen": "habit.list", "journal": "j"} for place in range(n)),
    ]
)
streamed("habits of a line", 2_000)(lambda n: [{"id": 1, "screen": "habit.list", "journal": habits(n)}])


def begun(journal):
    """The session after the first event on a journal."""
    line = {"id": 0, "screen": "habit.list", "journal": journal, "event": toggle(0)}
    return json.loads(tool("stream", *now, text=json.dumps(line) + "\n"))["session"]


def toggle(place):
    return {"intent": {"kind": "toggle", "habit": f"h{place}", "day": day(0)}}


streamed("events of sessions", 500)(
    lambda n: [
        {"id": place, "session": session, "event": toggle(place % 2)}
        for session in [begun(habits(2))]
        for place in range(n)
    ]
)
streamed("kept sessions", 2_000)(
    lambda n: [{"define": f"s{place}", "session": session} for session in [begun(habits(2))] for place in range(n)]
)
streamed("patches of a kept session", 500)(
    lambda n: [
        {"define": "s", "session": begun(habits(2))},
        *({"id": place, "session": "s", "answer": "patch", "event": toggle(place % 2)} for place in range(n)),
    ]
)
streamed("habits of a patch", 2_000)(
    lambda n: [
        {"define": "s", "session": begun(habits(n))},
        {"session": "s"},
        {"session": "s", "answer": "patch", "event": toggle(1)},
    ]
)
streamed("habits of a session", 2_000)(lambda n: [{"id": 1, "session": begun(habits(n)), "event": toggle(1)}])

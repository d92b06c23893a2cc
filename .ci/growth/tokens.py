"""Token files that grow, read alone and through resolvers."""

from growth.cases import case, color, px


# A decorated function returns {path: token or group}; the command is `tokens check` by default.
def tokens(name, count, *command):
    def add(make):
        line = [*(command or ("tokens", "check")), "t.tokens.json"]
        line += ["--out", "written"] if "build" in line else []
        case(f"{' '.join(command[:2]) or 'tokens check'}: {name}", count)(lambda n: (line, {"t.tokens.json": make(n)}))
        return make

    return add


def numbers(n):
    return {"$type": "number", **{f"t{place}": {"$value": place} for place in range(n)}}


for command in [(), ("tokens", "resolve"), ("tokens", "list"), ("tokens", "upgrade")]:
    tokens("tokens in a group", 10_000, *command)(numbers)
for format, count in [
    ("css", 10_000),
    ("scss", 4_000),
    ("ts", 4_000),
    ("swift", 4_000),
    ("swiftui", 4_000),
    ("xcassets", 1_000),
    ("android", 4_000),
    ("compose", 4_000),
    ("json", 20_000),
    ("dtcg", 20_000),
]:
    tokens(f"{format}, colours and text styles", count, "tokens", "build", "--format", format)(
        lambda n: {
            **{
                f"c{place}": {"$type": "color", "$value": color(place % 256 / 255, place // 256 % 256 / 255, 0)}
                for place in range(n // 2)
            },
            **{
                f"s{place}-color": {
                    "$type": "typography",
                    "$value": {
                        "fontFamily": ["A", "serif"],
                        "fontSize": px(place + 1),
                        "fontWeight": 400,
                        "letterSpacing": px(0),
                        "lineHeight": 1,
                    },
                }
                for place in range(n // 2)
            },
        }
    )


@tokens("groups", 10_000)
def groups(n):
    return {f"g{place}": {"$type": "number", "t": {"$value": place}} for place in range(n)}


@tokens("one name in many groups", 10_000)
def same_name(n):
    return {f"g{place}": {"t": {"$type": "number", "$value": 1}} for place in range(n)}


@tokens("a chain of aliases", 10_000)
def chain(n):
    return {
        "$type": "number",
        "t0": {"$value": 1},
        **{f"t{place}": {"$value": f"{{t{place - 1}}}"} for place in range(1, n)},
    }


@tokens("a chain of aliases, last first", 10_000)
def back_chain(n):
    return {
        "$type": "number",
        **{f"t{place}": {"$value": f"{{t{place + 1}}}"} for place in range(n)},
        f"t{n}": {"$value": 1},
    }


@tokens("a circle of aliases", 10_000)
def circle(n):
    return {"$type": "number", **{f"t{place}": {"$value": f"{{t{(place + 1) % n}}}"} for place in range(n)}}


@tokens("aliases of one token", 10_000)
def star(n):
    return {"$type": "number", "t": {"$value": 1}, **{f"t{place}": {"$value": "{t}"} for place in range(n)}}


@tokens("pointers", 10_000)
def pointers(n):
    return {"$type": "number", "t": {"$value": 1}, **{f"t{place}": {"$ref": "#/t"} for place in range(n)}}


@tokens("a chain of $extends", 5_000)
def extends(n):
    return {
        "g0": {"t": {"$type": "number", "$value": 1}},
        **{f"g{place}": {"$extends": f"{{g{place - 1}}}"} for place in range(1, n)},
    }


@tokens("groups that extend one", 5_000)
def extend_one(n):
    return {"g": {"t": {"$type": "number", "$value": 1}}, **{f"g{place}": {"$extends": "{g}"} for place in range(1, n)}}


@tokens("misspelt references", 4_000)
def misspelt(n):
    return {
        "$type": "number",
        **{f"token-{place}": {"$value": place} for place in range(n)},
        **{f"use-{place}": {"$value": f"{{tokne-{place}}}"} for place in range(n)},
    }


@tokens("misspelt references far from any name", 4_000)
def far(n):
    return {
        "$type": "number",
        **{f"token-{place}": {"$value": place} for place in range(n)},
        **{f"use-{place}": {"$value": f"{{{place:x}.elsewhere.quite}}"} for place in range(n)},
    }


@tokens("misspelt members", 4_000)
def members(n):
    return {f"t{place}": {"$type": "number", "$value": place, "$descripton": "x"} for place in range(n)}


@tokens("values of the wrong type", 4_000)
def wrong(n):
    return {"$type": "color", **{f"t{place}": {"$value": place} for place in range(n)}}


@tokens("names that differ in case", 4_000)
def cased(n):
    return {
        "$type": "number",
        **{name: {"$value": 1} for place in range(n) for name in (f"token-a{place}", f"token-A{place}")},
    }


@tokens("names of one identifier", 4_000)
def clashing(n):
    return {"$type": "number", **{name: {"$value": 1} for place in range(n) for name in (f"a-{place}", f"a_{place}")}}


@tokens("layers of a shadow", 4_000)
def layers(n):
    layer = {"color": color(0, 0, 0), "offsetX": px(0), "offsetY": px(1), "blur": px(2), "spread": px(0)}
    return {"t": {"$type": "shadow", "$value": [{**layer, "blur": px(place)} for place in range(n)]}}


@tokens("fonts of a list", 10_000)
def fonts(n):
    return {"t": {"$type": "fontFamily", "$value": [f"Font {place}" for place in range(n)]}}


@tokens("a long name", 400_000)
def long_name(n):
    return {"n" * n: {"$type": "number", "$value": 1}}


@tokens("a long number", 400_000)
def long_number(n):
    return '{"t": {"$type": "number", "$value": 1.' + "0" * n + "}}"


@tokens("a long description", 400_000)
def long_description(n):
    return {"t": {"$type": "number", "$value": 1, "$description": "\"*/ \u2028" * (n // 6)}}

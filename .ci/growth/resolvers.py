"""Resolvers and sets that grow, and what compares them."""

from growth.cases import case


def resolver(sets, modifiers):
    return {
        "version": "2025.10",
        "sets": sets,
        "modifiers": modifiers,
        "resolutionOrder": [
            *({"$ref": f"#/sets/{name}"} for name in sets),
            *({"$ref": f"#/modifiers/{name}"} for name in modifiers),
        ],
    }


def one(value):
    return {"t": {"$type": "number", "$value": value}}


def resolved(name, count, *command):
    def add(make):
        line = [*(command or ("tokens", "check")), "t.resolver.json"]
        case(f"{' '.join(command[:2]) or 'tokens check'}: {name}", count)(
            lambda n: (line, {"t.resolver.json": make(n)})
        )
        return make

    return add


def contexts(n):
    return resolver(
        {"base": {"sources": [one(0)]}}, {"m": {"contexts": {f"c{place}": [one(place)] for place in range(n)}}}
    )


resolved("contexts of a modifier", 4_000)(contexts)
resolved("contexts of a modifier", 1_000, "tokens", "build", "--format", "css", "--out", "written")(contexts)


@resolved("contexts of a modifier that lack a token", 2_000)
def lacking(n):
    return resolver(
        {"base": {"sources": [one(0)]}},
        {"m": {"contexts": {f"c{place}": [{f"own{place}": {"$type": "number", "$value": 1}}] for place in range(n)}}},
    )


@resolved("modifiers", 500)
def modifiers(n):
    return resolver({}, {f"m{place}": {"contexts": {"only": [one(place)]}} for place in range(n)})


@resolved("sets", 2_000)
def sets(n):
    return resolver(
        {f"s{place}": {"sources": [{f"t{place}": {"$type": "number", "$value": 1}}]} for place in range(n)}, {}
    )


@resolved("sets that replace one another's token", 2_000)
def replacing(n):
    return resolver({f"s{place}": {"sources": [one(place)]} for place in range(n)}, {})


@resolved("sources of a set", 2_000)
def sources(n):
    return resolver({"base": {"sources": [{f"t{place}": {"$type": "number", "$value": 1}} for place in range(n)]}}, {})


@case("tokens check: files of a set", 500)
def files(n):
    made = {f"f{place}.tokens.json": {f"t{place}": {"$type": "number", "$value": 1}} for place in range(n)}
    made["t.resolver.json"] = resolver({"base": {"sources": [{"$ref": name} for name in made]}}, {})
    return ["tokens", "check", "t.resolver.json"], made


@case("tokens diff: tokens that changed, went and came", 5_000)
def diff(n):
    def side(first, value):
        return {"$type": "number", **{f"t{place}": {"$value": place + value} for place in range(first, first + n)}}

    return ["tokens", "diff", "a.tokens.json", "b.tokens.json"], {
        "a.tokens.json": side(0, 0),
        "b.tokens.json": side(n // 2, 1),
    }


@case("tokens diff: contexts", 1_000)
def diff_contexts(n):
    return ["tokens", "diff", "a.resolver.json", "b.resolver.json"], {
        "a.resolver.json": contexts(n),
        "b.resolver.json": contexts(n + 1),
    }

/// Checks of the structure of sets and modifiers, whether or not the order refers to them.
extension ResolverReader {
    mutating func checkSet(
        _ value: JSONValue, _ name: String, at place: SourcePosition, extra: [String]
    ) {
        guard checkMembers(value, name, ["sources", "description", "$extensions"] + extra) else {
            return
        }
        guard let sources = value["sources"] else {
            loader.diagnostics.append(
                .error("missing-sources", "\(name) has no sources", at: place))
            return
        }
        checkSources(sources, "sources of \(name)")
        checkReferences(sources)
    }

    mutating func checkModifier(
        _ value: JSONValue, _ name: String, at place: SourcePosition, extra: [String]
    ) {
        let known = ["contexts", "default", "description", "$extensions"] + extra
        guard checkMembers(value, name, known) else { return }
        guard let contexts = value["contexts"] else {
            loader.diagnostics.append(
                .error("missing-contexts", "\(name) has no contexts", at: place))
            return
        }
        guard contexts.isObject, contexts.count > 0 else {
            report(
                "missing-contexts", "contexts of \(name) is not an object with contexts", contexts)
            return
        }
        if contexts.count == 1, !value.storage.tolerates(value.index) {
            report(
                "single-context", "\(name) has only one context, so there is no choice", contexts,
                help: ["make it a set, or add a context"])
        }
        for context in contexts.members {
            checkSources(context.value, "context '\(context.name)' of \(name)")
            checkReferences(context.value)
        }
        guard let fallback = value["default"] else { return }
        guard let text = fallback.string else {
            report("invalid-default", "default of \(name) is not a string", fallback)
            return
        }
        if !contexts.members.contains(where: { $0.isNamed(text) }) {
            report(
                "invalid-default", "default of \(name) is '\(text)', not one of its contexts",
                fallback,
                help: Suggestions.help(
                    for: text, among: contexts.members.map(\.name), noun: "context"))
        }
    }

    private mutating func checkMembers(
        _ value: JSONValue, _ name: String, _ known: [String]
    ) -> Bool {
        guard value.isObject else {
            report("not-an-object", "\(name) is \(value.kind.words), not an object", value)
            return false
        }
        for member in value.members {
            switch member.name {
            case "description":
                if !member.value.isString {
                    report("not-a-string", "description of \(name) is not a string", member.value)
                }
            case "$extensions":
                if !member.value.isObject {
                    report(
                        "invalid-extensions", "'$extensions' of \(name) is not an object",
                        member.value)
                }
            case let other where !known.contains(other):
                loader.diagnostics.append(
                    .error(
                        "unknown-member", "\(name) cannot have a member '\(other)'",
                        at: member.namePlace,
                        help: other == "$ref"
                            ? [OtherReading.referredSet]
                            : Suggestions.help(for: other, among: known, noun: "member")))
            default: continue
            }
        }
        return true
    }

    private mutating func checkSources(_ value: JSONValue, _ name: String) {
        guard value.isArray else {
            report("not-an-array", "\(name) is \(value.kind.words), not an array", value)
            return
        }
        for element in value.elements where !element.isObject {
            report(
                "not-an-object", "one of the \(name) is \(element.kind.words), not an object",
                element, help: element.string.map { ["write {\"$ref\": \"\($0)\"}"] } ?? [])
        }
    }
}

/// A reader for resolver documents.
///
/// Source: DTCG Resolver 2025.10, 3 and 4.
struct ResolverReader {
    var loader: ProjectLoader
    let document: JSONValue
    private var choices: [ResolverModifier] = []
    /// The index in `choices` of each modifier object.
    private var choiceOf: [ReferenceKey: Int] = [:]
    private var choiceNamed: [String: Int] = [:]

    /// Members by the bytes of their names, for objects with many members.
    var indexes: [ReferenceKey: [[UInt8]: JSONValue]] = [:]
    /// Lists whose references have been checked.
    var checked: Set<ReferenceKey> = []

    init(loader: ProjectLoader, document: JSONValue) {
        self.loader = loader
        self.document = document
    }

    mutating func read() -> ([ResolutionStep], [ResolverModifier]) {
        checkTop()
        if let sets = document["sets"], sets.isObject {
            for member in sets.members {
                checkSet(member.value, "set '\(member.name)'", at: member.namePlace, extra: [])
            }
        }
        if let modifiers = document["modifiers"], modifiers.isObject {
            for member in modifiers.members {
                checkModifier(
                    member.value, "modifier '\(member.name)'", at: member.namePlace, extra: [])
            }
        }
        return (readOrder(), choices)
    }

    mutating func report(
        _ id: String, _ message: String, _ value: JSONValue, help: [String] = []
    ) {
        loader.diagnostics.append(.error(id, message, at: value.place, help: help))
    }

    private mutating func checkTop() {
        let known = [
            "name", "version", "description", "sets", "modifiers", "resolutionOrder", "$schema",
            "$defs",
        ]
        for member in document.members {
            switch member.name {
            case "name", "description", "$schema":
                if !member.value.isString {
                    report("not-a-string", "'\(member.name)' is not a string", member.value)
                }
            case "version":
                if !member.value.isString("2025.10") {
                    let found = member.value.string.map { "'\($0)'" } ?? member.value.kind.words
                    report("invalid-version", "version is \(found), not '2025.10'", member.value)
                }
            case "sets", "modifiers", "$defs":
                if !member.value.isObject {
                    report("not-an-object", "'\(member.name)' is not an object", member.value)
                }
            case "resolutionOrder": break
            default:
                loader.diagnostics.append(
                    .error(
                        "unknown-member", "a resolver document has no member '\(member.name)'",
                        at: member.namePlace,
                        help: Suggestions.help(for: member.name, among: known, noun: "member")))
            }
        }
        if document["version"] == nil {
            report(
                "missing-version", "the resolver document has no version", document,
                help: ["add \"version\": \"2025.10\""])
        }
        guard let order = document["resolutionOrder"] else {
            report("missing-order", "the resolver document has no resolutionOrder", document)
            return
        }
        if !order.isArray || order.count == 0 {
            report(
                "invalid-order", "resolutionOrder is not an array with at least one item", order,
                help: order.isArray ? [OtherReading.emptyOrder] : [])
        }
    }

    private mutating func readOrder() -> [ResolutionStep] {
        var steps: [ResolutionStep] = []
        var names = OrderNames()
        guard let order = document["resolutionOrder"] else { return [] }
        for item in order.elements {
            guard item.isObject else {
                report(
                    "not-an-object",
                    "an item of resolutionOrder is \(item.kind.words), not an object", item,
                    help: item.string.map { ["write {\"$ref\": \"\($0)\"}"] } ?? [])
                continue
            }
            if item["$ref"] != nil {
                if let step = readReference(item, &names) { steps.append(step) }
            } else if let step = readInline(item, &names) {
                steps.append(step)
            }
        }
        return steps
    }

    /// The names of the items read so far. An inline item may not share its name with another one
    /// or with a referenced item of its kind; a referenced set and a referenced modifier may share
    /// a name (Resolver 2025.10, 4.1.6).
    private struct OrderNames {
        var inline: [String: SourcePosition] = [:]
        var inlineSets: [String: SourcePosition] = [:]
        var referredSets: [String: SourcePosition] = [:]
    }

    private mutating func reportRepeated(
        _ name: String, at place: SourcePosition, _ first: SourcePosition
    ) {
        loader.diagnostics.append(
            .error(
                "duplicate-name", "'\(name)' is the name of two items of resolutionOrder",
                at: place,
                notes: [.init("the first is here", at: first)]))
    }

    private mutating func readReference(
        _ item: JSONValue, _ names: inout OrderNames
    ) -> ResolutionStep? {
        guard let found = follow(item, isOrder: true) else { return nil }
        let contexts = found.member("contexts")
        if contexts != nil || found.isInModifiers {
            return modifier(found.name ?? "", found, at: item)
        }
        guard let sources = found.member("sources") else {
            report(
                "not-a-set", "this refers to neither a set nor a modifier", item)
            return nil
        }
        let name = found.name ?? ""
        if let first = names.inlineSets[name] { reportRepeated(name, at: item.place, first) }
        names.referredSets[name] = names.referredSets[name] ?? item.place
        return .set(expand(sources), name: name)
    }

    private mutating func readInline(
        _ item: JSONValue, _ names: inout OrderNames
    ) -> ResolutionStep? {
        guard let name = item["name"], let text = name.string else {
            report("missing-name", "an inline item of resolutionOrder has no name", item)
            return nil
        }
        let isSet = item["type"]?.isString("set") == true
        if let first = names.inline[text] ?? (isSet ? names.referredSets[text] : nil) {
            reportRepeated(text, at: name.place, first)
        }
        names.inline[text] = names.inline[text] ?? name.place
        if isSet { names.inlineSets[text] = names.inlineSets[text] ?? name.place }
        switch item["type"]?.string {
        case "set":
            checkSet(item, "set '\(text)'", at: item.place, extra: ["type", "name"])
            return item["sources"].map { .set(expand($0), name: text) }
        case "modifier":
            checkModifier(item, "modifier '\(text)'", at: item.place, extra: ["type", "name"])
            let whole = ResolverReference(
                target: item, overlays: [], name: text, isInModifiers: true)
            return modifier(text, whole, at: item)
        default:
            report(
                "invalid-item-type", "'\(text)' has no type 'set' or 'modifier'",
                item["type"] ?? item)
            return nil
        }
    }

    /// The step of a modifier; repeated entries of a modifier share one input.
    private mutating func modifier(
        _ name: String, _ found: ResolverReference, at item: JSONValue
    ) -> ResolutionStep? {
        if found.overlays.isEmpty, let known = choiceOf[ReferenceKey(found.target)] {
            return .modifier(known)
        }
        if let other = choiceNamed[name].map({ choices[$0] }) {
            loader.diagnostics.append(
                .error(
                    "duplicate-name", "'\(name)' is the name of two modifiers", at: item.place,
                    help: [OtherReading.sharedName],
                    notes: [.init("the first is here", at: other.place)]))
            return nil
        }
        guard let contexts = found.member("contexts"), contexts.isObject, contexts.count > 0 else {
            return nil
        }
        let list = contexts.members.map {
            (name: $0.name, sources: expand($0.value), place: $0.namePlace)
        }
        let wanted = found.member("default")?.string
        choices.append(
            ResolverModifier(
                name: name, contexts: list,
                defaultContext: list.contains { $0.name == wanted } ? wanted : nil,
                place: item.place))
        choiceNamed[name] = choices.count - 1
        if found.overlays.isEmpty { choiceOf[ReferenceKey(found.target)] = choices.count - 1 }
        return .modifier(choices.count - 1)
    }
}

/// The choice of a context for each modifier from an input.
///
/// Source: DTCG Resolver 2025.10, 5 and 6.1.
enum ResolverInputs {
    /// The index of the chosen context of each modifier; `nil` on any error.
    static func choose(
        _ inputs: [String: String], _ modifiers: [ResolverModifier], _ lookup: NameLookup,
        diagnostics: inout [Diagnostic]
    ) -> [Int]? {
        var chosen = [Int?](repeating: nil, count: modifiers.count)
        var faults: [Diagnostic] = []
        for (name, context) in inputs.sorted(by: { $0.key < $1.key }) {
            guard !modifiers.isEmpty else {
                diagnostics.append(
                    .warning(
                        "unused-input", "there are no modifiers, so '\(name)' changes nothing",
                        help: [OtherReading.checkedInputs])
                )
                continue
            }
            switch lookup.match(name) {
            case .one(let index):
                if let place = choose(context, modifiers[index], &faults) {
                    if chosen[index] != nil {
                        faults.append(
                            .error(
                                "repeated-input",
                                "modifier '\(modifiers[index].name)' is given more than once"))
                    }
                    chosen[index] = place
                } else {
                    chosen[index] = chosen[index] ?? -1
                }
            case .several:
                faults.append(
                    .error(
                        "ambiguous-input", "'\(name)' matches several modifiers, ignoring case",
                        help: ["write the name as the document does"]))
            case .none:
                faults.append(
                    .error(
                        "unknown-modifier", "there is no modifier '\(name)'",
                        help: help(for: name, among: modifiers.map(\.name), noun: "modifier")))
            }
        }
        for (index, modifier) in modifiers.enumerated() where chosen[index] == nil {
            if modifier.defaultContext != nil {
                chosen[index] = modifier.defaultPlace
            } else {
                let names = modifier.contexts.map(\.name)
                faults.append(
                    .error(
                        "missing-input",
                        "modifier '\(modifier.name)' has no default and no input chooses a context",
                        at: modifier.place,
                        help: ["its contexts are \(list(names))", OtherReading.askedInputs]))
            }
        }
        diagnostics += faults
        return faults.isEmpty ? chosen.compactMap { $0 } : nil
    }

    private static func choose(
        _ context: String, _ modifier: ResolverModifier, _ faults: inout [Diagnostic]
    ) -> Int? {
        switch modifier.lookup.match(context) {
        case .one(let index): return index
        case .several:
            faults.append(
                .error(
                    "ambiguous-input",
                    "'\(context)' matches several contexts of '\(modifier.name)', ignoring case",
                    help: ["write the name as the document does"]))
        case .none:
            let names = modifier.contexts.map(\.name)
            faults.append(
                .error(
                    "unknown-context", "modifier '\(modifier.name)' has no context '\(context)'",
                    help: help(for: context, among: names, noun: "context")))
        }
        return nil
    }

    private static func help(for name: String, among names: [String], noun: String) -> [String] {
        let near = Suggestions.help(for: name, among: names, noun: noun)
        return near.isEmpty ? ["the \(noun)s are \(list(names))"] : near
    }

    private static func list(_ names: [String]) -> String {
        names.prefix(12).map { "'\($0)'" }.joined(separator: ", ")
            + (names.count > 12 ? ", …" : "")
    }
}

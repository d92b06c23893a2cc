/// The results as edits of the author's documents.
extension ComputedResults {
    /// The tokens to add to a context of a modifier.
    struct Addition {
        let modifier: String
        let context: String
        var tokens: [ForeignProject.Token] = []

        /// The tokens in an order in which a group's tokens are together.
        var inOrder: [ForeignProject.Token] {
            tokens.sorted { $0.path.lexicographicallyPrecedes($1.path) }
        }
    }

    /// The edits that write the results into a document.
    ///
    /// - Parameters:
    ///   - resolver: The resolver document, whose contexts results may be added to.
    ///   - additions: Receives the tokens whose results depend on a modifier.
    func edits(
        in document: JSONDocument, of resolver: JSONValue?, adding additions: inout [Addition],
        diagnostics: inout [Diagnostic]
    ) -> [SourceEdit] {
        guard !outcomes.isEmpty else { return [] }
        var edits: [SourceEdit] = []
        var stack: [(path: [String], object: JSONValue)] = Leniency.tokenTrees(of: document)
            .reversed().map { ([], $0) }
        while let (path, group) = stack.popLast() {
            var moved: Set<String> = []
            var inner: [(path: [String], object: JSONValue)] = []
            for member in group.members where member.isNode {
                let (object, steps) = (member.value, path + [member.name])
                guard let value = object["$value"] else {
                    inner.append((steps, object))
                    continue
                }
                switch outcomes[ValueKey(object.storage, object.range.lowerBound)] {
                case nil: break
                case .same(let result):
                    edits += Self.edits(of: object, value, result)
                    guard let type = result.ownType, type.isStandard, object["$type"] == nil,
                        !LenientReader.hasBraces(value)
                    else { break }
                    diagnostics.warn(
                        "lenient-type",
                        "'\(steps.joined(separator: "."))' has no type: it is given the type of "
                            + "what it overrides, \(type.rawValue)", at: value.place)
                case let outcome?:
                    if let stops = Self.stops(of: value) {
                        edits.append(SourceEdit(value.range, stops))
                    } else if case .varying(let modifier, let results) = outcome,
                        results.allSatisfy({ $0.result.type?.isStandard != false }),
                        resolver.map({ Self.hasContexts(results, of: modifier, $0) }) != false
                    {
                        moved.insert(member.name)
                        for (context, result) in results {
                            let token = Self.token(object, steps, result)
                            Self.add(token, to: context, of: modifier, &additions)
                        }
                    } else {
                        var reason = Reason(words: "the format has no type for its result")
                        if case .unclear(let other) = outcome { reason = other }
                        diagnostics.warn(
                            "kept-calculation", "a calculation is kept: \(reason.words)",
                            at: value.place, help: reason.results)
                    }
                }
            }
            if !moved.isEmpty { edits += group.edits(removing: moved) }
            stack += inner.reversed()
        }
        return edits
    }

    /// The edits that add tokens to the contexts of a resolver document.
    static func edits(
        of resolver: JSONValue, adding additions: [Addition]
    ) -> [SourceEdit] {
        additions.compactMap { addition in
            guard let list = context(addition.context, of: addition.modifier, in: resolver) else {
                return nil
            }
            let end = list.elements.reduce(list.start + 1) { max($0, $1.range.upperBound) }
            let comma = list.count == 0 ? "" : ",\n          "
            return SourceEdit(end..<end, comma + ForeignProject.text(ofSource: addition.inOrder))
        }
    }

    /// The list of a context's sources in a resolver document.
    private static func context(
        _ context: String, of modifier: String, in resolver: JSONValue
    ) -> JSONValue? {
        let items = resolver["resolutionOrder"]?.elements.map { $0 } ?? []
        let found =
            resolver["modifiers"]?[modifier]
            ?? items.first { $0["name"]?.isString(modifier) == true }
        return found?["contexts"]?[context].flatMap { $0.isArray ? $0 : nil }
    }

    private static func hasContexts(
        _ results: [(context: String, result: Result)], of modifier: String, _ resolver: JSONValue
    ) -> Bool {
        results.allSatisfy { context($0.context, of: modifier, in: resolver) != nil }
    }

    private static func add(
        _ token: ForeignProject.Token, to context: String, of modifier: String,
        _ additions: inout [Addition]
    ) {
        let known = additions.firstIndex { ($0.modifier, $0.context) == (modifier, context) }
        if known == nil { additions.append(Addition(modifier: modifier, context: context)) }
        additions[known ?? additions.count - 1].tokens.append(token)
    }

    /// A token with a result as its value, and its other members.
    private static func token(
        _ object: JSONValue, _ path: [String], _ result: Result
    ) -> ForeignProject.Token {
        let change = edits(ofExtensions: object)
        var members = object.members.compactMap {
            member -> (name: String, json: [SourceRewrite.Piece])? in
            guard !member.isNamed("$type") else { return nil }
            if member.isNamed("$value") { return (member.name, ["\(result.text)"]) }
            let pieces = member.value.pieces(with: member.isNamed("$extensions") ? change : [])
            let text = SourceRewrite(object.storage, pieces: pieces).bytes
            return (member.name, ["\(String(decoding: text, as: UTF8.self))"])
        }
        // The groups of a context have no types.
        if let type = result.type { members.insert(("$type", ["\"\(type.rawValue)\""]), at: 0) }
        return ForeignProject.Token(path: path, members: members, place: object.start)
    }

    /// The edits that give a token its result as its value.
    private static func edits(
        of object: JSONValue, _ value: JSONValue, _ result: Result
    ) -> [SourceEdit] {
        [SourceEdit(value.range, result.text)] + edits(of: object, giving: result.ownType)
            + edits(ofExtensions: object)
    }

    /// The edits that remove the modification of a colour.
    private static func edits(ofExtensions object: JSONValue) -> [SourceEdit] {
        object["$extensions"]?["studio.tokens"]?.edits(removing: ["modify"]) ?? []
    }

    /// The edits that give a token a type of the format, if it has another.
    private static func edits(of object: JSONValue, giving type: TokenType?) -> [SourceEdit] {
        guard let type, type.isStandard, object["$type"]?.isString(type.rawValue) != true else {
            return []
        }
        let text = "\"\(type.rawValue)\""
        if let written = object["$type"] { return [SourceEdit(written.range, text)] }
        let start = object.start + 1
        return [SourceEdit(start..<start, "\"$type\": \(text), ")]
    }

    /// The stops of a gradient of CSS whose references are whole colours; `nil` for other values.
    private static func stops(of value: JSONValue) -> String? {
        guard let text = value.string, GradientText.isGradient(text) else { return nil }
        return try? GradientText(text).json
    }
}

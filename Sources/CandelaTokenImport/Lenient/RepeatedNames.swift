/// Members of one object with the same name: the first stands.
enum RepeatedNames {
    /// A document without the later ones of such members.
    ///
    /// - Parameters:
    ///   - found: What parsing the document reported.
    ///   - diagnostics: Receives a warning with both places for each of them, and the rest of
    ///     `found`.
    static func leavingOut(
        _ found: [Diagnostic], of document: JSONDocument, _ diagnostics: inout [Diagnostic]
    ) -> JSONDocument {
        guard found.contains(where: isOne) else {
            diagnostics += found
            return document
        }
        diagnostics += found.map { diagnostic in
            guard isOne(diagnostic) else { return diagnostic }
            return .warning(
                "lenient-duplicate-name", "\(diagnostic.message): this one is left out",
                at: diagnostic.place, help: diagnostic.help, notes: diagnostic.notes)
        }
        let edits = removals(in: document.root)
        return document.rewritten(SourceRewrite(document.root.storage, edits)) ?? document
    }

    private static func isOne(_ diagnostic: Diagnostic) -> Bool {
        diagnostic.id == "duplicate-name"
    }

    private static func removals(in root: JSONValue) -> [SourceEdit] {
        var edits: [SourceEdit] = []
        var stack = [root]
        while let value = stack.popLast() {
            stack += value.elements.filter { $0.isObject || $0.isArray }
            var names: Set<String> = []
            var end = 0
            for member in value.members {
                let range = member.value.range
                defer { end = range.upperBound }
                if names.insert(member.name).inserted {
                    stack.append(member.value)
                } else {
                    // The comma before it goes with it.
                    edits.append(SourceEdit(end..<range.upperBound, ""))
                }
            }
        }
        return edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }
}

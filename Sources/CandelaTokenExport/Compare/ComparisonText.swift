/// The output formats of a comparison.
public enum ComparisonFormat: String, Sendable, Hashable, CaseIterable {
    /// A line for each change, then one with the counts.
    case text
    /// The counts and a table for each kind of change, in GitHub's Markdown.
    case markdown
}

extension TokenComparison {
    /// The comparison as text, ending with a line feed.
    public func text(as format: ComparisonFormat) -> String {
        let lines =
            switch format {
            case .text: changes.map(Self.line) + contextLines + [total]
            case .markdown:
                ["**Tokens:** \(total)"] + contextParts + TokenChange.Kind.allCases.flatMap(table)
            }
        return lines.map { $0 + "\n" }.joined()
    }

    /// The counts on one line: `2 removed (1 without having been deprecated), 1 changed`.
    private var total: String {
        var parts = TokenChange.Kind.allCases.compactMap { kind -> String? in
            let changes = changes(kind)
            // A token that changed differently in two contexts counts once.
            let count = Set(changes.map(\.path)).count
            guard count > 0 else { return nil }
            let breaking = Set(changes.filter(\.isBreaking).map(\.path)).count
            return "\(count) \(kind.rawValue)"
                + (breaking > 0 ? " (\(breaking) without having been deprecated)" : "")
        }
        for (contexts, verb) in [(removedContexts, "removed"), (addedContexts, "added")]
        where !contexts.isEmpty {
            parts.append("\(contexts.count) context\(contexts.count == 1 ? "" : "s") \(verb)")
        }
        return parts.isEmpty ? "no change" : parts.joined(separator: ", ")
    }

    private var contextLines: [String] {
        (removedContexts.map { "removed context \($0)" }
            + addedContexts.map { "added context \($0)" }).map(\.onOneLine)
    }

    private static func line(_ change: TokenChange) -> String {
        let place = change.contexts.map { " [\($0)]" } ?? ""
        let start = "\(change.kind.rawValue) \(change.path)\(place): ".onOneLine
        let reason = (change.new ?? change.old)?.deprecation.map { $0.reason ?? "" }
        switch change.kind {
        case .removed:
            let was = reason.map { $0.isEmpty ? "deprecated" : "deprecated: \($0)" }
            return start + "\(change.oldText) (\(was ?? "was not deprecated"))".onOneLine
        case .changed: return start + "\(change.oldText) → \(change.newText)".onOneLine
        case .deprecated: return start + (reason ?? "").orNoReason.onOneLine
        case .added: return start + change.newText.onOneLine
        }
    }

    private var contextParts: [String] {
        (removedContexts.isEmpty
            ? []
            : ["", "Contexts removed: " + removedContexts.map(\.code).joined(separator: ", ")])
            + (addedContexts.isEmpty
                ? []
                : ["", "Contexts added: " + addedContexts.map(\.code).joined(separator: ", ")])
    }

    private func table(_ kind: TokenChange.Kind) -> [String] {
        let changes = changes(kind)
        guard !changes.isEmpty else { return [] }
        let columns =
            switch kind {
            case .removed: ["Was", "Deprecated"]
            case .changed: ["Was", "Is"]
            case .deprecated: ["Reason"]
            case .added: ["Is"]
            }
        let hasContexts = changes.contains { $0.contexts != nil }
        let head = ["Token"] + columns + (hasContexts ? ["Contexts"] : [])
        let rows = changes.map { change in
            [change.path.code] + Self.cells(change)
                + (hasContexts ? [change.contexts?.code ?? "all"] : [])
        }
        return ["", "### \(kind.rawValue.capitalizedFirst)", ""]
            + ([head, head.map { _ in "---" }] + rows).map { "| \($0.joined(separator: " | ")) |" }
    }

    private static func cells(_ change: TokenChange) -> [String] {
        switch change.kind {
        case .removed:
            let reason = change.old?.deprecation.map { $0.reason?.cell ?? "yes" }
            return [change.oldText.code, reason ?? "**no**"]
        case .changed: return [change.oldText.code, change.newText.code]
        case .deprecated: return [(change.new?.deprecation?.reason ?? "").orNoReason.cell]
        case .added: return [change.newText.code]
        }
    }
}

extension String {
    fileprivate var orNoReason: String { isEmpty ? "no reason given" : self }

    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

    /// The text escaped for a cell of a Markdown table.
    fileprivate var cell: String {
        // By scalars: a bar with a combining mark is one character, and the bar would still end the
        // cell.
        var text = String.UnicodeScalarView()
        for scalar in onOneLine.unicodeScalars {
            if "\\`*_{}[]<>#|~&".unicodeScalars.contains(scalar) { text.append("\\") }
            text.append(scalar)
        }
        return String(text)
    }

    /// The text as code in a cell of a Markdown table; a bar must be escaped there even in code.
    fileprivate var code: String {
        var text = String.UnicodeScalarView()
        var longest = 0
        var run = 0
        for scalar in onOneLine.unicodeScalars {
            if scalar == "|" { text.append("\\") }
            text.append(scalar)
            run = scalar == "`" ? run + 1 : 0
            longest = max(longest, run)
        }
        let fence = String(repeating: "`", count: longest + 1)
        let words = String(text)
        return longest == 0 ? "\(fence)\(words)\(fence)" : "\(fence) \(words) \(fence)"
    }
}

/// The conversion of references in the notations of other tools, and of those to tokens that became
/// `$root`.
struct LenientReferences {
    private(set) var edits: [SourceEdit] = []
    private(set) var diagnostics: [Diagnostic] = []

    private let scan: TreeIndex
    /// The paths of all tokens as written; made when a reference ends in `.value`.
    private lazy var tokens = moved.union(
        scan.entries.indices.filter { scan.entries[$0].isToken }.map { scan.path(of: $0) })

    /// The paths of the tokens that became the `$root` of a group.
    private let moved: Set<String>

    /// The names of the sets that references begin with, each with a dot.
    private let prefixes: [String]

    /// - Parameters:
    ///   - moved: The paths of the tokens that became the `$root` of a group.
    ///   - sets: The names of the sets of Tokens Studio in the document.
    init(in scan: TreeIndex, moved: Set<String>, sets: [String] = []) {
        self.scan = scan
        self.moved = moved
        let names = Set(sets.flatMap { [$0 + ".", $0.replacing("/", with: ".") + "."] })
        prefixes = scan.hasReferences(beginningWith: names) ? names.sorted() : []
        let all = !moved.isEmpty || !prefixes.isEmpty
        for (index, entry) in scan.entries.enumerated() {
            if entry.isExtension, !prefixes.isEmpty { readExtended(of: index) }
            guard entry.isToken else { continue }
            if all, entry.extensions > 0, let object = scan.object(entry),
                let change = LenientReader.modification(of: object)
            {
                read(change, of: index)
            }
            guard scan.mayRefer(entry, anyReference: all), let value = scan.json(entry.value)
            else { continue }
            read(value, of: index)
        }
    }

    private mutating func read(_ value: JSONValue, of token: Int) {
        if let text = value.string {
            guard let new = reading(of: text) else { return }
            change(value, text, to: new, of: token)
        }
        for member in value.members {
            if member.isNamed("$ref"), let text = member.value.string, let new = pointer(text) {
                change(member.value, text, to: new, of: token)
            } else {
                read(member.value, of: token)
            }
        }
        for element in value.elements { read(element, of: token) }
    }

    /// Reads the group that another extends, by its path without the name of its set.
    private mutating func readExtended(of group: Int) {
        guard let value = scan.object(scan.entries[group])?["$extends"], let text = value.string,
            text.hasPrefix("{"), text.hasSuffix("}")
        else { return }
        let path = text.dropFirst().dropLast().withTrimmedSteps
        let new = withoutSet(path) { path, tokens in
            tokens.contains { $0.hasPrefix(path + ".") }
        }
        if new != path { change(value, text, to: "{\(new)}", of: group) }
    }

    private mutating func change(
        _ value: JSONValue, _ old: String, to new: String, of token: Int
    ) {
        edits.append(SourceEdit(value.range, "\"\(new)\""))
        diagnostics.warn(
            "lenient-reference",
            "'\(scan.path(of: token))' has the reference '\(old)', read as '\(new)'",
            at: value.place)
    }

    /// The reference that a text must mean; `nil` if it needs no change or is not a reference.
    private mutating func reading(of text: String) -> String? {
        let isPlain = text.utf8.allSatisfy {
            $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
        }
        guard isPlain else { return nil }
        var inner: String
        if text.hasPrefix("{"), text.hasSuffix("}"), text.count > 2 {
            inner = String(text.dropFirst().dropLast())
        } else if text.hasPrefix("$"), Self.isPath(text.dropFirst()),
            text.contains(".") || tokens.contains(String(text.dropFirst()))
        {
            inner = String(text.dropFirst())
        } else {
            return readingParts(of: text)
        }
        guard !inner.contains("{"), !inner.contains("}") else { return readingParts(of: text) }
        inner = inner.withTrimmedSteps
        if inner.hasSuffix(".$value") {
            inner.removeLast(7)
        } else if inner.hasSuffix(".value"), !tokens.contains(inner) {
            inner.removeLast(6)
        }
        if !prefixes.isEmpty { inner = withoutSet(inner) { $1.contains($0) } }
        if moved.contains(inner) { inner += ".$root" }
        let new = "{\(inner)}"
        return new == text || inner.isEmpty ? nil : new
    }

    /// A text whose references do not begin with the name of a set; `nil` if it needs no change.
    private mutating func readingParts(of text: String) -> String? {
        guard !prefixes.isEmpty else { return nil }
        var parts = text.split(separator: "{", omittingEmptySubsequences: false).map(String.init)
        for index in parts.indices.dropFirst() {
            let end = parts[index].firstIndex(of: "}") ?? parts[index].endIndex
            // Without an end, the rest of the path is another reference.
            let isWhole = end < parts[index].endIndex
            let path = withoutSet(parts[index][..<end].withTrimmedSteps) { path, tokens in
                isWhole ? tokens.contains(path) : tokens.contains { $0.hasPrefix(path) }
            }
            parts[index] = path + parts[index][end...]
        }
        let new = parts.joined(separator: "{")
        return new == text ? nil : new
    }

    /// The path of a token or group without the name of its set before it.
    ///
    /// - Parameter isKnown: Whether a path leads to one of the tokens with some paths.
    private mutating func withoutSet(
        _ path: String, _ isKnown: (String, Set<String>) -> Bool
    ) -> String {
        guard let prefix = prefixes.first(where: path.hasPrefix) else { return path }
        let rest = String(path.dropFirst(prefix.count))
        return !isKnown(path, tokens) && isKnown(rest, tokens) ? rest : path
    }

    /// A JSON Pointer into a token that became a `$root`; `nil` for any other.
    private func pointer(_ text: String) -> String? {
        guard text.hasPrefix("#/"), let range = text.firstRange(of: "/$value"),
            !text.contains("~"), !text.contains("\"")
        else { return nil }
        let path = text[..<range.lowerBound].dropFirst(2).replacing("/", with: ".")
        guard moved.contains(String(path)) else { return nil }
        return text[..<range.lowerBound] + "/$root/$value" + text[range.upperBound...]
    }

    /// Whether a text consists of steps of letters, digits, hyphens and underscores.
    private static func isPath(_ text: Substring) -> Bool {
        let steps = text.split(separator: ".", omittingEmptySubsequences: false)
        return steps.allSatisfy { step in
            !step.isEmpty
                && step.unicodeScalars.allSatisfy {
                    !$0.isASCII || $0.properties.isAlphabetic || ("0"..."9").contains($0)
                        || $0 == "-" || $0 == "_"
                }
        }
    }
}

/// The correction of mistakes in resolver documents.
struct LenientResolver {
    private(set) var edits: [SourceEdit] = []
    private(set) var diagnostics: [Diagnostic] = []

    init(_ root: JSONValue) {
        readVersion(root)
        for item in Self.items(of: root) {
            readSources(item["sources"])
            readModifier(item)
        }
    }

    /// The sets and modifiers of a document, and those that its order contains.
    static func items(of root: JSONValue) -> [JSONValue] {
        ["sets", "modifiers"].flatMap { root[$0]?.members.map(\.value) ?? [] }
            + (root["resolutionOrder"]?.elements.map { $0 } ?? [])
    }

    /// Modifiers with a single context, which offer no choice but are unambiguous.
    static func singleContexts(in root: JSONValue) -> [JSONValue] {
        items(of: root).filter { $0["contexts"]?.isObject == true && $0["contexts"]?.count == 1 }
    }

    private mutating func readVersion(_ root: JSONValue) {
        guard let version = root["version"] else {
            let order = root["resolutionOrder"]?.elements.map { $0 } ?? []
            guard !order.isEmpty, let first = Array(root.members).first else { return }
            edits.append(SourceEdit(first.start..<first.start, "\"version\": \"2025.10\", "))
            diagnostics.warn(
                "lenient-resolver", "the version is missing, read as '2025.10'", at: root.place)
            return
        }
        guard let text = version.string, ["2025-10-01", "2025-11-01"].contains(text) else { return }
        replace(version, with: "\"2025.10\"", "the version '\(text)' is read as '2025.10'")
    }

    private mutating func readModifier(_ modifier: JSONValue) {
        if let context = modifier.member("context"), modifier["contexts"] == nil {
            edits.append(SourceEdit(context.nameRange, "\"contexts\""))
            diagnostics.warn(
                "lenient-resolver", "'context' is read as 'contexts'", at: modifier.place)
        }
        let contexts = modifier["contexts"] ?? modifier["context"]
        let names = contexts?.members.map { $0 } ?? []
        if names.count == 1, modifier["default"] == nil {
            let name = names[0].quotedName
            edits += modifier.edits(removing: [], adding: [["\"default\": \(name)"]])
        }
        for sources in contexts?.members.map(\.value) ?? [] { readSources(sources) }
    }

    private mutating func readSources(_ sources: JSONValue?) {
        for source in sources?.elements.map({ $0 }) ?? [] {
            if let text = source.string {
                let reference = Self.pointer(text) ?? text
                replace(
                    source, with: "{\"$ref\": \(JSONText.quoted(reference))}",
                    "the source '\(text)' is read as a reference")
            } else if let reference = source["$ref"], let text = reference.string,
                let pointer = Self.pointer(text)
            {
                replace(
                    reference, with: JSONText.quoted(pointer),
                    "the reference '\(text)' is read as '\(pointer)'")
            }
        }
    }

    /// Converts `file.json#a/b` to `file.json#/a/b`; `nil` if no slash is missing.
    private static func pointer(_ text: String) -> String? {
        guard let hash = text.firstIndex(of: "#") else { return nil }
        let rest = text[text.index(after: hash)...]
        guard !rest.isEmpty, !rest.hasPrefix("/") else { return nil }
        return text[...hash] + "/" + rest
    }

    private mutating func replace(_ value: JSONValue, with text: String, _ message: String) {
        edits.append(SourceEdit(value.range, text))
        diagnostics.warn("lenient-resolver", message, at: value.place)
    }
}

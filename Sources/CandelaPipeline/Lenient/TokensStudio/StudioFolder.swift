/// The conversion of a folder of Tokens Studio, with a file for each set and `$metadata.json` and
/// `$themes.json` beside them, to a resolver document that refers to the files.
enum StudioFolder {
    /// The names of the files that describe a folder, in the order they are looked for.
    static let names = ["$metadata.json", "$themes.json"]

    /// Whether a path is that of a file that describes a folder.
    static func isDescribed(by path: String) -> Bool { names.contains(FilePath.name(of: path)) }

    /// The resolver document of a folder.
    ///
    /// - Parameters:
    ///   - document: The file that describes it.
    ///   - other: The other such file, if there is one.
    ///   - exists: Whether there is a file with this name in the folder.
    /// - Returns: `nil` if the files name no set.
    static func document(
        _ document: JSONDocument, _ other: JSONDocument?, diagnostics: inout [Diagnostic],
        exists: (String) -> Bool
    ) -> JSONDocument? {
        let files = [document.root] + (other.map { [$0.root] } ?? [])
        let order = files.compactMap { $0["tokenSetOrder"] }.first
        let themes = files.first(where: \.isArray)
        var sets = order?.elements.compactMap(\.string) ?? []
        for theme in themes?.elements.map({ $0 }) ?? [] {
            for set in theme["selectedTokenSets"]?.members.map(\.name) ?? []
            where !sets.contains(set) { sets.append(set) }
        }
        let missing = sets.filter { !exists("\($0).json") }
        sets.removeAll(where: missing.contains)
        guard !sets.isEmpty else { return nil }
        let read = StudioThemes(sets: sets, order: order, themes: themes)
        for name in missing {
            diagnostics.append(
                .warning(
                    "missing-set", "the set '\(name)' has no file '\(name).json': it is left out",
                    at: document.root.place))
        }
        for name in read.unused {
            diagnostics.append(
                .warning(
                    "unused-set", "no theme uses the set '\(name)': it is left out",
                    at: document.root.place))
        }
        for (message, place) in read.problems {
            diagnostics.append(.warning("lenient-theme", message, at: place))
        }
        let list = read.sets.map { name in
            let file = "\(name).json".replacing("%", with: "%25").replacing("#", with: "%23")
            return "\(StudioThemes.quoted(name)): {\"sources\": [{\"$ref\": "
                + "\(StudioThemes.quoted(file))}]}"
        }
        let (modifiers, steps) = read.json
        let text =
            "{\"version\": \"2025.10\", \"sets\": {\(list.joined(separator: ", "))}, "
            + "\"modifiers\": \(modifiers), \"resolutionOrder\": \(steps)}"
        let whole = SourceEdit(document.root.range, text)
        return document.rewritten(SourceRewrite(document.root.storage, [whole]))
    }
}

/// The upgrade of a token file or resolver document of an older draft to the form of 2025.10.
///
/// Order, descriptions, `$extensions` and number spellings are preserved; text that no rule applies
/// to is copied unchanged. Aliases stay aliases, and valid keywords, such as `bold`, are kept.
/// Values that the format cannot express, such as a length in `em`, are unchanged. Calculations are
/// replaced by their results, which are written into the contexts of a modifier if they depend on
/// one; those that depend on several modifiers are kept. Sets of Tokens Studio, modes and variables
/// of Figma become a resolver document.
public enum TokenUpgrade: Sendable {
    /// The text of a file in the form of 2025.10.
    ///
    /// - Parameters:
    ///   - bytes: The file.
    ///   - file: The file's name in diagnostics.
    ///   - diagnostics: Receives a warning for each correction, with its place in the file.
    /// - Returns: `nil` if the file is not JSON even with comments and trailing commas allowed,
    ///   contains a duplicate name, or is not an object; an error then gives the place.
    public static func upgraded(
        _ bytes: [UInt8], file: String, diagnostics: inout [Diagnostic]
    ) -> [UInt8]? {
        var found: [Diagnostic] = []
        let document = LenientText.document(bytes, file: file, diagnostics: &found)
        diagnostics += found
        guard let document, !found.hasErrors else { return nil }
        guard document.root.isObject else {
            diagnostics.append(
                .error(
                    "not-an-object", "the file does not contain an object, as token files must",
                    at: document.root.place))
            return nil
        }
        let results = ComputedResults(bytes, file: file)
        let upgraded = Leniency.convert(
            document, as: .whole, forWriting: true, leaving: results?.unread ?? [],
            diagnostics: &diagnostics)
        var additions: [ComputedResults.Addition] = []
        let edits =
            results?.edits(
                in: upgraded, of: upgraded.root, adding: &additions, diagnostics: &diagnostics)
            ?? []
        let others = ComputedResults.edits(of: upgraded.root, adding: additions)
        return SourceRewrite(upgraded.root.storage, edits + others).bytes
    }
}

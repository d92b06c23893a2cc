/// Brings a token file or resolver document of an older draft into the form of 2025.10.
///
/// Order, descriptions, `$extensions` and the spelling of numbers stay; what no rule touches keeps
/// its bytes. Aliases stay aliases and words stay words. What the format cannot say, such as a
/// length in `em`, stays as it is.
public enum TokenUpgrade: Sendable {
    /// The upgraded text.
    ///
    /// - Parameters:
    ///   - bytes: The file.
    ///   - file: What to call it in places.
    ///   - diagnostics: Gains a warning for each concession, with its place in the file.
    /// - Returns: Nothing when the file is not JSON even with comments and trailing commas, or
    ///   holds a name twice; then an error says where.
    public static func upgraded(
        _ bytes: [UInt8], file: String, diagnostics: inout [Diagnostic]
    ) -> [UInt8]? {
        let text = LenientText(bytes, file: file)
        diagnostics += text.diagnostics
        var found: [Diagnostic] = []
        let document = JSONDocument.parse(text.bytes, file: file, diagnostics: &found)
        diagnostics += found
        guard let document, !found.hasErrors else { return nil }
        guard document.root.isObject else {
            diagnostics.append(
                .error(
                    "not-an-object", "the file holds no object, as token files do",
                    at: document.root.place))
            return nil
        }
        return Leniency.upgrade(document, diagnostics: &diagnostics).root.storage.bytes
    }
}

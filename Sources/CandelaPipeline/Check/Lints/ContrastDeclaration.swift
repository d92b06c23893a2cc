/// What a token says in `$extensions.org.candela` about the surfaces it is drawn on: `on`, a list of
/// token paths, and `use`.
struct ContrastDeclaration {
    /// The surfaces' paths with their places in the file.
    let surfaces: [JSONValue]

    /// `use` as written.
    let written: JSONValue?

    /// What the foreground is for; text when it does not say.
    var use: ContrastPurpose { written?.string.flatMap(ContrastPurpose.init) ?? .text }

    /// Whether `use` is something else than one of its words.
    var isUseUnknown: Bool { written.map { $0.string.flatMap(ContrastPurpose.init) == nil } ?? false }

    /// Reads `$extensions`; nothing without `on`.
    init?(_ extensions: JSONValue) {
        guard let candela = extensions["org.candela"], let on = candela["on"] else { return nil }
        surfaces = on.isString ? [on] : on.elements.filter(\.isString)
        written = candela["use"]
    }
}

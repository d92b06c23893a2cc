/// The format `json`.
enum FlatJSON {
    static func file(for tokens: ResolvedTokens, named name: String) -> EmittedFile {
        var writer = JSONWriter()
        tokens.writeJSON(to: &writer)
        return EmittedFile(path: "\(name).json", bytes: writer.finish())
    }
}

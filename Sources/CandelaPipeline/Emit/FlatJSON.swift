/// The format `json`.
enum FlatJSON {
    static func files(for export: TokenExport) -> [EmittedFile] {
        export.permutations.map { permutation in
            var writer = JSONWriter()
            writer.reserve(permutation.tokens.sourceSize)
            permutation.tokens.writeJSON(to: &writer)
            return EmittedFile("\(permutation.name).json", writer.finish())
        }
    }
}

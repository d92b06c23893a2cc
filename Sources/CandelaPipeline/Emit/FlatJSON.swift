/// The format `json`.
enum FlatJSON {
    static func files(
        for export: TokenExport, diagnostics: inout [Diagnostic]
    ) -> [EmittedFile] {
        var files: [EmittedFile] = []
        for permutation in export.permutations {
            var writer = JSONWriter()
            writer.reserve(permutation.tokens.sourceSize)
            permutation.tokens.writeJSON(to: &writer)
            files.add(
                ["\(permutation.name).json"], writer.finish(), of: permutation.origin,
                diagnostics: &diagnostics)
        }
        return files
    }
}

/// The format `json`: a flat object for each permutation, token path → type and value.
enum FlatJSON {
    static func files(
        for export: TokenExport, options: ExportOptions, diagnostics: inout [Diagnostic]
    ) -> [EmittedFile] {
        export.files(diagnostics: &diagnostics) { subject, tokens in
            var writer = JSONWriter()
            writer.reserve(tokens.sourceSize)
            tokens.writeJSON(to: &writer, prefix: export.naming.prefix)
            return (options.path(.json, for: subject, ending: ".json"), writer.finishPrintable())
        }
    }
}

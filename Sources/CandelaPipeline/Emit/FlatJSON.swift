/// The format `json`.
enum FlatJSON {
    static func files(
        for export: TokenExport, options: ExportOptions, diagnostics: inout [Diagnostic]
    ) -> [EmittedFile] {
        var files: [EmittedFile] = []
        for (subject, tokens) in export.parts {
            var writer = JSONWriter()
            writer.reserve(tokens.sourceSize)
            tokens.writeJSON(to: &writer, prefix: export.prefix)
            files.add(
                options.path(.json, for: subject, ending: ".json"), writer.finish(),
                of: subject.origin, diagnostics: &diagnostics)
        }
        return files
    }
}

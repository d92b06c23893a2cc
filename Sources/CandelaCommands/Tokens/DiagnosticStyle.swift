import CandelaDTCG

/// The format in which a command reports problems in tokens.
enum DiagnosticStyle: String, Sendable, Hashable, CaseIterable {
    /// Lines for people and editors: `file:line:column: error: …`.
    case text
    /// One JSON object for other programs.
    case json

    /// An outcome with problems on standard error in this style.
    func outcome(
        output: [UInt8] = [], _ diagnostics: [Diagnostic], written: Outcome.Written? = nil,
        status: ExitStatus = .success
    ) -> Outcome {
        switch self {
        case .text:
            Outcome(output: output, diagnostics: diagnostics, written: written, status: status)
        case .json:
            Outcome(
                output: output, errorDocument: json(diagnostics, written: written),
                status: status)
        }
    }

    /// A JSON document with the problems: `{"diagnostics": […], "errors": 1, "warnings": 0}`, and
    /// `written` for commands that write files, with `unchanged` if some had the same content.
    func json(_ diagnostics: [Diagnostic], written: Outcome.Written? = nil) -> [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        writer.name("diagnostics")
        writer.beginArray()
        for diagnostic in diagnostics { diagnostic.writeJSON(to: &writer) }
        writer.endArray()
        let errors = diagnostics.filter { $0.severity == .error }.count
        writer.name("errors")
        writer.number(errors)
        writer.name("warnings")
        writer.number(diagnostics.count - errors)
        for (name, paths) in [("written", written?.paths), ("unchanged", written?.unchanged)] {
            guard let paths, name == "written" || !paths.isEmpty else { continue }
            writer.name(name)
            writer.beginArray()
            for path in paths { writer.string(path) }
            writer.endArray()
        }
        writer.endObject()
        return writer.finishPrintable()
    }
}

extension ArgumentReader {
    /// The style given with `--diagnostics`.
    ///
    /// - Throws: A usage failure for an unknown style.
    mutating func diagnosticStyle() throws(Failure) -> DiagnosticStyle {
        try choice("diagnostics", "STYLE", "the format of problems: text, json", default: .text)
    }
}

extension Invocation {
    /// Whether problems are reported as JSON, also problems of the arguments.
    var reportsJSON: Bool { values["diagnostics"] == [DiagnosticStyle.json.rawValue] }
}

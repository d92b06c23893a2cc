import CandelaDTCG

/// The format in which a command reports problems in tokens.
enum DiagnosticStyle: String, Sendable, Hashable, CaseIterable {
    /// Lines for people and editors: `file:line:column: error: …`.
    case text
    /// One JSON object for other programs.
    case json

    static let option = Option(
        "diagnostics", "STYLE", "the format of problems: text, json", default: "text")

    /// The style given on the command line; text by default.
    ///
    /// - Throws: A usage failure for an unknown style.
    init(_ invocation: Invocation) throws(Failure) {
        self = try invocation.choice(of: Self.option, from: Self.self) ?? .text
    }

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

    /// Runs a command and reports its problems in this style, including those that stop it.
    ///
    /// - Throws: The command's failure, only in the style `text`, whose lines the caller prints.
    func run(_ body: () throws(Failure) -> Outcome) throws(Failure) -> Outcome {
        do throws(Failure) {
            return try body()
        } catch {
            guard self == .json else { throw error }
            return outcome(error.diagnostics, status: error.status)
        }
    }
}

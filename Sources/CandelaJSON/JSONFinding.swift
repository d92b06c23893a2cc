/// A problem found by the parser, before its line and column are computed.
struct JSONFinding: Error {
    let severity: Diagnostic.Severity
    let id: String
    let message: String
    let offset: Int
    var help: [String] = []
    var earlier: (message: String, offset: Int)?
    var endsParsing: Bool

    /// A syntax error that ends parsing.
    static func fatal(
        _ message: String, at offset: Int, help: String? = nil, id: String = "invalid-json"
    ) -> JSONFinding {
        JSONFinding(
            severity: .error, id: id, message: message, offset: offset,
            help: help.map { [$0] } ?? [], endsParsing: true)
    }

    func diagnostic(_ place: (Int) -> SourcePosition) -> Diagnostic {
        Diagnostic(
            severity, id, message, at: place(offset), help: help,
            notes: earlier.map { [.init($0.message, at: place($0.offset))] } ?? [])
    }
}

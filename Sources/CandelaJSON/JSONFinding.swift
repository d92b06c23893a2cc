/// Something the parser has to say, before places are worked out.
struct JSONFinding: Error {
    let severity: Diagnostic.Severity
    let id: String
    let message: String
    let offset: Int
    var help: [String] = []
    var earlier: (message: String, offset: Int)?
    var endsParsing: Bool

    /// A fault after which nothing more can be read.
    static func fatal(
        _ message: String, at offset: Int, help: String? = nil, id: String = "invalid-json"
    ) -> JSONFinding {
        JSONFinding(
            severity: .error, id: id, message: message, offset: offset,
            help: help.map { [$0] } ?? [], endsParsing: true)
    }

    func diagnostic(_ place: (Int) -> SourcePlace) -> Diagnostic {
        Diagnostic(
            severity, id, message, at: place(offset), help: help,
            notes: earlier.map { [.init($0.message, at: place($0.offset))] } ?? [])
    }
}

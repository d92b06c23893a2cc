extension Sequence where Element == Diagnostic {
    /// Whether any diagnostic is an error, which makes the tool exit with 1.
    public var hasErrors: Bool { contains { $0.severity == .error } }

    /// The printed form of all diagnostics, each followed by a line break.
    public var report: String { map { "\($0)\n" }.joined() }
}

extension Sequence where Element == Diagnostic {
    /// Whether any of them is an error, so that the tool must exit 1.
    public var hasErrors: Bool { contains { $0.severity == .error } }

    /// All of them as printed, one after another, with a line break after each.
    public var report: String { map { "\($0)\n" }.joined() }
}

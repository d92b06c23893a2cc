extension ExportVariant {
    /// The appearance relative to which another one is written: its nearest fallback in this
    /// variant, or else the first; `nil` for the first.
    func fallback(of appearance: ExportAppearance) -> ExportAppearance? {
        guard let first = appearances.first, appearance != first else { return nil }
        var fallback = appearance.fallback
        while let candidate = fallback, !appearances.contains(candidate) {
            fallback = candidate.fallback
        }
        return fallback ?? first
    }
}

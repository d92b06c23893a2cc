extension ExportVariant {
    /// The appearance of this variant that another one is written as changes to: the nearest one
    /// it falls back to, or else the first; nothing for the first.
    func fallback(of appearance: ExportAppearance) -> ExportAppearance? {
        guard let first = appearances.first, appearance != first else { return nil }
        var fallback = appearance.fallback
        while let candidate = fallback, !appearances.contains(candidate) {
            fallback = candidate.fallback
        }
        return fallback ?? first
    }
}

extension SwiftName {
    /// The types of all variants, in order.
    ///
    /// - Parameter diagnostics: Receives an error if two variants have the same type.
    static func types(
        _ variants: [ExportVariant], diagnostics: inout [Diagnostic]
    ) -> [(variant: ExportVariant, type: String)] {
        var owners: [String: String] = [:]
        return variants.map { variant in
            let name = type(variant.name)
            // File systems may be case-insensitive.
            if let owner = owners.updateValue(variant.name, forKey: name.caseFolded) {
                diagnostics.append(
                    .error(
                        "identifier-clash",
                        "the contexts '\(owner)' and '\(variant.name)' would both be '\(name)'",
                        help: ["rename one of the two, or choose one with '--input'"]))
            }
            return (variant, name)
        }
    }
}

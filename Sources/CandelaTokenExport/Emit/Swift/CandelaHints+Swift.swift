extension CandelaHints {
    /// Sentences for hints that a token's Swift value does not express.
    var swiftRemarks: [String] {
        func span(_ label: String, _ span: Span?, _ axis: Axis? = nil) -> String? {
            guard let span else { return nil }
            let way = axis.map { ", \($0.rawValue)" } ?? ""
            return
                "\(label): \(SwiftLiteral.number(span.from)) to \(SwiftLiteral.number(span.to))\(way)."
        }
        func text(_ label: String, _ text: String?) -> String? { text.map { "\(label): \($0)." } }
        return [
            span("Scale", scale), span("Offset", offset, axis), text("Haptic", haptic?.rawValue),
            text("Material", material?.rawValue),
            text("Emphasis", emphasis.map { $0.word ?? SwiftLiteral.number($0.number) }),
            text("Minimum scale", minimumScale.map(SwiftLiteral.number)),
            text("Largest type size", largestTypeSize?.rawValue),
            text("Solid", solid?.path),
        ].compactMap(\.self)
    }
}

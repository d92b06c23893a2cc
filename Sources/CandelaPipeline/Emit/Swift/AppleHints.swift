/// What a token says under `org.candela` in `$extensions` that Apple's platforms can draw.
///
/// Words that are not known, or of the wrong form, are reported and count as not there.
struct AppleHints: Hashable {
    private(set) var direction: Direction?
    private(set) var startRadius = 0.0
    private(set) var endRadius: Double?
    private(set) var spring: Spring?
    private(set) var repetition: Repetition?
    private(set) var textStyle: TextStyle?
    private(set) var design: Design?
    private(set) var haptic: Haptic?
    private(set) var material: Material?

    struct Spring: Hashable {
        let response: Double
        let damping: Double
    }

    struct Repetition: Hashable {
        let count: Int
        let autoreverses: Bool
    }

    enum Direction: String, CaseIterable {
        case leadingTrailing = "leading-trailing"
        case topLeadingBottomTrailing = "top-leading-bottom-trailing"
        case topBottom = "top-bottom"
        case bottomTop = "bottom-top"
        case radial, angular
    }

    enum TextStyle: String, CaseIterable {
        case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote
        case caption1, caption2
    }

    enum Design: String, CaseIterable { case `default`, rounded, monospaced, serif }

    enum Haptic: String, CaseIterable {
        case light, medium, heavy, success, warning, error, selection
    }

    enum Material: String, CaseIterable { case ultraThin, thin, regular, thick, ultraThick }

    init(_ token: ResolvedToken, diagnostics: inout [Diagnostic]) {
        guard let own = token.extensions?["org.candela"], own.isObject else { return }
        func fault(_ value: JSONValue, _ message: String, help: [String] = []) {
            diagnostics.append(.warning("unknown-hint", message, at: value.place, help: help))
        }
        func word<Word: CaseIterable & RawRepresentable<String>>(
            _ value: JSONValue, _ name: String
        ) -> Word? {
            if let word = value.string.flatMap(Word.init(rawValue:)) { return word }
            let words = Word.allCases.map(\.rawValue).joined(separator: ", ")
            fault(
                value, "'\(token.path)' has an unknown '\(name)'", help: ["it is one of \(words)"])
            return nil
        }
        func number(_ value: JSONValue?, _ name: String, in whole: JSONValue) -> Double? {
            if let number = value?.number?.double, number.isFinite { return number }
            fault(whole, "'\(token.path)' needs a number for '\(name)'")
            return nil
        }
        for member in own.members {
            let value = member.value
            switch (member.name, token.type) {
            case ("direction", .gradient): direction = word(value, "direction")
            case ("startRadius", .gradient):
                startRadius = number(value, "startRadius", in: value) ?? 0
            case ("endRadius", .gradient): endRadius = number(value, "endRadius", in: value)
            case ("spring", .transition):
                if let response = number(value["response"], "response", in: value),
                    let damping = number(value["damping"], "damping", in: value)
                {
                    spring = Spring(response: response, damping: damping)
                }
            case ("repeat", .transition):
                if let count = value["count"]?.number?.integer(as: Int.self), count > 0 {
                    repetition = Repetition(
                        count: count, autoreverses: value["autoreverses"]?.bool ?? false)
                } else {
                    fault(value, "'\(token.path)' needs a whole number above 0 for 'count'")
                }
            case ("textStyle", .typography): textStyle = word(value, "textStyle")
            case ("design", .typography): design = word(value, "design")
            case ("haptic", .number): haptic = word(value, "haptic")
            case ("material", .color): material = word(value, "material")
            default: break
            }
        }
    }

    /// Sentences for what the token says that its Swift value has no place for.
    static func remarks(_ token: ResolvedToken) -> [String] {
        guard let own = token.extensions?["org.candela"], own.isObject else { return [] }
        var remarks: [String] = []
        func span(_ name: String, _ label: String) {
            guard let from = own[name]?["from"]?.number?.double,
                let to = own[name]?["to"]?.number?.double
            else { return }
            let axis = own[name]?["axis"]?.string.map { ", \($0)" } ?? ""
            remarks.append(
                "\(label): \(SwiftLiteral.number(from)) to \(SwiftLiteral.number(to))\(axis).")
        }
        span("scale", "Scale")
        span("offset", "Offset")
        func text(_ name: String, _ label: String) {
            guard let value = own[name] else { return }
            if let word = value.string { remarks.append("\(label): \(word).") }
            if let number = value.number?.double {
                remarks.append("\(label): \(SwiftLiteral.number(number)).")
            }
        }
        text("haptic", "Haptic")
        text("material", "Material")
        text("emphasis", "Emphasis")
        text("minimumScale", "Minimum scale")
        text("solid", "Solid")
        return remarks
    }
}

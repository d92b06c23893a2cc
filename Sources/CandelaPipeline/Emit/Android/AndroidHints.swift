/// What a token says under `org.candela` in `$extensions` that Android can make use of.
///
/// What has the wrong form is reported and counts as not there.
struct AndroidHints: Hashable {
    /// A spring, as Android counts it: a mass of 1.
    struct Spring: Hashable {
        let stiffness: Double
        let dampingRatio: Double
    }

    /// How often a motion runs in all, there and back counted as two.
    struct Repetition: Hashable {
        let count: Int
        let autoreverses: Bool
    }

    /// Where a motion starts and ends.
    struct Span: Hashable {
        let from: Double
        let to: Double
        let axis: String?
    }

    private(set) var direction: String?
    private(set) var startRadius: Double?
    private(set) var endRadius: Double?
    private(set) var spring: Spring?
    private(set) var repetition: Repetition?
    private(set) var scale: Span?
    private(set) var offset: Span?
    private(set) var emphasis: Double?
    private(set) var minimumScale: Double?
    private(set) var haptic: String?
    private(set) var material: String?

    /// Whether the value grows with the reader's text size.
    private(set) var growsWithText: Bool

    /// The gradients that both exports can tell apart.
    static let directions = [
        "leading-trailing", "top-leading-bottom-trailing", "top-bottom", "bottom-top", "radial",
        "angular",
    ]

    init(_ token: ResolvedToken, diagnostics: inout [Diagnostic]) {
        growsWithText = token.type == .typography
        guard let own = token.extensions?["org.candela"], own.isObject else { return }
        var reader = Reader(path: token.path, diagnostics: diagnostics)
        for member in own.members {
            let value = member.value
            switch (member.name, token.type) {
            case ("direction", .gradient): direction = reader.direction(value)
            case ("startRadius", .gradient): startRadius = reader.number(value, "startRadius")
            case ("endRadius", .gradient): endRadius = reader.number(value, "endRadius")
            case ("spring", .transition): spring = reader.spring(value)
            case ("repeat", .transition): repetition = reader.repetition(value)
            case ("scale", .transition): scale = reader.span(value, "scale")
            case ("offset", .transition): offset = reader.span(value, "offset")
            case ("emphasis", .typography): emphasis = reader.weight(value)
            case ("minimumScale", .typography):
                minimumScale = reader.number(value, "minimumScale")
            case ("scales", .typography): growsWithText = value.bool ?? true
            case ("textStyle", .dimension): growsWithText = true
            case ("haptic", .number): haptic = reader.word(value, "haptic")
            case ("material", .color): material = reader.word(value, "material")
            default: break
            }
        }
        diagnostics = reader.diagnostics
    }

    private struct Reader {
        let path: String
        var diagnostics: [Diagnostic]

        mutating func fault<T>(_ value: JSONValue, _ message: String) -> T? {
            diagnostics.append(
                .warning("unknown-hint", "'\(path)' \(message)", at: value.place))
            return nil
        }

        mutating func number(_ value: JSONValue, _ name: String) -> Double? {
            if let number = value.number?.double, number.isFinite { return number }
            return fault(value, "needs a number for '\(name)'")
        }

        mutating func word(_ value: JSONValue, _ name: String) -> String? {
            value.string ?? fault(value, "needs a word for '\(name)'")
        }

        mutating func direction(_ value: JSONValue) -> String? {
            if let word = value.string, AndroidHints.directions.contains(word) { return word }
            return fault(value, "has an unknown 'direction'")
        }

        mutating func weight(_ value: JSONValue) -> Double? {
            let weight =
                value.string.flatMap { FontWeightValue(word: $0) }
                ?? value.number?.double.flatMap { FontWeightValue($0) }
            return weight?.number ?? fault(value, "needs a font weight for 'emphasis'")
        }

        mutating func spring(_ value: JSONValue) -> Spring? {
            guard let response = value["response"]?.number?.double, response > 0,
                let damping = value["damping"]?.number?.double, damping >= 0
            else { return fault(value, "needs 'response' above 0 and 'damping' from 0") }
            // A mass of 1 swings once in `response` seconds when its stiffness is (2π / response)².
            let frequency = 2 * Double.pi / response
            guard (frequency * frequency).isFinite else {
                return fault(value, "needs a longer 'response'")
            }
            return Spring(stiffness: frequency * frequency, dampingRatio: damping)
        }

        mutating func repetition(_ value: JSONValue) -> Repetition? {
            guard let count = value["count"]?.number?.integer(as: Int32.self), count > 0 else {
                return fault(value, "needs a whole number above 0 for 'count'")
            }
            return Repetition(
                count: Int(count), autoreverses: value["autoreverses"]?.bool ?? false)
        }

        mutating func span(_ value: JSONValue, _ name: String) -> Span? {
            guard let from = value["from"]?.number?.double, let to = value["to"]?.number?.double
            else { return fault(value, "needs the numbers 'from' and 'to' for '\(name)'") }
            return Span(from: from, to: to, axis: value["axis"]?.string)
        }
    }
}

/// What a token says beyond the standard, in `$extensions` under `org.candela`.
///
/// Everything that wants to know reads it here. What is not as it should be counts as not there; it
/// has been reported as an error when the file was read, so no export sees it. Members that are not
/// known are their author's own.
package struct CandelaHints: Sendable, Hashable {
    /// The surfaces a foreground lies on.
    package private(set) var on: [Named] = []
    /// What the foreground is for; text when it does not say, since that needs the most contrast.
    package private(set) var use = ContrastPurpose.text
    /// The colours it may hardly differ from, each with the reason as its value.
    package private(set) var alike: [Named] = []
    /// Which way a gradient runs.
    package private(set) var direction: Direction?
    /// Where a radial gradient's stops begin, in points from its centre.
    package private(set) var startRadius: Double?
    /// Where a radial gradient's stops end, in points from its centre.
    package private(set) var endRadius: Double?
    /// The plain colour that stands in for a gradient.
    package private(set) var solid: Named?
    /// The text style a text or a length grows with.
    package private(set) var textStyle: TextStyle?
    /// The shape of corners that a length is the radius of.
    package private(set) var curve: CornerCurve?
    /// The design of a system font.
    package private(set) var design: Design?
    /// The weight of emphasised words in a text.
    package private(set) var emphasis: FontWeightValue?
    /// How far a text may shrink to fit, above 0 and at most 1.
    package private(set) var minimumScale: Double?
    /// Whether a text grows with the reader's setting.
    package private(set) var scales = true
    /// The largest setting a text grows to; without one it grows with every setting.
    package private(set) var largestTypeSize: TypeSize?
    /// The spring that drives a motion.
    package private(set) var spring: Spring?
    /// How often a motion runs.
    package private(set) var repetition: Repetition?
    /// How a motion changes size, as factors.
    package private(set) var scale: Span?
    /// How far a motion goes, in points.
    package private(set) var offset: Span?
    /// The way of the offset, if the token says it.
    package private(set) var axis: Axis?
    /// What a haptic token plays; its number is the intensity.
    package private(set) var haptic: Haptic?
    /// The system material that a colour is the opaque alternative of.
    package private(set) var material: Material?
    /// Names, metrics and fallback of the font that a token of a family names first.
    package private(set) var font: Font?

    /// Reads what the `$extensions` of a token say to values of its type; no hints when there are
    /// none.
    ///
    /// - Parameter others: The `$extensions` of another token, for what the first do not name.
    package init(
        _ extensions: JSONValue?, completedBy others: JSONValue? = nil, of type: TokenType
    ) {
        let own = extensions?[Self.vendor]
        var reader = HintReader()
        func read(_ hints: JSONValue?, unless isSaid: (String) -> Bool = { _ in false }) {
            guard let hints else { return }
            for member in hints.members
            where Self.concerns(member.name, type) && !isSaid(member.name) {
                self.read(member.name, member.value, &reader)
            }
        }
        read(own)
        read(others?[Self.vendor]) { own?[$0] != nil }
    }

    /// What is wrong in a token's `$extensions`, whatever its type is.
    static func findings(in extensions: JSONValue) -> [Diagnostic] {
        guard let own = extensions[vendor] else { return [] }
        var reader = HintReader()
        guard own.isObject else {
            reader.fault(own, "'\(vendor)' is an object")
            return reader.diagnostics
        }
        var hints = CandelaHints()
        for member in own.members { hints.read(member.name, member.value, &reader) }
        return reader.diagnostics
    }

    private init() {}

    /// The member of `$extensions` that hints stand in.
    package static let vendor = "org.candela"

    /// Whether a member says how a value of a type is drawn or played, rather than where it is used or
    /// comes from.
    static func draws(_ name: String, _ type: TokenType) -> Bool {
        !["on", "use", "alike"].contains(name) && concerns(name, type)
    }

    /// Whether a member says anything to a program; others are notes for those who read the file.
    package static func isKnown(_ name: String) -> Bool {
        TokenType.allCases.contains { concerns(name, $0) }
    }

    private static func concerns(_ name: String, _ type: TokenType) -> Bool {
        switch name {
        case "on", "use": type == .color || type == .gradient
        case "direction", "startRadius", "endRadius", "solid": type == .gradient
        case "textStyle": type == .typography || type == .dimension
        case "design", "emphasis", "minimumScale", "scales", "largestTypeSize":
            type == .typography
        case "curve": type == .dimension
        case "spring", "repeat", "scale", "offset": type == .transition
        case "haptic": type == .number
        case "material", "alike": type == .color
        case "font": type == .fontFamily
        default: false
        }
    }

    private mutating func read(_ name: String, _ value: JSONValue, _ reader: inout HintReader) {
        switch name {
        case "on": on = reader.names(value, name)
        case "use": use = reader.word(value, name) ?? use
        case "alike": alike = reader.reasons(value, name)
        case "direction": direction = reader.word(value, name)
        case "startRadius": startRadius = reader.length(value, name)
        case "endRadius": endRadius = reader.length(value, name)
        case "solid": solid = reader.name(value, name)
        case "textStyle": textStyle = reader.word(value, name)
        case "curve": curve = reader.word(value, name)
        case "design": design = reader.word(value, name)
        case "emphasis": emphasis = reader.weight(value, name)
        case "minimumScale": minimumScale = reader.number(value, name, above: 0, upTo: 1)
        case "scales": scales = reader.bool(value, name) ?? true
        case "largestTypeSize": largestTypeSize = reader.word(value, name)
        case "spring": spring = reader.spring(value)
        case "repeat": repetition = reader.repetition(value)
        case "scale": scale = reader.span(value, name)
        case "offset":
            offset = reader.span(value, name)
            axis = value["axis"].flatMap { reader.word($0, "axis") }
        case "haptic": haptic = reader.word(value, name)
        case "material": material = reader.word(value, name)
        case "font": font = reader.font(value)
        default: break
        }
    }
}

extension CandelaHints {
    /// The path of another token, as the file names it.
    package struct Named: Sendable, Hashable {
        /// The text in the file that names it, or says why it is named.
        let value: JSONValue

        /// The path.
        package let path: String

        /// Where the file has it.
        package var place: SourcePlace { value.place }
    }

    /// Which way a gradient runs; leading and trailing follow the reading direction.
    package enum Direction: String, Sendable, CaseIterable {
        case leadingTrailing = "leading-trailing"
        case topLeadingBottomTrailing = "top-leading-bottom-trailing"
        case topBottom = "top-bottom"
        case bottomTop = "bottom-top"
        case radial, angular
    }

    /// The text styles of Apple's platforms, which other platforms map to theirs.
    package enum TextStyle: String, Sendable, CaseIterable {
        case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote
        case caption1, caption2
    }

    /// The reader's text sizes, from smallest to largest.
    package enum TypeSize: String, Sendable, CaseIterable {
        case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
        case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
    }

    /// The designs a system font comes in.
    package enum Design: String, Sendable, CaseIterable {
        case `default`, rounded, monospaced, serif
    }

    /// The shapes of round corners.
    package enum CornerCurve: String, Sendable, CaseIterable {
        case circular, continuous
    }

    /// What a device's haptics can say.
    package enum Haptic: String, Sendable, CaseIterable {
        case light, medium, heavy, success, warning, error, selection
    }

    /// System materials, by how much they let through.
    package enum Material: String, Sendable, CaseIterable {
        case ultraThin, thin, regular, thick, ultraThick
    }

    /// Sideways, or up and down.
    package enum Axis: String, Sendable, CaseIterable { case horizontal, vertical }

    /// A spring, as designers state it.
    package struct Spring: Sendable, Hashable {
        /// The time of one swing in seconds, above 0.
        package let response: Double

        /// 0 swings for ever, 1 and more not at all.
        package let damping: Double

        /// The stiffness at a mass of 1, which swings once in `response` seconds: (2π / response)².
        var stiffness: Double {
            let frequency = 2 * Double.pi / response
            return frequency * frequency
        }
    }

    /// How often a motion runs in all, there and back counted as two.
    package struct Repetition: Sendable, Hashable {
        /// 1 and more.
        package let count: Int

        /// Whether every second run goes backwards.
        package let autoreverses: Bool
    }

    /// Where a motion starts and ends.
    package struct Span: Sendable, Hashable {
        package let from: Double
        package let to: Double
    }
}

extension CandelaHints {
    /// Whether a value grows with the reader's text size: texts do unless they say otherwise, and
    /// lengths that name the text style they grow with.
    func growsWithText(_ type: TokenType) -> Bool {
        type == .typography ? scales : textStyle != nil
    }
}

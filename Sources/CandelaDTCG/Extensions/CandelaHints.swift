/// A token's hints beyond the standard, from `$extensions` under `org.candela`.
///
/// All code reads hints through this type. Invalid hints count as absent; they are reported as
/// errors when the file is read, so no export contains them. Unknown members are the author's own
/// and have no effect.
package struct CandelaHints: Sendable, Hashable {
    /// The surfaces a foreground is used on.
    package private(set) var on: [Named] = []
    /// The purpose of the foreground; text by default, which needs the most contrast.
    package private(set) var use = ContrastUse.text
    /// The colours it may resemble, each with a reason as its value.
    package private(set) var alike: [Named] = []
    /// The direction of a gradient.
    package private(set) var direction: Direction?
    /// The angle of a linear gradient without a direction, in degrees clockwise from the top.
    package private(set) var angle: Double?
    /// The radius at which a radial gradient's stops begin, in points.
    package private(set) var startRadius: Double?
    /// The radius at which a radial gradient's stops end, in points.
    package private(set) var endRadius: Double?
    /// The solid colour used instead of a gradient.
    package private(set) var solid: Named?
    /// The text style that a text or a length scales with.
    package private(set) var textStyle: TextStyle?
    /// The curve of corners with this radius.
    package private(set) var curve: CornerCurve?
    /// The design of a system font.
    package private(set) var design: Design?
    /// The weight of emphasised words in a text.
    package private(set) var emphasis: FontWeightValue?
    /// The minimum scale of a text that shrinks to fit, above 0 and at most 1.
    package private(set) var minimumScale: Double?
    /// Whether a text scales with the reader's setting.
    package private(set) var scales = true
    /// Whether a length belongs to text and scales with the reader's setting.
    package private(set) var isOfText = false
    /// The largest of the reader's text sizes that a text scales to; `nil` for no limit.
    package private(set) var largestTypeSize: TypeSize?
    /// The spring that drives a motion.
    package private(set) var spring: Spring?
    /// The number of runs of a motion, and whether every second run is reversed.
    package private(set) var repetition: Repetition?
    /// The scale factors at the start and end of a motion.
    package private(set) var scale: Span?
    /// The offsets at the start and end of a motion, in points.
    package private(set) var offset: Span?
    /// The axis of the offset, if given.
    package private(set) var axis: Axis?
    /// The haptic feedback whose intensity is the token's number.
    package private(set) var haptic: Haptic?
    /// The system material that a colour is the opaque alternative for.
    package private(set) var material: Material?
    /// The names, metrics and fallback of the first font in a font family token.
    package private(set) var font: Font?

    /// Reads the hints in a token's `$extensions` for values of its type; without them, all hints
    /// are absent.
    ///
    /// - Parameter others: The `$extensions` of another token, for members that the first lacks.
    package init(
        _ extensions: JSONValue?, completedBy others: JSONValue? = nil, of type: TokenType
    ) {
        let own = extensions?[Self.vendor]
        var reader = HintParser()
        func read(_ hints: JSONValue?, unless isSaid: (String) -> Bool = { _ in false }) {
            guard let hints else { return }
            for member in hints.members
            where Self.concerns(member.name, type) && !isSaid(member.name) {
                self.read(member.name, member.value, &reader)
            }
        }
        read(own)
        read(others?[Self.vendor]) { Self.isSaid($0, in: own) }
    }

    /// Whether hints leave no place for a member of another token's: they have it themselves, or for
    /// a gradient's direction an angle.
    static func isSaid(_ name: String, in own: JSONValue?) -> Bool {
        let turns = ["direction", "angle"]
        return (turns.contains(name) ? turns : [name]).contains { own?[$0] != nil }
    }

    /// The errors in a token's `$extensions`, for any type.
    static func findings(in extensions: JSONValue) -> [Diagnostic] {
        guard let own = extensions[vendor] else { return [] }
        var reader = HintParser()
        guard own.isObject else {
            reader.fault(own, "'\(vendor)' must be an object")
            return reader.diagnostics
        }
        var hints = CandelaHints()
        for member in own.members { hints.read(member.name, member.value, &reader) }
        return reader.diagnostics
    }

    private init() {}

    /// The member of `$extensions` that contains hints.
    package static let vendor = "org.candela"

    /// Whether a member affects the drawing or playing of a value of some type, rather than
    /// describing its use or origin.
    package static func draws(_ name: String, _ type: TokenType) -> Bool {
        !["on", "use", "alike"].contains(name) && concerns(name, type)
    }

    /// Whether a member is a hint; others are notes of the author.
    package static func isKnown(_ name: String) -> Bool {
        TokenType.allCases.contains { concerns(name, $0) }
    }

    private static func concerns(_ name: String, _ type: TokenType) -> Bool {
        switch name {
        case "on", "use": type == .color || type == .gradient
        case "direction", "angle", "startRadius", "endRadius", "solid": type == .gradient
        case "textStyle": type == .typography || type == .dimension
        case "design", "emphasis", "minimumScale", "largestTypeSize": type == .typography
        case "scales": type == .typography || type == .dimension
        case "curve": type == .dimension
        case "spring", "repeat", "scale", "offset": type == .transition
        case "haptic": type == .number
        case "material", "alike": type == .color
        case "font": type == .fontFamily
        default: false
        }
    }

    private mutating func read(_ name: String, _ value: JSONValue, _ reader: inout HintParser) {
        switch name {
        case "on": on = reader.names(value, name)
        case "use": use = reader.word(value, name) ?? use
        case "alike": alike = reader.reasons(value, name)
        case "direction": direction = reader.word(value, name)
        case "angle": angle = reader.degrees(value, name)
        case "startRadius": startRadius = reader.length(value, name)
        case "endRadius": endRadius = reader.length(value, name)
        case "solid": solid = reader.name(value, name)
        case "textStyle": textStyle = reader.word(value, name)
        case "curve": curve = reader.word(value, name)
        case "design": design = reader.word(value, name)
        case "emphasis": emphasis = reader.weight(value, name)
        case "minimumScale": minimumScale = reader.number(value, name, above: 0, upTo: 1)
        case "scales":
            let isScaled = reader.bool(value, name)
            (scales, isOfText) = (isScaled ?? true, isScaled == true)
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
    /// The path of another token, with its place in the file.
    package struct Named: Sendable, Hashable {
        /// The string that contains the path, or the reason for naming it.
        let value: JSONValue

        /// The dotted path of the named token, as written.
        package let path: String

        /// The place in the file.
        package var place: SourcePosition { value.place }
    }

    /// The direction of a gradient; leading and trailing follow the reading direction.
    package enum Direction: String, Sendable, CaseIterable {
        case leadingTrailing = "leading-trailing"
        case topLeadingBottomTrailing = "top-leading-bottom-trailing"
        case topBottom = "top-bottom"
        case bottomTop = "bottom-top"
        case radial, angular
    }

    /// Apple's text styles, which other platforms map to their own.
    package enum TextStyle: String, Sendable, CaseIterable {
        case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote
        case caption1, caption2
    }

    /// The reader's text sizes, from smallest to largest.
    package enum TypeSize: String, Sendable, CaseIterable {
        case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
        case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
    }

    /// The designs of system fonts.
    package enum Design: String, Sendable, CaseIterable {
        case `default`, rounded, monospaced, serif
    }

    /// The curves of rounded corners.
    package enum CornerCurve: String, Sendable, CaseIterable {
        case circular, continuous
    }

    /// The kinds of haptic feedback.
    package enum Haptic: String, Sendable, CaseIterable {
        case light, medium, heavy, success, warning, error, selection
    }

    /// System materials, from thinnest to thickest.
    package enum Material: String, Sendable, CaseIterable {
        case ultraThin, thin, regular, thick, ultraThick
    }

    /// The axis of an offset.
    package enum Axis: String, Sendable, CaseIterable { case horizontal, vertical }

    /// A spring as designers specify it.
    package struct Spring: Sendable, Hashable {
        /// The period of the spring in seconds, above 0.
        package let response: Double

        /// The damping ratio: 0 oscillates forever, 1 or more does not oscillate.
        package let damping: Double

        /// The stiffness at a mass of 1, with a period of `response` seconds: (2π / response)².
        package var stiffness: Double {
            let frequency = 2 * Double.pi / response
            return frequency * frequency
        }
    }

    /// The total number of runs of a motion; there and back count as two.
    package struct Repetition: Sendable, Hashable {
        /// The number of runs, at least 1.
        package let count: Int

        /// Whether every second run is reversed.
        package let autoreverses: Bool
    }

    /// The start and end of a motion.
    package struct Span: Sendable, Hashable {
        package let from: Double
        package let to: Double
    }
}

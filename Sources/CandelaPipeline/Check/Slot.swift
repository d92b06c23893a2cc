/// A place in a value and what may stand there.
enum Slot: Sendable, Hashable {
    /// A whole value of a type: a token's value, or a sub-value of a composite.
    case value(TokenType)
    /// One layer in a list of shadows; one stop in a gradient.
    case layer, stop
    /// The parts of values that are no token types of their own.
    case lengthAmount, lengthUnit, timeUnit
    case fontName
    case curveNumber(isX: Bool)
    case colorSpace, components, component(ColorSpace?, Int), alpha, hex
    case dashes, lineCap, inset

    /// The type a token must have to be referred to from here in braces.
    ///
    /// Only sub-values of composites are such places; a token's whole value is looked at before.
    ///
    /// Source: DTCG Format 2025.10, 9 and 9.1; Color 2025.10, 4.1.
    var tokenType: TokenType? {
        switch self {
        case .value(let type): type
        case .layer: .shadow
        case .stop: .gradient
        default: nil
        }
    }

    /// The type of tokens that fit here when a reference object names a whole token.
    var fittingType: TokenType? {
        switch self {
        case .lengthAmount, .curveNumber, .component, .alpha: .number
        case .fontName: .fontFamily
        default: tokenType
        }
    }

    /// What belongs here, in words.
    var words: String {
        switch self {
        case .value(let type): Self.words(type)
        case .layer: "an object with color, offsetX, offsetY, blur and spread"
        case .stop: "an object with color and position"
        case .lengthAmount, .curveNumber: "a number"
        case .lengthUnit: "'px' or 'rem'"
        case .timeUnit: "'ms' or 's'"
        case .fontName: "a font name"
        case .colorSpace: "one of the 14 colour spaces"
        case .components: "an array of 3 components"
        case .component: "a number or 'none'"
        case .alpha: "a number from 0 to 1"
        case .hex: "'#' and six hexadecimal digits"
        case .dashes: "an array of dimensions"
        case .lineCap: "'round', 'butt' or 'square'"
        case .inset: "true or false"
        }
    }

    private static func words(_ type: TokenType) -> String {
        switch type {
        case .color: "an object with colorSpace and components"
        case .dimension: "an object with value and unit, 'px' or 'rem'"
        case .fontFamily: "a font name or a list of them"
        case .fontWeight: "a number from 1 to 1000 or a weight's name"
        case .duration: "an object with value and unit, 'ms' or 's'"
        case .cubicBezier: "an array of 4 numbers"
        case .number: "a number"
        case .strokeStyle: "a line style or an object with dashArray and lineCap"
        case .border: "an object with color, width and style"
        case .transition: "an object with duration, delay and timingFunction"
        case .shadow: "a shadow layer or a list of them"
        case .gradient: "a list of stops"
        case .typography:
            "an object with fontFamily, fontSize, fontWeight, letterSpacing and lineHeight"
        }
    }

    /// The stable id of “this does not belong here”.
    var faultID: String {
        switch self {
        case .value(.color), .colorSpace, .components, .component, .alpha, .hex: "invalid-color"
        case .value(.dimension), .lengthAmount: "invalid-dimension"
        case .lengthUnit, .timeUnit: "invalid-unit"
        case .value(.fontFamily), .fontName: "invalid-font-family"
        case .value(.fontWeight): "invalid-font-weight"
        case .value(.duration): "invalid-duration"
        case .value(.cubicBezier), .curveNumber: "invalid-cubic-bezier"
        case .value(.number): "invalid-number"
        case .value(.strokeStyle), .dashes, .lineCap: "invalid-stroke-style"
        case .value(.border): "invalid-border"
        case .value(.transition): "invalid-transition"
        case .value(.shadow), .layer, .inset: "invalid-shadow"
        case .value(.gradient), .stop: "invalid-gradient"
        case .value(.typography): "invalid-typography"
        }
    }

    /// The members of an object here, each with whether it must be there; empty when an object
    /// is none of the forms.
    var members: [SlotMember] {
        switch self {
        case .value(.dimension): SlotMember.dimension
        case .value(.duration): SlotMember.duration
        case .value(.strokeStyle): SlotMember.strokeStyle
        case .value(.border): SlotMember.border
        case .value(.transition): SlotMember.transition
        case .value(.shadow), .layer: SlotMember.shadow
        case .stop: SlotMember.stop
        case .value(.typography): SlotMember.typography
        default: []
        }
    }
}

/// One member of an object in a value.
struct SlotMember: Sendable {
    let name: StaticString
    let slot: Slot
    var isRequired = true

    static let dimension = [
        SlotMember(name: "value", slot: .lengthAmount), SlotMember(name: "unit", slot: .lengthUnit),
    ]
    static let duration = [
        SlotMember(name: "value", slot: .lengthAmount), SlotMember(name: "unit", slot: .timeUnit),
    ]
    static let strokeStyle = [
        SlotMember(name: "dashArray", slot: .dashes), SlotMember(name: "lineCap", slot: .lineCap),
    ]
    static let border = [
        SlotMember(name: "color", slot: .value(.color)),
        SlotMember(name: "width", slot: .value(.dimension)),
        SlotMember(name: "style", slot: .value(.strokeStyle)),
    ]
    static let transition = [
        SlotMember(name: "duration", slot: .value(.duration)),
        SlotMember(name: "delay", slot: .value(.duration)),
        SlotMember(name: "timingFunction", slot: .value(.cubicBezier)),
    ]
    static let shadow = [
        SlotMember(name: "color", slot: .value(.color)),
        SlotMember(name: "offsetX", slot: .value(.dimension)),
        SlotMember(name: "offsetY", slot: .value(.dimension)),
        SlotMember(name: "blur", slot: .value(.dimension)),
        SlotMember(name: "spread", slot: .value(.dimension)),
        SlotMember(name: "inset", slot: .inset, isRequired: false),
    ]
    static let stop = [
        SlotMember(name: "color", slot: .value(.color)),
        SlotMember(name: "position", slot: .value(.number)),
    ]
    static let typography = [
        SlotMember(name: "fontFamily", slot: .value(.fontFamily)),
        SlotMember(name: "fontSize", slot: .value(.dimension)),
        SlotMember(name: "fontWeight", slot: .value(.fontWeight)),
        SlotMember(name: "letterSpacing", slot: .value(.dimension)),
        SlotMember(name: "lineHeight", slot: .value(.number)),
    ]
}

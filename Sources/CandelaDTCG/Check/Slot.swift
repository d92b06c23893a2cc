/// A position in a value and the kind of content allowed there.
package enum Slot: Sendable, Hashable {
    /// A whole value of a type: a token's value, or a sub-value of a composite.
    case value(TokenType)
    /// A layer in a list of shadows; a stop in a gradient.
    case layer, stop
    /// Parts of values that are not token types.
    case lengthAmount, lengthUnit, timeUnit
    case fontName
    case curveNumber(isX: Bool)
    case colorSpace, components, component(ColorSpace?, Int), alpha, hex
    case dashes, lineCap, inset

    /// The token type that a curly-brace reference in this position must have.
    ///
    /// Only sub-values of composites are such positions; a token's whole value is checked earlier.
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

    /// The type of token that fits here when a reference object names a whole token.
    var fittingType: TokenType? {
        switch self {
        case .lengthAmount, .curveNumber, .component, .alpha: .number
        case .fontName: .fontFamily
        default: tokenType
        }
    }

    /// The expected content, for messages.
    package var words: String {
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
        case .string: "a text"
        case .boolean: "true or false"
        }
    }

    /// The stable identifier of a fault in this position.
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
        case .value(.string): "invalid-string"
        case .value(.boolean): "invalid-boolean"
        }
    }

    /// The members of an object in this position, each with whether it is required; empty if no
    /// object is allowed.
    var members: [ValueMember] {
        switch self {
        case .value(.dimension): ValueMember.dimension
        case .value(.duration): ValueMember.duration
        case .value(.strokeStyle): ValueMember.strokeStyle
        case .value(.border): ValueMember.border
        case .value(.transition): ValueMember.transition
        case .value(.shadow), .layer: ValueMember.shadow
        case .stop: ValueMember.stop
        case .value(.typography): ValueMember.typography
        default: []
        }
    }
}

/// A member of an object in a value.
struct ValueMember: Sendable {
    let name: StaticString
    let slot: Slot
    var isRequired = true

    static let dimension = [
        ValueMember(name: "value", slot: .lengthAmount),
        ValueMember(name: "unit", slot: .lengthUnit),
    ]
    static let duration = [
        ValueMember(name: "value", slot: .lengthAmount), ValueMember(name: "unit", slot: .timeUnit),
    ]
    static let strokeStyle = [
        ValueMember(name: "dashArray", slot: .dashes), ValueMember(name: "lineCap", slot: .lineCap),
    ]
    static let border = [
        ValueMember(name: "color", slot: .value(.color)),
        ValueMember(name: "width", slot: .value(.dimension)),
        ValueMember(name: "style", slot: .value(.strokeStyle)),
    ]
    static let transition = [
        ValueMember(name: "duration", slot: .value(.duration)),
        ValueMember(name: "delay", slot: .value(.duration)),
        ValueMember(name: "timingFunction", slot: .value(.cubicBezier)),
    ]
    static let shadow = [
        ValueMember(name: "color", slot: .value(.color)),
        ValueMember(name: "offsetX", slot: .value(.dimension)),
        ValueMember(name: "offsetY", slot: .value(.dimension)),
        ValueMember(name: "blur", slot: .value(.dimension)),
        ValueMember(name: "spread", slot: .value(.dimension)),
        ValueMember(name: "inset", slot: .inset, isRequired: false),
    ]
    static let stop = [
        ValueMember(name: "color", slot: .value(.color)),
        ValueMember(name: "position", slot: .value(.number)),
    ]
    static let typography = [
        ValueMember(name: "fontFamily", slot: .value(.fontFamily)),
        ValueMember(name: "fontSize", slot: .value(.dimension)),
        ValueMember(name: "fontWeight", slot: .value(.fontWeight)),
        ValueMember(name: "letterSpacing", slot: .value(.dimension)),
        ValueMember(name: "lineHeight", slot: .value(.number)),
    ]
}

extension TokenType {
    /// The parts of a composite type's values, or of the items in their lists, that are values of a
    /// type themselves; none for other types.
    ///
    /// Source: DTCG Format 2025.10, 9.
    package var parts: [String: TokenType] { Self.partsOfTypes[self] ?? [:] }

    private static let partsOfTypes = Dictionary(
        uniqueKeysWithValues: allCases.map { type in
            let slot = type == .gradient ? Slot.stop : .value(type)
            let parts = slot.members.compactMap { member -> (String, TokenType)? in
                guard case .value(let part) = member.slot else { return nil }
                return ("\(member.name)", part)
            }
            return (type, Dictionary(uniqueKeysWithValues: parts))
        })
}

/// A colour in CSS syntax, converted to the DTCG 2025.10 format.
struct DraftColor {
    let space: ColorSpace
    /// Components as spelt in JSON: numbers, or `"none"`.
    let components: [String]
    /// The alpha as spelt in JSON; `nil` without one.
    var alpha: String?
    /// `#rrggbb`, if the colour was given in hexadecimal.
    var hex: String?

    /// The colour as a DTCG 2025.10 object.
    var json: String {
        var text = "{\"colorSpace\": \""
        text.reserveCapacity(160)
        text += space.rawValue
        text += "\", \"components\": ["
        for (index, component) in components.enumerated() {
            if index > 0 { text += ", " }
            text += component
        }
        text += "]"
        if let alpha { text += ", \"alpha\": \(alpha)" }
        if let hex { text += ", \"hex\": \"\(hex)\"" }
        text += "}"
        return text
    }

    init(_ space: ColorSpace, _ components: [String], _ alpha: String?) {
        self.space = space
        self.components = components
        self.alpha = alpha
    }

    /// Parses `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa` as sRGB with components n/255; `nil` for
    /// any other text.
    init?(hex text: String) {
        guard text.hasPrefix("#") else { return nil }
        let digits = Array(text.utf8.dropFirst())
        guard [3, 4, 6, 8].contains(digits.count) else { return nil }
        let wide = digits.count > 4 ? digits : digits.flatMap { [$0, $0] }
        var values: [UInt8] = []
        for index in stride(from: 0, to: wide.count, by: 2) {
            guard let high = JSONEscapes.hexValue(wide[index]),
                let low = JSONEscapes.hexValue(wide[index + 1])
            else { return nil }
            values.append(high << 4 | low)
        }
        self.init(rgb: values)
        hex = "#" + String(decoding: wide.prefix(6), as: UTF8.self)
    }

    /// Creates an sRGB colour from three bytes, or four with the alpha.
    private init(rgb bytes: [UInt8]) {
        let parts = bytes.map { Self.fractions[Int($0)] }
        self.init(.srgb, Array(parts.prefix(3)), parts.count > 3 ? parts[3] : nil)
    }

    /// The spelling of n/255 for each byte n.
    private static let fractions = (0...255).map { spell(Double($0) / 255) }

    /// Parses a named colour or a colour function of CSS; `nil` for any other text.
    init?(css text: String) {
        if text.lowercased() == "transparent" {
            self.init(.srgb, ["0", "0", "0"], "0")
            return
        }
        if let value = CSSColorNames.standard[text] {
            self.init(rgb: [16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) })
            return
        }
        guard text.hasSuffix(")"), let open = text.firstIndex(of: "(") else { return nil }
        let function = text[..<open].lowercased()
        var words = text[text.index(after: open)...].dropLast().unicodeScalars
            .split { scalar in
                scalar == "," || scalar == "/" || scalar == " "
                    || !(0x21..<0x7F).contains(scalar.value) && scalar.properties.isWhitespace
            }.map(String.init)
        var space = Self.spaces[function]
        if function == "color", let name = words.first {
            words.removeFirst()
            space = name == "xyz" ? .xyzD65 : ColorSpace(rawValue: name)
            guard space.map({ !Self.spaces.values.contains($0) || $0 == .srgb }) == true else {
                return nil
            }
        }
        guard let space else { return nil }
        guard words.count == 3 || words.count == 4 else { return nil }
        var parts: [String] = []
        for index in 0..<3 {
            guard let part = Self.component(words[index], index, space, function) else {
                return nil
            }
            parts.append(part)
        }
        var alpha: String?
        if words.count == 4 {
            guard let number = DecimalUnit(words[3]), ["", "%"].contains(number.unit) else {
                return nil
            }
            let value = number.value(of: 1)
            let isPlain = number.unit.isEmpty && (0...1).contains(value)
            alpha = isPlain ? number.spelling : Self.spell(min(max(value, 0), 1))
        }
        self.init(space, parts, alpha)
    }

    private static let spaces: [String: ColorSpace] = [
        "rgb": .srgb, "rgba": .srgb, "hsl": .hsl, "hsla": .hsl, "hwb": .hwb, "lab": .lab,
        "lch": .lch, "oklab": .oklab, "oklch": .oklch,
    ]

    private static func component(
        _ word: String, _ index: Int, _ space: ColorSpace, _ function: String
    ) -> String? {
        if word.lowercased() == "none" { return "\"none\"" }
        guard let number = DecimalUnit(word) else { return nil }
        if index == space.hueIndex {
            guard let turn = turns[number.unit.lowercased()] else { return nil }
            if turn == 1, (0..<360).contains(number.value) { return number.spelling }
            return spell(wrapped(number.value * turn))
        }
        guard number.unit.isEmpty || number.unit == "%" else { return nil }
        if function.hasPrefix("rgb") {
            let value = number.unit == "%" ? number.value(of: 1) : number.value / 255
            return spell(min(max(value, 0), 1))
        }
        return number.spelling(of: whole(index, space))
    }

    /// The number of degrees in each unit of angle.
    static let turns: [String: Double] = [
        "": 1, "deg": 1, "grad": 0.9, "turn": 360, "rad": 180 / .pi,
    ]

    /// The value of a component at 100 %.
    ///
    /// Source: CSS Color Module Level 4, sections 7 to 10.
    private static func whole(_ index: Int, _ space: ColorSpace) -> Double {
        switch space {
        case .hsl, .hwb: 100
        case .lab: index == 0 ? 100 : 125
        case .lch: index == 0 ? 100 : 150
        case .oklab, .oklch: index == 0 ? 1 : 0.4
        default: 1
        }
    }

    /// A hue in degrees, normalised to 0 up to but not including 360.
    static func wrapped(_ hue: Double) -> Double {
        let rest = hue.truncatingRemainder(dividingBy: 360)
        let turned = rest < 0 ? rest + 360 : rest
        return turned < 360 ? turned : 0
    }

    static func spell(_ value: Double) -> String { JSONNumber.spelling(of: value) ?? "0" }
}

/// A calculation written as text, such as `4px * 1.5` or `roundTo(10 / 3, 1)`.
///
/// Operators are `+ - * / % ^` with the usual precedence, parentheses, and functions. All numbers
/// share one unit, which is also the unit of the result; pixels count as plain numbers beside
/// another unit only if they are not mixed, and a quotient of them is a plain number. Results are
/// rounded to four decimals.
///
/// Source: `checkAndEvaluateMath` of `@tokens-studio/sd-transforms`, which evaluates with
/// `expr-eval`.
struct Calculation {
    /// The results of calculations as a text in CSS, in which plain numbers are pixels.
    static func css(_ results: [DecimalUnit]) -> String {
        results.map { result in
            result.spelling + (result.unit.isEmpty && result.value != 0 ? "px" : result.unit)
        }.joined(separator: " ")
    }

    /// The nesting depth that is evaluated; deeper text is not a calculation.
    private static let maximumDepth = 64

    private let bytes: [UInt8]
    private var index = 0
    private var depth = 0
    private var units: Set<String> = []
    /// The value of a pixel.
    private var pixels = 1.0

    /// The result of a calculation; `nil` for other text or mixed units.
    static func result(of text: String) -> DecimalUnit? {
        let results = results(of: text)
        return results?.count == 1 ? results?.first : nil
    }

    /// The results of calculations beside each other, as in `4px * 2 8px -2px`; `nil` for other
    /// text or mixed units.
    static func results(of text: String) -> [DecimalUnit]? {
        var calculation = Calculation(text)
        var results: [DecimalUnit] = []
        repeat {
            guard let result = calculation.single() else { return nil }
            results.append(result)
            calculation.skipSpaces()
            guard calculation.next == 0 || calculation.isAfterSpace else { return nil }
        } while calculation.index < calculation.bytes.count
        return results
    }

    private mutating func single() -> DecimalUnit? {
        units = []
        let start = index
        guard let value = sum(), value.isFinite, units.count <= 1 else { return nil }
        if units == ["px"], bytes[start..<index].contains(UInt8(ascii: "/")) {
            // A quotient of lengths is a number: it does not grow with them.
            (index, pixels) = (start, 2)
            defer { pixels = 1 }
            if let other = sum(), abs(other) <= abs(value) * 1.000_001 { units = [] }
        }
        return DecimalUnit(DraftColor.spell(Conversion.rounded(value)) + (units.first ?? ""))
    }

    private init(_ text: String) { bytes = Array(text.utf8) }

    private var next: UInt8 { index < bytes.count ? bytes[index] : 0 }

    private mutating func skipSpaces() {
        while next == UInt8(ascii: " ") || next == UInt8(ascii: "\t") { index += 1 }
    }

    /// Consumes one of some operators.
    private mutating func take(_ operators: String) -> UInt8? {
        skipSpaces()
        guard index < bytes.count, operators.utf8.contains(next) else { return nil }
        index += 1
        return bytes[index - 1]
    }

    private mutating func sum() -> Double? {
        guard var value = product() else { return nil }
        while !isBeforeSign(), let sign = take("+-") {
            guard let other = product() else { return nil }
            value = sign == UInt8(ascii: "+") ? value + other : value - other
        }
        return value
    }

    private var isAfterSpace: Bool { index > 0 && bytes[index - 1] == UInt8(ascii: " ") }

    /// Whether a sign follows that belongs to another value: after a space, before none, and outside
    /// parentheses.
    private mutating func isBeforeSign() -> Bool {
        skipSpaces()
        return depth == 0 && isAfterSpace && index + 1 < bytes.count
            && (next == UInt8(ascii: "-") || next == UInt8(ascii: "+"))
            && bytes[index + 1] != UInt8(ascii: " ")
    }

    private mutating func product() -> Double? {
        guard var value = power() else { return nil }
        while let sign = take("*/%") {
            guard let other = power() else { return nil }
            switch sign {
            case UInt8(ascii: "*"): value *= other
            case UInt8(ascii: "/"): value /= other
            default: value = value.truncatingRemainder(dividingBy: other)
            }
        }
        return value
    }

    private mutating func power() -> Double? {
        guard let value = signed() else { return nil }
        guard take("^") != nil else { return value }
        return nested { $0.power() }.map { Maths.power(value, $0) }
    }

    private mutating func signed() -> Double? {
        guard let sign = take("+-") else { return primary() }
        return nested { $0.signed() }.map { sign == UInt8(ascii: "-") ? -$0 : $0 }
    }

    private mutating func nested(_ read: (inout Calculation) -> Double?) -> Double? {
        guard depth < Self.maximumDepth else { return nil }
        depth += 1
        defer { depth -= 1 }
        return read(&self)
    }

    private mutating func primary() -> Double? {
        skipSpaces()
        if take("(") != nil {
            guard let value = nested({ $0.sum() }), take(")") != nil else { return nil }
            return value
        }
        if Self.isLetter(next) { return function() }
        let start = index
        while Self.isDigit(next) || next == UInt8(ascii: ".") { index += 1 }
        skipExponent()
        guard let value = Double(String(decoding: bytes[start..<index], as: UTF8.self)) else {
            return nil
        }
        guard let unit = unit(), !unit.isEmpty else { return value }
        units.insert(unit)
        return unit == "px" ? value * pixels : value
    }

    /// Skips the power of ten of a number: the end of `1e-3`, but not of `1em`.
    private mutating func skipExponent() {
        guard next | 0x20 == UInt8(ascii: "e") else { return }
        let start = index
        index += 1
        if next == UInt8(ascii: "-") || next == UInt8(ascii: "+") { index += 1 }
        guard Self.isDigit(next) else {
            index = start
            return
        }
        while Self.isDigit(next) { index += 1 }
    }

    /// The unit after a number. A percent sign before another number is an operator.
    private mutating func unit() -> String? {
        let start = index
        if next == UInt8(ascii: "%") {
            let rest = bytes[(index + 1)...].drop { $0 == UInt8(ascii: " ") }
            if let first = rest.first,
                Self.isDigit(first) || Self.isLetter(first) || first == UInt8(ascii: "(")
            {
                return nil
            }
            index += 1
        }
        while Self.isLetter(next) { index += 1 }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private mutating func function() -> Double? {
        let start = index
        while Self.isLetter(next) || Self.isDigit(next) { index += 1 }
        let name = String(decoding: bytes[start..<index], as: UTF8.self)
        guard take("(") != nil else { return nil }
        var values: [Double] = []
        repeat {
            guard let value = nested({ $0.sum() }) else { return nil }
            values.append(value)
        } while take(",") != nil
        guard take(")") != nil else { return nil }
        return Self.value(of: name, values)
    }

    private static func value(of name: String, _ values: [Double]) -> Double? {
        switch (name, values.count) {
        case ("calc", 1): return values[0]
        case ("round", 1): return values[0].rounded()
        case ("floor", 1): return values[0].rounded(.down)
        case ("ceil", 1): return values[0].rounded(.up)
        case ("abs", 1): return abs(values[0])
        case ("sqrt", 1): return values[0].squareRoot()
        case ("pow", 2): return Maths.power(values[0], values[1])
        case ("min", _): return values.min()
        case ("max", _): return values.max()
        case ("roundTo", 1...2):
            let places = values.count == 2 ? values[1] : 0
            guard (0...15).contains(places) else { return nil }
            let scale = Maths.power(10, places.rounded())
            return (values[0] * scale).rounded() / scale
        default: return nil
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}

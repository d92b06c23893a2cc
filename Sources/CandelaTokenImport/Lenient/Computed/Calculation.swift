/// A calculation written as text, such as `4px * 1.5` or `roundTo(10 / 3, 1)`.
///
/// Operators are `+ - * / % ^` with the usual precedence, parentheses, and functions. A plain
/// number takes the unit of the number beside it, and a quotient of equal units is a plain number.
/// A percentage of a length is a length, `17px * 50%`, and a percentage of a plain number is a
/// percentage. Other units do not mix.
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
        guard let result = sum(), result.value.isFinite else { return nil }
        return DecimalUnit(result.value, result.writtenUnit)
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

    private mutating func sum() -> Amount? {
        guard var value = product() else { return nil }
        while !isBeforeSign(), let sign = take("+-") {
            guard let other = product(),
                let sum = value.joined(other, sign == UInt8(ascii: "+") ? (+) : (-))
            else { return nil }
            value = sum
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

    private mutating func product() -> Amount? {
        guard var value = power() else { return nil }
        while let sign = take("*/%") {
            guard let other = power() else { return nil }
            let result =
                switch sign {
                case UInt8(ascii: "*"): value.times(other)
                case UInt8(ascii: "/"): value.divided(by: other)
                default: value.joined(other) { $0.truncatingRemainder(dividingBy: $1) }
                }
            guard let result else { return nil }
            value = result
        }
        return value
    }

    private mutating func power() -> Amount? {
        guard let value = signed() else { return nil }
        guard take("^") != nil else { return value }
        return nested { $0.power() }.flatMap(value.raised)
    }

    private mutating func signed() -> Amount? {
        guard let sign = take("+-") else { return primary() }
        return nested { $0.signed() }.map { value in
            sign == UInt8(ascii: "-") ? value.map { -$0 } : value
        }
    }

    private mutating func nested(_ read: (inout Calculation) -> Amount?) -> Amount? {
        guard depth < Self.maximumDepth else { return nil }
        depth += 1
        defer { depth -= 1 }
        return read(&self)
    }

    private mutating func primary() -> Amount? {
        skipSpaces()
        if take("(") != nil {
            guard let value = nested({ $0.sum() }), take(")") != nil else { return nil }
            return value
        }
        if Self.isLetter(next) { return function() }
        let end = DecimalUnit.end(ofNumberIn: bytes, from: index)
        let number = String(decoding: bytes[index..<end], as: UTF8.self)
        guard let value = Double(number) else { return nil }
        index = end
        return Amount(value: value, unit: unit() ?? "")
    }

    /// The unit after a number. A percent sign directly before another number is an operator.
    private mutating func unit() -> String? {
        let start = index
        if next == UInt8(ascii: "%") {
            if let first = bytes[(index + 1)...].first,
                DecimalUnit.isDigit(first) || Self.isLetter(first) || first == UInt8(ascii: "(")
            {
                return nil
            }
            index += 1
        }
        while Self.isLetter(next) { index += 1 }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private mutating func function() -> Amount? {
        let start = index
        while Self.isLetter(next) || DecimalUnit.isDigit(next) { index += 1 }
        let name = String(decoding: bytes[start..<index], as: UTF8.self)
        guard take("(") != nil else { return nil }
        var values: [Amount] = []
        repeat {
            guard let value = nested({ $0.sum() }) else { return nil }
            values.append(value)
        } while take(",") != nil
        guard take(")") != nil else { return nil }
        return Self.value(of: name, values)
    }

    private static func value(of name: String, _ values: [Amount]) -> Amount? {
        let first = values[0]
        func joined(_ change: (Double, Double) -> Double) -> Amount? {
            values.dropFirst().reduce(first) { $0?.joined($1, change) }
        }
        switch (name, values.count) {
        case ("calc", 1): return first
        case ("round", 1): return first.map { $0.rounded() }
        case ("floor", 1): return first.map { $0.rounded(.down) }
        case ("ceil", 1): return first.map { $0.rounded(.up) }
        case ("abs", 1): return first.map { abs($0) }
        case ("sqrt", 1): return first.isShare ? nil : first.map { $0.squareRoot() }
        case ("pow", 2): return first.raised(to: values[1])
        case ("min", _): return joined(min)
        case ("max", _): return joined(max)
        case ("roundTo", 1...2):
            let places = values.count == 2 ? values[1].value : 0
            guard (0...15).contains(places) else { return nil }
            let scale = Maths.power(10, places.rounded())
            return first.map { ($0 * scale).rounded() / scale }
        default: return nil
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
}

/// A number in a calculation.
private struct Amount {
    let value: Double
    /// The unit; empty for a plain number.
    private let unit: String
    /// The power of the unit: 2 for a product of lengths, which is written as a length.
    private let power: Int

    init(value: Double, unit: String) { self.init(value, unit, 1) }

    /// - Parameter power: The power of the unit; without one it is a plain number.
    private init(_ value: Double, _ unit: String, _ power: Int) {
        (self.value, self.unit, self.power) = (
            value, power == 0 ? "" : unit, power == 0 ? 1 : power
        )
    }

    /// Whether it is a percentage.
    var isShare: Bool { unit == "%" }

    /// The unit of the result: none for a part of a unit, such as `1 / 2px`.
    var writtenUnit: String { power > 0 ? unit : "" }

    /// The number in another size, with the same unit.
    func map(_ change: (Double) -> Double) -> Amount { Amount(change(value), unit, power) }

    /// The number that two make in the unit of both; `nil` for different units.
    func joined(_ other: Amount, _ change: (Double, Double) -> Double) -> Amount? {
        guard unit == other.unit || unit.isEmpty || other.unit.isEmpty else { return nil }
        let whole = unit.isEmpty ? other : self
        return Amount(change(value, other.value), whole.unit, whole.power)
    }

    /// The product; `nil` for two lengths in different units.
    func times(_ other: Amount) -> Amount? {
        if other.isShare, !unit.isEmpty { return map { $0 * other.value / 100 } }
        if isShare, !other.unit.isEmpty { return other.times(self) }
        guard let product = joined(other, *) else { return nil }
        let isSquare = !unit.isEmpty && !other.unit.isEmpty
        return Amount(product.value, product.unit, isSquare ? power + other.power : product.power)
    }

    /// The power; `nil` for percentages.
    func raised(to exponent: Amount) -> Amount? {
        isShare || exponent.isShare ? nil : joined(exponent, Maths.power)
    }

    /// The quotient; `nil` for different units.
    func divided(by other: Amount) -> Amount? {
        if other.isShare, !isShare { return map { $0 * 100 / other.value } }
        guard let quotient = joined(other, /) else { return nil }
        let own = unit.isEmpty ? 0 : power
        return Amount(quotient.value, quotient.unit, own - (other.unit.isEmpty ? 0 : other.power))
    }
}

/// A parser for fixed-width numbers and separators at the start of an ASCII text.
struct DigitReader {
    private var rest: Substring.UTF8View

    init(_ text: String) {
        rest = Substring(text).utf8
    }

    var isAtEnd: Bool { rest.isEmpty }

    /// Reads `count` digits as a number; `nil` if there are fewer, and then nothing is consumed.
    mutating func digits(_ count: Int) -> Int? {
        let ahead = rest.prefix(count)
        guard ahead.count == count else { return nil }
        var number = 0
        for byte in ahead {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
            number = number * 10 + Int(byte - UInt8(ascii: "0"))
        }
        rest = rest.dropFirst(count)
        return number
    }

    /// Skips a character if it is next, and returns whether it was.
    mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard let byte = rest.first, UInt32(byte) == character.value else { return false }
        rest = rest.dropFirst()
        return true
    }

    /// Skips consecutive digits and returns their number.
    mutating func skipDigits() -> Int {
        let count = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
        rest = rest.dropFirst(count)
        return count
    }
}

extension String {
    /// Appends a non-negative number with leading zeros up to `width`.
    mutating func append(digits number: Int, width: Int) {
        let digits = String(number)
        append(String(repeating: "0", count: Swift.max(0, width - digits.utf8.count)))
        append(digits)
    }
}

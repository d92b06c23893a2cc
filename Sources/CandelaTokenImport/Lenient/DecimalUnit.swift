/// A number with a unit, as in CSS and older drafts: `1.5rem`, `-4px`, `200ms`, `50%`.
struct DecimalUnit {
    /// The number as spelt in JSON.
    let spelling: String
    let value: Double
    /// The unit; empty for a bare number.
    let unit: String

    init?(_ text: String) {
        let bytes = Array(text.utf8)
        let isNegative = bytes.first == UInt8(ascii: "-")
        let start = isNegative || bytes.first == UInt8(ascii: "+") ? 1 : 0
        let end = Self.end(ofNumberIn: bytes, from: start)
        guard end > start else { return nil }
        let digits = bytes[start..<end].drop { $0 == UInt8(ascii: "0") }
        // JSON needs a digit before the point and the power.
        let zero = digits.first.map(Self.isDigit) == true ? "" : "0"
        let spelling = (isNegative ? "-" : "") + zero + String(decoding: digits, as: UTF8.self)
        guard let value = Double(spelling), value.isFinite else { return nil }
        self.spelling = spelling
        self.value = value
        let written = String(decoding: bytes[end...], as: UTF8.self)
        let lower = written.lowercased()
        unit = ["px", "rem", "em", "ms"].contains(lower) ? lower : written
    }
    /// The end of the number that begins at an index of a text; the index itself without one.
    ///
    /// A power of ten, the end of `1e-3`, is a part of the number, but not the unit of `1em`.
    static func end(ofNumberIn bytes: [UInt8], from start: Int) -> Int {
        func digits(_ index: Int) -> Int { bytes[index...].prefix(while: isDigit).endIndex }
        var end = digits(start)
        if end < bytes.count, bytes[end] == UInt8(ascii: ".") {
            let fraction = digits(end + 1)
            guard fraction > end + 1 else { return start }
            end = fraction
        }
        guard end > start, end < bytes.count, bytes[end] | 0x20 == UInt8(ascii: "e") else {
            return end
        }
        var power = end + 1
        let sign = power < bytes.count ? bytes[power] : 0
        if sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { power += 1 }
        let last = digits(power)
        return last > power ? last : end
    }

    static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}

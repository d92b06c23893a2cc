/// A number with a unit, as in CSS and older drafts: `1.5rem`, `-4px`, `200ms`, `50%`.
struct DecimalUnit {
    /// The number as spelt in JSON.
    let spelling: String
    let value: Double
    /// The unit; empty for a bare number.
    let unit: String

    init?(_ text: String) {
        let bytes = Array(text.utf8)
        var index = 0
        func digits() -> Int {
            var end = index
            while end < bytes.count, bytes[end] >= 0x30, bytes[end] <= 0x39 { end += 1 }
            return end
        }
        let isNegative = bytes.first == UInt8(ascii: "-")
        if isNegative || bytes.first == UInt8(ascii: "+") { index = 1 }
        var end = digits()
        var whole = String(decoding: bytes[index..<end].drop { $0 == 0x30 }, as: UTF8.self)
        let hasWhole = end > index
        if whole.isEmpty { whole = "0" }
        index = end
        var fraction = ""
        if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
            index += 1
            end = digits()
            fraction = String(decoding: bytes[index..<end], as: UTF8.self)
            guard !fraction.isEmpty else { return nil }
            index = end
        }
        guard hasWhole || !fraction.isEmpty else { return nil }
        var power = ""
        if index + 1 < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
            let mark = index
            index += 1
            if bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+") { index += 1 }
            end = digits()
            if end > index {
                power = String(decoding: bytes[mark..<end], as: UTF8.self)
                index = end
            } else {
                index = mark
            }
        }
        let spelling =
            (isNegative ? "-" : "") + whole + (fraction.isEmpty ? "" : "." + fraction) + power
        guard let value = Double(spelling), value.isFinite else { return nil }
        self.spelling = spelling
        self.value = value
        let written = String(decoding: bytes[index...], as: UTF8.self)
        let lower = written.lowercased()
        unit = ["px", "rem", "em", "ms"].contains(lower) ? lower : written
    }
}

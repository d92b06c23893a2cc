/// UTF-8 appending to byte arrays.
extension [UInt8] {
    /// Appends a string as UTF-8.
    package mutating func append(_ text: String) {
        var text = text
        text.withUTF8 { append(contentsOf: $0) }
    }

    /// Appends a literal, cut after `prefix` bytes.
    package mutating func append(plain text: StaticString, prefix: Int = .max) {
        append(
            contentsOf: UnsafeBufferPointer(
                start: text.utf8Start, count: Swift.min(prefix, text.utf8CodeUnitCount)))
    }

    /// Appends a number as ``JSONNumber/spelling(of:)-(Double)`` spells it; `0` if it is not
    /// finite.
    package mutating func append(number value: Double) {
        if JSONNumber.withShort(value, { append(contentsOf: $0) }) { return }
        append(JSONNumber.spelling(of: value) ?? "0")
    }
}

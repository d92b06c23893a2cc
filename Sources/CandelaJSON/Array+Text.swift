/// Putting text together as UTF-8.
extension [UInt8] {
    /// Appends a text.
    package mutating func append(_ text: String) {
        var text = text
        text.withUTF8 { append(contentsOf: $0) }
    }

    /// Appends a text of the program itself, or as many bytes of it as there are up to a number.
    package mutating func append(plain text: StaticString, prefix: Int = .max) {
        append(
            contentsOf: UnsafeBufferPointer(
                start: text.utf8Start, count: Swift.min(prefix, text.utf8CodeUnitCount)))
    }

    /// Appends a number as ``JSONNumber/spelling(of:)-(Double)`` has it, `0` for one that is not finite.
    package mutating func append(number value: Double) {
        if JSONNumber.withShort(value, { append(contentsOf: $0) }) { return }
        append(JSONNumber.spelling(of: value) ?? "0")
    }
}

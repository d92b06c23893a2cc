/// A parsed reference to a group, a token or a part of one.
package enum Reference: Sendable, Hashable {
    /// `{a.b}`: the path of a token or group from the root.
    case curly([String])
    /// `#/a/b/$value`: the steps from the root, unescaped.
    case pointer([String])

    /// The reason that a string is not a reference.
    package enum Fault: Error, Sendable, Hashable {
        /// Braces, but not a single complete reference.
        case malformedCurly
        /// A pointer that does not begin with `#`: it refers to another file or is malformed.
        case outsideDocument
        /// `#` or `#/`: the whole document.
        case documentRoot
        /// A fragment that does not begin with `/`.
        case malformedPointer
        /// A `~` that is neither `~0` nor `~1`.
        case malformedEscape
    }

    /// Whether a string contains a brace, so that it is probably meant as a reference.
    package static func looksLikeCurly(_ text: String) -> Bool {
        text.utf8.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }
    }

    /// Whether a string is in a single pair of braces, as references are: such a string cannot be
    /// written as a literal.
    static func isInBraces(_ text: String) -> Bool {
        let inside = text.utf8.dropFirst().dropLast()
        return text.utf8.first == UInt8(ascii: "{") && text.utf8.last == UInt8(ascii: "}")
            && !inside.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }
    }

    /// Parses a `{…}` reference: the whole string, with nothing before or after and no trimming of
    /// spaces (Format 2025.10, 7.1.1).
    ///
    /// - Throws: ``Fault/malformedCurly`` for any other text, or an invalid name.
    package static func curly(_ text: String) throws(Fault) -> Reference {
        let bytes = Array(text.utf8)
        guard bytes.count > 2, bytes.first == UInt8(ascii: "{"), bytes.last == UInt8(ascii: "}")
        else { throw .malformedCurly }
        let inside = bytes[1..<bytes.count - 1]
        let steps = inside.split(
            separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        for (index, step) in steps.enumerated() {
            let isRoot = index == steps.count - 1 && step.elementsEqual("$root".utf8)
            guard isRoot || TokenName.fault(in: step) == nil else { throw .malformedCurly }
        }
        return .curly(steps.map { String(decoding: $0, as: UTF8.self) })
    }

    /// Whether bytes are a `{…}` reference.
    package static func isCurly(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard bytes.count > 2, bytes.first == UInt8(ascii: "{"), bytes.last == UInt8(ascii: "}")
        else { return false }
        let end = bytes.count - 1
        var start = 1
        for index in 1..<end {
            switch bytes[index] {
            case UInt8(ascii: "{"), UInt8(ascii: "}"): return false
            case UInt8(ascii: "."):
                guard index > start, bytes[start] != UInt8(ascii: "$") else { return false }
                start = index + 1
            default: continue
            }
        }
        guard start < end else { return false }
        return bytes[start] != UInt8(ascii: "$")
            || bytes[start..<end].elementsEqual("$root".utf8)
    }

    /// Parses a JSON Pointer in a URI fragment: percent escapes first, then `~1` and `~0` (Format
    /// 2025.10, 7.1.2). A `~` before anything else is an error (RFC 6901, section 3).
    ///
    /// - Throws: Any ``Fault`` except ``Fault/malformedCurly``.
    package static func pointer(_ text: String) throws(Fault) -> Reference {
        guard text.utf8.first == UInt8(ascii: "#") else { throw .outsideDocument }
        let fragment = Array(text.utf8.dropFirst())
        if fragment.isEmpty || fragment == [UInt8(ascii: "/")] { throw .documentRoot }
        guard fragment.first == UInt8(ascii: "/") else { throw .malformedPointer }
        let steps = PercentEncoding.decode(fragment).dropFirst().split(
            separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        var names: [String] = []
        for step in steps { names.append(String(decoding: try unescape(step), as: UTF8.self)) }
        return .pointer(names)
    }

    private static func unescape(_ step: ArraySlice<UInt8>) throws(Fault) -> [UInt8] {
        guard step.contains(UInt8(ascii: "~")) else { return Array(step) }
        var result: [UInt8] = []
        var index = step.startIndex
        while index < step.endIndex {
            let byte = step[index]
            let next = index + 1 < step.endIndex ? step[index + 1] : 0
            switch (byte, next) {
            case (UInt8(ascii: "~"), UInt8(ascii: "0")): result.append(byte)
            case (UInt8(ascii: "~"), UInt8(ascii: "1")): result.append(UInt8(ascii: "/"))
            case (UInt8(ascii: "~"), _): throw .malformedEscape
            default:
                result.append(byte)
                index += 1
                continue
            }
            index += 2
        }
        return result
    }
}

/// Percent decoding of URIs.
enum PercentEncoding {
    /// Decodes escapes such as `%41`. A `%` without two hexadecimal digits after it is kept. If the
    /// result would be invalid UTF-8, nothing is decoded.
    static func decode(_ bytes: [UInt8]) -> [UInt8] {
        guard bytes.contains(UInt8(ascii: "%")) else { return bytes }
        var result: [UInt8] = []
        var index = 0
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
                let high = JSONEscapes.hexValue(bytes[index + 1]),
                let low = JSONEscapes.hexValue(bytes[index + 2])
            {
                result.append(high << 4 | low)
                index += 3
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: result, as: UTF8.self).utf8.elementsEqual(result) ? result : bytes
    }
}

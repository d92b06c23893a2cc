// Syntax errors with remedies. Apart from the encoding check, none of this runs for text without
// errors or warnings.
extension JSONParser {
    /// Throws if the text begins like UTF-16 or UTF-32: with one of their byte order marks, or with
    /// a zero byte among its first two, which JSON in UTF-8 cannot have.
    func refuseOtherEncodings() throws(JSONFinding) {
        let head = Array(text.prefix(2))
        guard head == [0xFF, 0xFE] || head == [0xFE, 0xFF] || head.contains(0) else { return }
        throw .fatal(
            "the text is not UTF-8 but looks like UTF-16 or UTF-32", at: 0,
            help: "save the file as UTF-8", id: "invalid-utf8")
    }

    func missingValue() -> JSONFinding {
        guard index < text.count else {
            return innermost.map { _ in unclosed() }
                ?? .fatal("expected a value, found the end of the text", at: index)
        }
        let closes = text[index] == UInt8(ascii: "]") || text[index] == UInt8(ascii: "}")
        let help: String? =
            switch text[index] {
            case UInt8(ascii: "]") where lastByte == UInt8(ascii: ","): Self.trailingComma
            case UInt8(ascii: "'"): "strings take double quotes"
            case UInt8(ascii: "/"), UInt8(ascii: "#"): Self.noComments
            case UInt8(ascii: "+"): "remove the plus sign"
            case UInt8(ascii: "."): "write a digit before the point"
            default: closes ? nil : wordHelp
            }
        return .fatal("expected a value, found \(found)", at: index, help: help)
    }

    func missingName() -> JSONFinding {
        guard index < text.count else { return unclosed() }
        let help: String? =
            switch text[index] {
            case UInt8(ascii: "}"): Self.trailingComma
            case UInt8(ascii: "/"), UInt8(ascii: "#"): Self.noComments
            default: "names take double quotes"
            }
        return .fatal("expected a member's name, found \(found)", at: index, help: help)
    }

    func missingColon() -> JSONFinding {
        index < text.count
            ? .fatal("expected ':' after a member's name, found \(found)", at: index) : unclosed()
    }

    func missingComma() -> JSONFinding {
        let closing = innermost?.isObject == true ? "}" : "]"
        let help: String? =
            switch text[index] {
            case UInt8(ascii: "/"), UInt8(ascii: "#"): Self.noComments
            case UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "-"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                "put a comma between it and the value before"
            default: nil
            }
        var finding = JSONFinding.fatal(
            "expected ',' or '\(closing)', found \(found)", at: index, help: help)
        let closes = text[index] == UInt8(ascii: "]") || text[index] == UInt8(ascii: "}")
        if closes, let (offset, isObject) = innermost {
            finding.earlier = ("the \(isObject ? "object" : "array") begins here", offset)
        }
        return finding
    }

    func excessText() -> JSONFinding {
        .fatal(
            "expected the end of the text, found \(found)", at: index,
            help: "a file contains one value")
    }

    func unclosed() -> JSONFinding {
        var finding = JSONFinding.fatal("expected more, found the end of the text", at: index)
        if let (offset, isObject) = innermost {
            finding = .fatal(
                "expected '\(isObject ? "}" : "]")', found the end of the text", at: index)
            finding.earlier = ("the \(isObject ? "object" : "array") begins here", offset)
        }
        return finding
    }

    func unterminatedString(_ start: Int) -> JSONFinding {
        var finding = JSONFinding.fatal(
            "expected '\"', found the end of the text", at: text.count)
        finding.earlier = ("the string begins here", start)
        return finding
    }

    func controlCharacter(_ byte: UInt8, in start: Int) -> JSONFinding {
        let escape =
            switch byte {
            case 0x08: "\\b"
            case 0x09: "\\t"
            case 0x0A: "\\n"
            case 0x0C: "\\f"
            case 0x0D: "\\r"
            default: "\\u00" + Self.hex(UInt32(byte), digits: 2)
            }
        var finding = JSONFinding.fatal(
            "U+\(Self.hex(UInt32(byte), digits: 4)) is not allowed in a string", at: index,
            help: "close the string before it, or write '\(escape)'")
        finding.earlier = ("the string begins here", start)
        return finding
    }

    func unknownEscape() -> JSONFinding {
        .fatal(
            "'\\\(scalar(at: index + 1))' is not an escape", at: index,
            help: "write '\\\\' for a backslash")
    }

    func shortEscape(at escape: Int) -> JSONFinding {
        .fatal("'\\u' must be followed by four hexadecimal digits", at: escape)
    }

    func loneSurrogate(_ unit: UInt32, at escape: Int) -> JSONFinding {
        JSONFinding(
            severity: .warning, id: "lone-surrogate",
            message:
                "'\\u\(Self.hex(unit, digits: 4))' is half a surrogate pair and reads as U+FFFD",
            offset: escape, help: ["write the character itself, or both halves"],
            endsParsing: false)
    }

    func invalidUTF8() -> JSONFinding {
        .fatal(
            "byte 0x\(Self.hex(UInt32(text[index]), digits: 2)) is not UTF-8 here",
            at: index, help: "save the file as UTF-8", id: "invalid-utf8")
    }

    func malformedNumber(_ start: Int, _ fault: String) -> JSONFinding {
        var end = start
        while end < text.count, end < start + 40, Self.isWordByte(text[end]) { end += 1 }
        let written = String(decoding: text[start..<end], as: UTF8.self)
        return .fatal("number '\(written)' \(fault)", at: start)
    }

    private static let trailingComma = "remove the comma before it"
    private static let noComments = "JSON has no comments: remove it"

    /// The last byte before the index that is not whitespace.
    private var lastByte: UInt8? {
        text[..<index].last { ![0x20, 0x0A, 0x0D, 0x09].contains($0) }
    }

    private var wordHelp: String? {
        let words = ["true", "false", "null"]
        let word = found.filter { $0 != "'" }
        return words.first { $0 == word.lowercased() || word == "None" && $0 == "null" }.map {
            "write '\($0)'"
        } ?? (Self.isWordByte(text[index]) ? "strings take double quotes" : nil)
    }

    /// The text at the index, quoted: a word or one character.
    private var found: String {
        guard index < text.count else { return "the end of the text" }
        var end = index
        while end < text.count, end < index + 40, Self.isWordByte(text[end]) { end += 1 }
        guard end == index else {
            return "'\(String(decoding: text[index..<end], as: UTF8.self))'"
        }
        return text[index] < 0x20 || text[index] == 0x7F
            ? "U+\(Self.hex(UInt32(text[index]), digits: 4))" : "'\(scalar(at: index))'"
    }

    /// The character at `position`, or U+FFFD for invalid bytes.
    private func scalar(at position: Int) -> String {
        let end = min(position + 4, text.count)
        guard position < end else { return "" }
        return String(decoding: text[position..<end], as: UTF8.self).unicodeScalars.first.map {
            $0.value < 0x20 ? "\\u00" + Self.hex($0.value, digits: 2) : String($0)
        } ?? ""
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "."), UInt8(ascii: "_"),
            UInt8(ascii: "+"), UInt8(ascii: "-"):
            true
        default: false
        }
    }

    static func hex(_ value: UInt32, digits: Int) -> String {
        let text = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
    }
}

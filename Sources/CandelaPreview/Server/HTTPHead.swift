import CandelaCommands

/// The request line and the header fields of an HTTP/1.1 request.
///
/// Source: RFC 9112, sections 2 to 6. Where it lets a server choose between repairing and refusing a
/// request, the request is refused.
package struct HTTPHead: Sendable, Hashable {
    package let method: String

    /// The steps of the path, decoded: `/a/b%20c` has the steps `a` and `b c`, and `/a/` has `a`
    /// and an empty step. The query is left out.
    package let path: [String]

    /// The length of the body, in bytes.
    package let length: Int

    private let fields: [Field]

    private struct Field: Sendable, Hashable {
        /// The name in lower case.
        let name: String
        let value: String
    }

    /// Parses a head, without the empty line that ends it.
    ///
    /// - Throws: A refusal for anything that the grammar does not allow.
    package init(_ bytes: ArraySlice<UInt8>) throws(HTTPRefusal) {
        let lines = try Self.lines(of: bytes)
        let words = lines[0].split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
        guard words.count == 3, Self.isToken(words[0]) else {
            throw HTTPRefusal(.badRequest, "the request line is malformed")
        }
        guard words[2].elementsEqual("HTTP/1.1".utf8) else {
            throw HTTPRefusal(.versionNotSupported, "only HTTP/1.1 is supported")
        }
        method = String(decoding: words[0], as: UTF8.self)
        path = try Self.path(of: words[1])
        var fields: [Field] = []
        for line in lines.dropFirst() { fields.append(try Self.field(line)) }
        self.fields = fields
        length = try Self.length(fields)
    }

    /// The value of a header field; `nil` without one.
    ///
    /// - Parameter name: The name in lower case.
    /// - Throws: A refusal when there are several.
    package func value(of name: String) throws(HTTPRefusal) -> String? {
        let found = fields.filter { $0.name == name }
        guard found.count < 2 else {
            throw HTTPRefusal(.badRequest, "there are \(found.count) header fields '\(name)'")
        }
        return found.first?.value
    }

    /// Whether the client closes the connection after the response.
    var closes: Bool {
        fields.contains { field in
            field.name == "connection"
                && field.value.lowercased().split(separator: ",")
                    .contains { $0.withoutOuterSpaces == "close" }
        }
    }

    // MARK: Lines

    /// The lines of a head, at least one. A line contains no control characters except tabs.
    private static func lines(
        of bytes: ArraySlice<UInt8>
    ) throws(HTTPRefusal) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var rest = bytes
        while true {
            let end = rest.firstIndex { $0 < 0x20 && $0 != 0x09 || $0 == 0x7F } ?? rest.endIndex
            lines.append(rest[rest.startIndex..<end])
            guard end < rest.endIndex else { return lines }
            guard rest[end...].starts(with: [0x0D, 0x0A]) else {
                throw HTTPRefusal(.badRequest, "the head contains a control character")
            }
            rest = rest[(end + 2)...]
        }
    }

    private static func field(_ line: ArraySlice<UInt8>) throws(HTTPRefusal) -> Field {
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")),
            isToken(line[line.startIndex..<colon])
        else {
            throw HTTPRefusal(.badRequest, "a header field is malformed")
        }
        let value = String(decoding: line[(colon + 1)...], as: UTF8.self)
        return Field(
            name: String(decoding: line[line.startIndex..<colon], as: UTF8.self).lowercased(),
            value: String(value.withoutOuterSpaces))
    }

    private static let tokenMarks = Set("!#$%&'*+-.^_`|~".utf8)

    /// Whether bytes are a token: a method or the name of a header field.
    private static func isToken(_ bytes: ArraySlice<UInt8>) -> Bool {
        !bytes.isEmpty
            && bytes.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"):
                    true
                default: tokenMarks.contains(byte)
                }
            }
    }

    // MARK: Body

    /// The length of the body that the fields announce. Only a length is supported, so that a
    /// request ends in one place for everyone who reads it.
    private static func length(_ fields: [Field]) throws(HTTPRefusal) -> Int {
        guard !fields.contains(where: { $0.name == "transfer-encoding" }) else {
            throw HTTPRefusal(.notImplemented, "transfer codings are not supported")
        }
        let lengths = fields.filter { $0.name == "content-length" }
        guard let text = lengths.first?.value else { return 0 }
        guard lengths.count == 1, !text.isEmpty,
            text.utf8.allSatisfy({ (0x30...0x39).contains($0) })
        else {
            throw HTTPRefusal(.badRequest, "the content length is malformed")
        }
        // Digits that are no integer are a number too large for one.
        return Int(text) ?? .max
    }

    // MARK: Path

    private static func path(of target: ArraySlice<UInt8>) throws(HTTPRefusal) -> [String] {
        let isVisible = { (byte: UInt8) in (0x21...0x7E).contains(byte) && byte != 0x23 }
        guard target.first == UInt8(ascii: "/"), target.allSatisfy(isVisible) else {
            throw HTTPRefusal(.badRequest, "the request target is not a path")
        }
        let path = target.dropFirst().prefix { $0 != UInt8(ascii: "?") }
        var steps: [String] = []
        for step in path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
            steps.append(try decoded(step))
        }
        return steps
    }

    /// A step of a path with its escapes replaced.
    ///
    /// - Throws: A refusal for invalid escapes, for text that is not UTF-8, and for escaped slashes
    ///   and control characters.
    private static func decoded(_ step: ArraySlice<UInt8>) throws(HTTPRefusal) -> String {
        var bytes: [UInt8] = []
        var rest = step
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard let high = rest.popFirst().flatMap(digit),
                let low = rest.popFirst().flatMap(digit)
            else {
                throw HTTPRefusal(.badRequest, "the path has an invalid escape")
            }
            let value = high << 4 | low
            guard value >= 0x20, value != 0x7F, value != UInt8(ascii: "/") else {
                throw HTTPRefusal(.badRequest, "the path has an escape that is not allowed")
            }
            bytes.append(value)
        }
        guard let text = String(utf8: bytes) else {
            throw HTTPRefusal(.badRequest, "the path is not UTF-8")
        }
        return text
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}

extension StringProtocol {
    /// The text without spaces and tabs at its ends, the optional whitespace of RFC 9110, 5.6.3.
    var withoutOuterSpaces: SubSequence {
        let start = firstIndex { $0 != " " && $0 != "\t" } ?? endIndex
        let end = self[start...].lastIndex { $0 != " " && $0 != "\t" }
        return end.map { self[start...$0] } ?? self[start...]
    }
}

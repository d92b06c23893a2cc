/// A parser from bytes to nodes, in one pass and without recursion.
struct JSONParser {
    let text: UnsafeBufferPointer<UInt8>
    var index = 0
    var nodes: [JSONNode] = []
    var findings = JSONFindings()
    private var duplicates = DuplicateNames()

    /// The open objects and arrays, outermost first, and the number of members or elements so far.
    var open: [(node: Int, count: UInt32)] = []

    init(_ text: UnsafeBufferPointer<UInt8>) {
        self.text = text
    }

    /// Parses the whole text. The nodes are valid only if no finding ended parsing.
    ///
    /// - Parameter salvages: Whether to recover from syntax errors by leaving damaged parts out.
    mutating func parse(salvages: Bool = false) {
        nodes.reserveCapacity(text.count / 12 + 16)
        open.reserveCapacity(32)
        do throws(JSONFinding) {
            try refuseOtherEncodings()
            if text.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
        } catch {
            return findings.append(error)
        }
        guard let fault = fault(in: { (parser) throws(JSONFinding) in try parser.parseValues() })
        else { return }
        let others = findings
        if salvages, salvage(fault) { return }
        findings = others
        findings.append(fault)
    }

    /// The error that ends a parsing step early; `nil` if it succeeds.
    mutating func fault(
        in parse: (inout JSONParser) throws(JSONFinding) -> Void
    ) -> JSONFinding? {
        do throws(JSONFinding) {
            try parse(&self)
            return nil
        } catch {
            return error
        }
    }

    /// Records a finding that does not end parsing.
    mutating func report(_ finding: JSONFinding) {
        findings.append(finding)
    }

    mutating func parseValues() throws(JSONFinding) {
        skipWhitespace()
        while true {
            guard index < text.count else { throw missingValue() }
            switch text[index] {
            case UInt8(ascii: "{"):
                try begin(.object)
                skipWhitespace()
                if index < text.count, text[index] == UInt8(ascii: "}") {
                    index += 1
                    end()
                } else {
                    try parseName()
                    continue
                }
            case UInt8(ascii: "["):
                try begin(.array)
                skipWhitespace()
                if index < text.count, text[index] == UInt8(ascii: "]") {
                    index += 1
                    end()
                } else {
                    continue
                }
            default: try parseScalar()
            }
            guard try finishValue() else { return }
        }
    }

    /// Parses a string, number or word.
    @inline(__always)
    mutating func parseScalar() throws(JSONFinding) {
        let start = index
        switch text[index] {
        case UInt8(ascii: "\""): nodes.append(try scanString(from: start, next: nodes.count + 1))
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            try scanNumber()
            append(.number, from: start)
        case UInt8(ascii: "t"): try scanWord("true", .true)
        case UInt8(ascii: "f"): try scanWord("false", .false)
        case UInt8(ascii: "n"): try scanWord("null", .null)
        default: throw missingValue()
        }
    }

    /// Consumes the text after a value: closing brackets, then a comma or the end.
    ///
    /// - Returns: Whether another value begins here.
    mutating func finishValue() throws(JSONFinding) -> Bool {
        while true {
            skipWhitespace()
            guard !open.isEmpty else {
                guard index == text.count else { throw excessText() }
                return false
            }
            let top = open.count - 1
            open[top].count &+= 1
            let tag = nodes[open[top].node].tag
            guard index < text.count else { throw unclosed() }
            switch (text[index], tag) {
            case (UInt8(ascii: ","), .object):
                index += 1
                skipWhitespace()
                try parseName()
                return true
            case (UInt8(ascii: ","), _):
                index += 1
                skipWhitespace()
                return true
            case (UInt8(ascii: "}"), .object), (UInt8(ascii: "]"), .array):
                index += 1
                end()
            default: throw missingComma()
            }
        }
    }

    /// Parses `"name":` up to the value.
    mutating func parseName() throws(JSONFinding) {
        guard index < text.count, text[index] == UInt8(ascii: "\"") else { throw missingName() }
        nodes.append(try scanString(from: index, next: nodes.count + 1))
        skipWhitespace()
        guard index < text.count, text[index] == UInt8(ascii: ":") else { throw missingColon() }
        index += 1
        skipWhitespace()
    }

    mutating func begin(_ tag: JSONNode.Tag) throws(JSONFinding) {
        guard open.count < JSONDocument.maximumDepth else {
            throw .fatal(
                "this bracket is nested in \(JSONDocument.maximumDepth) others, the maximum",
                at: index, id: "nesting-too-deep")
        }
        open.append((nodes.count, 0))
        nodes.append(JSONNode(start: UInt32(index), extent: 0, next: 0, tag: tag))
        index += 1
    }

    mutating func end() {
        let (node, count) = open.removeLast()
        nodes[node].extent = count
        nodes[node].next = UInt32(nodes.count)
        if nodes[node].tag == .object, count > 1 {
            duplicates.find(in: nodes, object: node, text: text) { findings.append($0) }
        }
    }

    private mutating func append(_ tag: JSONNode.Tag, from start: Int) {
        nodes.append(
            JSONNode(
                start: UInt32(start), extent: UInt32(index), next: UInt32(nodes.count + 1), tag: tag
            ))
    }

    private mutating func scanWord(
        _ word: StaticString, _ tag: JSONNode.Tag
    ) throws(JSONFinding) {
        let start = index
        for offset in 0..<word.utf8CodeUnitCount {
            guard start + offset < text.count,
                text[start + offset] == (word.utf8Start + offset).pointee
            else { throw missingValue() }
        }
        index += word.utf8CodeUnitCount
        append(tag, from: start)
    }

    @inline(__always)
    mutating func skipWhitespace() {
        while index < text.count {
            switch text[index] {
            case 0x20: skipSpaces()
            case 0x0A, 0x0D, 0x09: index += 1
            default: return
            }
        }
    }

    /// Skips spaces, such as indentation, eight at a time.
    private mutating func skipSpaces() {
        guard let base = UnsafeRawPointer(text.baseAddress) else { return }
        while index + 8 <= text.count {
            let word = UInt64(
                littleEndian: base.loadUnaligned(fromByteOffset: index, as: UInt64.self))
            let others = word ^ 0x2020_2020_2020_2020
            guard others == 0 else {
                index += others.trailingZeroBitCount / 8
                return
            }
            index += 8
        }
        while index < text.count, text[index] == 0x20 { index += 1 }
    }

    /// The offset of the innermost open bracket, and whether it is an object's.
    var innermost: (offset: Int, isObject: Bool)? {
        open.last.map { (Int(nodes[$0.node].start), nodes[$0.node].tag == .object) }
    }
}

/// The distinct texts of a compact JSON document.
package struct JSONWords: Sendable {
    /// String values of fewer than 64 bytes outside of facts.
    package private(set) var texts: Set<String> = []

    /// String values of fewer than 64 bytes in facts.
    package private(set) var facts: Set<String> = []

    /// The names of members and the kinds of objects: `children`, `kind=column`.
    package private(set) var shapes: Set<String> = []

    package init(_ bytes: [UInt8]) {
        var (position, depth) = (0, 0)
        var name = ""
        // The depth of the enclosing facts.
        var factsDepth: Int?
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                depth -= 1
                if depth == factsDepth { factsDepth = nil }
            case UInt8(ascii: "\""):
                let start = position + 1
                position = start
                while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
                    position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
                }
                guard position - start < 64 else { break }
                let text = String(decoding: bytes[start..<position], as: UTF8.self)
                let next = position + 1
                if next < bytes.count, bytes[next] == UInt8(ascii: ":") {
                    name = text
                    shapes.insert(name)
                    if name == "facts", factsDepth == nil { factsDepth = depth }
                } else if factsDepth == nil {
                    texts.insert(text)
                    if name == "kind" { shapes.insert("kind=\(text)") }
                } else {
                    facts.insert(text)
                }
            default: break
            }
            position += 1
        }
    }
}

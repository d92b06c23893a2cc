/// A list of declarations being written.
struct CSSDeclarations: Sendable {
    /// The text written so far.
    var text: [UInt8] = []

    /// The declarations of the current token: each one's suffix and the range of its value.
    private(set) var values: [(suffix: String, range: Range<Int>)] = []

    /// The current token's name, the separator before a suffix, and the nesting depth.
    private var name: ArraySlice<UInt8> = []
    private var infix = ""
    private var depth = 0

    /// Begins the declarations of a token.
    ///
    /// - Parameters:
    ///   - name: The name without `--`.
    ///   - infix: The separator between the name and a suffix.
    ///   - depth: The number of enclosing braces.
    mutating func begin(_ name: ArraySlice<UInt8>, infix: String, depth: Int) {
        values.removeAll(keepingCapacity: true)
        self.name = name
        self.infix = infix
        self.depth = depth
    }

    /// Writes a property's value; the suffix follows the token's name.
    mutating func declare(_ suffix: String, _ write: (inout [UInt8]) -> Void) {
        text.space(depth)
        text.append(plain: "--")
        text.append(contentsOf: name)
        if !suffix.isEmpty {
            if !infix.isEmpty { text.append(infix) }
            text.append(suffix)
        }
        text.append(plain: ": ")
        let start = text.count
        write(&text)
        values.append((suffix, start..<text.count))
        text.append(plain: ";\n")
    }

    /// The value of a declaration as text.
    func string(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }

    /// Writes the declarations of another list, for the same token, whose values differ.
    ///
    /// - Parameter known: The earlier declarations of the token.
    mutating func declare(_ others: CSSDeclarations, differingFrom known: CSSDeclarations) {
        for ((_, range), (suffix, other)) in zip(known.values, others.values) {
            let value = others.text[other]
            if known.text[range] != value { declare(suffix) { $0.append(contentsOf: value) } }
        }
    }
}

extension [UInt8] {
    /// Appends an indent.
    mutating func space(_ depth: Int) {
        for _ in 0..<depth * 2 { append(UInt8(ascii: " ")) }
    }
}

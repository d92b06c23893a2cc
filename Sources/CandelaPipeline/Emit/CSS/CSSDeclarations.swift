/// Declarations while they are written, one value after another.
struct CSSDeclarations: Sendable {
    /// The text so far.
    var text: [UInt8] = []

    /// The declarations of the token begun last: each one's suffix, and where its value stands.
    private(set) var values: [(suffix: String, range: Range<Int>)] = []

    /// The token's name, what stands between it and a suffix, and how many braces stand around.
    private var name: ArraySlice<UInt8> = []
    private var infix = ""
    private var depth = 0

    /// Begins the declarations of a token.
    ///
    /// - Parameters:
    ///   - name: Its name without `--`.
    ///   - infix: What stands between it and a suffix.
    ///   - depth: How many braces stand around them.
    mutating func begin(_ name: ArraySlice<UInt8>, infix: String, depth: Int) {
        values.removeAll(keepingCapacity: true)
        self.name = name
        self.infix = infix
        self.depth = depth
    }

    /// Writes a property's value; the suffix is what its name has after the token's.
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

    /// Writes those declarations of another list, made of the same token, whose values differ.
    ///
    /// - Parameter known: What is declared of it before.
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

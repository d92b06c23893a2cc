/// A scanner for the brackets, quotes and commas of a CSS selector.
struct SelectorScanner {
    private let text: [Unicode.Scalar]

    init(_ text: String) {
        self.text = [Unicode.Scalar](text.unicodeScalars)
    }

    /// The reason that the text cannot be a rule's selector, as the end of a sentence; `nil` if it
    /// can.
    func fault() -> String? {
        var open: [Unicode.Scalar] = []
        var quote: Unicode.Scalar?
        var isEscaped = false
        guard text.contains(where: { !$0.properties.isWhitespace }) else { return "is empty" }
        guard text.first != "@" else { return "is an at-rule, not a selector" }
        for (index, scalar) in text.enumerated() {
            if scalar.isUnprintable { return "contains a control character" }
            if isEscaped {
                isEscaped = false
            } else if scalar == "\\" {
                isEscaped = true
            } else if quote != nil {
                if scalar == quote { quote = nil }
            } else {
                switch scalar {
                case "\"", "'": quote = scalar
                case "(", "[": open.append(scalar == "(" ? ")" : "]")
                case ")", "]":
                    guard open.popLast() == scalar else { return "has an extra '\(scalar)'" }
                case "{", "}", ";", "<": return "contains a '\(scalar)', not allowed in selectors"
                case "/" where index + 1 < text.count && text[index + 1] == "*":
                    return "contains a comment"
                default: break
                }
            }
        }
        if quote != nil || isEscaped { return "has an unterminated string" }
        if let last = open.last { return "lacks a '\(last)'" }
        let parts = parts()
        guard !parts.contains("") else { return "has an empty part between commas" }
        return parts.lazy.compactMap { SelectorReader.fault($0) }.first
    }

    /// The parts separated by commas outside of brackets and quotes, trimmed.
    func parts() -> [String] {
        var parts = [String.UnicodeScalarView()]
        var depth = 0
        var quote: Unicode.Scalar?
        var isEscaped = false
        for scalar in text {
            let isPlain = !isEscaped && quote == nil
            if isPlain, depth == 0, scalar == "," {
                parts.append(String.UnicodeScalarView())
                continue
            }
            parts[parts.count - 1].append(scalar)
            if isEscaped {
                isEscaped = false
            } else if scalar == "\\" {
                isEscaped = true
            } else if quote != nil {
                if scalar == quote { quote = nil }
            } else {
                switch scalar {
                case "\"", "'": quote = scalar
                case "(", "[": depth += 1
                case ")", "]": depth -= 1
                default: break
                }
            }
        }
        return parts.map { part in
            let text = part.drop { $0.properties.isWhitespace }
            let end = text.lastIndex { !$0.properties.isWhitespace }
            return end.map { String(text[...$0]) } ?? ""
        }
    }
}

import CandelaElements
import CandelaTokens

/// Texts for renderers that read them as Markdown.
enum MarkdownText {
    /// A text with backslashes before characters that CommonMark would read as markup, and no
    /// others: a renderer without Markdown shows them.
    static func escaped(_ text: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        // Two spaces at the end of a line are a line break.
        return lines.map { escaped(line: Array($0)) }.joined(separator: "  \n")
    }

    /// A text whose heavy parts are bold.
    static func escaped(_ words: StyledText, in theme: Theme) -> String {
        (words.parts ?? []).reduce("") { text, part in
            let escaped = escaped(part.text)
            let isBold = part.weight.map { $0.number >= FontWeight.semibold.number } ?? false
            // Markers beside spaces and punctuation would be shown.
            guard isBold, part.text.first?.isWordPart == true, part.text.last?.isWordPart == true
            else { return text + escaped }
            return text + "**" + escaped + "**"
        }
    }

    private static func escaped(line: [Character]) -> String {
        var marked = Set(starts(of: line))
        for (place, character) in line.enumerated() {
            let before = place > 0 ? line[place - 1] : " "
            let after = place + 1 < line.count ? line[place + 1] : " "
            let isBetweenSpaces = before.isWhitespace && after.isWhitespace
            let isMarkup =
                switch character {
                case "*": !isBetweenSpaces
                case "_": !isBetweenSpaces && !(before.isWordPart && after.isWordPart)
                case "\\": after.isASCIIMark
                case "`": line.count { $0 == "`" } > 1
                case "[": isLink(line[place...])
                case "<": isAutolink(line[place...])
                case "&": isEntity(line[place...])
                default: false
                }
            if isMarkup { marked.insert(place) }
        }
        return line.enumerated().reduce(into: "") { text, entry in
            if marked.contains(entry.offset) { text.append("\\") }
            text.append(entry.element)
        }
    }

    /// The character that makes a line a list item, a heading, a quotation or a rule.
    private static func starts(of line: [Character]) -> [Int] {
        let indent = line.prefix { $0 == " " }.count
        let rest = line.dropFirst(indent)
        guard let first = rest.first else { return [] }
        func endsWord(_ place: Int) -> Bool { place >= line.count || line[place].isWhitespace }
        switch first {
        case ">": return [indent]
        case "#":
            let count = rest.prefix { $0 == "#" }.count
            return count <= 6 && endsWord(indent + count) ? [indent] : []
        case "-", "+", "*", "_", "=", "~", "`":
            let isRun = rest.count >= 3 && rest.allSatisfy { $0 == first || $0 == " " }
            let isFence = "~`".contains(first) && rest.prefix { $0 == first }.count >= 3
            let isItem = "-+*".contains(first) && endsWord(indent + 1)
            return isItem || isFence || isRun && !"+~`".contains(first) ? [indent] : []
        default:
            let digits = rest.prefix { "0"..."9" ~= $0 }.count
            let end = indent + digits
            guard (1...9).contains(digits), end < line.count, ".)".contains(line[end]) else {
                return []
            }
            return endsWord(end + 1) ? [end] : []
        }
    }

    private static func isLink(_ rest: ArraySlice<Character>) -> Bool {
        guard let end = rest.firstIndex(of: "]"), rest.indices.contains(end + 1) else {
            return false
        }
        return "([".contains(rest[end + 1])
    }

    private static func isAutolink(_ rest: ArraySlice<Character>) -> Bool {
        guard let end = rest.firstIndex(of: ">") else { return false }
        let inside = rest[(rest.startIndex + 1)..<end]
        return !inside.contains(where: \.isWhitespace) && inside.contains { ":@".contains($0) }
    }

    private static func isEntity(_ rest: ArraySlice<Character>) -> Bool {
        guard let end = rest.firstIndex(of: ";") else { return false }
        let inside = rest[(rest.startIndex + 1)..<end]
        return !inside.isEmpty
            && inside.allSatisfy { $0 == "#" || $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
}

extension Character {
    fileprivate var isWordPart: Bool { isLetter || isNumber }

    fileprivate var isASCIIMark: Bool {
        isASCII && (isPunctuation || isSymbol)
    }
}

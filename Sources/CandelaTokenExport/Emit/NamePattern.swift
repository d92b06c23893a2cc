/// A pattern for the names of exported tokens, made of the steps of their paths.
///
/// `{1}` is the first step of a path, `{-1}` the last, `{2..}` the second and all after it, and
/// `{2..-2}` those up to the last but one; steps that a path lacks are left out. Other text becomes
/// words of the name. `kebab:`, `snake:`, `camel:` or `pascal:` at the start sets the case in the
/// formats `css`, `scss`, `tailwind` and `ts`; the others always have the case of their language.
/// `kebab(--):` also sets the separator between steps, of up to three hyphens and underscores.
public struct NamePattern: Sendable, Hashable {
    /// The pattern as written.
    public let text: String

    /// The case; `nil` for each format's usual one.
    let style: Identifier.Style?

    /// The separator between steps; `nil` for that between words.
    let separator: String?

    private let parts: [Part]

    private enum Part: Sendable, Hashable {
        case text(String)
        /// Steps from one place to another: from the start, 1 is the first; from the end, -1 is
        /// the last.
        case steps(from: Int, to: Int)
    }

    /// The error in a pattern.
    public enum Fault: Error, Sendable, Hashable, CustomStringConvertible {
        /// An unpaired brace, or braces with nothing between them.
        case braces
        /// Text in braces that is not a range of steps.
        case steps(String)
        /// No steps, so that all names would be equal.
        case fixed
        /// Text in parentheses that is no separator.
        case separator(String)
        /// Text with a colon or parentheses at the start that is no case.
        case style(String)

        /// The error as the end of a sentence about the pattern.
        public var description: String {
            switch self {
            case .braces: "has an unpaired brace or an empty placeholder"
            case .steps(let text):
                "has '{\(text)}', which is neither a step, such as '{1}' or '{-1}', nor a range of"
                    + " steps, such as '{2..}' or '{1..-2}'"
            case .fixed: "has no step of the path, such as '{1..}'"
            case .separator(let text):
                "has the separator '\(text)', which must be one to three of '-' and '_'"
            case .style(let text):
                "begins with '\(text)', which is no case: known are "
                    + NamePattern.styles.map { "'\($0.word):'" }.joined(separator: ", ")
            }
        }
    }

    private static let styles: [(word: String, style: Identifier.Style)] = [
        ("kebab", .kebab), ("snake", .snake), ("camel", .camel), ("pascal", .pascal),
    ]

    /// The case and separator at the start of a pattern, and the rest.
    private static func head(
        of text: String
    ) throws(Fault) -> (style: Identifier.Style?, separator: String?, rest: Substring) {
        for (word, style) in styles where text.hasPrefix(word) {
            let rest = text.dropFirst(word.count)
            if rest.first == ":" { return (style, nil, rest.dropFirst()) }
            guard rest.first == "(", let end = rest.firstRange(of: "):") else { continue }
            let separator = String(rest[..<end.lowerBound].dropFirst())
            guard (1...3).contains(separator.count), separator.allSatisfy({ "-_".contains($0) })
            else { throw .separator(separator) }
            return (style, separator, rest[end.upperBound...])
        }
        let start = text.prefix { $0 != "{" }
        guard !start.contains(where: { $0 == ":" || $0 == "(" }) else {
            throw .style(String(start))
        }
        return (nil, nil, text[...])
    }

    /// Parses a pattern.
    ///
    /// - Throws: The first ``Fault`` in the pattern.
    public init(_ text: String) throws(Fault) {
        self.text = text
        let head = try Self.head(of: text)
        (style, separator) = (head.style, head.separator)
        var parts: [Part] = []
        let found: [FilePattern.Part]
        do throws(FilePattern.Fault) {
            found = try FilePattern.parts(of: head.rest)
        } catch {
            throw .braces
        }
        for part in found {
            switch part {
            case .text(let text): parts.append(.text(text))
            case .name(let range): parts.append(try Self.steps(range))
            }
        }
        guard parts.contains(where: { if case .steps = $0 { true } else { false } }) else {
            throw .fixed
        }
        self.parts = parts
    }

    private static func steps(_ range: String) throws(Fault) -> Part {
        func place(_ text: some StringProtocol) throws(Fault) -> Int {
            guard let place = Int(text), place != 0, !text.hasPrefix("+") else {
                throw .steps(range)
            }
            return place
        }
        let ends = range.split(separator: "..", omittingEmptySubsequences: false)
        switch ends.count {
        case 1: return .steps(from: try place(range), to: try place(range))
        case 2:
            return .steps(from: try place(ends[0]), to: ends[1].isEmpty ? -1 : try place(ends[1]))
        default: throw .steps(range)
        }
    }

    /// The name of a token as a path.
    func name(of path: String) -> String {
        let steps = path.split(separator: ".").filter { $0 != "$root" }
        func index(_ place: Int) -> Int { place > 0 ? place - 1 : steps.count + place }
        return parts.reduce(into: "") { name, part in
            switch part {
            case .text(let text): name += text
            case .steps(let from, let to):
                let (first, last) = (max(0, index(from)), min(index(to), steps.count - 1))
                guard first <= last else { return }
                if let end = name.last, end != ".", Identifier.isNegative(steps[first]) {
                    // The minus sign would no longer be at the start of a step.
                    name += end.isLetter || end.isNumber ? "-minus" : "minus"
                }
                name += steps[first...last].joined(separator: ".")
            }
        }
    }
}

/// The rules for the names of an export's tokens.
struct TokenNaming: Sendable {
    /// The first step of every name; empty for none.
    var prefix = ""

    /// The pattern of the other steps; `nil` for the whole path.
    var pattern: NamePattern?

    /// The path from which a token's names in other languages are made.
    func name(of path: String) -> String {
        let name = pattern?.name(of: path) ?? path
        return prefix.isEmpty ? name : "\(prefix).\(name)"
    }
}

import CandelaPipeline
import Testing

/// One rule of the standard, shown by a text: what is said about it, and what it resolves to.
struct StandardRule: Sendable, CustomTestStringConvertible {
    /// The rules: a section of the Format, Color or Resolver Module 2025.10 and, where it makes
    /// several, a letter for each in the order of its text: `Format 5.1.1 b, Format 6.2 a`.
    let rules: String

    /// Path → text; the first is read.
    let files: [(String, String)]

    /// The ids of all that is said, in order.
    let said: [String]

    /// Parts of the resolved tokens on one line.
    let holds: [String]

    /// - Parameter text: A token file, or a resolver document when it has a version.
    init(
        _ rules: String, _ text: String, says said: String = "", holds: String...,
        files: [(String, String)] = []
    ) {
        self.rules = rules
        let name = text.hasPrefix("{\"version\"") ? "t.resolver.json" : "t.tokens.json"
        self.files = [(name, text)] + files
        self.said = said.split(separator: " ").map(String.init)
        self.holds = holds
    }

    var testDescription: String { "\(rules) \(files[0].1)" }

    /// The rules, one by one.
    var all: [String] { rules.split(separator: ", ").map(String.init) }

    func run(_ inputs: [String: String] = [:]) -> TokenFixture.Run {
        let others = Dictionary(files.dropFirst()) { first, _ in first }
        return TokenFixture(files[0].1, named: files[0].0, others).resolve(inputs)
    }
}

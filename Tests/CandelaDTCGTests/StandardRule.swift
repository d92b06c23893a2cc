import CandelaDTCG
import CandelaTestSupport
import Testing

/// A rule of the standard with an example: the expected diagnostics and resolved tokens.
struct StandardRule: Sendable, CustomTestStringConvertible {
    /// The rules: a section of the Format, Color or Resolver Module 2025.10 and, if it has several,
    /// a letter for each in the order of its text: `Format 5.1.1 b, Format 6.2 a`.
    let rules: String

    /// Path → text; the first file is loaded.
    let files: [(String, String)]

    /// The identifiers of all diagnostics, in order.
    let said: [String]

    /// Parts of the resolved tokens, on one line.
    let holds: [String]

    /// - Parameter text: A token file, or a resolver document if it has a version.
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

    /// The rules as a list.
    var all: [String] { rules.split(separator: ", ").map(String.init) }

    func run(_ inputs: [String: String] = [:]) -> TokenFixture.Run {
        let others = Dictionary(files.dropFirst()) { first, _ in first }
        return TokenFixture(files[0].1, named: files[0].0, others).resolve(inputs)
    }
}

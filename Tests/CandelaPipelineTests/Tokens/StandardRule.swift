import CandelaPipeline
import Testing

/// One rule of the standard, shown by a text: what is said about it, and what it resolves to.
struct StandardRule: Sendable, CustomTestStringConvertible {
    /// The rules' numbers in the digest of DTCG 2025.10.
    let numbers: String

    /// Path → text; the first is read.
    let files: [(String, String)]

    /// The ids of all that is said, in order.
    let said: [String]

    /// Parts of the resolved tokens on one line.
    let holds: [String]

    /// - Parameter text: A token file, or a resolver document when it has a version.
    init(
        _ numbers: String, _ text: String, says said: String = "", holds: String...,
        files: [(String, String)] = []
    ) {
        self.numbers = numbers
        let name = text.hasPrefix("{\"version\"") ? "t.resolver.json" : "t.tokens.json"
        self.files = [(name, text)] + files
        self.said = said.split(separator: " ").map(String.init)
        self.holds = holds
    }

    var testDescription: String { "\(numbers) \(files[0].1)" }

    /// The numbers, one by one: `F-01, F-02`.
    var all: [String] {
        numbers.split { $0 == "," || $0 == " " }.map(String.init).filter { $0.contains("-") }
    }

    func run(_ inputs: [String: String] = [:]) -> TokenFixture.Run {
        let others = Dictionary(files.dropFirst()) { first, _ in first }
        return TokenFixture(files[0].1, named: files[0].0, others).resolve(inputs)
    }
}

import Testing

/// A text with the expected verdict.
struct Vector: Sendable, CustomTestStringConvertible {
    enum Verdict: Sendable { case valid, invalid }

    let verdict: Verdict
    let text: String
    let reason: String

    init(_ verdict: Verdict, _ text: String, _ reason: String = "") {
        self.verdict = verdict
        self.text = text
        self.reason = reason
    }

    var testDescription: String { "\(text) \(reason)" }
}

import CandelaJSON
import CandelaTestSupport
import CandelaTool
import Foundation

extension MutatedInput {
    /// The time after which one small input counts as a hang, on a busy machine.
    private static let patience = Duration.seconds(20)

    /// Runs the tool on a document.
    ///
    /// - Parameter bench: A directory with the other files that the command needs.
    /// - Returns: Whether the document was accepted, and the violated property, in words.
    func verdict(on document: [UInt8], in bench: ToolHarness) -> (isAccepted: Bool, fault: String?)
    {
        let input = Array(frame.before.utf8) + document + Array(frame.after.utf8)
        var outcome: Outcome?
        let time = ContinuousClock().measure { outcome = bench.run(words, reading: input) }
        guard let outcome else { return (false, "no outcome") }
        guard time < Self.patience else { return (false, "took \(time)") }
        let lines = input.count { $0 == UInt8(ascii: "\n") } + 1
        return frame.before.isEmpty ? Self.verdict(outcome, lines) : Self.verdict(answer: outcome)
    }

    private static func verdict(
        _ outcome: Outcome, _ lines: Int
    ) -> (isAccepted: Bool, fault: String?) {
        let errors = outcome.diagnostics.filter { $0.severity == .error }
        switch outcome.status {
        case .success: return (true, errors.first.map { "accepted in spite of '\($0.message)'" })
        case .badCommandLine: return (false, "a document is no command line: \(outcome.report)")
        case .badData: break
        }
        guard !errors.isEmpty else { return (false, "rejected without an error") }
        let lost = errors.first { error in
            guard let place = error.place else { return error.id != "empty-file" }
            return place.file != "-" || !(1...lines).contains(place.line) || place.column < 1
        }
        return (false, lost.map { "an error without a place: \($0)" })
    }

    /// The verdict on a stream's single answer.
    private static func verdict(answer: Outcome) -> (isAccepted: Bool, fault: String?) {
        guard answer.status != .badCommandLine,
            let root = try? JSONDocument(parsing: answer.output, file: "answer").root
        else { return (false, "no answer: \(answer.report)") }
        guard let error = root["error"] else {
            return (root["screen"] != nil, root["screen"] == nil ? "neither screen nor error" : nil)
        }
        let hasPlace = error["line"]?.number != nil && error["column"]?.number != nil
        return (
            false, hasPlace ? nil : "an error without a place: \(error["message"]?.string ?? "")"
        )
    }
}

extension ToolHarness {
    /// Runs a command with these bytes as standard input.
    fileprivate func run(_ words: [String], reading input: [UInt8]) -> Outcome {
        let (input, output) = (Once(input), Once([]))
        var environment = environment
        environment.standardInput = { input.take() }
        environment.write = { output.add($0) }
        var outcome = Tool.candela.run(words, in: environment)
        outcome.output = output.take() + outcome.output
        return outcome
    }
}

/// Bytes that can be read once.
private final class Once: @unchecked Sendable {
    private let lock = NSLock()
    private var bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    func take() -> [UInt8] {
        lock.withLock {
            defer { bytes = [] }
            return bytes
        }
    }

    func add(_ more: [UInt8]) -> Bool {
        lock.withLock { bytes += more }
        return true
    }
}

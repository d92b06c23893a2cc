import CandelaTestSupport
import CandelaTool
import Foundation
import Testing

/// Malformed documents give a result or an error with its place: no crash, no hang, and no error
/// without a place.
struct MutatedInputTests {
    /// The number of inputs of each kind; set `CANDELA_MUTATIONS=100000` for more.
    private static let wanted = number("CANDELA_MUTATIONS") ?? 60

    /// The first seed, `CANDELA_MUTATION_SEED=20530`. A failing input can be reproduced with its
    /// seed.
    private static let first = number("CANDELA_MUTATION_SEED") ?? 0

    private static let isLong = wanted > 1_000

    private static func number(_ name: String) -> Int? {
        ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
    }

    @Test(arguments: MutatedInput.all)
    func `give a result, or an error with a place`(input: MutatedInput) throws {
        let bench = try ToolHarness(MutatedInput.files)
        let count = Self.isLong ? Self.wanted : max(10, Int(Double(Self.wanted) * input.share))
        let seeds = Self.first..<Self.first + count
        if Self.isLong { print("\(input.name): seeds \(seeds)") }
        var (accepted, faults) = (0, 0)
        for seed in seeds where faults < 20 {
            let document = input.document(seed)
            let verdict = input.verdict(on: document, in: bench)
            accepted += verdict.isAccepted ? 1 : 0
            guard let fault = verdict.fault else { continue }
            faults += 1
            Issue.record(
                "\(input.name), seed \(seed): \(fault)\n\(String(decoding: document, as: UTF8.self))"
            )
        }
        if Self.isLong { print("\(input.name): \(accepted) of \(count) accepted") }
        // Most texts are invalid, but enough get past every reader.
        #expect(accepted >= count / 50, "\(accepted) of \(count)")
    }

    @Test(arguments: MutatedInput.all)
    func `are the same for a seed every time`(input: MutatedInput) {
        #expect(input.document(7) == input.document(7))
        #expect(Set((0..<50).map(input.document)).count > 40)
    }
}

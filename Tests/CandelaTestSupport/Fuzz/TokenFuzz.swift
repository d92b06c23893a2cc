import CandelaDTCG

/// Malformed token files and resolver documents, and the checks that apply to all of them.
///
/// Every input is generated from its number, so a failing one can be reproduced.
package struct TokenFuzz: Sendable {
    /// The result of checking one input.
    package struct Verdict: Sendable {
        /// Whether the input was loaded and resolved without an error.
        package let isAccepted: Bool
        /// A description of the violated property; `nil` if there is none.
        package let fault: String?
    }

    private let mutation: InputMutation
    private let resolver: [UInt8]

    /// Creates a fuzzer for the built-in documents.
    ///
    /// - Parameter others: Further token files to mutate.
    package init(_ others: [[UInt8]] = []) {
        mutation = InputMutation(
            of: (FuzzSeeds.tokens + FuzzSeeds.drafts).map { Array($0.utf8) } + others,
            words: FuzzSeeds.words)
        resolver = Array(FuzzSeeds.resolver.utf8)
    }

    // MARK: Inputs

    /// The files of an input, starting with the main file: one input in eight is random bytes, two
    /// are a resolver document with two token files, one of the three mutated, and five are a
    /// mutated token file.
    package func files(_ number: Int) -> [(path: String, bytes: [UInt8])] {
        var random = SplitMix(seed: UInt64(truncatingIfNeeded: number))
        switch number % 8 {
        case 0:
            let count = Int.random(in: 0...64, using: &random)
            return [("t.json", (0..<count).map { _ in .random(in: 0...255, using: &random) })]
        case 1, 2:
            var files = [("t.resolver.json", resolver)]
            for name in ["a.json", "b.json"] { files.append((name, mutation.text(&random))) }
            let place = Int.random(in: 0..<files.count, using: &random)
            files[place].1 = mutation.mutated(files[place].1, &random)
            return files
        default: return [("t.json", mutation.mutated(mutation.text(&random), &random))]
        }
    }
}

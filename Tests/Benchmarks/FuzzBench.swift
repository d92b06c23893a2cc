import CandelaDTCG
import CandelaTestSupport
import Foundation

/// A benchmark that feeds mutated token files and random bytes to the parser, readers, resolver and
/// exporters.
///
/// The files in `Tokens/primitive` are mutated too if the working directory has them.
enum FuzzBench {
    static let section = BenchSection(
        name: "fuzz", summary: "malformed inputs: no crash, no hang, no lost token",
        run: run)

    /// The time after which one small input counts as a hang.
    private static let patience = Duration.seconds(1)

    private static func run() {
        let count = BenchOptions.value("count").flatMap { Int($0) } ?? 10_000
        let start = BenchOptions.value("from").flatMap { Int($0) } ?? 0
        let fuzz = TokenFuzz(ownTokens)
        var (accepted, faults) = (0, 0)
        var slowest = Duration.zero
        let elapsed = BenchSection.seconds {
            for number in start..<start + max(0, count) {
                var verdict: TokenFuzz.Verdict?
                let time = ContinuousClock().measure { verdict = fuzz.check(number) }
                slowest = max(slowest, time)
                if verdict?.isAccepted == true { accepted += 1 }
                let fault = verdict?.fault ?? (time > patience ? "took \(time)" : nil)
                if let fault {
                    faults += 1
                    if faults <= 20 { print("  input \(number): \(fault)") }
                }
                if number % 100_000 == 99_999 { print("  … \(number + 1)") }
            }
        }
        let milliseconds = Int(slowest.inSeconds * 1000)
        print(
            "  \(count) inputs in \(Int(elapsed.rounded())) s: \(accepted) accepted,"
                + " \(faults) faults, the slowest took \(milliseconds) ms")
        if count == 1, let file = fuzz.files(start).first {
            print(String(decoding: file.bytes, as: UTF8.self))
        }
    }

    /// The token files in `Tokens/primitive`, which do not refer to other files.
    private static var ownTokens: [[UInt8]] {
        let names = FileManager.default.enumerator(atPath: "Tokens/primitive")?.compactMap {
            $0 as? String
        }
        return (names ?? []).sorted().filter { $0.hasSuffix(".tokens.json") }
            .compactMap { FileManager.default.contents(atPath: "Tokens/primitive/" + $0) }
            .map { Array($0) }
    }
}

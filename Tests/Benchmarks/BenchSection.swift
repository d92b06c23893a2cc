/// A named group of measurements, each compared with another implementation or a goal if it has
/// one.
struct BenchSection: Sendable {
    /// The name that selects it on the command line.
    let name: String

    /// A one-line summary of the measurements and their references.
    let summary: String

    let run: @Sendable () throws -> Void

    /// The main results, for the table in the article on performance.
    var rows: @Sendable () throws -> [BenchRow] = { [] }

    /// The best times of two implementations over several rounds, in seconds. They alternate, so
    /// that a temporary slowdown of the machine affects both.
    static func compare(
        rounds: Int, _ ours: () -> Void, against naive: () -> Void
    ) -> (ours: Double, naive: Double) {
        var best = (ours: Double.infinity, naive: Double.infinity)
        for _ in 0..<rounds {
            best.ours = min(best.ours, seconds(ours))
            best.naive = min(best.naive, seconds(naive))
        }
        return best
    }

    /// The duration of one run, in seconds.
    static func seconds(_ work: () -> Void) -> Double {
        let time = ContinuousClock().measure(work).components
        return Double(time.seconds) + Double(time.attoseconds) / 1e18
    }
}

/// A result with its reference: the time of another implementation in the same run, or a goal.
struct BenchRow: Sendable {
    let what: String
    let ours: String
    let other: String

    /// Prints the row for a terminal.
    func print() { Swift.print("  \(what): \(ours); \(other)") }

    /// The rows as a Markdown table.
    static func table(_ rows: [BenchRow]) -> String {
        let lines = rows.map { "| \($0.what) | \($0.ours) | \($0.other) |\n" }
        return "| Measurement | Result | Reference |\n|---|---|---|\n" + lines.joined()
    }
}

extension [Double] {
    /// The median: the upper of the two middle values for an even count, infinity for none.
    var median: Double { isEmpty ? .infinity : sorted()[count / 2] }
}

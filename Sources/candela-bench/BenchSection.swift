/// One thing that is measured, against the naive way on the same data in the same run.
struct BenchSection: Sendable {
    /// The word that selects it on the command line.
    let name: String

    /// What is compared with what.
    let summary: String

    let run: @Sendable () -> Void

    /// The same in a few figures, for the table of the article on performance.
    var rows: @Sendable () -> [BenchRow] = { [] }

    /// The best times of two ways over several rounds, in seconds, taken in turns so that what
    /// slows the machine slows both.
    static func race(
        rounds: Int, _ ours: () -> Void, against naive: () -> Void
    ) -> (ours: Double, naive: Double) {
        var best = (ours: Double.infinity, naive: Double.infinity)
        for _ in 0..<rounds {
            best.ours = min(best.ours, seconds(ours))
            best.naive = min(best.naive, seconds(naive))
        }
        return best
    }

    /// How long one run takes, in seconds.
    static func seconds(_ work: () -> Void) -> Double {
        let time = ContinuousClock().measure(work).components
        return Double(time.seconds) + Double(time.attoseconds) / 1e18
    }
}

/// A figure beside what it is measured against, both medians of turns in one run.
struct BenchRow: Sendable {
    let what: String
    let ours: String
    let other: String

    /// The row for somebody who watches.
    func print() { Swift.print("  \(what): \(ours); \(other)") }

    /// The rows as a table of Markdown.
    static func table(_ rows: [BenchRow]) -> String {
        let lines = rows.map { "| \($0.what) | \($0.ours) | \($0.other) |\n" }
        return "| What | Takes | Against |\n|---|---|---|\n" + lines.joined()
    }
}

extension [Double] {
    /// The middle one; of an even number the upper of the two.
    var median: Double { isEmpty ? .infinity : sorted()[count / 2] }
}

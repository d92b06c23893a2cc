/// One thing that is measured, against the naive way on the same data in the same run.
struct BenchSection: Sendable {
    /// The word that selects it on the command line.
    let name: String

    /// What is compared with what.
    let summary: String

    let run: @Sendable () -> Void

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

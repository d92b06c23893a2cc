/// How much of a foreign file was used, row by row.
///
/// A row is a line, or what stands for one: a record of a table, an element with a weight or a body
/// fat. Headers, comments and empty lines are none. Each row is counted once, for the worst that
/// happened to it, so that ``read``, ``changed`` and ``unused`` add up to ``rows``.
public struct ImportReport: Sendable, Hashable {
    /// Rows that were used as they stand, and those that say that nothing is known.
    public private(set) var read = 0

    /// Rows of which a part was left out, cut or taken in another way than it stands there, and rows
    /// that say again what another one says.
    public private(set) var changed = 0

    /// Rows of which nothing was used.
    public private(set) var unused = 0

    /// All rows there were.
    public var rows: Int { read + changed + unused }

    /// What was found, in the order of the files and their lines.
    public private(set) var findings: [ImportFinding] = []

    /// How often an effect was found.
    public func count(of effect: ImportFinding.Effect) -> Int {
        findings.count { $0.effect == effect }
    }

    /// Whether every row came in as it stands, none of them doubtful; rows that say a thing twice
    /// do not count against it.
    public var isClean: Bool {
        !findings.contains { [.unused, .changed, .doubtful].contains($0.effect) }
    }

    init() {}

    /// What became of a row.
    enum Outcome: Int, Comparable {
        case read, changed, unused

        static func < (left: Outcome, right: Outcome) -> Bool { left.rawValue < right.rawValue }
    }

    mutating func count(_ outcome: Outcome, by change: Int = 1) {
        switch outcome {
        case .read: read += change
        case .changed: changed += change
        case .unused: unused += change
        }
    }

    mutating func add(_ finding: ImportFinding) { findings.append(finding) }

    /// Adds what another file of the same import gave.
    mutating func add(_ other: ImportReport) {
        read += other.read
        changed += other.changed
        unused += other.unused
        findings += other.findings
    }

    /// Puts the findings of each file in the order of its lines, those on the whole file first.
    mutating func sort() {
        var order: [String: Int] = [:]
        for finding in findings where order[finding.file] == nil {
            order[finding.file] = order.count
        }
        func key(_ finding: ImportFinding) -> (Int, Int, Int) {
            (order[finding.file] ?? 0, finding.place?.line ?? 0, finding.place?.column ?? 0)
        }
        findings.sort { key($0) < key($1) }
    }
}

/// The number of rows of an imported file that were used, with findings.
///
/// A row is a line or its equivalent: a record in a table, or an element with a weight or a body
/// fat value. Headers, comments and empty lines are not rows. Each row is counted once, by its most
/// severe finding, so that ``read``, ``changed`` and ``unused`` add up to ``rows``.
public struct ImportReport: Sendable, Hashable {
    /// Rows used unchanged, including those that mark a day as unknown.
    public private(set) var read = 0

    /// Rows of which a part was omitted, truncated or interpreted differently, and rows that
    /// duplicate another one.
    public private(set) var changed = 0

    /// Rows of which nothing was used.
    public private(set) var unused = 0

    /// The total number of rows.
    public var rows: Int { read + changed + unused }

    /// The findings, in the order of files and lines.
    public private(set) var findings: [ImportFinding] = []

    /// The number of findings with an effect.
    public func count(of effect: ImportFinding.Effect) -> Int {
        findings.count { $0.effect == effect }
    }

    /// Whether every row was imported unchanged and none is doubtful; duplicates are allowed.
    public var isClean: Bool {
        !findings.contains { [.unused, .changed, .doubtful].contains($0.effect) }
    }

    init() {}

    /// The result for a row, ordered from best to worst.
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

    /// Adds the report on another file of the same import.
    mutating func add(_ other: ImportReport) {
        read += other.read
        changed += other.changed
        unused += other.unused
        findings += other.findings
    }

    /// Sorts the findings of each file by line, with those about the whole file first.
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

/// The number of rows of an imported file that were used, with findings.
///
/// A row is a line or its equivalent: a record in a table, or an element with a weight, a body fat
/// value or a height. Headers, comments and empty lines are not rows. Each row is counted once, by
/// its most severe finding, so that ``read``, ``changed`` and ``unused`` add up to ``rows``.
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

    private var log: FindingLog<ImportFinding.Effect, ImportFinding>

    /// The first hundred findings of each effect, in the order of files and lines; empty if they
    /// were passed to ``ImportContext/onFinding``.
    public var findings: [ImportFinding] { log.kept }

    /// The number of all findings with an effect.
    public func count(of effect: ImportFinding.Effect) -> Int { log.count(of: effect) }

    /// Whether every row was imported unchanged and none is doubtful; duplicates are allowed.
    public var isClean: Bool { log.kinds.allSatisfy { [.joined, .remark].contains($0) } }

    /// The findings as warnings, with the numbers of those that are only counted.
    package var diagnostics: [Diagnostic] {
        var all = DiagnosticLog()
        all += findings.map(\.diagnostic)
        for (effect, count) in log.rests { all.count(count, of: .init(.warning, effect.rawValue)) }
        return all.diagnostics
    }

    init(in context: ImportContext) { log = FindingLog(passingTo: context.onFinding) }

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

    mutating func add(_ finding: ImportFinding) { log.append(finding, of: finding.effect) }

    /// Adds findings that were not passed on, and the number of those that were.
    mutating func add(
        _ findings: [ImportFinding], of total: Int, as effect: ImportFinding.Effect
    ) {
        for finding in findings { add(finding) }
        log.count(total - findings.count, of: effect)
    }

    /// Adds the report on another file of the same import.
    mutating func add(_ other: ImportReport) {
        read += other.read
        changed += other.changed
        unused += other.unused
        log.append(other.log, kind: \.effect)
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
        log.sort { key($0) < key($1) }
    }
}

/// The findings of a reader: the first hundred of each kind, and the number of all.
///
/// A log takes little memory however many rows of a file are bad. A log with a receiver passes each
/// finding on as it is found and keeps none.
package struct FindingLog<Kind: Hashable & Sendable, Finding: Sendable>: Sendable {
    /// The maximum number of findings kept of one kind.
    package static var most: Int { 100 }

    /// The findings kept, in the order found.
    package private(set) var kept: [Finding] = []

    private var tallies: [Kind: Tally] = [:]
    fileprivate let receiver: (@Sendable (Finding) -> Void)?

    /// The number of all findings of a kind, and of those kept.
    private struct Tally: Sendable, Hashable {
        var total = 0
        var kept = 0

        /// Counts a finding.
        ///
        /// - Returns: Whether it is among the first.
        mutating func add(upTo most: Int) -> Bool {
            total += 1
            guard kept < most else { return false }
            kept += 1
            return true
        }
    }

    /// - Parameter receiver: Called with each finding as it is found; `nil` to keep the first of
    ///   each kind.
    package init(passingTo receiver: (@Sendable (Finding) -> Void)? = nil) {
        self.receiver = receiver
    }

    /// Adds a finding.
    package mutating func append(_ finding: Finding, of kind: Kind) {
        let most = receiver == nil ? Self.most : 0
        if tallies[kind, default: Tally()].add(upTo: most) { kept.append(finding) }
        receiver?(finding)
    }

    /// Adds the findings of another log; those that it passed on are only counted.
    package mutating func append(_ other: FindingLog, kind: (Finding) -> Kind) {
        for finding in other.kept { append(finding, of: kind(finding)) }
        for (kind, tally) in other.tallies { count(tally.total - tally.kept, of: kind) }
    }

    /// Counts further findings of a kind.
    package mutating func count(_ more: Int, of kind: Kind) {
        guard more > 0 else { return }
        tallies[kind, default: Tally()].total += more
    }

    /// Sorts the findings kept.
    package mutating func sort(by areInOrder: (Finding, Finding) -> Bool) {
        kept = kept.ordered(by: areInOrder)
    }

    /// The number of all findings.
    package var count: Int { tallies.values.reduce(0) { $0 + $1.total } }

    /// Whether nothing was found.
    package var isEmpty: Bool { tallies.isEmpty }

    /// The number of all findings of a kind.
    package func count(of kind: Kind) -> Int { tallies[kind]?.total ?? 0 }

    /// The kinds found.
    package var kinds: some Collection<Kind> { tallies.keys }

    /// The kinds of which some findings were only counted, with their numbers; none if all were
    /// passed on.
    package var rests: [(kind: Kind, count: Int)] {
        guard receiver == nil else { return [] }
        return tallies.compactMap { kind, tally in
            tally.total > tally.kept ? (kind, tally.total - tally.kept) : nil
        }
    }
}

extension FindingLog: Equatable where Finding: Equatable {
    /// Compares the findings kept and the numbers of all.
    package static func == (left: FindingLog, right: FindingLog) -> Bool {
        left.kept == right.kept && left.tallies == right.tallies
    }
}

extension FindingLog: Hashable where Finding: Hashable {
    /// Hashes the findings kept and the numbers of all.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(kept)
        hasher.combine(tallies)
    }
}

/// A log of diagnostics, by severity and id.
package typealias DiagnosticLog = FindingLog<Diagnostic.Kind, Diagnostic>

extension Diagnostic {
    /// A severity with an id.
    package struct Kind: Sendable, Hashable {
        package let severity: Severity
        package let id: String

        package init(_ severity: Severity, _ id: String) {
            (self.severity, self.id) = (severity, id)
        }
    }

    /// The severity with the id.
    fileprivate var kind: Kind { Kind(severity, id) }

    /// The number of further problems of a kind, which are not listed.
    fileprivate init(counting rest: Int, of kind: Kind) {
        let words = rest == 1 ? "is" : "are"
        self.init(kind.severity, kind.id, "\(rest) more of this kind \(words) not listed")
        (count, isRest) = (rest, true)
    }
}

extension FindingLog where Kind == Diagnostic.Kind, Finding == Diagnostic {
    /// Adds a diagnostic, or the problems that it counts.
    package mutating func append(_ diagnostic: Diagnostic) {
        guard diagnostic.isRest else { return append(diagnostic, of: diagnostic.kind) }
        count(diagnostic.count, of: diagnostic.kind)
        receiver?(diagnostic)
    }

    /// Adds the diagnostics of another log; those that it passed on are only counted.
    package static func += (log: inout FindingLog, other: FindingLog) {
        log.append(other, kind: \.kind)
    }

    /// Adds diagnostics.
    package static func += (log: inout FindingLog, diagnostics: some Sequence<Diagnostic>) {
        for diagnostic in diagnostics { log.append(diagnostic) }
    }

    /// Whether any diagnostic is an error.
    package var hasErrors: Bool { kinds.contains { $0.severity == .error } }

    /// Sorts the diagnostics kept, which are of one file, by their places.
    package mutating func sortByPlace() {
        sort {
            ($0.place?.line ?? 0, $0.place?.column ?? 0)
                < ($1.place?.line ?? 0, $1.place?.column ?? 0)
        }
    }

    /// The diagnostics kept, then one for each kind of which more were found, with their number.
    package var diagnostics: [Diagnostic] {
        let counted = rests.ordered { ($0.kind.id, $0.count) < ($1.kind.id, $1.count) }
        return kept
            + counted.map { kind, count in
                Diagnostic(counting: count, of: kind)
            }
    }
}

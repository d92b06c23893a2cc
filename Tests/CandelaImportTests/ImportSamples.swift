import CandelaImport
import CandelaRules

/// A source that delivers chunks of a few bytes.
func source(_ bytes: some Collection<UInt8>, file: String = "f", pieces: Int = 7) -> ByteSource {
    var rest = Array(bytes)[...]
    return ByteSource(file: file) { () throws(ImportError) in
        defer { rest = rest.dropFirst(pieces) }
        return Array(rest.prefix(pieces))
    }
}

/// An import in 2030, after all dates in the tests that are used.
let importing = ImportContext(now: Instant(secondsSince1970: 1_893_456_000))

/// The findings passed on by an import, which uses one thread.
final class ReceivedFindings: @unchecked Sendable {
    private(set) var all: [ImportFinding] = []

    func add(_ finding: ImportFinding) { all.append(finding) }
}

extension Imported {
    /// Weigh-ins as `day time weight unit fat note`.
    var weights: [String] {
        journal.weighIns.map { weighIn in
            [
                "\(weighIn.day)", weighIn.at.map { "\($0)" } ?? "-", "\(weighIn.weight.value)",
                weighIn.weight.unit.rawValue, weighIn.bodyFat.map { "\($0)" } ?? "-",
                weighIn.note ?? "-",
            ].joined(separator: " ")
        }
    }

    /// Findings as `line:column effect: reason`, or `file effect: reason` for the whole file.
    var findings: [String] {
        report.findings.map { finding in
            let place = finding.place.map { "\($0.line):\($0.column)" } ?? finding.file
            return "\(place) \(finding.effect): \(finding.reason)"
        }
    }

    /// Rows read, changed and unused.
    var counts: [Int] { [report.read, report.changed, report.unused] }
}

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

    /// Findings other than remarks.
    var problems: [String] { findings.filter { !$0.contains(" remark: ") } }

    /// Completions as `habit day status amount time note`, with the habit's name.
    var marks: [String] {
        let names = Dictionary(uniqueKeysWithValues: journal.habits.map { ($0.id, $0.name) })
        return journal.completions.map { mark in
            [
                names[mark.habit] ?? "?", "\(mark.day)", mark.status.rawValue,
                mark.amount.map { "\($0)" } ?? "-", mark.at.map { "\($0)" } ?? "-",
                mark.note ?? "-",
            ].joined(separator: " ")
        }
    }

    /// Rows read, changed and unused.
    var counts: [Int] { [report.read, report.changed, report.unused] }
}

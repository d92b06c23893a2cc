import CandelaElements
import CandelaJSON

/// A renderer's report on the cases of the conformance kit, its `results.json`.
package struct ConformanceResults: Sendable, Hashable, Codable {
    /// The value that identifies a report among other documents.
    package enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
        /// A report.
        case results
    }

    /// A renderer and its version.
    package struct Renderer: Sendable, Hashable, Codable {
        /// The renderer's name.
        package let name: String

        /// The renderer's version.
        package let version: String
    }

    /// The result of one case.
    package struct Result: Sendable, Hashable, Codable, Identifiable {
        /// The id of the case.
        package let id: String

        /// The topic of the case.
        package let topic: String

        /// Whether the renderer passes the case.
        package let passed: Bool

        /// The differences from what the case expects, one sentence each; absent without any.
        package let differences: [String]?
    }

    /// The version of the contract.
    package let schemaVersion: String

    /// The value that identifies a report among other documents.
    package let kind: Kind

    /// The renderer that drew the cases.
    package let renderer: Renderer

    /// The day on which they were drawn: `2026-03-18`.
    package let date: String

    /// The results, one for each case.
    package let cases: [Result]

    /// Whether all cases pass.
    var passes: Bool { cases.allSatisfy(\.passed) }

    /// An error for each case of the kit without a result or with several, and for each result of
    /// no case.
    func faults(of kit: [ConformanceCase]) -> [Diagnostic] {
        var counts: [String: Int] = [:]
        for result in cases { counts[result.id, default: 0] += 1 }
        var faults: [Diagnostic] = []
        for id in kit.map(\.id) {
            switch counts.removeValue(forKey: id) ?? 0 {
            case 0: faults.append(.error("missing-result", "the case '\(id)' has no result"))
            case 1: break
            case let count:
                faults.append(.error("repeated-result", "the case '\(id)' has \(count) results"))
            }
        }
        return faults
            + counts.keys.sorted().map {
                .error(
                    "unknown-case", "'\($0)' is no case of the kit",
                    help: ["write the kit of this version with 'conformance --out'"])
            }
    }

    /// The number of cases that pass by topic, and the differences of those that do not.
    var table: String {
        var topics: [String] = []
        for result in cases where !topics.contains(result.topic) { topics.append(result.topic) }
        var rows = topics.map { topic in (topic, cases.filter { $0.topic == topic }) }
        rows.append(("all", cases))
        var lines = ["\(renderer.name) \(renderer.version), \(date)", "", "topic     passed   of"]
        for (topic, results) in rows {
            let passed = results.count { $0.passed }
            lines.append(
                topic.onOneLine.padded(to: 10) + Self.column(passed, 6)
                    + Self.column(results.count, 5))
        }
        for result in cases where !result.passed {
            lines += ["", result.id] + (result.differences ?? []).map { "  " + $0 }
        }
        return lines.map { $0.onOneLine + "\n" }.joined()
    }

    private static func column(_ number: Int, _ width: Int) -> String {
        let text = "\(number)"
        return String(repeating: " ", count: max(width - text.count, 1)) + text
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(width - count, 1))
    }
}

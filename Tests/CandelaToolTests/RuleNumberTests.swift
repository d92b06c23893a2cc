import CandelaTool
import Foundation
import Testing

/// The rules of the article, and the cases that check them.
struct RuleNumberTests {
    private static let article = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Sources/CandelaElements/CandelaElements.docc/Elements.md")

    /// The text of each rule, by its number.
    private static func rules() throws -> [(id: String, text: Substring)] {
        let text = try String(contentsOf: article, encoding: .utf8)
        let rule = #/(?m)^- `([a-z]+-[0-9]+)` /#
        let starts = text.matches(of: rule)
        let ends = starts.dropFirst().map(\.range.lowerBound) + [text.endIndex]
        return zip(starts, ends).map { start, end in
            let body = text[start.range.upperBound..<end]
            let isLast = body.firstRange(of: "\n\n")?.lowerBound ?? body.endIndex
            return (String(start.1), body[..<isLast])
        }
    }

    @Test func `numbers the rules of a topic from 1, without a gap`() throws {
        var next: [Substring: Int] = [:]
        for (id, _) in try Self.rules() {
            let parts = id.split(separator: "-")
            next[parts[0], default: 0] += 1
            #expect(parts[1] == "\(next[parts[0]] ?? 0)", "\(id)")
        }
    }

    @Test func `checks each rule, or says why it is not tested`() throws {
        let checked = try Set(CaseList.all.flatMap(\.rules))
        for (id, text) in try Self.rules() {
            let isUntested = text.replacing("\n  ", with: " ").contains("(Not tested: ")
            #expect(
                checked.contains(id) != isUntested,
                isUntested ? "\(id) is tested" : "\(id) is not tested")
        }
    }

    @Test func `names only rules of the article`() throws {
        let known = Set(try Self.rules().map(\.id))
        #expect(known.count > 100)
        for one in try CaseList.all {
            #expect(known.isSuperset(of: one.rules), "\(one.id)")
        }
    }
}

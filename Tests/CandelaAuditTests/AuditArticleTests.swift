import CandelaAudit
import Foundation
import Testing

struct AuditArticleTests {
    private static let top = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    @Test func `the article lists every check`() throws {
        let path = "Sources/CandelaAudit/CandelaAudit.docc/AuditYourScreens.md"
        let article = try String(contentsOf: Self.top.appending(path: path), encoding: .utf8)
        let missing = AuditCheck.allCases.map(\.rawValue).filter { !article.contains("`\($0)`") }
        #expect(missing == [])
    }

    @Test func `each check of screens has a test`() throws {
        let path = "Tests/CandelaAuditTests/Check"
        let folder = Self.top.appending(path: path)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        let checks = try FileManager.default.contentsOfDirectory(
            atPath: Self.top.appending(path: "Sources/CandelaAudit/Check").path)
        #expect(
            names.sorted()
                == checks.map { $0.replacing(".swift", with: "Tests.swift") }.sorted())
    }
}

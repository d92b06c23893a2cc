import CandelaAudit
import CandelaElements
import CandelaImport
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaSpecimens
import CandelaTestSupport
import Foundation
import Testing

/// The code of the articles on imports, audits and snapshots, run.
struct ToolkitArticleTests {
    func imported(_ url: URL, into journal: inout Journal) throws -> ImportReport {
        let file = try FileHandle(forReadingFrom: url)
        defer { try? file.close() }
        let imported = try HealthImporter.read(
            ByteSource(file, file: url.lastPathComponent), in: ImportContext(now: Instant(Date())))
        _ = journal.merge(imported.journal)
        return imported.report
    }

    @Test func `imports a file as the landing page does`() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "export-\(UUID()).xml")
        defer { try? FileManager.default.removeItem(at: url) }
        let export = """
            <HealthData locale="en_US">
             <Record type="HKQuantityTypeIdentifierBodyMass" sourceName="Scale" unit="kg"
              startDate="2026-03-18 07:00:00 +0100" value="82.4"/>
            </HealthData>
            """
        try Data(export.utf8).write(to: url)
        var journal = Journal()
        #expect(try imported(url, into: &journal).read == 1)
        #expect(try imported(url, into: &journal).read == 1)
        #expect(journal.weighIns.map(\.weight.value) == [82.4])
    }

    private let context = Context(now: Instant(secondsSince1970: 1_773_850_800), zone: .utc)

    private var journal: Journal {
        var journal = Journal()
        journal.habits = [Habit(id: "read", name: "Read")]
        return journal
    }

    @Test func `the habit list has no findings`() throws {
        let usual = try Screen.make(.habitList, phase: .ready(journal), of: .habit, in: context)
        #expect(Audit.findings(in: [usual], of: .habit).isEmpty)
    }

    private func draw(_ screen: Screen, width: Int) -> String {
        TextScreen(screen, points: width).text
    }

    /// Compares a drawing with the recorded one, if there is one.
    private func compare(_ text: String, with name: String) throws {
        #expect(!text.isEmpty, "\(name)")
        let file = Drawing.folder.appending(path: "\(name).txt")
        guard FileManager.default.fileExists(atPath: file.path) else { return }
        try Drawing(name: "\(name).txt").check(text)
    }

    @Test(arguments: Specimen.all)
    func `every state matches its recorded drawing`(specimen: Specimen) throws {
        let screen = try specimen.made()
        try compare(draw(screen, width: 320), with: "\(specimen.name)-320")
        try compare(draw(screen, width: 1024), with: "\(specimen.name)-1024")
    }
}

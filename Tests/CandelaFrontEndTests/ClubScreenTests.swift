import CandelaAudit
import CandelaElements
import CandelaKit
import CandelaRules
import CandelaTokens
import ReadingClub
import Testing

/// The screens of the reading club, in both of its languages.
struct ClubScreenTests {
    @Test(arguments: ["en", "de"], [TypeSize.large, .accessibility5])
    func `are in one language and have no findings`(language: String, size: TypeSize) throws {
        let screens = try Specimen.club.map { specimen in
            try specimen.in {
                $0.language = language
                $0.typeSize = size
            }.made()
        }
        for screen in screens {
            #expect(screen.language == language && screen.untranslated == [], "\(screen.screen)")
        }
        let findings = Audit.findings(in: screens)
        #expect(findings.isEmpty, "\(findings)")
    }

    @Test func `count in German and English`() throws {
        func said(_ count: Int, _ language: String) throws -> String {
            var journal = Journal.club
            var settings = ClubSettings()
            settings.weeklyPages = count
            try journal.set(Club.settings, to: settings)
            var context = Context.club
            context.language = language
            let screen = try Screen.make(
                ShelfOptions(), phase: .ready(journal), of: .club, in: context)
            return try #require(screen.cards[0].body.first("progress")?.text?.text)
        }
        #expect(try said(1, "en") == "95 of 1 page" && said(200, "en") == "95 of 200 pages")
        #expect(try said(1, "de") == "95 von 1 Seite" && said(200, "de") == "95 von 200 Seiten")
    }

    @Test func `are drawn with the club's own theme`() throws {
        let theme = AppDefinition.club.theme
        #expect(try Specimen.club[0].made().theme == theme)
        #expect(theme.color(.background, in: .light) != Theme.habit.color(.background, in: .light))
    }

    @Test func `read and write the club's records without loss`() throws {
        let text = try Journal.club.text()
        let reading = try Journal.read(text, file: "club.json", as: AppDefinition.club.data)
        #expect(reading.journal == .club && reading.breaches.isEmpty && reading.warnings.isEmpty)
    }
}

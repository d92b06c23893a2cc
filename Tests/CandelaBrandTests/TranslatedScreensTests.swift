import CandelaAudit
import CandelaBrand
import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaSpecimens
import CandelaTestSupport
import CandelaTokens
import Foundation
import Testing

/// Two screens in German, Polish and Japanese: languages of three families, translated by an app.
struct TranslatedScreensTests {
    private static let languages = ["de", "ja", "pl"]

    private static let specimens = Specimen.some.filter {
        [.habitList, .weightDashboard].contains($0.screen)
    }

    /// The phrases that an app with these two screens says.
    private static func neededKeys() throws -> Set<String> {
        let list = try #require(AppDefinition.habit.presenter(of: .habitList))
        let dashboard = try #require(AppDefinition.weight.presenter(of: .weightDashboard))
        return try AppDefinition(
            "two", name: "Two", theme: .of(.habit), wording: .standard, screens: [list, dashboard]
        ).phraseKeys
    }

    private static func wording() throws -> Wording {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "Languages/TwoScreens.xcstrings")
        let catalog = StringCatalog(
            Array(try Data(contentsOf: file)), named: "TwoScreens.xcstrings")
        return try Wording([catalog], over: .standard, needing: try neededKeys())
    }

    @Test func `have all phrases in each language`() throws {
        #expect(try Self.wording().languages == ["en"] + Self.languages)
    }

    @Test(arguments: languages)
    func `say nothing in English and have no findings`(language: String) throws {
        let wording = try Self.wording()
        var screens: [Screen] = []
        for specimen in Self.specimens {
            for size in [TypeSize.large, .accessibility5] {
                var app = specimen.app
                app.wording = wording
                let screen = try specimen.of(app).in {
                    $0.language = language
                    $0.typeSize = size
                }.made()
                #expect(screen.language == language && screen.untranslated == [])
                #expect(Transcript(screen, by: .voiceOver, in: wording).language == language)
                screens.append(screen)
            }
        }
        // A chart leaves out labels that would overlap: '2025年' is as wide as half of it.
        for finding in Audit.findings(in: screens)
        where !finding.message.contains("labels along the chart") { Issue.record("\(finding)") }
    }

    /// Numbers are those of each plural category, with 21 and 1.5, where languages differ most.
    @Test(arguments: [
        ("de", "1 Tag|2 Tage|5 Tage|21 Tage", "1 Kilogramm|1,5 Kilogramm"),
        ("pl", "1 dzień|2 dni|5 dni|21 dni", "1 kilogram|1,5 kilograma"),
        ("ja", "1日|2日|5日|21日", "1キログラム|1.5キログラム"),
    ])
    func `count as the language does`(
        language: String, days: String, weights: String
    ) throws {
        let phrases = Phrases(language: Language(language, in: try Self.wording()))
        let said = [1, 2, 5, 21].map { phrases.streakDays(count: $0).text }
        #expect(said.joined(separator: "|") == days)
        let heavy = [1, 1.5].map { value in
            phrases.weight(phrases.measuredNumber(value), in: .kilograms, .long).text
        }
        #expect(heavy.joined(separator: "|") == weights)
    }
}

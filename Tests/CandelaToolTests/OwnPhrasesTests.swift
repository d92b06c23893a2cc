import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens
import CandelaTool
import Testing

/// The phrases of an app whose screen does not list them.
struct OwnPhrasesTests {
    private struct Harbour: Presenter {
        struct Options: ScreenOptions {
            static let screen: ScreenName = "harbour.boats"
        }

        func title(_ kit: Kit) -> Phrase { kit.phrases.streakTitle() }

        func content(
            of journal: Journal, _ options: Options, with kit: Kit
        ) throws(ScreenError) -> ScreenContent { ScreenContent() }
    }

    private static let app = AppDefinition(
        unchecked: "harbour", name: "Harbour", theme: .of(.habit), wording: .engine,
        screens: [Harbour()])

    private static let context = Context(now: Instant(secondsSince1970: 1_773_850_800), zone: .utc)

    private static func exported(_ tool: Tool, warning: String = "") throws -> String {
        let bench = try ToolHarness()
        let outcome = tool.run(
            ["phrases", "export", "--app", "harbour"], in: bench.environment)
        #expect(outcome.status == .success, "\(outcome.report)")
        #expect(outcome.report.isEmpty == warning.isEmpty, "\(outcome.report)")
        #expect(outcome.report.hasPrefix(warning), "\(outcome.report)")
        return outcome.text
    }

    @Test func `are all of the engine without specimens, with a warning`() throws {
        let text = try Self.exported(
            Tool(apps: [Self.app]),
            warning: "warning: no specimen shows 'harbour.boats', so all phrases of the engine are "
                + "included [unrecorded-screen]")
        #expect(text.contains("\"streak.title\"") && text.contains("\"chart.point\""))
    }

    @Test func `are those of its specimens and journeys`() throws {
        let specimen = Specimen(
            "boats", of: Harbour.Options.screen, phase: .ready(Journal()), app: Self.app,
            in: Self.context)
        let journey = Journey(
            "boats", from: Journal(), at: Harbour.Options(), of: Self.app, in: Self.context, [])
        let text = try Self.exported(Tool(apps: [Self.app], specimens: [specimen]))
        #expect(text.contains("\"streak.title\"") && text.contains("\"action.tryAgain\""))
        #expect(!text.contains("\"chart.point\""))
        #expect(try Self.exported(Tool(apps: [Self.app], journeys: [journey])) == text)
    }

    @Test func `cannot be recorded from a specimen that cannot be made`() throws {
        let specimen = Specimen(
            "boats", of: Harbour.Options.screen, phase: .ready(Journal()), app: .habit,
            in: Self.context)
        let bench = try ToolHarness()
        let outcome = Tool(apps: [Self.app], specimens: [specimen]).run(
            ["phrases", "export", "--app", "harbour"], in: bench.environment)
        #expect(outcome.status == .badData)
        #expect(outcome.report.contains("[unusable-specimen]"), "\(outcome.report)")
    }
}

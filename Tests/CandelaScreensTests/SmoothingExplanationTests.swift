import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import Testing

/// The explanation of trend smoothing in the weight settings.
struct SmoothingExplanationTests {
    @Test func `opens above the settings and closes again`() throws {
        let context = Context(now: Instant(secondsSince1970: 1_773_850_800), zone: .utc)
        var session = try Session(Journal(), at: WeightSettingsOptions(), of: .weight)
        func tap(_ id: String) throws -> [Effect] {
            let action = try #require(session.screen(in: context).action(id))
            return try session.send(action.event(), in: context)
        }
        #expect(try tap("chart/smoothingInfo/smoothingInfo").isEmpty)
        let card = try #require(session.screen(in: context).overlay?.card)
        #expect(card.content(as: FormCard.self)?.heading == "About Trend Smoothing")
        _ = try tap("explanation/close/close")
        #expect(try session.screen(in: context).overlay == nil)
        #expect(session.place.page.screen == .weightSettings)
        #expect(try tap("about/aboutApp/aboutApp") == [.open(.about)])
    }
}

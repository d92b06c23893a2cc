import CandelaElements
import CandelaKit
import CandelaSpecimens
import CandelaTestSupport
import Testing

/// Every option that a screen offers refuses a value that none of its controls has.
struct OptionOfferTests {
    private struct Offer: Hashable {
        let screen: String
        let option: String
    }

    @Test func `every offered option refuses another value`() throws {
        var seen: Set<Offer> = []
        for specimen in Specimen.all {
            guard let session = specimen.session else { continue }
            let screen = try specimen.once().screen
            for case .choose(let option, let value) in screen.enabledActions.map(\.intent) {
                let offer = Offer(screen: specimen.screen.rawValue, option: option)
                // A text field takes any text.
                let isText = screen.input(of: .enter(.option(option)))?.format == .text
                guard !isText, seen.insert(offer).inserted, let other = Self.value(beside: value)
                else { continue }
                var changed = session
                let error = #expect(throws: SessionError.self, "\(offer)") {
                    let choose = Event(.choose(option: option, value: other))
                    _ = try changed.send(choose, in: specimen.context)
                }
                #expect(error?.id == "invalid-value", "\(offer)")
            }
        }
        #expect(seen.count > 40)
    }

    /// A record is opened, not chosen, and a screen without records opens with none.
    @Test func `no screen takes a record that it does not ask for`() throws {
        var settings = Intent.Destination("habit.settings")
        settings.habit = "water"
        let cases: [(name: String, intent: Intent, id: String)] = [
            ("habit-detail-done-today", .choose(option: "habit", value: "nope"), "invalid-value"),
            ("habit-detail-done-today", .open(settings), "misplaced-subject"),
        ]
        for (name, intent, id) in cases {
            let specimen = try #require(Specimen.all.first { $0.name == name }, "\(name)")
            var session = try #require(specimen.session)
            let error = #expect(throws: SessionError.self, "\(intent)") {
                _ = try session.send(Event(intent), in: specimen.context)
            }
            #expect(error?.id == id, "\(error.map { "\($0)" } ?? "")")
        }
    }

    /// A value of the same form that no control offers; `nil` for a switch, which offers one of two
    /// values and has the other.
    private static func value(beside value: Intent.Value) -> Intent.Value? {
        switch value {
        case .text: "zzz"
        case .number: 987_654_321
        case .flag: nil
        case .list(let elements): .list(elements + ["zzz"])
        case .object(let members): .object(members.merging(["zzz": 1]) { $1 })
        }
    }
}

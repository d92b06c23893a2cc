import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaSpecimens
import CandelaTestSupport
import Foundation
import Testing

/// Checks that a habit form rebuilt with public API and its own texts behaves exactly like the
/// package's form.
struct RebuiltHabitFormTests {
    /// The habit app with the rebuilt form in place of the package's.
    private static let app = AppDefinition(
        unchecked: AppDefinition.habit.id, name: AppDefinition.habit.name,
        theme: AppDefinition.habit.theme, wording: .standard.adding(.form),
        screens: AppDefinition.habit.presenters.map { presenter in
            presenter.name == .habitForm ? RebuiltFormPresenter() : presenter
        }, tabs: AppDefinition.habit.tabs)

    @Test func `replaces the package's form in the app`() {
        #expect(Self.app.presenters.count { $0 is RebuiltFormPresenter } == 1)
        #expect(!Self.app.presenters.contains { $0 is HabitFormPresenter })
    }

    @Test(
        arguments: Specimen.all.filter { $0.screen == .habitForm }, ["en", "en-XA", "ar-XB"])
    func `has the same JSON in every state`(specimen: Specimen, language: String) throws {
        let specimen = specimen.in { $0.language = language }
        let options = try specimen.options.map { options in
            try JSONDecoder().decode(
                RebuiltFormOptions.self, from: JSONEncoder().encode(options))
        }
        let own = Specimen(
            specimen.name, of: specimen.screen, phase: specimen.phase, options: options,
            app: Self.app, in: specimen.context)
        #expect(try own.made().json() == specimen.made().json())
    }

    @Test func `has states to compare`() {
        #expect(Specimen.all.count { $0.screen == .habitForm } >= 4)
    }

    @Test(arguments: Journey.all.filter { $0.app.id == "habit" })
    func `has the same screens and effects in every journey`(journey: Journey) throws {
        let (ours, own) = (try journey.once(), try journey.of(Self.app).played())
        #expect(ours.count == own.count)
        for (ours, own) in zip(ours, own) {
            #expect(try ours.screen.json() == own.screen.json())
            #expect(ours.effects == own.effects && ours.event == own.event)
        }
    }

    @Test func `a journey opens it, enters a name and saves`() throws {
        let journey = try #require(Journey.all.first { $0.name == "habit-first" })
        let frames = try journey.of(Self.app).played()
        #expect(frames.contains { $0.screen.screen == .habitForm })
        let saved = frames.flatMap(\.effects).compactMap { effect -> [Habit]? in
            if case .save(let changes, _) = effect { changes.added.habits } else { nil }
        }
        #expect(saved.joined().map(\.name) == ["Water the plants"])
    }

    /// The page stores the entered text in options of any type.
    @Test func `keeps its input when the session is saved and restored`() throws {
        let journey = try #require(Journey.all.first { $0.name == "habit-first" })
        var session = try journey.of(Self.app).start
        for id in ["toolbar/add/add", "name/name/enterName"] {
            let action = try #require(try session.screen(in: journey.context).action(id))
            _ = try session.send(
                action.event(entering: id.hasPrefix("name") ? "Stretch" : nil),
                in: journey.context)
        }
        let decoder = JSONDecoder()
        decoder.userInfo[.apps] = [Self.app]
        let restored = try decoder.decode(Session.self, from: JSONEncoder().encode(session))
        #expect(restored == session)
        let form = try restored.screen(in: journey.context)
        #expect(form.spokenElements.contains { $0.accessibility.value == "Stretch" })
    }
}

import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens

/// A screen that says nothing itself: all of its phrases are those that every screen can say, and
/// those of every long list.
struct BlankScreen: Presenter {
    let presentation: Screen.Presentation

    struct Options: InputOptions {
        static let screen: ScreenName = "test.blank"

        func hasInput(besides journal: Journal) -> Bool { true }
    }

    /// The record that the screen deletes.
    struct Letter: Codable, Sendable, Equatable, Identifiable {
        let id: String
    }

    static let letters = RecordType<Letter>("letters")

    struct Blank: CardContent {
        static let kind = "blank"
        let kit: Kit

        var body: Element {
            var windows = ListWindows()
            (windows.from, windows.rows) = (["letters": "b"], 1)
            let rows = VisibleRows(["a", "b", "c"], of: "letters", in: windows) { $0 }
            let name = kit.phrase("Letters")
            return Element.column {
                kit.previous(of: rows, in: name)
                kit.next(of: rows, in: name)
                kit.button("delete", .delete(kind, ids: ["b"]), kit.phrase("Delete"), .plain)
                kit.button("undo", .undo(kind, ids: ["b"]), kit.phrase("Undo"), .plain)
                kit.button(
                    "routine", .delete(.routine, ids: ["r"]), kit.phrase("Delete routine"), .plain)
                kit.button(
                    "log", .log(.practice(minutes: 5)), kit.phrase("Log practice"), .plain)
                kit.button(
                    "practice", .delete(.practice, ids: ["p"]), kit.phrase("Delete practice"),
                    .plain)
                kit.button(
                    "completion", .delete(.completion, ids: ["c"]), kit.phrase("Delete mark"),
                    .plain)
                kit.button(
                    "later", .set(.dayStart(TimeOfDay("04:00"))), kit.phrase("Later"), .plain)
                kit.button("midnight", .set(.dayStart(.midnight)), kit.phrase("Midnight"), .plain)
                kit.button("again", .retry(.save), kit.phrase("Again"), .plain)
                kit.button(
                    "open", .open(Options.screen, as: .sheet), kit.phrase("Open"), .plain)
            }
        }

        private let kind = Intent.RecordKind(BlankScreen.letters)
    }

    func title(_ kit: Kit) -> Phrase { kit.phrase("Blank") }

    func content(
        of journal: Journal, _ options: Options, with kit: Kit
    ) throws(ScreenError) -> ScreenContent { ScreenContent(cards: [Card(Blank(kit: kit))]) }

    private static let context = Context(
        now: Instant(secondsSince1970: 1_773_850_800), zone: .utc)

    /// Every outcome of syncing that a session announces.
    static let syncing = Journey(
        "syncing", from: Journal(), at: Options(), of: app(.tab), in: context,
        ["failed", "reachable", "networkLost", "networkFound"].map {
            .report(.sync, .text($0), after: 60)
        } + [.report(.time, after: 60)])

    /// Every result of a change that a session announces: restored, saved again, deleted, logged,
    /// set.
    /// Then the question before input is discarded.
    static let changing: Journey = {
        var journal = Journal()
        journal.routines = [Routine(id: "r", name: "Morning")]
        _ = try? journal.add(Letter(id: "b"), to: letters)
        // Too long ago for a streak.
        let day = CalendarDay(daysSince1970: 20_500)
        journal.habits = [Habit(id: "h", name: "Read")]
        journal.completions = [Completion(habit: "h", day: day)]
        journal.practices = [Practice(day: day, minutes: 30)]
        (journal.completions[0].id, journal.practices[0].id) = ("c", "p")
        return Journey(
            "changing", from: journal, at: Options(), of: app(.tab), in: context,
            [
                .tap("blank/delete/delete"), .report(.save, true), .tap("blank/undo/undo"),
                .report(.save, true), .tap("blank/delete/delete"), .report(.time, after: 60),
                .report(.save, false), .tap("blank/again/again"), .report(.save, true),
                .tap("blank/routine/routine"), .report(.save, true), .tap("blank/log/log"),
                .report(.save, true), .tap("blank/practice/practice"), .report(.save, true),
                .tap("blank/completion/completion"), .report(.save, true),
                .tap("blank/later/later"),
                .report(.save, true), .tap("blank/midnight/midnight"), .report(.save, true),
                .tap("blank/open/open"),
                .back(), .tap("discard/keep/keep"),
            ])
    }()

    /// Only an app's first screen has no way back.
    private static func app(_ presentation: Screen.Presentation) -> AppDefinition {
        AppDefinition(
            unchecked: "test", name: "Test", theme: .of(.habit), wording: .standard,
            screens: [HabitListPresenter(), BlankScreen(presentation: presentation)],
            data: [letters])
    }

    /// A journal whose habit has no name.
    private static var nameless: Journal {
        var journal = Journal()
        journal.habits = [Habit(id: "h", name: "")]
        return journal
    }

    /// The screen in all places, loading, ready with every toast of an app, and failed.
    static let specimens: [Specimen] = {
        let messages = ToastKind.allCases.map { kind in
            let offer = Toast.Offer(.close(), "Close")
            return Toast.Event.message(
                Toast.Message("note", kind, "Done", offer: offer))
        }
        let events: [Toast.Event] =
            [
                .savingFailed, .notDeleted(record: .habit, count: 1, name: "Read"),
                .notDeleted(record: .habit, count: 2),
                .notDeleted(record: .practice, count: 1),
            ]
            + ["habit", "practice"].flatMap { kind in
                [["a"], ["a", "b"]].map { ids in
                    .deleted(
                        Toast.Rows(
                            Intent.RecordKind(rawValue: kind), ids: ids,
                            until: context.now.adding(seconds: 5)))
                }
            } + messages + [.message(Toast.Message("note", .info, "Done"))]
        return Screen.Presentation.allCases.flatMap { presentation in
            [Phase.loading, .failed(lastKnown: nil), .failed(lastKnown: Journal())]
                .map { blank(presentation, $0) }
                + [blank(presentation), blank(presentation, .ready(nameless))]
                + events.map { blank(presentation, $0) }
        }
    }()

    /// The screen with every toast about weigh-ins.
    static let weighIns = [
        Toast.Event.sampleDataAdded, .entriesDeleted(count: 1), .entriesDeleted(count: 2),
    ].map { blank(.tab, $0) }

    private static func blank(
        _ presentation: Screen.Presentation, _ phase: Phase = .ready(Journal())
    ) -> Specimen {
        Specimen("blank", of: Options.screen, phase: phase, app: app(presentation), in: context)
    }

    private static func blank(
        _ presentation: Screen.Presentation, _ event: Toast.Event
    ) -> Specimen {
        blank(presentation).showing([Toast(event, shown: context.now)])
    }
}

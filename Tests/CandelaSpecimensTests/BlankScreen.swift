import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens

/// A screen that says nothing itself: all of its phrases are those that every screen can say, and
/// those of every long list.
struct BlankScreen: Presenter {
    let presentation: Screen.Presentation

    struct Options: ScreenOptions {
        static let screen: ScreenName = "test.blank"
    }

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
            }
        }
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
        })

    /// Only an app's first screen has no way back.
    private static func app(_ presentation: Screen.Presentation) -> AppDefinition {
        AppDefinition(
            unchecked: "test", name: "Test", theme: .of(.habit), wording: .standard,
            screens: [HabitListPresenter(), BlankScreen(presentation: presentation)])
    }

    /// A journal whose habit has no name.
    private static var nameless: Journal {
        var journal = Journal()
        journal.habits = [Habit(id: "h", name: "")]
        return journal
    }

    /// The screen in all places, loading, ready with every note, and failed.
    static let specimens: [Specimen] = {
        let messages = ToastKind.allCases.map { kind in
            let offer = PassingNote.Offer(.close(), "Close")
            return PassingNote.Event.message(
                PassingNote.Message("note", kind, "Done", offer: offer))
        }
        let notes: [PassingNote.Event] =
            [.sampleDataAdded, .entriesDeleted(count: 1), .entriesDeleted(count: 2), .savingFailed]
            + messages + [.message(PassingNote.Message("note", .info, "Done"))]
        return Screen.Presentation.allCases.flatMap { presentation in
            let app = app(presentation)
            func blank(_ phase: Phase, _ note: PassingNote.Event? = nil) -> Specimen {
                let notes = note.map { [PassingNote($0, shown: context.now)] } ?? []
                return Specimen(
                    "blank", of: Options.screen, phase: phase, notes: notes, app: app,
                    in: context)
            }
            return [blank(.loading), blank(.failed(lastKnown: nil))]
                + [blank(.failed(lastKnown: Journal())), blank(.ready(Journal()))]
                + [blank(.ready(nameless))]
                + notes.map { blank(.ready(Journal()), $0) }
        }
    }()
}

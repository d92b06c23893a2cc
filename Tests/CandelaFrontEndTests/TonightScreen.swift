import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens

/// The options of an app's screen with the phase of the moon and the habits of the night.
struct TonightOptions: DraftOptions, HabitOptions {
    static let screen: ScreenName = "sky.tonight"

    /// The unsaved new habit.
    var draft: Draft?

    /// Whether the overlay with the phases is shown.
    var showsPhases: Bool?

    /// Whether the person has set a reminder.
    var isReminded: Bool?

    static let name = OptionPath(\Self.draft?.name, CodingKeys.draft, "name")

    var habit: String?

    func newDraft(from journal: Journal) -> Draft? { habit == nil ? Draft() : nil }

    struct Draft: Sendable, Hashable, Codable {
        var name = ""
    }
}

struct TonightPresenter: DeletingPresenter {
    func title(_ kit: Kit) -> Phrase { kit.phrase(AppText("Sky", in: ["nl": "Lucht"])) }

    func content(
        of journal: Journal, _ options: TonightOptions, with kit: Kit
    ) throws(ScreenError) -> ScreenContent {
        ScreenContent(
            cards: [Card(MoonCard(0.75, with: kit))]
                + (options.draft == nil
                    ? []
                    : [
                        Card(
                            NightCard(
                                id: "night", habits: journal.habits, draft: options.draft, kit: kit)
                        )
                    ]),
            overlay: options.showsPhases == true
                ? Screen.Overlay(Card(NightCard(id: "phases", habits: [], draft: nil, kit: kit)))
                : nil)
    }

    func deletion(of records: DeletedRecords, with kit: Kit) -> DeletionTexts? {
        guard records.kind == .habit else { return nil }
        return DeletionTexts(
            deleted: kit.phrase(AppText("\(records.count) deleted")),
            failed: kit.phrase(AppText("\(records.count) not deleted")))
    }

    func closeOverlay(_ options: inout TonightOptions) -> Bool {
        defer { options.showsPhases = nil }
        return options.showsPhases == true
    }

    func react(
        to event: Event, _ options: inout TonightOptions, in session: inout Session,
        _ context: Context
    ) throws(SessionError) -> [Effect]? {
        guard case .app(name: "moon.remind", let value) = event.intent else { return nil }
        guard value?.number == 0.75 else { throw .value("the phase of the moon has changed") }
        options.isReminded = true
        return [.haptic(.selection)]
    }

    func save(
        _ options: inout TonightOptions, as kind: Intent.RecordKind, id: String?,
        in session: inout Session, _ context: Context
    ) throws(SessionError) -> [Effect]? {
        guard kind == .habit, let name = options.draft?.name, !name.isEmpty else {
            throw .value("a habit needs a name")
        }
        let habit = Habit(
            id: Session.freeID(name, among: session.journal.habits.map(\.id)), name: name)
        session.show("added", .success, in: context) { $0.phrase(AppText("Habit added")) }
        return try session.change { journal throws(JournalBreach) in try journal.add(habit) }
    }
}

/// The habits of the night, and a field for a new one.
struct NightCard: CardContent {
    static let kind = "night"

    let id: String
    let habits: [Habit]
    let draft: TonightOptions.Draft?
    let kit: Kit

    var body: Element {
        .column(gap: .sm) {
            Element.column { habits.map { text($0.name) } }
            draft.map { draft in
                kit.field(
                    "name",
                    Element.Input(.text, value: .entered(draft.name), maximumLength: 40),
                    name: text("Tonight I"),
                    value: draft.name.isEmpty
                        ? nil : kit.text(entered: draft.name, .body, .textPrimary),
                    placeholder: text("look at the stars"),
                    action: kit.action(
                        "enter", .enter(TonightOptions.name), kit.phrase("Tonight I")))
            }
        }
        .surface(kit.card)
        .accessibility(Accessibility(.group, label: id, children: .contain))
    }

    private func text(_ words: String) -> StyledText {
        kit.text(kit.phrase(AppText(words)), .body, .textPrimary)
    }
}

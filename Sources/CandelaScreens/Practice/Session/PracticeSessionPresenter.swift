public import CandelaElements
public import CandelaKit
public import CandelaRules
import CandelaTokens

/// The sheet that adds or edits a practice session.
public struct PracticeSessionPresenter: Presenter {
    /// Creates the presenter for an app's list of screens.
    public init() {}

    /// The place in which the screen usually appears.
    public var presentation: Screen.Presentation { .sheet }

    /// The screen's title while it has no content.
    public func title(_ kit: Kit) -> Phrase { kit.phrases.practiceSessionTitleAdd() }

    /// The texts for data that loads or cannot be read.
    public let waiting = Waiting.streak

    /// The fields for minutes, day and note, with cancel and save in the toolbar.
    ///
    /// - Throws: `ScreenError` if the options name a session or a habit that does not exist.
    public func content(
        of journal: Journal, _ options: PracticeSessionOptions, with kit: Kit
    ) throws(ScreenError) -> ScreenContent {
        let entered = try EnteredPractice(journal, options, in: kit.context)
        return PracticeSessionPage(entered: entered, kit: kit).content
    }

    /// Saves the session with its note trimmed; a new one of today has the current time.
    ///
    /// - Parameter id: The id of the edited session; `nil` for a new one.
    /// - Returns: The effects; `nil` for records other than practices.
    /// - Throws: `SessionError` if no session has the id, or the journal rejects the session.
    public func save(
        _ options: inout PracticeSessionOptions, as kind: Intent.RecordKind, id: String?,
        in session: inout Session, _ context: Context
    ) throws(SessionError) -> [Effect]? {
        guard kind == .practice else { return nil }
        var saved = options
        saved.practice = id
        let entered: EnteredPractice
        do throws(ScreenError) {
            entered = try EnteredPractice(session.journal, saved, in: context)
        } catch {
            throw .unknown("practice", id ?? "", at: "id")
        }
        let practice = try entered.practice()
        let taken = session.reservedIDs(.practice)
        return try session.change { journal throws(JournalBreach) in
            _ =
                try entered.record == nil
                ? journal.log(practice, besides: taken, now: context.now)
                : journal.replace(practice, now: context.now)
        }
    }
}

/// The layout of the sheet.
private struct PracticeSessionPage {
    let entered: EnteredPractice
    let kit: Kit

    private var phrases: Phrases { kit.phrases }

    var content: ScreenContent {
        let record = entered.record
        let title =
            record == nil ? phrases.practiceSessionTitleAdd() : phrases.practiceSessionTitleEdit()
        let cancel = kit.button("cancel", .close(), phrases.actionCancel(), .plain, role: .cancel)
        let save = kit.button(
            "save", .save(.practice, id: record?.id), phrases.actionSave(), .plain,
            isEnabled: entered.canBeSaved)
        return ScreenContent(
            title: kit.text(title, .largeTitle, .textPrimary),
            toolbar: Toolbar(leading: { cancel }, trailing: { save }),
            cards: [
                Card(
                    FormCard(
                        "entry", title, isNamed: false, rows: [minutes, day, note], with: kit))
            ],
            validUntil: entered.validUntil)
    }

    private var minutes: Element {
        let (name, lengths) = (phrases.practiceSessionMinutes(), EnteredPractice.lengths)
        var input = Element.Input(integer: entered.minutes, in: lengths)
        input.isRequired = true
        return kit.field(
            "minutes", input,
            name: kit.text(name, .body, .textPrimary),
            value: kit.text(
                phrases.numberValue(value: phrases.number(entered.minutes)),
                saying: phrases.practiceMinutes(count: entered.minutes), .body, .textPrimary),
            problem: entered.hasValidMinutes ? nil : .outOfRange,
            action: kit.action("minutes", .enter(PracticeSessionOptions.minutes), name))
    }

    private var day: Element {
        let (name, days) = (phrases.practiceSessionDay(), entered.days)
        return kit.field(
            "day",
            Element.Input(
                .day, value: .text(entered.day.description),
                min: .text(days.lowerBound.description), max: .text(days.upperBound.description),
                isRequired: true),
            name: kit.text(name, .body, .textPrimary),
            value: kit.text(phrases.fullDate(entered.day), .body, .textPrimary),
            problem: entered.hasValidDay ? nil : .outOfRange,
            action: kit.action("day", .enter(PracticeSessionOptions.chosenDay), name))
    }

    private var note: Element {
        kit.noteField(
            PracticeSessionOptions.note, phrases.practiceSessionNote(), entered.note,
            isValid: entered.hasValidNote)
    }
}

extension Kit {
    /// The field for a note on a record of a day.
    func noteField(
        _ option: OptionPath<String>, _ name: Phrase, _ text: String, isValid: Bool
    ) -> Element {
        field(
            "note",
            Element.Input(
                .text, value: .entered(text), maximumLength: TextLimits.standard.note, lines: 3),
            name: self.text(name, .body, .textPrimary),
            value: text.isEmpty ? nil : self.text(entered: text, .body, .textPrimary),
            placeholder: self.text(phrases.shareOptionOptional(), .body, .textSecondary),
            problem: isValid ? nil : .tooLong,
            action: action("note", .enter(option), name))
    }
}

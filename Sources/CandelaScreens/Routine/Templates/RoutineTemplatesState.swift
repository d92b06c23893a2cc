import CandelaElements
import CandelaKit
import CandelaRules

/// The values behind the routine list.
///
/// A reference type, because every card and page of a screen holds it.
final class RoutineTemplatesState: Sendable {
    let journal: Journal
    let clock: DayClock
    let lengths: RoutineLengths
    let surroundings: RoutineSurroundings
    let choice: RoutineChoice
    let greeting: Greeting
    let paused: VisibleRows<PausedSession>

    /// The available modes.
    let modes: VisibleRows<RoutineMode>

    /// The routine that suits best; `nil` if none does.
    let best: Routine?

    /// The other routines of the chosen mode, in the journal's order.
    let others: VisibleRows<Routine>

    /// The id of the routine whose habits are shown.
    let selected: String?

    /// The moment the state becomes stale.
    let validUntil: Instant?

    init(
        _ journal: Journal, _ options: RoutineTemplatesOptions, selected: Routine?,
        in context: Context
    ) {
        let shown = journal.shownRoutines
        self.journal = journal
        lengths = RoutineLengths(of: journal.routines)
        surroundings = options.surroundings ?? RoutineSurroundings()
        let choice = RoutineChoice(among: shown, of: journal, surroundings, in: context)
        self.choice = choice
        let windows = options.windows
        paused = VisibleRows(
            PausedSession.all(in: journal), of: "paused", in: windows, id: \.session.id)
        modes = VisibleRows(journal.routineModes, of: "modes", in: windows, id: \.id)
        best = shown.first { $0.id == choice.routine }
        others = VisibleRows(
            shown.filter { $0.id != choice.routine }, of: "others", in: windows, id: \.id)
        self.selected = (selected ?? best)?.id
        let clock = context.clock(for: journal)
        let (greeting, greetingEnds) = Greeting.at(context.now, clock: clock)
        self.clock = clock
        self.greeting = greeting
        validUntil =
            ([choice.validUntil, greetingEnds]
            + paused.rows.compactMap { $0.age(in: context, clock)?.validUntil }).min()
    }
}

public import CandelaElements
import CandelaKit
import CandelaRules
public import CandelaTokens

/// The end of a routine: a progress ring, figures and a mood picker.
///
/// A completed routine is celebrated once: remember ``Facts/announcement`` and do not repeat its
/// animation.
public struct RoutineCompletionCard: CardContent {
    /// The card's kind in JSON.
    public static let kind = "routineCompletion"

    /// The card's id on its screen.
    public let id = "completion"

    let running: RunningRoutine
    let kit: Kit

    /// The values behind the card.
    public var facts: Facts {
        Facts(
            completed: running.completed, skipped: running.skipped, total: running.steps.count,
            elapsedSeconds: running.elapsed, mood: running.session.mood,
            announcement: "routine-completed-\(running.session.id)",
            haptic: ending == .skipped ? nil : kit.haptic(.celebration))
    }

    /// The values behind the card.
    public struct Facts: Sendable, Equatable, Codable {
        /// The number of completed habits, without skipped ones.
        public let completed: Int

        /// The number of skipped habits.
        public let skipped: Int

        /// The number of habits in the routine.
        public let total: Int

        /// The duration of the session, in seconds.
        public let elapsedSeconds: Int

        /// The mood, from 1 (terrible) to 5 (excellent); absent until chosen.
        public let mood: Int?

        /// The id of the screen's announcement, unique per session.
        public let announcement: String

        /// The haptic played when the card appears; absent if haptics are off or every habit was
        /// skipped.
        public let haptic: HapticRole?
    }

    private var phrases: Phrases { kit.phrases }
    private var ending: RoutineEnding { RoutineEnding(running) }

    /// The element that is drawn and spoken.
    public var body: Element {
        let title = ending.title(phrases)
        return Element.column(gap: .md, align: .center) {
            ring.described(by: "completed-value")
            kit.heading(title, .title)
            Element.row(
                gap: .xl, align: .firstBaseline, justify: .center,
                atAccessibilitySizes: .column(align: .center)
            ) { figures }
            mood
            kit.button(
                "done", .close(),
                ending == .complete ? phrases.actionDone() : phrases.actionClose(),
                .primary, haptic: .primaryButton
            )
            .width(.fill)
        }
        .surface(kit.card)
        .group(title)
    }

    /// The ring, filled by the completed share, around a tick. It is empty around a line if all
    /// habits were skipped.
    ///
    /// Ring and tick grow in unless all habits were skipped or the app disables celebrations.
    private var ring: Element {
        let celebrates = kit.context.options.celebrations && ending != .skipped
        let tick = Icon(
            ending == .skipped ? .minus : .checkmark,
            color: ending == .skipped ? .textSecondary : .accentGraphic,
            size: kit.size(.completionSymbol, relativeTo: .largeTitle))
        let growth = kit.motion(.scale, appear: .completionSymbol, reduced: .crossFade)
        return kit.ring(
            running.fraction, diameter: .completionRing, fill: .accentGraphic,
            appear: celebrates ? .completionRing : .progressAppear
        ) {
            tick.element.motion(celebrates ? growth : nil)
        }
    }

    @ElementBuilder private var figures: [Element] {
        figure(
            "completed", phrases.routineRunDoneCompleted(),
            words(
                phrases.routineRunDoneCount(
                    done: running.completed, total: running.steps.count)))
        if running.skipped > 0 {
            figure(
                "skipped", phrases.routineRunDoneSkipped(),
                words(phrases.numberValue(value: phrases.number(running.skipped))))
        }
        figure(
            "duration", phrases.routineRunDoneDuration(),
            kit.clock(
                running.elapsed,
                saying: phrases.duration(seconds: running.elapsed).spokenText,
                .headline, .textPrimary))
    }

    /// A number above its name.
    private func figure(_ id: String, _ name: Phrase, _ value: StyledText) -> Element {
        Element.column(gap: .textStack, align: .center) {
            value.part(ElementID("\(id)-value"))
            kit.text(name, .footnote, .textSecondary).part("name")
        }
        .id(ElementID(id))
        .accessibility(
            Accessibility(
                .text, label: name.spokenWords, value: value.spokenWords, children: .combine))
    }

    private func words(_ phrase: Phrase) -> StyledText {
        kit.text(phrase, .headline, .textPrimary)
    }

    /// The mood picker.
    private var mood: Element {
        let session = running.session
        let names = [
            phrases.routineRunMoodTerrible(), phrases.routineRunMoodTired(),
            phrases.routineRunMoodOkay(), phrases.routineRunMoodGood(),
            phrases.routineRunMoodExcellent(),
        ]
        let options = names.enumerated().map { place, name in
            let isSelected = session.mood == place + 1
            return kit.option(
                "mood-\(place + 1)", .set(.mood(place + 1, session: session.id)), name,
                isSelected: isSelected,
                text: kit.text(name, .body, .textPrimary),
                outline: isSelected ? kit.border(.accentGraphic, .settingsSwatchWidth) : nil,
                haptic: .mood)
        }
        return kit.choice("mood", .cards, phrases.routineRunDoneMood(), options, isShown: true)
    }
}

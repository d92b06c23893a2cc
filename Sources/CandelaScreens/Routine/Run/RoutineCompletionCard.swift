import CandelaRules
package import CandelaTokens

/// The end of a routine: a ring that fills as far as it was done, figures and how the
/// person feels.
///
/// It celebrates once, and only what was done: whoever shows it keeps ``Facts/announcement`` and does
/// not move it again.
package struct RoutineCompletionCard: CardContent {
    package static let kind = "routineCompletion"
    package let id = "completion"
    package let facts: Facts
    package let body: Element

    /// How the routine ended.
    package struct Facts: Sendable, Hashable, Codable {
        /// How many habits were done; those left out are not.
        package let completed: Int

        /// The number of skipped habits.
        package let skipped: Int

        /// How many habits the routine has.
        package let total: Int

        /// How long it took, in seconds.
        package let seconds: Int

        /// How the person feels, from 1 for terrible to 5 for excellent; absent until they say.
        package let mood: Int?

        /// The id of the announcement among ``Screen/announcements``, one a session.
        package let announcement: String

        /// The haptic played when the card appears; absent where they are switched off, and where
        /// nothing was done.
        package let haptic: HapticRole?
    }

    init(_ running: RunningRoutine, with kit: Kit) {
        let phrases = kit.phrases
        let total = running.steps.count
        let done = kit.digits(running.completed)
        let time = phrases.duration(seconds: running.elapsed)
        let ending = RoutineEnding(running)
        let title = ending.title(phrases)
        let skipped = phrases.number(running.skipped)
        facts = Facts(
            completed: running.completed, skipped: running.skipped, total: total,
            seconds: running.elapsed, mood: running.session.mood,
            announcement: "routine-completed-\(running.session.id)",
            haptic: ending == .skipped ? nil : kit.feel(.celebration))
        body = Element.column(gap: .md, align: .center) {
            Self.ring(running.fraction, ending, with: kit).described(by: "text")
            kit.heading(title, .title)
            kit.words(ending.text(of: running, with: kit), .body, .textSecondary).part("text")
            Element.row(gap: .lg, align: .center) {
                FiguresCard.Figure(
                    "completed", phrases.routineRunDoneCompleted(),
                    kit.words(
                        phrases.routineRunDoneCount(done: done, total: kit.digits(total)),
                        .headline, .textPrimary), with: kit)
                if running.skipped > 0 {
                    FiguresCard.Figure(
                        "skipped", phrases.routineRunDoneSkipped(),
                        kit.words(phrases.numberValue(value: skipped), .headline, .textPrimary),
                        with: kit)
                }
                FiguresCard.Figure(
                    "duration", phrases.routineRunDoneDuration(),
                    kit.clock(running.elapsed, saying: time.spokenText, .headline, .textPrimary),
                    with: kit)
            }
            Self.mood(running.session, with: kit)
            kit.button(
                "done", .close(),
                ending == .complete ? phrases.routineRunDoneButton() : phrases.actionClose(),
                .primary, haptic: .primaryButton
            )
            .width(.fill)
        }
        .surface(kit.card)
        .group(title)
    }

    /// The ring, filled as far as the routine was done, around a tick; both grow unless the app leaves
    /// celebrations out. An empty one around a line where all of it was left out.
    private static func ring(
        _ fraction: Double, _ ending: RoutineEnding, with kit: Kit
    ) -> Element {
        let celebrates = kit.context.options.celebrations && ending != .skipped
        let tick = Icon(
            ending == .skipped ? .minus : .checkmark,
            color: ending == .skipped ? .textSecondary : .accentGraphic,
            size: kit.size(.completionSymbol, relativeTo: .largeTitle))
        let growth = kit.motion(.scale, appear: .completionSymbol, reduced: .crossFade)
        return kit.ring(
            fraction, diameter: .completionRing, fill: .accentGraphic,
            appear: celebrates ? .completionRing : .progressAppear
        ) {
            tick.element.motion(celebrates ? growth : nil)
        }
    }

    /// How the person feels, to choose from.
    private static func mood(_ session: RoutineSession, with kit: Kit) -> Element {
        let phrases = kit.phrases
        let names = [
            phrases.routineRunMoodTerrible(), phrases.routineRunMoodTired(),
            phrases.routineRunMoodOkay(), phrases.routineRunMoodGood(),
            phrases.routineRunMoodExcellent(),
        ]
        let options = names.enumerated().map { place, name in
            let isSelected = session.mood == place + 1
            let mood = Intent.Setting(
                "mood", session: session.id, value: .number(Double(place + 1)))
            return kit.option(
                "mood-\(place + 1)", .set(mood), name, isSelected: isSelected,
                text: kit.words(name, .caption, .textPrimary),
                outline: isSelected ? kit.border(.accentGraphic, .settingsSwatchWidth) : nil,
                haptic: .mood)
        }
        return kit.choice("mood", .cards, phrases.routineRunDoneMood(), options, isShown: true)
    }
}

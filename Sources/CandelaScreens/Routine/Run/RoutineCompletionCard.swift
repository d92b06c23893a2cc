import CandelaRules
package import CandelaTokens

/// What is shown when a routine is finished: a ring that fills, figures and how the person feels.
///
/// It celebrates once: whoever shows it keeps ``Facts/announcement`` and does not move it again.
package struct RoutineCompletionCard: CardContent {
    package static let kind = "routineCompletion"
    package let id = "completion"
    package let facts: Facts
    package let body: Element

    /// How the routine ended.
    package struct Facts: Sendable, Hashable, Codable {
        /// How many habits were done; those left out are not.
        package let completed: Int

        /// How many habits the routine has.
        package let total: Int

        /// How long it took, in seconds.
        package let seconds: Int

        /// How the person feels, from 1 for terrible to 5 for excellent; absent until they say.
        package let mood: Int?

        /// The id of the announcement among ``Screen/announcements``, one a session.
        package let announcement: String

        /// The haptic played when the card appears; absent where they are switched off.
        package let haptic: HapticRole?
    }

    init(_ running: RunningRoutine, with kit: Kit) {
        let phrases = kit.phrases
        let total = running.steps.count
        let done = kit.digits(running.completed)
        let time = phrases.duration(seconds: running.elapsed)
        let title = phrases.routineRunDoneTitle()
        facts = Facts(
            completed: running.completed, total: total, seconds: running.elapsed,
            mood: running.session.mood,
            announcement: "routine-completed-\(running.session.id)", haptic: kit.feel(.celebration))
        body = Element.column(gap: .md, align: .center) {
            Self.ring(kit).saidBy("text")
            kit.heading(title, .title)
            kit.words(
                phrases.routineRunDoneText(done: done, total: total, time: time.text), .body,
                .textSecondary
            ).part("text")
            Element.row(gap: .lg, align: .center) {
                FiguresCard.Figure(
                    "completed", phrases.routineRunDoneCompleted(),
                    kit.words(
                        phrases.routineRunDoneCount(done: done, total: kit.digits(total)),
                        .headline, .textPrimary), with: kit)
                FiguresCard.Figure(
                    "duration", phrases.routineRunDoneDuration(),
                    kit.clock(running.elapsed, saying: time.spokenText, .headline, .textPrimary),
                    with: kit)
            }
            Self.mood(running.session, with: kit)
            kit.button(
                "done", .close(), phrases.routineRunDoneButton(), .primary, haptic: .primaryButton
            )
            .width(.fill)
        }
        .surface(kit.card)
        .group(title)
    }

    /// The full ring around a tick, both of which grow unless the app leaves celebrations out.
    private static func ring(_ kit: Kit) -> Element {
        let celebrates = kit.context.options.celebrations
        let tick = Icon(
            .checkmark, color: .accentGraphic,
            size: kit.size(.completionSymbol, relativeTo: .largeTitle))
        let growth = kit.motion(.scale, appear: .completionSymbol, reduced: .crossFade)
        return kit.ring(
            1, diameter: .completionRing, fill: .accentGraphic,
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

import CandelaRules
public import CandelaTokens

/// What is shown when a routine is finished: a ring that fills, figures and how the person feels.
///
/// It celebrates once: whoever shows it keeps ``announcement`` and does not move it again.
///
/// Source: seed 003, completion celebration effects.
public struct RoutineCompletionCard: Sendable, Hashable, Codable {
    /// The card's name, unique on its screen.
    public let id: String

    /// What the card is drawn on.
    public let surface: Surface

    /// How the parts are laid out, from top to bottom.
    public let layout: Stack

    /// The full ring around the symbol.
    public let ring: ProgressRing

    /// The drawing in the ring; it only decorates.
    public let emoji: String

    /// How large that is.
    public let emojiSize: Size

    /// How it grows; absent when the app leaves celebrations out.
    public let emojiMotion: Motion?

    /// That the routine is complete.
    public let title: Heading

    /// How many habits were done, and in which time.
    public let text: Words

    /// How the figures are laid out.
    public let figuresLayout: Stack

    /// The figures: habits and time.
    public let figures: [FiguresCard.Figure]

    /// How the person feels.
    public let mood: Choice

    /// What closes the routine.
    public let button: ButtonControl

    /// The name of what is said of it among ``Screen/announcements``.
    public let announcement: String

    /// What is felt when it comes.
    public let haptic: HapticRole?

    /// What assistive technology is told: a group; its parts stay elements.
    public let accessibility: Accessibility
}

extension Kit {
    /// What is shown when a routine is finished.
    func completion(of running: RunningRoutine) -> RoutineCompletionCard {
        let total = running.routine.steps.count
        let done = digits(running.completed)
        let time = phrases.duration(seconds: running.elapsed)
        let title = phrases.routineRunDoneTitle()
        let celebrates = context.options.celebrations
        return RoutineCompletionCard(
            id: "completion", surface: card, layout: column(gap: .md, alignment: .center),
            ring: ring(
                1, diameter: .completionRing, fill: .accentGraphic,
                appear: celebrates ? .completionRing : .progressAppear),
            emoji: "🎉", emojiSize: size(.completionSymbol, relativeTo: .largeTitle),
            emojiMotion: celebrates
                ? motion(
                    .scale, appear: .completionSymbol,
                    reduced: Motion.Reduced(.crossfade, motion: .crossFade)) : nil,
            title: heading(title, .title),
            text: words(
                phrases.routineRunDoneText(done: done, total: total, time: time.text), .body,
                .textSecondary),
            figuresLayout: row(gap: .lg, alignment: .center),
            figures: [
                figure(
                    "completed", phrases.routineRunDoneCompleted(),
                    words(
                        phrases.routineRunDoneCount(done: done, total: digits(total)), .headline,
                        .textPrimary)),
                figure(
                    "duration", phrases.routineRunDoneDuration(),
                    clock(
                        running.elapsed, saying: time.spokenText, .headline, .textPrimary)),
            ], mood: moods(running),
            button: button(
                action(
                    "done", .dismiss, phrases.routineRunDoneButton(),
                    haptic: .primaryButton), .primary,
                text: phrases.routineRunDoneButton()),
            announcement: finishedName(running), haptic: feel(.celebration),
            accessibility: Accessibility(.group, label: title.spokenText, children: .contain))
    }

    /// What is said when a routine is finished, once a session.
    func finishedName(_ running: RunningRoutine) -> String {
        "routine-completed-\(running.session.id)"
    }

    private func moods(_ running: RunningRoutine) -> Choice {
        let names = [
            phrases.routineRunMoodTerrible(), phrases.routineRunMoodTired(),
            phrases.routineRunMoodOkay(), phrases.routineRunMoodGood(),
            phrases.routineRunMoodExcellent(),
        ]
        let options = names.enumerated().map { place, name in
            let isSelected = running.session.mood == place + 1
            return option(
                "mood-\(place + 1)", name, isSelected: isSelected,
                text: words(name, .caption, .textPrimary),
                outline: isSelected
                    ? border(.accentGraphic, .settingsSwatchWidth) : nil,
                haptic: .mood)
        }
        return choice(
            "mood", .cards, phrases.routineRunDoneMood(), options, isShown: true)
    }
}

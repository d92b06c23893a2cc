import CandelaElements
import CandelaKit
import CandelaRules
import CandelaTokens

/// Elements and motions shared by several routine screens.
extension Kit {
    /// The motion of a card that is pressed.
    var cardPress: Motion { motion(.press, appear: .pressCard, reduced: .crossFade) }

    /// The motion of a card that grows into its screen; `nil` without matched transitions.
    var opening: Motion? {
        context.options.matchedTransitions
            ? motion(.zoom, change: .matchedTransition, reduced: .crossFade) : nil
    }

    /// The motion of cards that change with the time or place.
    var contextChange: Motion { motion(.swap, change: .contextChange, reduced: .crossFade) }

    /// A small dot in the routine's colour, drawn before its name.
    func dot(_ routine: Routine) -> Element {
        .spot(routine.drawnColor)
            .square(icon(.circleFilled, beside: .caption, .textPrimary).size)
    }

    /// The summary of a routine: `5 habits • 13 min`. Durations of an hour or more are spelled
    /// out: `1 hour, 5 minutes`.
    func summary(of routine: Routine, _ lengths: RoutineLengths) -> Phrase {
        summary(habits: routine.readySteps.count, minutes: lengths.minutes(of: routine))
    }

    /// The summary of a number of habits with an expected duration.
    func summary(habits: Int, minutes: Int) -> Phrase {
        minutes < 60
            ? phrases.routineSummary(habits: habits, minutes: minutes)
            : phrases.routineSummaryLong(
                habits: habits, time: phrases.duration(minutes: minutes).text)
    }

    /// A state as a symbol and a word, in the secondary text colour.
    func mark(_ symbol: IconRole, _ word: Phrase, _ style: TypeRole) -> Element {
        Element.line(gap: .symbolGap, align: .center) {
            icon(symbol, beside: style, .textSecondary)
            text(word, style, .textSecondary)
        }
    }

    /// A time in clock digits, spoken in words.
    func clock(
        _ seconds: Int, saying spoken: String, minuteDigits: Int = 1, _ style: TypeRole,
        _ color: ColorRole
    ) -> StyledText {
        text(
            phrases.timeValue(
                time: phrases.clock(seconds: seconds, minuteDigits: minuteDigits)),
            saying: phrases.timeValue(time: spoken), style, color)
    }

    /// The symbol of an empty state.
    func placeholder(_ symbol: IconRole) -> Element {
        .illustration(
            icon: Icon(
                symbol, color: .textSecondary,
                size: size(.emptyStatePlain, relativeTo: .largeTitle)))
    }

    /// The button below a text about missing routines.
    var addFirstRoutine: Element {
        button(
            "addFirst", .open(.routineBuilder, as: .sheet), phrases.routineAdd(), .primary,
            haptic: .primaryButton)
    }

    /// The button that shows the routines; `nil` in an app without that screen.
    var chooseRoutine: Element? {
        guard app.has(.routineTemplates) else { return nil }
        return button(
            "choose", .open(.routineTemplates, as: .tab), phrases.routineChoose(), .primary,
            haptic: .primaryButton)
    }
}

import CandelaElements
import CandelaKit
import CandelaRules
import CandelaTokens

/// What several screens of the routine product put on their cards alike.
extension Kit {
    /// How a card answers a press.
    var cardPress: Motion { motion(.press, appear: .pressCard, reduced: .crossFade) }

    /// The disc under the symbols of settings; opaque where contrast is increased.
    var settingsDisc: ColorRole {
        context.increaseContrast ? .tintPrimaryOpaque : .tintPrimary
    }

    /// How a card grows into the screen that shows it; nil where transitions are plain.
    var opening: Motion? {
        context.options.matchedTransitions
            ? motion(.zoom, change: .matchedTransition, reduced: .crossFade) : nil
    }

    /// How the cards that depend on the moment follow it.
    var contextChange: Motion { motion(.swap, change: .contextChange, reduced: .crossFade) }

    /// A small round in the colour of a routine, before its name.
    func dot(_ routine: Routine) -> Element {
        .spot(routine.drawnColor)
            .square(icon(.circleFilled, beside: .captionSmall, .textPrimary).size)
    }

    /// `5 habits • 13 min`: how much there is to a routine; from an hour on its length is in words.
    func summary(of routine: Routine, _ lengths: RoutineLengths) -> Phrase {
        let (habits, minutes) = (routine.steps.count, lengths.minutes(of: routine))
        return minutes < 60
            ? phrases.routineSummary(habits: habits, minutes: minutes)
            : phrases.routineSummaryLong(
                habits: habits, time: phrases.duration(minutes: minutes).text)
    }

    /// A state as a symbol beside its word, quieter than what is going on.
    func mark(_ symbol: IconRole, _ word: Phrase, _ style: TypeRole) -> Element {
        Element.line(gap: .symbolGap, align: .center) {
            icon(symbol, beside: style, .textSecondary)
            words(word, style, .textSecondary)
        }
    }

    /// A whole number as digits, to insert.
    func digits(_ value: Int) -> String { phrases.number(value).text }

    /// A time as a clock shows it, said in words.
    func clock(
        _ seconds: Int, saying spoken: String, minuteDigits: Int = 1, _ style: TypeRole,
        _ color: ColorRole
    ) -> StyledText {
        words(
            phrases.timeValue(
                time: phrases.clock(seconds: seconds, minuteDigits: minuteDigits)),
            saying: phrases.timeValue(time: spoken), style, color)
    }

    /// A symbol in place of what is not there yet.
    func placeholder(_ symbol: IconRole) -> Element {
        .illustration(
            icon: Icon(
                symbol, color: .textSecondary,
                size: size(.emptyStatePlain, relativeTo: .largeTitle)))
    }
}

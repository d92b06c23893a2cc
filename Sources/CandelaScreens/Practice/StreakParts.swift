import CandelaElements
import CandelaKit
import CandelaRules
import CandelaTokens

/// The streak elements that several cards share.
struct StreakParts {
    let state: StreakState
    let kit: Kit

    private var phrases: Phrases { kit.phrases }
    private var streak: Streak { state.streak }
    private var tier: StreakTier { state.tier }

    /// The appearance of a tier apart from its colour; the dots are for readers who differentiate
    /// without colour.
    private var look: (dots: Int, glow: NumberRole, flicker: NumberRole, counter: TypeRole) {
        switch tier {
        case .none: (0, .flameGlowNone, .flameFlickerNone, .counterLow)
        case .low: (1, .flameGlowLow, .flameFlickerLow, .counterLow)
        case .mid: (2, .flameGlowMid, .flameFlickerMid, .counterMid)
        case .high: (3, .flameGlowHigh, .flameFlickerHigh, .counterHigh)
        }
    }

    /// The opacity of the disc in the flame's colour; `nil` without a streak.
    private var glow: OpacityRole? {
        switch tier {
        case .none: nil
        case .low: .flameGlowLow
        case .mid: .flameGlowMid
        case .high: .flameGlowHigh
        }
    }

    // MARK: Flame and number

    /// The flame, which grows with every full week up to a maximum and scales with the largest text
    /// style.
    var flame: Icon {
        Icon(
            .flameFilled, color: tier.color(in: kit.context),
            size: kit.size(
                kit.theme.flameRule.points(forStreakOf: streak.current), relativeTo: .largeTitle))
    }

    /// The flame's motion: a burst or a single growth while a milestone is celebrated, a restless
    /// flicker while at risk, otherwise a calm one; `nil` for a still flame.
    var flameMotion: Motion? {
        if let celebration = state.celebration, kit.context.options.celebrations {
            guard celebration.explodes else {
                return kit.motion(.scale, appear: .completionSymbol, reduced: .crossFade)
            }
            return kit.motion(
                .explosion, appear: .flameExplosion,
                particles: kit.theme.count(.flameExplosionCount),
                colors: [
                    .celebrationConfettiYellow, tier.color(in: kit.context),
                    .celebrationConfettiOrange,
                ], reduced: .crossFade)
        }
        let isAtRisk = state.mood.tone == .atRisk
        let role: MotionRole = isAtRisk ? .flameRestless : .flameFlicker
        let amplitude = kit.theme.number(isAtRisk ? .flameFlickerAtRisk : look.flicker)
        guard amplitude > 0 else { return nil }
        return kit.motion(
            .flicker, appear: role, change: role, amplitude: amplitude,
            reduced: Motion.Reduced(.still))
    }

    /// The length of the streak, such as `7 days`, its number in the tier's digit style and the
    /// word in a plain one; before the first streak it is spoken as such.
    func count(_ phrase: Phrase) -> StyledText {
        let parts = phrase.parts(around: "count", in: .counterUnit, .textSecondary)
        let spoken = streak.longest == 0 ? phrases.streakCounterNone() : phrase
        return kit.text(phrase, saying: spoken, look.counter, tier.textColor, parts: parts)
    }

    /// The flame above the length of the streak; between them, for readers who differentiate
    /// without colour, one dot per reached tier.
    @ElementBuilder private func flame(over count: StyledText, glows: Bool) -> [Element] {
        let drawn = flame.element.part("flame").motion(flameMotion).described(by: "count")
        if glows, let glow, !kit.context.increaseContrast {
            Element.layers {
                Element.shape(
                    fill: Paint(tier.color(in: kit.context)), cornerRadius: CornerRadius(.full)
                )
                .square(glowSize).opacity(glow).decorative()
                drawn
            }
            .square(glowSize)
        } else {
            drawn
        }
        if kit.context.differentiateWithoutColor { kit.dots(look.dots) }
        count.part("count")
            .motion(kit.motion(.digits, change: .numberChange, reduced: .none))
    }

    /// The diameter of the glow, which grows with the flame.
    private var glowSize: Size {
        kit.size(
            kit.theme.flameRule.points(forStreakOf: streak.current)
                * kit.theme.number(.flameGlowScale), relativeTo: .largeTitle)
    }

    /// The flame above the length of the streak; at risk with the warning and the remaining time
    /// below, in a border that is wider when contrast is increased.
    ///
    /// - Parameter glows: Whether the flame is on a disc in its colour.
    @ElementBuilder func counter(_ count: StyledText, glows: Bool = false) -> [Element] {
        if let warning, let countdown {
            Element.column(gap: .sm, align: .center) {
                flame(over: count, glows: glows)
                Element.column(gap: .xs, align: .center) {
                    kit.icon(.exclamationmarkTriangle, beside: .message, .atRisk).element
                        .motion(
                            kit.motion(
                                .shake, appear: .atRiskShake, reduced: Motion.Reduced(.still)))
                    warning.part("atRisk")
                    countdown.part("countdown")
                }
            }
            .motion(kit.motion(.pulse, appear: .atRiskPulse, reduced: Motion.Reduced(.outline)))
            .surface(
                Surface(
                    border: kit.border(
                        .atRisk,
                        kit.context.increaseContrast
                            ? .counterOutlineWidthIncreased : .counterOutlineWidth),
                    cornerRadius: CornerRadius(.card), padding: .sm))
        } else {
            flame(over: count, glows: glows)
        }
    }

    // MARK: Message

    /// The message for the streak's state, with a title if it has one; `nil` while at risk, when
    /// ``warning`` replaces it.
    var message: (title: StyledText?, text: StyledText)? {
        let (title, text): (Phrase?, Phrase)
        switch state.message {
        case .milestone(let days, let reached):
            (title, text) =
                streak.unit == .weeks
                ? phrases.milestoneMessage(weeks: streak.unit.count(days))
                : (milestoneTitle(days, reached), milestoneMessage(days, reached))
        case .atRisk: return nil
        case .strong(let days): (title, text) = (nil, praise(days))
        case .doneToday(let days):
            (title, text) = (nil, days == 1 ? phrases.streakMessageStarted() : length(days))
        case .restarted: (title, text) = (nil, phrases.streakMessageRestarted())
        case .waiting where streak.isOpenToday, .lapsed where streak.isOpenToday,
            .never where streak.isOpenToday:
            (title, text) = (nil, phrases.streakMessageLimitOpen())
        case .waiting where state.isLimit: (title, text) = (nil, phrases.streakMessageLimit())
        case .waiting: (title, text) = (nil, phrases.streakMessageSteady())
        case .broken(let longest):
            (title, text) = (
                phrases.streakMessageBrokenTitle(),
                phrases.brokenMessage(longest: longest, in: streak.unit)
            )
        case .lapsed where !state.isLimit:
            (title, text) = (nil, phrases.streakMessageBrokenEarly())
        case .lapsed, .never: (title, text) = (nil, phrases.streakMessageNever())
        }
        return (
            title.map { kit.text($0, .headline, .textPrimary) },
            kit.text(text, .message, .textSecondary)
        )
    }

    /// The message below its title; `nil` while at risk.
    func messageLines(align: Element.Alignment?) -> Element? {
        message.map { message in
            Element.column(gap: .textStack, align: align) {
                message.title?.part("messageTitle")
                message.text.part("message")
            }
        }
    }

    /// The message in one sentence; `nil` at risk, and if it only repeats the length.
    var sentence: StyledText? {
        message.flatMap { message in
            let repeated = length(streak.current).text
            return message.text.text == repeated ? message.title : message.text
        }
    }

    /// The length of a streak; only days without another between them are called in a row.
    private func length(_ days: Int) -> Phrase {
        streak.heldDays.isEmpty
            ? phrases.streakMessageStrong(count: days) : phrases.streakMessageHeld(count: days)
    }

    /// The text of a milestone that was just reached. Days within a limit are not called practice.
    private func milestoneMessage(_ days: Int, _ reached: Int) -> Phrase {
        state.isLimit ? length(days) : phrases.milestoneMessage(of: streak, reached)
    }

    /// The heading of a milestone: the length of the streak; from 60 days on its whole weeks, and a
    /// year for 365 days.
    private func milestoneTitle(_ days: Int, _ reached: Int) -> Phrase {
        if state.isLimit || StreakMilestones.standard.explosive.contains(reached) {
            return phrases.streakMilestoneTitle(count: days)
        }
        return reached < 365
            ? phrases.streakMilestoneWeeks(count: days / 7) : phrases.streakMilestoneYear()
    }

    /// Praise for a long streak.
    ///
    /// While today is open, and for weeks, it gives the length of the streak, in the highest tier
    /// with its whole weeks. Once today is done, the day's number chooses one of three texts, so the
    /// text is the same all day.
    private func praise(_ days: Int) -> Phrase {
        guard streak.unit == .days else {
            return phrases.streakMessageStrongWeeks(count: streak.unit.count(days))
        }
        let length =
            tier == .high && streak.heldDays.isEmpty
            ? phrases.streakMessageWeeks(days: days, weeks: days / 7) : length(days)
        guard streak.isDoneToday else { return length }
        return switch StreakMessageRule.variant(of: 3, on: streak.today) {
        case 0: phrases.streakMessageConsistent()
        case 1: length
        default: phrases.streakMessageAnother()
        }
    }

    // MARK: Next milestone

    /// The days left until the next milestone, or the text shown when none is left.
    var preview: StyledText {
        let phrase = state.preview.map {
            phrases.preview(of: $0, in: streak.unit)
        }
        return kit.text(phrase ?? phrases.streakNextNone(), .subheadline, .textPrimary)
    }

    /// The day until which to practise for the next milestone; `nil` when none is left, and for a
    /// limit, which is not kept by practice.
    var requirement: StyledText? {
        guard streak.unit == .weeks || !state.isLimit else { return nil }
        return state.preview.map { preview in
            kit.text(
                phrases.date(preview.day, today: streak.today), .footnote, .textSecondary,
                in: streak.unit == .weeks
                    ? phrases.streakNextRequirementWeeks(date:)
                    : phrases.streakNextRequirement(date:))
        }
    }

    /// The days left until the next milestone and its requirement, above the progress from 0 days.
    func previewLines(align: Element.Alignment?) -> Element {
        let color = tier.color(in: kit.context)
        return Element.column(gap: .xs, align: align) {
            preview.part("preview")
            requirement?.part("requirement")
            state.preview.map {
                kit.bar(
                    $0.progress, height: .progressBarCompactHeight, fill: Paint(color),
                    solidFill: color
                ).described(by: "preview")
            }
        }
    }

    /// The progress to the next milestone above the days left.
    var progressLines: Element {
        let color = tier.color(in: kit.context)
        return Element.column(gap: .xs, align: .center) {
            state.preview.map {
                kit.bar(
                    $0.progress, height: .progressBarHeight, fill: Paint(color), solidFill: color
                ).described(by: "preview")
            }
            preview.part("preview")
        }
    }

    // MARK: At risk

    /// The remaining time, which changes once a minute and is not announced; `nil` unless at risk.
    var countdown: StyledText? {
        state.risk.countdown.map {
            kit.text(phrases.countdown(seconds: $0.secondsLeft), .countdown, .atRiskText)
        }
    }

    /// The warning about the streak and how to keep it; `nil` unless at risk.
    var warning: StyledText? {
        countdown.map { _ in kit.text(state.warning(phrases), .message, .atRiskText) }
    }

    // MARK: Whole card

    /// The values behind the parts.
    var facts: StreakCounterCard.Facts {
        StreakCounterCard.Facts(
            streak: streak.current, longestStreak: streak.longest,
            isPersonalBest: streak.isPersonalBest, isDoneToday: streak.isDoneToday, tier: tier,
            glow: kit.theme.number(look.glow),
            next: state.next,
            deadline: state.risk.countdown == nil
                ? nil : state.risk.ends.map { kit.context.zoned($0) },
            celebration: state.celebration.map {
                StreakCounterCard.Celebration(
                    days: $0.days, announcement: state.announcement(of: $0),
                    haptic: kit.haptic(.success))
            })
    }

    /// The accessibility of a card that is one element.
    ///
    /// - Parameters:
    ///   - lines: The texts drawn in addition to the streak, as one detail.
    ///   - figure: A length drawn in addition to the streak, as a detail.
    ///   - next: The next milestone, as a detail.
    func accessibility(
        telling lines: [StyledText?], figure: AccessibilityDetail? = nil,
        next: AccessibilityDetail? = nil, opensStatistics: Bool = false
    ) -> Accessibility {
        let lines = lines.compactMap(\.self)
        let told =
            lines.count > 1
            ? SpokenWords(phrases.sentences(lines.map(\.spokenText))) : lines.first?.spokenWords
        let message = told.map { AccessibilityDetail(phrases.streakMessageName().spokenWords, $0) }
        return .streak(
            days: streak.current, best: streak.longest, in: streak.unit, habit: state.habit?.name,
            atRisk: state.risk.countdown?.secondsLeft, language: kit.language,
            details: [figure, message, next].compactMap(\.self),
            opensStatistics: opensStatistics)
    }
}

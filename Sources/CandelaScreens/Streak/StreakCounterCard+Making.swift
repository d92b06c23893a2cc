public import CandelaRules
import CandelaTokens

extension StreakCounterCard {
    /// The counter for the streak of all practice, or of one habit.
    public init(_ journal: Journal, habit: Habit? = nil, in context: Context) {
        self.init(
            StreakOutlook(of: habit, in: journal, context: context),
            with: Kit(context, for: journal))
    }

    init(_ outlook: StreakOutlook, with kit: Kit) {
        let phrases = kit.phrases
        let streak = outlook.streak
        let tier = StreakTierRule.standard.tier(forStreakOf: streak.current)
        id = "streakCounter"
        surface = kit.card
        layout = kit.column(gap: .sm, alignment: .center)
        habit = outlook.habit.map { kit.words(verbatim: $0.name, .headline, .textPrimary) }
        flame = kit.flame(streak.current, tier)
        count = kit.count(phrases.streakDays(count: streak.current), tier)
        countMotion = kit.motion(
            .digits, change: .numberChange, reduced: Motion.Reduced(.none))
        days = streak.current
        isDoneToday = streak.isDoneToday
        best = kit.best(streak)
        message = kit.message(outlook.message, of: streak)
        let next = kit.preview(outlook.preview, today: streak.today, tier)
        preview = next
        atRisk = kit.atRisk(outlook.risk)
        celebration = outlook.celebration.map { kit.celebration($0, outlook) }
        let lines = [message?.text, atRisk?.text].compactMap(\.self)
        let nextText = next.requirement.map { requirement in
            phrases.streakNextDetail(preview: next.text.aloud, requirement: requirement.aloud)
                .spokenText
        }
        accessibility = .streak(
            days: streak.current, best: streak.longest, habit: outlook.habit?.name,
            atRisk: outlook.risk.countdown?.secondsLeft, language: kit.context.language,
            details: lines.map {
                AccessibilityDetail(phrases.streakMessageName().spokenText, $0.aloud)
            } + [
                AccessibilityDetail(
                    phrases.streakNextName().spokenText, nextText ?? next.text.aloud)
            ],
            actions: [
                kit.action(
                    "openStatistics", .navigate, phrases.actionOpenStatistics(), haptic: .light)
            ])
    }
}

extension Kit {
    func flame(_ days: Int, _ tier: StreakTier) -> StreakCounterCard.Flame {
        let (glow, flicker): (NumberRole, NumberRole) =
            switch tier {
            case .none: (.flameGlowNone, .flameFlickerNone)
            case .low: (.flameGlowLow, .flameFlickerLow)
            case .mid: (.flameGlowMid, .flameFlickerMid)
            case .high: (.flameGlowHigh, .flameFlickerHigh)
            }
        let amplitude = theme.number(flicker)
        return StreakCounterCard.Flame(
            icon: Icon(
                .flameFilled, color: tierColor(tier),
                size: size(theme.flameRule.points(forStreakOf: days), relativeTo: .largeTitle)),
            tier: tier, dots: context.differentiateWithoutColor ? tier.dots : 0,
            glow: theme.number(glow),
            motion: amplitude > 0
                ? motion(
                    .flicker, appear: .flameFlicker, change: .flameFlicker, amplitude: amplitude,
                    reduced: Motion.Reduced(.still)) : nil)
    }

    /// The length of a streak, with its number in the digits of its tier and the word in a plain
    /// style: `7 days`.
    func count(_ phrase: Phrase, _ tier: StreakTier) -> Words {
        let style: TypeRole =
            switch tier {
            case .none, .low: .counterLow
            case .mid: .counterMid
            case .high: .counterHigh
            }
        let parts = phrase.runs.map { run in
            run.placeholder == "count"
                ? WordsPart(run.text)
                : WordsPart(run.text, style: .counterUnit, color: .textSecondary)
        }
        return words(phrase, style, tierTextColor(tier), parts: parts)
    }

    fileprivate func best(_ streak: Streak) -> StreakCounterCard.Best? {
        guard streak.longest > 0 else { return nil }
        return StreakCounterCard.Best(
            text: words(phrases.streakBest(count: streak.longest), .caption, .textSecondary),
            days: streak.longest,
            personalBest: streak.isPersonalBest
                ? words(phrases.streakPersonalBest(), .caption, .textSecondary) : nil)
    }

    func preview(
        _ preview: StreakMilestones.Preview?, today: CalendarDay, _ tier: StreakTier
    ) -> MilestonePreview {
        guard let preview else {
            return MilestonePreview(
                text: words(phrases.streakNextNone(), .subheadline, .textPrimary),
                requirement: nil, bar: nil, milestone: nil, daysToGo: nil, day: nil)
        }
        let date = phrases.date(preview.day, today: today)
        return MilestonePreview(
            text: words(
                phrases.streakNextPreview(remaining: preview.daysToGo, milestone: preview.days),
                .subheadline, .textPrimary),
            requirement: words(
                phrases.streakNextRequirement(date: date.text),
                saying: phrases.streakNextRequirement(date: date.spoken), .caption,
                .textSecondary),
            bar: bar(
                preview.progress, height: .progressBarCompactHeight, fill: Paint(tierColor(tier)),
                solidFill: tierColor(tier)),
            milestone: preview.days, daysToGo: preview.daysToGo, day: preview.day)
    }

    func atRisk(_ risk: StreakRisk) -> StreakCounterCard.AtRisk? {
        guard let countdown = risk.countdown, let ends = risk.ends else { return nil }
        return StreakCounterCard.AtRisk(
            outline: border(
                .atRisk,
                context.increaseContrast ? .counterOutlineWidthIncreased : .counterOutlineWidth),
            cornerRadius: .card,
            outlineMotion: motion(
                .pulse, appear: .atRiskPulse, reduced: Motion.Reduced(.outline)),
            layout: column(gap: .xs, alignment: .center),
            icon: icon(.exclamationmarkTriangle, beside: .message, .atRisk),
            iconMotion: motion(.shake, appear: .atRiskShake, reduced: Motion.Reduced(.still)),
            text: words(phrases.streakAtRiskMessage(), .message, .atRiskText),
            countdown: words(
                phrases.countdown(seconds: countdown.secondsLeft), .countdown, .atRiskText),
            deadline: context.zoned(ends))
    }

    func celebration(
        _ celebration: StreakCelebration, _ outlook: StreakOutlook
    ) -> StreakCounterCard.Celebration {
        StreakCounterCard.Celebration(
            announcement: outlook.celebrationName(celebration), milestone: celebration.days,
            badge: words(
                phrases.streakDays(count: celebration.days), .headline,
                tierTextColor(StreakTierRule.standard.tier(forStreakOf: celebration.days))),
            motion: context.options.celebrations
                ? motion(
                    .explosion, appear: .flameExplosion,
                    particles: theme.count(.flameExplosionCount),
                    reduced: Motion.Reduced(.crossfade, motion: .crossFade)) : nil,
            haptic: feel(.success))
    }

    /// The colour of the flame and of what repeats it.
    func tierColor(_ tier: StreakTier) -> ColorRole {
        switch (tier, context.increaseContrast) {
        case (.none, false): .streakNone
        case (.none, true): .streakNoneGraphic
        case (.low, false): .streakLow
        case (.low, true): .streakLowGraphic
        case (.mid, false): .streakMid
        case (.mid, true): .streakMidGraphic
        case (.high, false): .streakHigh
        case (.high, true): .streakHighGraphic
        }
    }

    func tierTextColor(_ tier: StreakTier) -> ColorRole {
        switch tier {
        case .none: .streakNoneText
        case .low: .streakLowText
        case .mid: .streakMidText
        case .high: .streakHighText
        }
    }
}

extension StreakOutlook {
    /// The name of a celebration, the same for one run and milestone whenever it is asked.
    func celebrationName(_ celebration: StreakCelebration) -> String {
        let run = celebration.marks.last.map { "-\($0.runStart)" } ?? ""
        let of = habit.map { "-\($0.id)" } ?? ""
        return "streak-milestone-\(celebration.days)\(of)\(run)"
    }
}

extension StreakTier {
    /// As many dots as tiers were reached.
    fileprivate var dots: Int {
        switch self {
        case .none: 0
        case .low: 1
        case .mid: 2
        case .high: 3
        }
    }
}

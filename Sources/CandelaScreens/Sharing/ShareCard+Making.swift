import CandelaRules
import CandelaTokens

extension ShareCard {
    /// The picture of a streak, with what was chosen for it.
    init(
        _ streak: Streak, last days: [(day: CalendarDay, isDone: Bool)], _ options: ShareOptions,
        with kit: Kit
    ) {
        let phrases = kit.phrases
        let app = kit.appName
        let picture = kit.fixed.picture(of: streak, last: days, options, app)
        self.picture = picture
        id = "shareCard"
        textAlternative = picture.accessibility.value ?? ""
        subject = phrases.shareSubject(app: app.text).text
        let isFine = options.message.count <= ShareOptions.messageLimit
        button = kit.button(
            kit.action("share", .share, phrases.shareButtonLabel()), .primary,
            text: phrases.shareButton(), icon: .share,
            isEnabled: isFine && options.state != .composing && options.state != .failed,
            states: options.state == .composing ? [.busy] : [])
        accessibility = Accessibility(
            .group, label: phrases.shareTitle().spokenText, children: .contain)
    }
}

extension Kit {
    /// The same choices at the default type size and an ordinary screen, for pictures of fixed size.
    fileprivate var fixed: Kit {
        var fixed = context
        fixed.typeSize = .large
        fixed.displayScale = theme.number(.sharingScale)
        fixed.increaseContrast = false
        return Kit(fixed, theme: theme, playsHaptics: playsHaptics)
    }

    /// The name of the app whose product this is.
    var appName: Phrase {
        switch context.product {
        case .practice: phrases.appNamePractice()
        case .routine: phrases.appNameRoutine()
        case .habit: phrases.appNameHabit()
        default: phrases.appNameWeight()
        }
    }

    /// What a theme of the picture is called.
    func name(of theme: ShareOptions.Theme) -> Phrase {
        switch theme {
        case .emeraldTeal: phrases.shareThemeEmeraldTeal()
        case .tierColor: phrases.shareThemeTierColor()
        case .dark: phrases.shareThemeDark()
        case .light: phrases.shareThemeLight()
        }
    }

    fileprivate func picture(
        of streak: Streak, last days: [(day: CalendarDay, isDone: Bool)],
        _ options: ShareOptions, _ app: Phrase
    ) -> ShareCard.Picture {
        let tier = StreakTierRule.standard.tier(forStreakOf: streak.current)
        let isPlain = options.theme == .dark || options.theme == .light
        let ink: ColorRole = isPlain ? .textPrimary : .sharingText
        let title = phrases.shareCardTitle(count: streak.current)
        let milestones = StreakMilestones.standard
        let headline =
            milestones.celebrated.contains(streak.current)
            ? words(phrases.shareCardHeadline(), .sharingTitle, ink) : nil
        let share =
            options.progress
            ? milestones.progress(of: streak.current).map { phrases.percent($0) } : nil
        let message = String(options.message.prefix(ShareOptions.messageLimit))
        let range = range(of: streak, ink)
        let longest =
            options.longestStreak && streak.longest > 0
            ? words(phrases.shareCardLongest(count: streak.longest), .sharingCaption, ink) : nil
        let name =
            options.name.isEmpty ? nil : words(verbatim: options.name, .sharingName, ink)
        let own = message.isEmpty ? nil : words(verbatim: message, .sharingCaption, ink)
        let appName = words(app, .sharingName, ink)
        let strip =
            options.calendarStrip
            ? phrases.shareCardStrip(count: days.count { $0.isDone }).spokenText : nil
        let sentences = [
            headline?.aloud, title.spokenText, range?.aloud, longest?.aloud,
            share.map { phrases.shareCardProgress(percent: $0.spokenText).spokenText }, strip,
            name?.aloud, own?.aloud,
            appName.aloud,
        ]
        return ShareCard.Picture(
            width: theme.size(.sharingWidth), height: theme.size(.sharingHeight),
            scale: theme.number(.sharingScale),
            appearance: options.theme == .dark ? .dark : .light,
            background: background(options.theme, tier),
            flame: Icon(
                .flameFilled, color: isPlain ? tierColor(tier) : ink,
                size: size(.sharingTrophy, relativeTo: .largeTitle)),
            tier: tier, headline: headline, title: words(title, .sharingTitle, ink),
            number: number(streak.current, ink), range: range, longest: longest,
            progress: share.map { share in
                ShareCard.Progress(
                    percent: words(share, .sharingPercent, ink),
                    caption: words(phrases.shareCardGoal(), .sharingCaption, ink))
            },
            strip: options.calendarStrip ? days.map { self.strip($0.day, $0.isDone, ink) } : nil,
            name: name, message: own, app: appName,
            accessibility: Accessibility(
                .image,
                label: phrases.shareCardLabel(
                    count: streak.current, theme: self.name(of: options.theme).spokenText
                ).spokenText,
                value: sentences.compactMap(\.self)
                    .map { $0.last?.isPunctuation == true ? $0 : $0 + "." }
                    .joined(separator: " ")))
    }

    private func background(_ theme: ShareOptions.Theme, _ tier: StreakTier) -> Paint {
        switch theme {
        case .emeraldTeal: Paint(.sharingEmeraldTeal)
        case .tierColor: Paint(tierTextColor(tier))
        case .dark, .light: Paint(.surface)
        }
    }

    private func number(_ days: Int, _ ink: ColorRole) -> Words {
        let phrase = phrases.shareCardNumber(count: days)
        let parts = phrase.runs.map { run in
            run.placeholder == "count"
                ? WordsPart(run.text) : WordsPart(run.text, style: .sharingUnit)
        }
        return words(phrase, .sharingNumber, ink, parts: parts)
    }

    private func range(of streak: Streak, _ ink: ColorRole) -> Words? {
        guard let start = streak.start, let end = streak.lastDay else { return nil }
        let first = phrases.shortDate(start, today: streak.today)
        let last = phrases.shortDate(end, today: streak.today)
        let phrase = phrases.shareCardRange(start: first.text, end: last.text)
        let spoken = phrases.shareCardRange(start: first.spoken, end: last.spoken)
        return words(phrase, saying: spoken, .sharingCaption, ink)
    }

    private func strip(_ day: CalendarDay, _ isDone: Bool, _ ink: ColorRole) -> ShareCard.StripDay {
        ShareCard.StripDay(
            day: day, isDone: isDone,
            icon: icon(isDone ? .circleFilled : .circle, beside: .sharingCaption, ink))
    }
}

import CandelaElements
import CandelaKit
import CandelaRules
import CandelaTokens

/// The layout of a share image: one flame and one number, beside the last days and the progress,
/// then the person's own text and the app's name.
struct ShareImageLayout {
    let facts: ShareCard.Facts
    private let choices: SharePicture
    private let habit: String?
    private let week: PracticeTimeline
    private let unit: Streak.Unit
    private let today: CalendarDay
    private let kit: Kit
    private let ink: ColorRole

    private var phrases: Phrases { kit.phrases }

    /// - Parameters:
    ///   - habit: The habit's name.
    ///   - week: The last seven days.
    ///   - unit: The unit of the lengths of streaks.
    init(
        _ facts: ShareCard.Facts, _ choices: SharePicture, of habit: String?,
        in week: PracticeTimeline, counting unit: Streak.Unit, today: CalendarDay,
        with given: Kit
    ) {
        self.facts = facts
        self.choices = choices
        self.habit = habit
        self.week = week
        self.unit = unit
        // The default type size and a standard screen: a fixed-size image looks the same
        // everywhere.
        var context = given.context
        context.typeSize = .large
        context.displayScale = given.theme.number(.sharingScale)
        context.increaseContrast = false
        kit = given.with(context)
        ink = choices.isPlain ? .textPrimary : .sharingText
        self.today = today
    }

    // MARK: Text

    /// The first and last day of the streak, or its only day; `nil` without a streak.
    private var range: StyledText? {
        guard let first = facts.streakStart, let last = facts.streakEnd else { return nil }
        return kit.text(
            phrases.dates(from: first, to: last, today: today), .sharingCaption, ink)
    }

    private var headline: StyledText? {
        facts.isMilestone ? kit.text(phrases.shareCardHeadline(), .sharingTitle, ink) : nil
    }

    /// The streak; once it is lost, the longest one, whose length is the number below.
    private var title: StyledText {
        if facts.streak > 0 {
            return kit.text(phrases.shareTitle(facts.streak, in: unit), .sharingTitle, ink)
        }
        guard facts.longestStreak > 0 else {
            return kit.text(phrases.streakCounterNone(), .sharingTitle, ink)
        }
        return kit.text(
            phrases.practiceHistoryLongest(),
            saying: phrases.shareLongest(facts.longestStreak, in: unit), .sharingTitle, ink)
    }

    /// The longest streak beside the current one.
    private var longest: StyledText? {
        guard choices.drawsLongestStreak, facts.streak > 0 else { return nil }
        return kit.text(
            phrases.shareLongest(facts.longestStreak, in: unit), .sharingCaption, ink)
    }

    private var percent: StyledText? {
        guard choices.drawsProgress, facts.streak > 0 else { return nil }
        return facts.next.map { kit.text(phrases.percent($0.fraction), .sharingTitle, ink) }
    }

    private var name: StyledText? { typed(choices.name, .sharingName) }

    private var message: StyledText? {
        typed(choices.message?.cut(to: SharePicture.messageLimit), .sharingCaption)
    }

    private var app: StyledText { kit.text(kit.appName, .sharingName, ink) }

    /// Text as the person typed it; `nil` if empty.
    private func typed(_ text: String?, _ style: TypeRole) -> StyledText? {
        guard let text, !text.isEmpty else { return nil }
        return kit.text(verbatim: text, style, ink)
    }

    /// The length of the streak, or of the longest one once it is lost, its number much larger than
    /// the word; `nil` before the first.
    private var number: StyledText? {
        guard facts.longestStreak > 0 else { return nil }
        let phrase = phrases.shareNumber(
            facts.streak > 0 ? facts.streak : facts.longestStreak, in: unit)
        return kit.text(
            phrase, .sharingNumber, ink, parts: phrase.parts(around: "count", in: .sharingUnit))
    }

    /// The text alternative, which has everything on the picture.
    var textAlternative: String {
        let days = week.adherence
        let strip =
            choices.drawsCalendarStrip && days.expected > 0
            ? phrases.shareCardStrip(
                done: days.done, planned: days.expected, days: week.recordedDays
            ).spokenText : nil
        let progress = percent.map { phrases.shareCardProgress(percent: $0.spokenText).spokenText }
        let sentences = [
            habit.map { SpokenWords($0).text }, headline?.spokenText, title.spokenText,
            range?.spokenText,
            longest?.spokenText, progress, strip,
            name?.spokenText, message?.spokenText, app.spokenText,
        ]
        return phrases.sentences(sentences.compactMap(\.self))
    }

    // MARK: Picture

    /// The picture, as a single image for assistive technology.
    ///
    /// - Parameter text: The ``textAlternative``.
    func picture(saying text: String) -> Element {
        Element.picture(
            appearance: choices.shownTheme == .dark ? .dark : .light,
            scale: kit.theme.number(.sharingScale)
        ) {
            Element.column(gap: .xxs, align: .center, justify: .center) {
                habit.map { kit.text(verbatim: $0, .sharingName, ink).part("habit") }
                // The number says the length of a current streak.
                headline ?? (facts.streak > 0 ? nil : title)
                Element.line(gap: .lg, align: .center) {
                    hero
                    details
                }
                message
                Element.line(gap: .sm, align: .center) {
                    name
                    app
                }
            }
        }
        .width(.size(kit.size(.sharingWidth)))
        .height(.size(kit.size(.sharingHeight)))
        .surface(
            Surface(
                fill: background, cornerRadius: CornerRadius(.card),
                insets: Surface.Insets(horizontal: .xs, vertical: .xxs))
        )
        .accessibility(
            Accessibility(.image, label: label.spokenWords, value: SpokenWords(text)))
    }

    /// The flame beside the number, above the days of the streak.
    private var hero: Element {
        Element.column(gap: .xxs, align: .center) {
            Element.line(gap: .sm, align: .center) {
                Icon(
                    .flameFilled,
                    color: choices.isPlain ? facts.tier.color(in: kit.context) : ink,
                    size: kit.size(.sharingTrophy, relativeTo: .largeTitle))
                number
            }
            range
            if !hasDetails { longest }
        }
    }

    private var hasDetails: Bool { percent != nil || choices.drawsCalendarStrip }

    /// The last seven days, the longest streak and the progress to the next milestone.
    private var details: Element? {
        guard hasDetails else { return nil }
        return Element.column(gap: .xs, align: .center) {
            if choices.drawsCalendarStrip {
                Element.line(gap: .xs, align: .center) { facts.week.map(column) }
            }
            longest
            if let percent {
                Element.line(gap: .xs, align: .firstBaseline) {
                    percent
                    kit.text(phrases.shareCardGoal(), .sharingCaption, ink)
                }
            }
        }
    }

    /// The letter of a day above its mark: a filled circle if something was done, a moon for a rest
    /// day, an arrow for a skipped one, otherwise an empty circle.
    private func column(_ day: ShareCard.Day) -> Element {
        Element.column(gap: .xxs, align: .center) {
            kit.text(phrases.weekdayLetter(day.day), .sharingCaption, ink)
            kit.icon(day.status.mark, beside: .sharingCaption, ink)
        }
    }

    private var background: Paint {
        switch choices.shownTheme {
        case .emeraldTeal: Paint(.sharingEmeraldTeal)
        case .tierColor: Paint(facts.tier.sharingColor)
        case .dark, .light: Paint(.surface)
        }
    }

    private var label: Phrase {
        phrases.shareCardLabel(theme: phrases.name(of: choices.shownTheme).spokenText)
    }
}

extension DayActivity.Status {
    fileprivate var mark: IconRole {
        switch self {
        case .completed: .circleFilled
        case .rest: .moon
        case .skipped: .skipNext
        case .missed, .pending, .none: .circle
        }
    }
}

extension String {
    /// The text, cut after the last whole word that fits and followed by an ellipsis.
    ///
    /// - Parameter limit: The maximum number of characters, including the ellipsis. A longer first
    ///   word is cut within the word.
    fileprivate func cut(to limit: Int) -> String {
        guard count > limit else { return self }
        let head = prefix(limit - 1)
        let isWhole = self[head.endIndex].isWhitespace
        let words =
            isWhole ? head : head[..<(head.lastIndex(where: \.isWhitespace) ?? head.endIndex)]
        let kept = words.reversed().drop { $0.isWhitespace || $0 == "," }.reversed()
        return String(kept) + "…"
    }
}

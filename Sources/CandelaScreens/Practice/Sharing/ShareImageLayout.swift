import CandelaElements
import CandelaKit
import CandelaRules
import CandelaTokens

/// The layout of a share image: title, then flame, length and progress side by side so that all of
/// it fits the height, then the person's own text.
struct ShareImageLayout {
    let facts: ShareCard.Facts
    private let choices: SharePicture
    private let habit: String?
    private let unit: Streak.Unit
    private let today: CalendarDay
    private let kit: Kit
    private let ink: ColorRole

    private var phrases: Phrases { kit.phrases }

    /// - Parameter habit: The habit's name.
    init(
        _ facts: ShareCard.Facts, _ choices: SharePicture, of habit: String?,
        in unit: Streak.Unit, today: CalendarDay, with given: Kit
    ) {
        self.facts = facts
        self.choices = choices
        self.habit = habit
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
        return kit.words(
            phrases.dates(from: first, to: last, today: today), .sharingCaption, ink)
    }

    private var headline: StyledText? {
        facts.isMilestone ? kit.words(phrases.shareCardHeadline(), .sharingTitle, ink) : nil
    }

    private var title: StyledText {
        let title =
            if facts.streak > 0 {
                phrases.shareTitle(facts.streak, in: unit)
            } else if facts.longestStreak > 0 {
                phrases.shareCardEnded()
            } else {
                phrases.streakCounterNone()
            }
        return kit.words(title, .sharingTitle, ink)
    }

    private var longest: StyledText? {
        guard choices.drawsLongestStreak, facts.longestStreak > 0 else { return nil }
        return kit.words(
            phrases.shareLongest(facts.longestStreak, in: unit), .sharingCaption, ink)
    }

    private var percent: StyledText? {
        guard choices.drawsProgress else { return nil }
        return facts.next.map { kit.words(phrases.percent($0.fraction), .sharingPercent, ink) }
    }

    private var name: StyledText? { typed(choices.name, .sharingName) }

    private var message: StyledText? {
        typed(choices.message?.cut(to: SharePicture.messageLimit), .sharingCaption)
    }

    private var app: StyledText { kit.words(kit.appName, .sharingName, ink) }

    /// Text as the person typed it; `nil` if empty.
    private func typed(_ text: String?, _ style: TypeRole) -> StyledText? {
        guard let text, !text.isEmpty else { return nil }
        return kit.words(verbatim: text, style, ink)
    }

    /// The length of the streak, its number much larger than the word.
    private var number: StyledText {
        let phrase = phrases.shareNumber(facts.streak, in: unit)
        let parts = phrase.runs.map { run in
            run.placeholder == "count"
                ? StyledTextPart(run.text) : StyledTextPart(run.text, style: .sharingUnit)
        }
        return kit.words(phrase, .sharingNumber, ink, parts: parts)
    }

    /// The text alternative, which has everything on the picture.
    var textAlternative: String {
        let strip =
            choices.drawsCalendarStrip
            ? phrases.shareCardStrip(
                count: facts.week.count { $0.isDone }, days: facts.week.count
            ).spokenText : nil
        let progress = percent.map { phrases.shareCardProgress(percent: $0.aloud).spokenText }
        let sentences = [
            habit.map { SpokenWords($0).text }, headline?.aloud, title.aloud, range?.aloud,
            longest?.aloud, progress, strip,
            name?.aloud, message?.aloud, app.aloud,
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
                habit.map { kit.words(verbatim: $0, .sharingName, ink).part("habit") }
                // The number below repeats the length of a streak that reached a milestone.
                headline ?? title
                Element.line(gap: .md, align: .center) {
                    Element.column(gap: .xs, align: .center) {
                        Icon(
                            .flameFilled,
                            color: choices.isPlain ? facts.tier.color(in: kit.context) : ink,
                            size: kit.size(.sharingTrophy, relativeTo: .largeTitle))
                        name
                        app
                    }
                    Element.column(gap: .xs, align: .center) {
                        number
                        range
                        longest
                    }
                    goal
                }
                message
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
            Accessibility(.image, label: label.said, value: SpokenWords(text)))
    }

    /// The progress to the next milestone, above one dot for each of the last seven days: filled if
    /// something was done, otherwise empty.
    private var goal: Element? {
        let percent = percent
        guard percent != nil || choices.drawsCalendarStrip else { return nil }
        return Element.column(gap: .xs, align: .center) {
            if let percent {
                percent
                kit.words(phrases.shareCardGoal(), .sharingCaption, ink)
            }
            if choices.drawsCalendarStrip {
                Element.line(gap: .xs, align: .center) {
                    facts.week.map {
                        kit.icon($0.isDone ? .circleFilled : .circle, beside: .sharingCaption, ink)
                    }
                }
            }
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

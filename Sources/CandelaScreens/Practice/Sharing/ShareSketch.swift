import CandelaRules
import CandelaTokens

/// What stands on the picture of a streak: title, then flame, length and progress side by side, so
/// that all of it fits the picture's height, then the person's own words.
struct ShareSketch {
    private let facts: ShareCard.Facts
    private let choices: SharePicture
    private let kit: Kit
    private let habit: Words?
    private let headline: Words?
    private let title: Words
    private let range: Words?
    private let longest: Words?
    private let percent: Words?
    private let name: Words?
    private let message: Words?
    private let app: Words

    init(
        _ facts: ShareCard.Facts, _ choices: SharePicture, of habit: String?, today: CalendarDay,
        with given: Kit
    ) {
        let kit = Self.fixed(given)
        let phrases = kit.phrases
        let ink = Self.ink(choices)
        self.facts = facts
        self.choices = choices
        self.kit = kit
        self.habit = habit.map { kit.words(verbatim: $0, .sharingName, ink) }
        headline =
            facts.isMilestone
            ? kit.words(phrases.shareCardHeadline(), .sharingTitle, ink) : nil
        title = kit.words(phrases.shareCardTitle(count: facts.days), .sharingTitle, ink)
        if let first = facts.first, let last = facts.last {
            // Both years or none: a date without one would be read as of the other's.
            let isOneYear = first.year == today.year && last.year == today.year
            let (start, end) =
                isOneYear
                ? (phrases.shortDate(first, today: today), phrases.shortDate(last, today: today))
                : (phrases.fullDate(first), phrases.fullDate(last))
            range =
                first == last
                ? kit.words(start, .sharingCaption, ink)
                : kit.words(
                    phrases.shareCardRange(start: start.text, end: end.text),
                    saying: phrases.shareCardRange(start: start.spoken, end: end.spoken),
                    .sharingCaption, ink)
        } else {
            range = nil
        }
        longest =
            choices.showsLongestStreak && facts.longest > 0
            ? kit.words(phrases.shareCardLongest(count: facts.longest), .sharingCaption, ink) : nil
        percent =
            choices.showsProgress
            ? facts.progress.map { kit.words(phrases.percent($0), .sharingPercent, ink) } : nil
        name = choices.name.flatMap { name in
            name.isEmpty ? nil : kit.words(verbatim: name, .sharingName, ink)
        }
        let own = (choices.message ?? "").cut(to: SharePicture.messageLimit)
        message = own.isEmpty ? nil : kit.words(verbatim: own, .sharingCaption, ink)
        app = kit.words(kit.appName, .sharingName, ink)
    }

    /// The same choices at the default type size and an ordinary screen, for a picture of fixed
    /// size that looks the same to everybody.
    private static func fixed(_ kit: Kit) -> Kit {
        var context = kit.context
        context.typeSize = .large
        context.displayScale = kit.theme.number(.sharingScale)
        context.increaseContrast = false
        return kit.with(context)
    }

    private static func isPlain(_ choices: SharePicture) -> Bool {
        choices.shownTheme == .dark || choices.shownTheme == .light
    }

    private static func ink(_ choices: SharePicture) -> ColorRole {
        isPlain(choices) ? .textPrimary : .sharingText
    }

    private var ink: ColorRole { Self.ink(choices) }

    private var background: Paint {
        switch choices.shownTheme {
        case .emeraldTeal: Paint(.sharingEmeraldTeal)
        case .tierColor: Paint(facts.tier.sharingColor)
        case .dark, .light: Paint(.surface)
        }
    }

    /// The length of the streak, its number far larger than the word.
    private var number: Words {
        let phrase = kit.phrases.shareCardNumber(count: facts.days)
        let parts = phrase.runs.map { run in
            run.placeholder == "count"
                ? WordsPart(run.text) : WordsPart(run.text, style: .sharingUnit)
        }
        return kit.words(phrase, .sharingNumber, ink, parts: parts)
    }

    /// A filled mark for each day on which something was done, otherwise an empty one.
    private var strip: [Icon]? {
        guard choices.showsCalendarStrip else { return nil }
        return facts.week.map {
            kit.icon($0.isDone ? .circleFilled : .circle, beside: .sharingCaption, ink)
        }
    }

    /// How far the next milestone is, over the last seven days.
    private var goal: Element {
        Element.column(gap: .xs, align: .center) {
            if let percent {
                percent
                kit.words(kit.phrases.shareCardGoal(), .sharingCaption, ink)
            }
            if let strip {
                Element.row(gap: .xs, align: .center, large: nil) { strip }
            }
        }
    }

    /// Everything on the picture in words.
    var textAlternative: String {
        let phrases = kit.phrases
        let strip =
            choices.showsCalendarStrip
            ? phrases.shareCardStrip(count: facts.week.count { $0.isDone }).spokenText : nil
        let progress = percent.map { phrases.shareCardProgress(percent: $0.aloud).spokenText }
        let sentences = [
            habit?.aloud, headline?.aloud, title.aloud, range?.aloud, longest?.aloud, progress,
            strip,
            name?.aloud, message?.aloud, app.aloud,
        ]
        return sentences.compactMap(\.self)
            .map { $0.last?.isPunctuation == true ? $0 : $0 + "." }
            .joined(separator: " ")
    }

    /// The picture, as one image for assistive technology.
    var element: Element {
        let phrases = kit.phrases
        let theme = choices.shownTheme
        return Element.picture(
            appearance: theme == .dark ? .dark : .light, scale: kit.theme.number(.sharingScale)
        ) {
            Element.column(gap: .xs, align: .center, justify: .center) {
                habit?.part("habit")
                headline
                title
                Element.row(gap: .lg, align: .center, large: nil) {
                    Element.column(gap: .xs, align: .center) {
                        Icon(
                            .flameFilled,
                            color: Self.isPlain(choices) ? facts.tier.color(in: kit.context) : ink,
                            size: kit.size(.sharingTrophy, relativeTo: .largeTitle))
                        name
                        app
                    }
                    Element.column(gap: .xs, align: .center) {
                        number
                        range
                        longest
                    }
                    if percent != nil || strip != nil { goal }
                }
                message
            }
        }
        .width(.size(kit.size(.sharingWidth)))
        .height(.size(kit.size(.sharingHeight)))
        .surface(Surface(fill: background))
        .accessibility(
            Accessibility(
                .image,
                label: label(phrases.name(of: theme).spokenText).said,
                value: SpokenWords(textAlternative)))
    }

    private func label(_ theme: String) -> Phrase {
        let (phrases, days) = (kit.phrases, facts.days)
        return habit.map {
            phrases.shareCardLabelNamed(name: $0.text, count: days, theme: theme)
        } ?? phrases.shareCardLabel(count: days, theme: theme)
    }
}

extension String {
    /// The text as it is, or as many of its whole words as fit, with an ellipsis.
    ///
    /// - Parameter limit: The most characters, the ellipsis among them. A first word that is longer
    ///   is cut.
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

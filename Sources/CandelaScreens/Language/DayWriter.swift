package import CandelaRules
import Foundation

/// Writes many days in one style.
///
/// Formatting a day takes far longer than putting its letters together. Days that were formatted
/// show how the style writes each weekday, month, day and year, and what stands between; a day of
/// which all is known is put together from that, and is the same text.
struct DayWriter {
    private let style: Date.FormatStyle
    private var layout: [Piece] = []
    private var formatted = 0

    /// How many days are formatted before their fields are looked at, which takes as long as
    /// formatting forty: most screens have no more.
    private static let patience = 31

    private var known: [Field: String] = [:]

    /// Whether all days so far were written in one layout; if not, every day is formatted.
    private var isRegular = true

    private enum Piece: Hashable {
        case field(Field.Kind)
        case words(String)
    }

    private struct Field: Hashable {
        let kind: Kind
        let number: Int

        enum Kind {
            case weekday, day, month, year
        }

        init(_ kind: Kind, of day: CalendarDay) {
            self.kind = kind
            number =
                switch kind {
                case .weekday: day.weekday.isoNumber
                case .day: day.date.day
                case .month: day.date.month
                case .year: day.date.year
                }
        }
    }

    init(_ style: Date.FormatStyle) {
        self.style = style
    }

    /// The day in the style.
    mutating func text(of day: CalendarDay) -> String {
        guard isRegular, !layout.isEmpty else {
            formatted += 1
            return isRegular && formatted > Self.patience ? read(day) : day.date(style)
        }
        var head = ""
        var text = ""
        var missing: Field?
        for piece in layout {
            switch piece {
            case .words(let words): text += words
            case .field(let kind):
                let field = Field(kind, of: day)
                if let name = known[field] {
                    text += name
                } else if missing == nil {
                    (missing, head, text) = (field, text, "")
                } else {
                    return day.date(style)
                }
            }
        }
        guard let missing else { return text }
        // All but one field is known: the rest of the formatted text is that field.
        let whole = day.date(style)
        let rest = whole.utf8.dropFirst(head.utf8.count).dropLast(text.utf8.count)
        let name = String(decoding: rest, as: UTF8.self)
        isRegular = head + name + text == whole
        known[missing] = name
        return whole
    }

    /// Formats a day and keeps how its fields are written.
    private mutating func read(_ day: CalendarDay) -> String {
        let whole = day.date(style)
        let marked = style.attributed.format(day.start)
        for run in marked.runs {
            let text = String(marked[run.range].characters)
            let kind: Field.Kind
            switch run.dateField {
            case nil:
                layout.append(.words(text))
                continue
            case .weekday: kind = .weekday
            case .day: kind = .day
            case .month: kind = .month
            case .year: kind = .year
            default:
                isRegular = false
                return whole
            }
            layout.append(.field(kind))
            known[Field(kind, of: day)] = text
        }
        isRegular = String(marked.characters) == whole
        return whole
    }
}

/// The texts of many days in one language. See ``DateText``.
package struct DateTexts {
    private let today: CalendarDay
    private let language: String
    private var spokenThisYear: DayWriter
    private var spokenWithYear: DayWriter
    private var spokenDaysOfMonth: DayWriter
    private var daysOfMonth: [Int: String] = [:]
    private var weekdays: [Weekday: DateText] = [:]

    init(today: CalendarDay, in language: String) {
        self.today = today
        self.language = language
        let style = DateText.style(language).day().month(.wide)
        spokenThisYear = DayWriter(style.weekday(.wide))
        spokenWithYear = DayWriter(style.weekday(.wide).year())
        spokenDaysOfMonth = DayWriter(style)
    }

    /// What is said of a date: “Wednesday, March 18”.
    package mutating func spoken(_ day: CalendarDay) -> String {
        let text =
            day.date.year == today.date.year
            ? spokenThisYear.text(of: day) : spokenWithYear.text(of: day)
        return text.withoutDirectionControls
    }

    /// The number of a day in its month: `18`.
    package mutating func dayOfMonth(_ day: CalendarDay) -> DateText {
        let text = daysOfMonth[day.date.day] ?? day.date(DateText.style(language).day())
        daysOfMonth[day.date.day] = text
        return DateText(text: text, spoken: spokenDaysOfMonth.text(of: day))
    }

    /// A weekday's short name: `Wed`.
    package mutating func weekday(_ day: CalendarDay) -> DateText {
        let text = weekdays[day.weekday] ?? .weekday(day, in: language)
        weekdays[day.weekday] = text
        return text
    }
}

extension Phrases {
    /// The texts of many days, seen from one of them.
    package func dates(today: CalendarDay) -> DateTexts {
        DateTexts(today: today, in: formatLanguage)
    }
}

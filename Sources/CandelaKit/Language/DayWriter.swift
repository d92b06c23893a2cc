import CandelaRules
import Foundation

/// The fields of a date and their widths, in the order and the words of a language.
struct DayStyle: Hashable {
    var weekday: Date.FormatStyle.Symbol.Weekday?
    var hasDay = false
    var month: Date.FormatStyle.Symbol.Month?
    var hasYear = false

    /// A day in this style.
    func text(of day: CalendarDay, in language: String) -> String {
        Self.writers.with { writers in
            // Languages come from outside, so their number is limited.
            if writers.count >= Self.mostWriters { writers = [:] }
            return writers[Key(style: self, language: language), default: writer(language)]
                .text(of: day)
        }
    }

    private struct Key: Hashable {
        let style: DayStyle
        let language: String
    }

    private static let writers = LockedValue<[Key: DayWriter]>([:])
    private static let mostWriters = 1_000

    private func writer(_ language: String) -> DayWriter {
        var style = Date.FormatStyle(
            locale: Locale(identifier: language), calendar: Calendar(identifier: .gregorian),
            timeZone: .gmt)
        if let weekday { style = style.weekday(weekday) }
        if hasDay { style = style.day() }
        if let month { style = style.month(month) }
        return DayWriter(hasYear ? style.year() : style)
    }
}

/// A formatter for many days in one style.
///
/// Formatting a day takes far longer than concatenating its fields. This type records the text of
/// each weekday, month, day and year from days it formatted, and the text between the fields. A day
/// whose fields are all recorded is concatenated from them; the result is identical.
private struct DayWriter {
    private let style: Date.FormatStyle
    private var layout: [Piece] = []

    /// The number of days to format before fields are recorded, which takes as long as formatting
    /// forty days.
    private var patience = 7

    /// The recorded texts, by ``Field/place``; only one year is recorded at a time.
    private var known = [String?](repeating: nil, count: Field.places)
    private var year: Int?

    /// Whether days of the month are ASCII digits without leading zeros.
    private var hasPlainDays = false

    /// Whether all days so far have the same layout; if not, every day is formatted.
    private var isRegular = true

    private enum Piece: Equatable {
        case field(Field.Kind)
        case words(String)
    }

    private struct Field {
        let kind: Kind
        let number: Int

        enum Kind: Int {
            case weekday, day, month, year
        }

        /// The number of recorded texts.
        static let places = 128

        /// The index of the field's recorded text: 32 per kind, and one for all years.
        var place: Int { kind.rawValue * 32 + (kind == .year ? 0 : number) }

        init(_ kind: Kind, _ weekday: Weekday, _ date: (year: Int, month: Int, day: Int)) {
            self.kind = kind
            number =
                switch kind {
                case .weekday: weekday.isoNumber
                case .day: date.day
                case .month: date.month
                case .year: date.year
                }
        }
    }

    init(_ style: Date.FormatStyle) {
        self.style = style
    }

    /// The formatted day.
    mutating func text(of day: CalendarDay) -> String {
        guard isRegular, !layout.isEmpty else {
            patience -= 1
            return isRegular && patience < 0 ? read(day) : day.start.formatted(style)
        }
        let (weekday, date) = (day.weekday, day.date)
        var head = ""
        var text = ""
        var missing: Field?
        for piece in layout {
            switch piece {
            case .words(let words): text += words
            case .field(.day) where hasPlainDays: text += String(date.day)
            case .field(let kind):
                let field = Field(kind, weekday, date)
                if let name = name(of: field) {
                    text += name
                } else if missing == nil {
                    (missing, head, text) = (field, text, "")
                } else {
                    return day.start.formatted(style)
                }
            }
        }
        guard let missing else { return text }
        // Only one field is unknown, so it is the rest of the formatted text.
        let whole = day.start.formatted(style)
        let rest = whole.utf8.dropFirst(head.utf8.count).dropLast(text.utf8.count)
        let name = String(decoding: rest, as: UTF8.self)
        isRegular = head + name + text == whole
        note(missing, name)
        return whole
    }

    private func name(of field: Field) -> String? {
        field.kind == .year && field.number != year ? nil : known[field.place]
    }

    /// Formats a day and records its fields.
    private mutating func read(_ day: CalendarDay) -> String {
        let whole = day.start.formatted(style)
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
            note(Field(kind, day.weekday, day.date), text)
        }
        isRegular = String(marked.characters) == whole
        return whole
    }

    /// Records the text of a field.
    ///
    /// A style uses the same digits for all days, and a day below ten shows whether it adds leading
    /// zeros.
    private mutating func note(_ field: Field, _ name: String) {
        known[field.place] = name
        if field.kind == .year { year = field.number }
        if field.kind == .day, field.number < 10, name == String(field.number) {
            hasPlainDays = true
        }
    }
}

extension CalendarDay {
    /// The day's first instant in UTC, which is formatted in UTC, so that the time zone cannot
    /// change the date.
    var start: Date { Date(timeIntervalSince1970: Double(daysSince1970) * 86_400) }
}

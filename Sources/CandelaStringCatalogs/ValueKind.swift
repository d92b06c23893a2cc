import CandelaLanguage

/// The kind of a value, as a comment for translators announces it: `name: typed text.`
enum ValueKind: String, Sendable, Hashable, CaseIterable {
    /// Text that a person typed.
    case typedText = "typed text"
    /// A text of the catalog that names something.
    case label
    /// The name of an app.
    case appName = "app name"
    /// A whole phrase with its own end.
    case sentence
    /// A list of values.
    case list
    /// A number beside which no word agrees.
    case number
    /// A number with plural forms.
    case count
    /// A number in percent.
    case percentage
    /// A weight with its unit.
    case weight
    /// A time of day.
    case timeOfDay = "time of day"
    /// A length of time in words or digits.
    case duration
    /// A date, followed by its fields: `date (weekday, month, day)`.
    case date
    /// A month, followed by its fields: `month (month, year)`.
    case month
    /// The first and last of some days: `dates (interval)`.
    case dates

    /// The specifiers of placeholders for this kind.
    var specifiers: Set<PhrasePlaceholder.Specifier> {
        switch self {
        case .number, .count: [.integer, .number]
        case .percentage: [.number, .text]
        case .weight: [.number]
        case .typedText, .label, .appName, .sentence, .list, .timeOfDay, .duration, .date, .month,
            .dates:
            [.text]
        }
    }

    /// The kinds as they are written in comments.
    static let written: [String] = allCases.map { kind in
        switch kind {
        case .date: "date (weekday, month, day, year)"
        case .month: "month (month, year)"
        case .dates: "dates (interval)"
        default: kind.rawValue
        }
    }

    /// Reads one kind; `nil` for unknown ones.
    init?(_ text: Substring) {
        if let kind = Self(rawValue: String(text)), kind.fields == nil {
            self = kind
            return
        }
        guard let space = text.lastIndex(of: "("), text.last == ")",
            let kind = Self(rawValue: String(text[..<space].dropLast())), let fields = kind.fields
        else { return nil }
        let given = text[text.index(after: space)...].dropLast().split(separator: ", ")
        guard !given.isEmpty, given.allSatisfy({ fields.contains(String($0)) }) else { return nil }
        self = kind
    }

    /// The fields that can follow in parentheses; `nil` if none do.
    private var fields: Set<String>? {
        switch self {
        case .date: ["weekday", "month", "day", "year"]
        case .month: ["month", "year"]
        case .dates: ["interval"]
        default: nil
        }
    }
}

/// The description of a value in a comment for translators.
enum ValueDescription: Sendable, Hashable {
    /// The comment does not describe the value.
    case missing
    /// The comment has an unknown kind.
    case unknown(String)
    /// The kinds of the value, more than one if they are joined by “or”.
    case kinds([ValueKind])

    /// Finds the sentence `name: KIND.` or `name: KIND, remark.` in a comment.
    init(of name: String, in comment: String) {
        let start = "\(name): "
        for match in comment.ranges(of: start) {
            let before = comment[..<match.lowerBound].last
            guard before.map({ $0.isWhitespace || $0 == "(" }) ?? true else { continue }
            let text = Self.kind(comment[match.upperBound...])
            let kinds = text.split(separator: " or ").map { ValueKind($0) }
            let known = kinds.compactMap(\.self)
            self =
                kinds.isEmpty || known.count < kinds.count ? .unknown(String(text)) : .kinds(known)
            return
        }
        self = .missing
    }

    /// The text up to the first full stop or comma outside parentheses.
    private static func kind(_ text: Substring) -> Substring {
        var depth = 0
        for place in text.indices {
            switch text[place] {
            case "(": depth += 1
            case ")": depth -= 1
            case ".", ",", ";": if depth <= 0 { return text[..<place] }
            default: break
            }
        }
        return text
    }
}

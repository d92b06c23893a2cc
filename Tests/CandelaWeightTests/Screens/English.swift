import Foundation

/// English texts: the patterns of the two catalogs, with numbers and dates written here.
///
/// The patterns are read from the source files, so that a change of wording changes no
/// expectation; everything that is inserted comes from the second implementation.
struct English: Sendable {
    private let patterns: [String: Localization]

    /// The catalogs of the engine and of the products.
    static let catalog = try? English()

    private init() throws {
        let top = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        var patterns: [String: Localization] = [:]
        for path in [
            "Sources/CandelaKit/Language/Engine.xcstrings",
            "Sources/CandelaScreens/Language/Products.xcstrings",
        ] {
            let data = try Data(contentsOf: top.appending(path: path))
            let file = try JSONDecoder().decode(CatalogFile.self, from: data)
            for (key, entry) in file.strings { patterns[key] = entry.localizations["en"] }
        }
        self.patterns = patterns
    }

    /// The form of a phrase that speech uses: the one of its spoken key, if there is one.
    func spoken(_ key: String, _ arguments: [String: Argument] = [:]) -> String {
        callAsFunction(patterns["\(key).spoken"] == nil ? key : "\(key).spoken", arguments)
    }

    /// A phrase with its arguments; the key in marks if the catalogs lack it.
    func callAsFunction(_ key: String, _ arguments: [String: Argument] = [:]) -> String {
        guard let entry = patterns[key] else { return "«\(key)»" }
        let count = arguments.values.first { $0.count != nil }?.count
        var text = entry.text(for: count) ?? "«\(key)»"
        for (name, argument) in arguments {
            if let substitution = entry.substitutions?[name] {
                let form = substitution.text(for: argument.count) ?? ""
                let words = form.replacingOccurrences(of: "%arg", with: argument.text)
                text = text.replacingOccurrences(of: "%#@\(name)@", with: words)
            }
            for kind in ["lf", "lld", "@"] {
                text = text.replacingOccurrences(of: "%(\(name))\(kind)", with: argument.text)
            }
        }
        return text
    }

    /// A text or a count that is inserted into a phrase.
    struct Argument: Sendable, ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
        let text: String

        /// The number that decides about the plural form; `nil` for texts.
        let count: Double?

        init(stringLiteral text: String) { self.init(text) }

        init(_ text: String, count: Double? = nil) {
            self.text = text
            self.count = count
        }

        static func count(_ number: Int) -> Argument {
            Argument(English.grouped(number), count: Double(number))
        }
    }

    // MARK: - Numbers

    private static func grouped(_ number: Int) -> String {
        number < 1_000
            ? "\(number)" : "\(number / 1_000)," + String("\(1_000 + number % 1_000)".dropFirst())
    }

    /// Tenths with one decimal; without it if that is zero and `drops`.
    static func number(tenths: Int, drops: Bool = false) -> String {
        let size = abs(tenths)
        let text = grouped(size / 10)
        return drops && size % 10 == 0 ? text : "\(text).\(size % 10)"
    }

    /// Tenths with a sign, except for zero.
    static func signed(tenths: Int) -> String {
        (tenths < 0 ? "−" : tenths > 0 ? "+" : "") + number(tenths: tenths)
    }

    /// Hundredths with two decimals.
    static func number(hundredths: Int) -> String {
        let size = abs(hundredths)
        return "\(size / 100).\(size % 100 / 10)\(size % 10)"
    }

    // MARK: - Days

    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September",
        "October", "November", "December",
    ]
    private static let weekdays = [
        "Thursday", "Friday", "Saturday", "Sunday", "Monday", "Tuesday", "Wednesday",
    ]

    /// The parts of a day, found by counting years and months from 1970.
    static func date(_ day: Int) -> (year: Int, month: Int, day: Int) {
        func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }
        var (year, month, rest) = (1970, 0, day)
        while rest >= (isLeap(year) ? 366 : 365) {
            rest -= isLeap(year) ? 366 : 365
            year += 1
        }
        let lengths = [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        while rest >= lengths[month] {
            rest -= lengths[month]
            month += 1
        }
        return (year, month + 1, rest + 1)
    }

    /// Such as `Mar 18, 2026`.
    static func medium(_ day: Int) -> String {
        let date = date(day)
        return "\(months[date.month - 1].prefix(3)) \(date.day), \(date.year)"
    }

    /// Such as `Mar 18`.
    static func short(_ day: Int) -> String {
        let date = date(day)
        return "\(months[date.month - 1].prefix(3)) \(date.day)"
    }

    /// Such as `March 18`.
    static func monthAndDay(_ day: Int) -> String {
        let date = date(day)
        return "\(months[date.month - 1]) \(date.day)"
    }

    static func year(_ day: Int) -> Int { date(day).year }

    /// Such as `Wednesday`.
    static func weekday(_ day: Int) -> String { weekdays[day % 7] }

    /// Such as `March 2026`.
    static func month(_ day: Int) -> String {
        let date = date(day)
        return "\(months[date.month - 1]) \(date.year)"
    }
}

/// A string catalog, as far as texts are read from it.
private struct CatalogFile: Decodable {
    let strings: [String: Entry]

    struct Entry: Decodable {
        let localizations: [String: Localization]
    }
}

/// The text of a phrase in one language.
private struct Localization: Decodable, Sendable {
    let stringUnit: Unit?
    let variations: Variations?
    let substitutions: [String: Localization]?

    struct Unit: Decodable, Sendable {
        let value: String
    }

    struct Variations: Decodable, Sendable {
        let plural: [String: Form]
    }

    struct Form: Decodable, Sendable {
        let stringUnit: Unit
    }

    /// The text for a count: English has a form of its own for exactly 1.
    func text(for count: Double?) -> String? {
        if let stringUnit { return stringUnit.value }
        return variations?.plural[count == 1 ? "one" : "other"]?.stringUnit.value
    }
}

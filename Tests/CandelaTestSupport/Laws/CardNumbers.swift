package import CandelaElements
package import CandelaJSON

/// A number in a phrase of a card, and the fact it states.
package struct CardNumber: Sendable, Hashable {
    /// The kind of the card.
    package let card: String

    /// The paths of the facts; the number is one of their values. Lists are traversed.
    package let facts: [String]

    /// The key of the phrase.
    let key: String

    /// The number's position among those of the phrase, from 0; counted from the last, -1, if names
    /// or dates precede it.
    let argument: Int

    /// The conversion of the fact into the number.
    let form: Form

    /// The conversion of a fact into a number.
    enum Form: Sendable, Hashable {
        /// The fact without its sign, rounded to the displayed digits.
        case plain
        /// The fact multiplied by a factor, rounded in any direction.
        case rough(Double)
        /// Minutes and seconds of a fact in seconds.
        case clock
        /// The sum of all values.
        case sum
        /// The number of all values above 0.
        case count
    }

    init(
        _ card: String, _ facts: String..., in key: String, at argument: Int = 0,
        as form: Form = .plain
    ) {
        (self.card, self.facts, self.key) = (card, facts, key)
        (self.argument, self.form) = (argument, form)
    }

    /// Whether a displayed number is derived from the values.
    func holds(_ shown: [(value: Double, digits: Int)], for values: [Double]) -> Bool {
        if form == .clock {
            let seconds =
                shown.count == 1 ? shown[0].value * 60 : shown.reduce(0) { $0 * 60 + $1.value }
            return values.contains(seconds)
        }
        let place = argument < 0 ? shown.count + argument : argument
        guard shown.indices.contains(place) else { return true }
        let (number, digits) = shown[place]
        switch form {
        case .sum: return values.reduce(0, +) == number
        case .count: return Double(values.count { $0 > 0 }) == number
        case .rough(let factor):
            return values.contains { abs(abs($0) * factor - number) < 1 }
        default:
            let half = 0.5 * (0..<digits).reduce(1.0) { unit, _ in unit / 10 } + 0.000_001
            return values.contains { abs(abs($0) - number) <= half }
        }
    }
}

extension CardNumber {
    /// The numbers in an English text, without signs, with the number of decimals.
    static func numbers(in text: String) -> [(value: Double, digits: Int)] {
        var found: [(value: Double, digits: Int)] = []
        let signs = Array(text)
        var place = 0
        while place < signs.count {
            guard signs[place].isASCII, signs[place].isNumber else {
                place += 1
                continue
            }
            var (digits, point) = ("", 0)
            while place < signs.count {
                let sign = signs[place]
                let isFollowed =
                    place + 1 < signs.count && signs[place + 1].isASCII && signs[place + 1].isNumber
                if sign.isASCII, sign.isNumber {
                    digits.append(sign)
                    if digits.contains(".") { point += 1 }
                } else if sign == ".", isFollowed, !digits.contains(".") {
                    digits.append(sign)
                } else if sign != "," || !isFollowed {
                    break
                }
                place += 1
            }
            found.append((Double(digits) ?? .nan, point))
        }
        return found
    }

    /// All texts of a card, with the keys of their phrases.
    package static func said(by card: Card) -> [(key: String, text: String)] {
        var said: [(String, String)] = []
        for element in card.body.withAllInside {
            for words in element.words {
                if let key = words.key { said.append((key, words.text)) }
                if let spoken = words.spoken, let key = words.spokenKey ?? words.key {
                    said.append((key, spoken))
                }
            }
            guard let accessibility = element.accessibility else { continue }
            if let key = accessibility.labelKey { said.append((key, accessibility.label)) }
            if let key = accessibility.valueKey, let value = accessibility.value {
                said.append((key, value))
            }
        }
        return said
    }

    /// The numbers in a card's phrases that are not its facts, as sentences.
    package static func wrong(in card: Card, met: inout Set<CardNumber>) throws -> [String] {
        guard let rows = byCard[card.kind] else { return [] }
        var facts: JSONValue?
        var values: [[String]: [Double]] = [:]
        var wrong: [String] = []
        var seen: Set<CardNumber> = []
        for (key, text) in said(by: card) {
            for row in rows[key] ?? [] {
                // A clock is for display; its spoken form has words for hours and seconds.
                if row.form == .clock, !text.contains(/\d:\d/) { continue }
                let shown = numbers(in: text)
                guard !shown.isEmpty, row.argument < shown.count else { continue }
                if totals.contains(row), !seen.insert(row).inserted { continue }
                if values[row.facts] == nil {
                    let known = try facts ?? card.facts(as: JSONValue.self)
                    facts = known
                    values[row.facts] = row.facts.flatMap { path in
                        known.numbers(at: path.split(separator: ".")[...])
                    }
                }
                if totals.contains(row), values[row.facts] == [0] { continue }
                met.insert(row)
                if !row.holds(shown, for: values[row.facts] ?? []) {
                    wrong.append("\(card.id): '\(text)' (\(key)) is not \(row.facts) \(values)")
                }
            }
        }
        return wrong
    }

    private static let byCard = Dictionary(grouping: all, by: \.card).mapValues { rows in
        Dictionary(grouping: rows, by: \.key)
    }
}

extension JSONValue {
    /// The numbers at a path, in all elements of lists along it.
    func numbers(at path: ArraySlice<Substring>) -> [Double] {
        switch kind {
        case .array: elements.flatMap { $0.numbers(at: path) }
        case .object: path.first.flatMap { self[String($0)] }?.numbers(at: path.dropFirst()) ?? []
        case .number: path.isEmpty ? [double].compactMap(\.self) : []
        default: []
        }
    }

    /// The paths of all numbers, through lists.
    package var numberPaths: Set<String> {
        switch kind {
        case .number: [""]
        case .array: elements.reduce(into: []) { $0.formUnion($1.numberPaths) }
        case .object:
            members.reduce(into: []) { paths, member in
                for path in member.value.numberPaths {
                    paths.insert(path.isEmpty ? member.name : "\(member.name).\(path)")
                }
            }
        default: []
        }
    }
}

import CandelaElements
import Foundation

extension Phrases {
    /// A list of names: `A, B, and C`. Names in the opposite writing direction, and names with
    /// direction controls, are enclosed in isolates.
    ///
    /// Insert the list into phrases unchanged. To speak it, use ``Phrase/spokenText`` of the
    /// phrase.
    public func list(_ items: [String]) -> String {
        // Foundation isolates names in the opposite direction. A name with controls is already
        // between isolates, so a character without direction represents it.
        let names = items.map(\.selfContained)
        let isolated = zip(items, names).filter(!=).map(\.1)
        let list = zip(items, names).map { $0 == $1 ? $0 : Self.stand }.formatted(
            .list(type: .and, width: .standard).locale(Locale(identifier: formatLanguage)))
        let parts = list.split(separator: Self.stand, omittingEmptySubsequences: false)
        guard parts.count == isolated.count + 1 else { return list }
        return zip(parts, isolated + [""]).map { $0 + $1 }.joined()
    }

    /// A list of typed names in quotation marks: `“Run”, “Read”, and “Draw”`.
    ///
    /// - Parameter others: The last item, such as `47 more`; `nil` for a complete list.
    public func quotedList(_ names: some Sequence<String>, and others: Phrase? = nil) -> String {
        list(names.map { nameQuoted(name: $0).text } + [others?.text].compactMap(\.self))
    }

    /// An object replacement character, which has no direction.
    private static let stand = "\u{FFFC}"

    /// A list of facts without “and”: `Early morning, Weekday, Home`.
    ///
    /// CLDR's lists of units are not for facts: German has “und” in them, and Chinese nothing
    /// between two units. Insert the list into phrases unchanged.
    public func facts(_ items: [String]) -> String {
        guard let first = items.first else { return "" }
        return items.dropFirst().reduce(first.isolated(in: direction)) { list, next in
            factsPair(list: list, next: next).text
        }
    }

    /// Sentences in a paragraph, each with its full stop, to be spoken: `Saved. 3 days left.`
    ///
    /// A sentence that already ends in a full stop, question mark or the like of any script gets
    /// no other. Empty sentences are omitted.
    public func sentences(_ sentences: [String]) -> String {
        let whole = sentences.filter { !$0.allSatisfy(\.isWhitespace) }.map { text in
            text.endsSentence ? text : sentenceEnd(text: text).spokenText
        }
        guard let first = whole.first else { return "" }
        return whole.dropFirst().reduce(first.withoutDirectionControls) { text, next in
            sentencesPair(first: text, second: next).spokenText
        }
    }
}

extension String {
    /// Whether the text ends in a mark that ends a sentence, before closing quotation marks and
    /// brackets.
    var endsSentence: Bool {
        let last = unicodeScalars.reversed().first { scalar in
            switch scalar.properties.generalCategory {
            case .closePunctuation, .finalPunctuation, .format, .spaceSeparator: false
            default: scalar != "\"" && scalar != "'"
            }
        }
        return last.map { $0.properties.isSentenceTerminal || "…:：;；".unicodeScalars.contains($0) }
            ?? false
    }
}

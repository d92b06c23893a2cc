/// The text on both sides of a value, which decides whether languages would inflect the value.
package struct ValueEdges: Sendable, Equatable {
    /// The text before the value.
    package let before: Edge

    /// The text after the value.
    package let after: Edge

    package init(before: Edge, after: Edge) {
        (self.before, self.after) = (before, after)
    }

    /// The text beside a value, apart from blanks.
    package enum Edge: Sendable, Equatable {
        /// The end of the text.
        case end
        /// A mark that separates the value from its surroundings.
        case mark(Unicode.Scalar, hasWords: Bool)
        /// A word, or another value.
        case word

        /// The edge that words make beside a value; `nil` if they are blanks only.
        ///
        /// - Parameter step: 1 if the words follow the value, -1 if they precede it.
        package init?(of words: String, step: Int) {
            let scalars = words.unicodeScalars.map(\.self)
            let rest = (step > 0 ? scalars : scalars.reversed())
                .drop { $0.properties.isWhitespace && $0 != "\n" }
            guard let first = rest.first else { return nil }
            // An apostrophe beside a letter is part of a word.
            let isApostrophe =
                first == "’" && rest.dropFirst().first?.properties.isAlphabetic == true
            self =
                first.separatesValues && !isApostrophe
                ? .mark(first, hasWords: rest.contains { $0.properties.isAlphabetic }) : .word
        }

        fileprivate var isColonBesideWords: Bool {
            guard case .mark(let mark, true) = self else { return false }
            return mark == ":" || mark == "："
        }
    }

    /// Whether marks or ends enclose the value.
    package var areClosed: Bool { before != .word && after != .word }

    /// Whether the value is beside a colon with words, without quotation marks.
    package var needQuotes: Bool { before.isColonBesideWords || after.isColonBesideWords }
}

extension Unicode.Scalar {
    /// Whether a value beside this mark is no part of a sentence.
    fileprivate var separatesValues: Bool {
        switch properties.generalCategory {
        case .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation: true
        default: Self.separators.contains(self)
        }
    }

    private static let separators = Set(
        (":,;.!?•·/–—…\"\n|→←" + "：，；。！？、・～｡､" + "،؛؟۔" + "।॥").unicodeScalars)
}

public import CandelaTokens

/// How large the letters of text styles are, for one reader's type size.
///
/// In JSON it is an object with a member for each style, in the order of their paths.
public struct TypeSizes: Sendable, Hashable {
    /// The styles, in the order of their paths.
    public var styles: [TypeRole] { entries.map(\.style) }

    private let entries: [Entry]

    private struct Entry: Sendable, Hashable {
        let style: TypeRole
        let letters: Letters
    }

    /// How large the letters of one style are.
    public struct Letters: Sendable, Hashable, Codable {
        /// The size of the letters, in points.
        public let size: Double

        /// The distance between lines, in points.
        public let leading: Double
    }

    /// The letters of one style; `nil` for one the screen has no text in.
    public subscript(style: TypeRole) -> Letters? {
        entries.first { $0.style == style }?.letters
    }

    private init(entries: [Entry]) {
        self.entries = entries.sorted { $0.style.path < $1.style.path }
    }

    init(of styles: Set<TypeRole>, in theme: Theme, for context: Context) {
        self.init(
            entries: styles.map { style in
                let token = theme.text(style)
                let letters = Letters(
                    size: token.size(at: context.typeSize),
                    leading: token.leading(
                        at: context.typeSize, displayScale: context.displayScale))
                return Entry(style: style, letters: letters)
            })
    }

    /// The sizes with those of further styles; styles that are there keep theirs.
    func adding(_ styles: Set<TypeRole>, in theme: Theme, for context: Context) -> TypeSizes {
        let new = styles.subtracting(self.styles)
        guard !new.isEmpty else { return self }
        return TypeSizes(entries: entries + TypeSizes(of: new, in: theme, for: context).entries)
    }
}

extension TypeSizes.Letters: Recorded {
    package func record(to sink: inout some MemberSink) {
        sink.member("size", size)
        sink.member("leading", leading)
    }
}

extension TypeSizes: Codable {
    /// Reads sizes by style.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.members
        self.init(
            entries: try members.allKeys.map { name in
                Entry(style: TypeRole(name.stringValue), letters: try members.read(name))
            })
    }
}

extension TypeSizes: Recorded {
    package func record(to sink: inout some MemberSink) {
        for entry in entries { sink.member(named: entry.style.path, entry.letters) }
    }
}

public import CandelaTokens

/// How large the letters of text styles are, for one reader's type size.
///
/// In JSON it is an object with a member for each style, in the order of their paths.
public struct TypeSizes: Sendable, Hashable {
    /// The sizes by style, in the order of the styles' paths.
    public let entries: [Entry]

    /// How large the letters of one style are.
    public struct Entry: Sendable, Hashable {
        /// The style.
        public let style: TypeRole

        /// The size of its letters, in points.
        public let size: Double

        /// The distance between its lines, in points.
        public let leading: Double
    }

    /// The sizes of one style; `nil` for one the screen has no text in.
    public subscript(style: TypeRole) -> Entry? { entries.first { $0.style == style } }

    init(of styles: Set<TypeRole>, in kit: Kit) {
        entries = styles.sorted { $0.path < $1.path }.map { style in
            let token = kit.theme.text(style)
            return Entry(
                style: style, size: token.size(at: kit.context.typeSize),
                leading: token.leading(
                    at: kit.context.typeSize, displayScale: kit.context.displayScale))
        }
    }
}

extension TypeSizes.Entry: Recorded {
    func record(to sink: inout some MemberSink) {
        sink.member("size", size)
        sink.member("leading", leading)
    }
}

extension TypeSizes: Codable {
    /// Reads sizes by style.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.members
        entries = try members.allKeys.sorted { $0.stringValue < $1.stringValue }.map { name in
            let sizes = try members.read(name, as: Sizes.self)
            return Entry(
                style: TypeRole(name.stringValue), size: sizes.size, leading: sizes.leading)
        }
    }

    private struct Sizes: Decodable {
        let size: Double
        let leading: Double
    }
}

extension TypeSizes: Recorded {
    func record(to sink: inout some MemberSink) {
        for entry in entries { sink.member(entry.style.path, entry) }
    }
}

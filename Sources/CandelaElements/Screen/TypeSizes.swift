public import CandelaTokens

/// How large the letters of text styles are, for one reader's type size.
///
/// In JSON it is an object with a member for each style, in the order of their paths.
public struct TypeSizes: Sendable, Hashable {
    /// The styles, in the order of their paths.
    public var styles: [TypeRole] { letters.roles }

    private let letters: RoleTable<TypeRole, Letters>

    /// How large the letters of one style are.
    public struct Letters: Sendable, Hashable, Codable {
        /// The size of the letters, in points.
        public let size: Double

        /// The distance between lines, in points.
        public let leading: Double
    }

    /// The letters of one style; `nil` for one the screen has no text in.
    public subscript(style: TypeRole) -> Letters? { letters[style] }

    /// No sizes.
    init() { letters = RoleTable([]) }

    private init(_ letters: RoleTable<TypeRole, Letters>) { self.letters = letters }

    /// The sizes with those of further styles; styles that are there keep theirs.
    func adding(_ styles: Set<TypeRole>, in theme: Theme, for context: Context) -> TypeSizes {
        TypeSizes(
            letters.adding(styles) { style in
                let token = theme.text(style)
                return Letters(
                    size: token.size(at: context.typeSize),
                    leading: token.leading(
                        at: context.typeSize, displayScale: context.displayScale))
            })
    }
}

extension TypeSizes.Letters: MemberObject {
    package init(_ member: inout some MemberVisitor, of own: Self?) throws {
        size = try member("size", own?.size)
        leading = try member("leading", own?.leading)
    }
}

extension TypeSizes: Codable, Recorded {
    /// Reads sizes by style.
    public init(from decoder: any Decoder) throws {
        self.init(try RoleTable(from: decoder))
    }

    package func record(to sink: inout some MemberSink) { letters.record(to: &sink) }
}

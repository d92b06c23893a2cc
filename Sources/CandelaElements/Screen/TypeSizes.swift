public import CandelaJSON
public import CandelaTokens

/// The font sizes of text styles at one reader's type size.
///
/// In JSON it is an object with a member for each style, sorted by path.
public struct TypeSizes: Sendable, Equatable {
    /// The text styles, sorted by path.
    public var styles: [TypeRole] { letters.roles }

    private let letters: RoleTable<TypeKind, Letters>

    /// The font size and line height of a text style.
    public struct Letters: Sendable, Equatable, Codable {
        /// The font size, in points.
        public let size: Double

        /// The line height, in points.
        public let leading: Double
    }

    /// The font size and line height of a text style; `nil` if the screen has no text in that
    /// style.
    public subscript(style: TypeRole) -> Letters? { letters[style] }

    /// Creates an empty set of sizes.
    init() { letters = RoleTable([]) }

    private init(_ letters: RoleTable<TypeKind, Letters>) { self.letters = letters }

    /// The sizes with more text styles; existing styles keep their sizes.
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
    @usableFromInline package init(_ member: inout Visitor, writing own: Written<Self>?) throws {
        size = try member("size", own?.size)
        leading = try member("leading", own?.leading)
    }
}

extension TypeSizes: Codable, MemberWritable {
    /// Decodes sizes by text style.
    public init(from decoder: any Decoder) throws {
        self.init(try RoleTable(from: decoder))
    }

    @usableFromInline
    package func record(to visitor: inout Visitor) { letters.record(to: &visitor) }
}

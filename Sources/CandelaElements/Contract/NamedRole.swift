public import CandelaJSON
public import CandelaTokens

/// A role that an element refers to: of a single kind, or a fill or corner radius, which can be of
/// either of two kinds.
@usableFromInline package protocol NamedRole: Sendable, MemberText {
    /// The token path.
    var path: String { get }

    /// Whether a theme has a value for the role.
    func hasValue(in theme: Theme) -> Bool
}

extension NamedRole {
    @usableFromInline package var memberText: String { path }
}

extension Role: NamedRole {
    /// Whether a theme has a value for the role.
    @usableFromInline package func hasValue(in theme: Theme) -> Bool { theme.answers(self) }
}

extension Role: SchemaNamed {
    package static var schemaName: String { alias }
}

/// A role of either of two kinds, distinguished by its path.
package protocol MixedRole: NamedRole, Encodable {
    /// Creates a role from its path.
    init(path: String)
}

extension MixedRole {
    /// Decodes a role from its path.
    public init(from decoder: any Decoder) throws {
        self.init(path: try decoder.singleValueContainer().decode(String.self))
    }

    /// Encodes the role as its path.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(path)
    }
}

extension Paint: MixedRole {
    /// Whether a theme has a colour or gradient with this path.
    @usableFromInline package func hasValue(in theme: Theme) -> Bool {
        theme.answers(ColorRole(path)) || theme.answers(GradientRole(path))
    }
}

extension CornerRadius: MixedRole {
    /// Whether a theme has a radius or size with this path.
    @usableFromInline package func hasValue(in theme: Theme) -> Bool {
        theme.answers(RadiusRole(path)) || theme.answers(SizeRole(path))
    }
}

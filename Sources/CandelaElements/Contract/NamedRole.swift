package import CandelaTokens

/// A role that an element names: of one kind, or a fill or a corner, which may be of two.
package protocol NamedRole: Sendable, MemberElement {
    /// The token path.
    var path: String { get }

    /// Whether a theme has a value for the role.
    func isAnswered(by theme: Theme) -> Bool
}

extension NamedRole where Self: TokenRole {
    /// Whether a theme has a value for the role.
    package func isAnswered(by theme: Theme) -> Bool { theme.answers(self) }
}

extension ColorRole: NamedRole {}
extension GradientRole: NamedRole {}
extension HapticRole: NamedRole {}
extension IconRole: NamedRole {}
extension MaterialRole: NamedRole {}
extension MotionRole: NamedRole {}
extension OpacityRole: NamedRole {}
extension RadiusRole: NamedRole {}
extension ShadowRole: NamedRole {}
extension SizeRole: NamedRole {}
extension SpaceRole: NamedRole {}
extension TypeRole: NamedRole {}

/// A role of one of two kinds, which its path tells apart.
package protocol MixedRole: NamedRole, Encodable {
    /// The role of a path.
    init(path: String)
}

extension MixedRole {
    /// Reads a role from its path.
    public init(from decoder: any Decoder) throws {
        self.init(path: try decoder.singleValueContainer().decode(String.self))
    }

    /// Writes the role as its path.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(path)
    }
}

extension Paint: MixedRole {
    /// Whether a theme has the colour or the gradient.
    package func isAnswered(by theme: Theme) -> Bool {
        theme.answers(ColorRole(path)) || theme.answers(GradientRole(path))
    }
}

extension CornerRadius: MixedRole {
    /// Whether a theme has the radius of the scale or of the component.
    package func isAnswered(by theme: Theme) -> Bool {
        theme.answers(RadiusRole(path)) || theme.answers(SizeRole(path))
    }
}

import CandelaJSON
package import CandelaTokens

/// The colours on a screen that no token file contains because a person chose them: those of
/// habits, and those derived from the person's accent colour.
package typealias OwnColors = OwnPaints<ColorRole>

/// The gradients on a screen that a person's accent colour changed. The positions of their stops
/// and their direction are in the token file.
package typealias OwnGradients = OwnPaints<GradientRole>

/// Colours or gradients of a screen that no token file contains, with a value for each appearance.
package typealias OwnPaints<Role: OwnPaintRole> = RoleTable<Role, PaintValues<Role>>

/// A kind of role whose values a screen can contain.
package protocol OwnPaintRole: TokenRole {
    /// The encoded value: `#RRGGBB` for an opaque colour, otherwise `#RRGGBBAA`; for a gradient, an
    /// array of these.
    associatedtype Text: MemberValue & Codable & Sendable & Equatable

    /// The encoded value in a theme.
    func text(in theme: Theme, _ appearance: Appearance) -> Text

    /// The name of the values' type in schemas.
    static var valuesName: String { get }
}

extension ColorRole: OwnPaintRole {
    package func text(in theme: Theme, _ appearance: Appearance) -> String {
        theme.color(self, in: appearance).hexWithOpacity
    }

    package static var valuesName: String { "OwnColors.Values" }
}

extension GradientRole: OwnPaintRole {
    /// The encoded colours of the gradient's stops, in order.
    package func text(in theme: Theme, _ appearance: Appearance) -> [String] {
        theme.gradient(self, in: appearance).stops.map(\.color.hexWithOpacity)
    }

    package static var valuesName: String { "OwnGradients.Values" }
}

/// The values of a colour or gradient in each appearance.
package struct PaintValues<Role: OwnPaintRole>: Sendable, Equatable, Codable, SchemaNamed {
    /// The value in the light appearance.
    package let light: Role.Text

    /// The value in the dark appearance.
    package let dark: Role.Text

    /// The value in the light appearance with increased contrast.
    package let lightIncreased: Role.Text

    /// The value in the dark appearance with increased contrast.
    package let darkIncreased: Role.Text

    package static var schemaName: String { Role.valuesName }

    init(of role: Role, in theme: Theme) {
        light = role.text(in: theme, .light)
        dark = role.text(in: theme, .dark)
        lightIncreased = role.text(in: theme, .lightIncreased)
        darkIncreased = role.text(in: theme, .darkIncreased)
    }

    /// The values by appearance.
    var perAppearance: PerAppearance<Role.Text> {
        PerAppearance(
            light: light, dark: dark, lightIncreased: lightIncreased, darkIncreased: darkIncreased)
    }
}

extension PaintValues: MemberObject {
    @inline(__always)
    package init(_ member: inout some MemberVisitor, of own: Self?) throws {
        light = try member("light", own?.light)
        dark = try member("dark", own?.dark)
        lightIncreased = try member("light-increased", own?.lightIncreased)
        darkIncreased = try member("dark-increased", own?.darkIncreased)
    }
}

extension RoleTable where Role: OwnPaintRole, Values == PaintValues<Role> {
    /// Creates the values of roles in a theme; `nil` if there are none.
    ///
    /// - Parameter known: Existing values, which are kept.
    init?(_ roles: Set<Role>, in theme: Theme, beside known: OwnPaints<Role>? = nil) {
        self = (known ?? RoleTable([])).adding(roles) { Values(of: $0, in: theme) }
        guard !self.roles.isEmpty else { return nil }
    }
}

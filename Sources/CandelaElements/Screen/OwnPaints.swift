import CandelaJSON
package import CandelaTokens

/// The colours of a screen that no token file has, because a person chose them: those of habits, and
/// all that follow from the person's accent.
package typealias OwnColors = OwnPaints<ColorRole>

/// The gradients of a screen that a person's accent changed. Where their stops are and which way they
/// run stands in the token file.
package typealias OwnGradients = OwnPaints<GradientRole>

/// Colours or gradients of a screen that no token file has, each in every appearance.
package typealias OwnPaints<Role: OwnPaintRole> = RoleTable<Role, PaintValues<Role>>

/// A role whose values a screen can bring along.
package protocol OwnPaintRole: TokenRole {
    /// A value as it is written: `#RRGGBB` where nothing shines through, else `#RRGGBBAA`.
    associatedtype Text: MemberValue & Codable & Sendable & Hashable

    /// The value in a theme.
    func text(in theme: Theme, _ appearance: Appearance) -> Text

    /// The name of a role's values in schemas.
    static var valuesName: String { get }
}

extension ColorRole: OwnPaintRole {
    package func text(in theme: Theme, _ appearance: Appearance) -> String {
        theme.color(self, in: appearance).hexWithOpacity
    }

    package static var valuesName: String { "OwnColors.Values" }
}

extension GradientRole: OwnPaintRole {
    /// The colours of the gradient's stops, in order.
    package func text(in theme: Theme, _ appearance: Appearance) -> [String] {
        theme.gradient(self, in: appearance).stops.map(\.color.hexWithOpacity)
    }

    package static var valuesName: String { "OwnGradients.Values" }
}

/// The values of a colour or a gradient in each appearance.
package struct PaintValues<Role: OwnPaintRole>: Sendable, Hashable, Codable, SchemaNamed {
    /// On light surfaces.
    package let light: Role.Text

    /// On dark surfaces.
    package let dark: Role.Text

    /// On light surfaces, with increased contrast.
    package let lightIncreased: Role.Text

    /// On dark surfaces, with increased contrast.
    package let darkIncreased: Role.Text

    package static var schemaName: String { Role.valuesName }

    init(of role: Role, in theme: Theme) {
        light = role.text(in: theme, .light)
        dark = role.text(in: theme, .dark)
        lightIncreased = role.text(in: theme, .lightIncreased)
        darkIncreased = role.text(in: theme, .darkIncreased)
    }

    /// The values by their appearances.
    var perAppearance: PerAppearance<Role.Text> {
        PerAppearance(
            light: light, dark: dark, lightIncreased: lightIncreased, darkIncreased: darkIncreased)
    }
}

extension PaintValues: MemberObject {
    package init(_ member: inout some MemberVisitor, of own: Self?) throws {
        light = try member("light", own?.light)
        dark = try member("dark", own?.dark)
        lightIncreased = try member("light-increased", own?.lightIncreased)
        darkIncreased = try member("dark-increased", own?.darkIncreased)
    }
}

extension RoleTable where Role: OwnPaintRole, Values == PaintValues<Role> {
    /// The values of the roles in a theme; `nil` for none.
    ///
    /// - Parameter known: Values from before, which stay.
    init?(_ roles: Set<Role>, in theme: Theme, beside known: OwnPaints<Role>? = nil) {
        self = (known ?? RoleTable([])).adding(roles) { Values(of: $0, in: theme) }
        guard !self.roles.isEmpty else { return nil }
    }
}

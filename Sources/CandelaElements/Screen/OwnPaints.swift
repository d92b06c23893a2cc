package import CandelaJSON
package import CandelaTokens

/// The colours on a screen that no token file contains because a person chose them: colours of
/// habits, and colours derived from the person's accent colour.
package typealias OwnColors = OwnPaints<ColorKind>

/// The gradients on a screen that a person's accent colour changed. The positions of their stops
/// and their direction are in the token file.
package typealias OwnGradients = OwnPaints<GradientKind>

/// Colours or gradients of a screen that no token file contains, with a value for each appearance.
package typealias OwnPaints<Kind: OwnPaintKind> = RoleTable<Kind, PaintValues<Kind>>

/// A kind of role whose values a screen can contain.
package protocol OwnPaintKind: RoleKind {
    /// The encoded value: `#RRGGBB` for an opaque colour, otherwise `#RRGGBBAA`; for a gradient, an
    /// array of these.
    associatedtype Text: MemberValue & Codable & Sendable & Equatable

    /// The encoded value of a role in a theme.
    static func text(of role: Role<Self>, in theme: Theme, _ appearance: Appearance) -> Text

    /// The name of the values' type in schemas.
    static var valuesName: String { get }
}

extension ColorKind: OwnPaintKind {
    package static func text(
        of role: ColorRole, in theme: Theme, _ appearance: Appearance
    ) -> String {
        theme.color(role, in: appearance).hexWithOpacity
    }

    package static var valuesName: String { "OwnColors.Values" }
}

extension GradientKind: OwnPaintKind {
    /// The encoded colours of the gradient's stops, in order.
    package static func text(
        of role: GradientRole, in theme: Theme, _ appearance: Appearance
    ) -> [String] {
        theme.gradient(role, in: appearance).stops.map(\.color.hexWithOpacity)
    }

    package static var valuesName: String { "OwnGradients.Values" }
}

/// The values of a colour or gradient in each appearance.
package struct PaintValues<Kind: OwnPaintKind>: Sendable, Equatable, Codable, SchemaNamed {
    /// The value in the light appearance.
    package let light: Kind.Text

    /// The value in the dark appearance.
    package let dark: Kind.Text

    /// The value in the light appearance with increased contrast.
    package let lightIncreased: Kind.Text

    /// The value in the dark appearance with increased contrast.
    package let darkIncreased: Kind.Text

    package static var schemaName: String { Kind.valuesName }

    init(of role: Role<Kind>, in theme: Theme) {
        light = Kind.text(of: role, in: theme, .light)
        dark = Kind.text(of: role, in: theme, .dark)
        lightIncreased = Kind.text(of: role, in: theme, .lightIncreased)
        darkIncreased = Kind.text(of: role, in: theme, .darkIncreased)
    }

    /// The values by appearance.
    var perAppearance: PerAppearance<Kind.Text> {
        PerAppearance(
            light: light, dark: dark, lightIncreased: lightIncreased, darkIncreased: darkIncreased)
    }
}

extension PaintValues: MemberObject {
    @inline(__always)
    @usableFromInline package init(_ member: inout Visitor, writing own: Written<Self>?) throws {
        light = try member("light", own?.light)
        dark = try member("dark", own?.dark)
        lightIncreased = try member("light-increased", own?.lightIncreased)
        darkIncreased = try member("dark-increased", own?.darkIncreased)
    }
}

extension RoleTable where Kind: OwnPaintKind, Values == PaintValues<Kind> {
    /// Creates the values of roles in a theme; `nil` without any.
    ///
    /// - Parameter known: Existing values, which are kept.
    init?(_ roles: Set<Role<Kind>>, in theme: Theme, beside known: OwnPaints<Kind>? = nil) {
        self = (known ?? RoleTable([])).adding(roles) { Values(of: $0, in: theme) }
        guard !self.roles.isEmpty else { return nil }
    }
}

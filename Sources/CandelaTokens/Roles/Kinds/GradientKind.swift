/// The role of a gradient: a progress fill, a hero background.
///
/// A colour role and a gradient role of the same name may differ: in the weight product the colour
/// `primary` is blue and the gradient `primary` is coral.
public typealias GradientRole = Role<GradientKind>

/// The kind of ``GradientRole``.
public enum GradientKind: ThemeKind {
    /// One gradient.
    public typealias Value = GradientToken

    /// A gradient for each appearance.
    public typealias Added = PerAppearance<GradientToken>

    /// Magenta from start to end.
    public static let fallback = GradientToken(
        [
            GradientToken.Stop(ColorKind.fallback, at: 0),
            GradientToken.Stop(ColorKind.fallback, at: 1),
        ],
        direction: .leadingToTrailing)

    /// The added gradients.
    public static var additions: WritableKeyPath<ThemeAdditions, [GradientRole: Added]> {
        \.gradients
    }

    /// Direction, start radius, end radius, index of the solid colour role or −1, and number of
    /// stops, followed by position, red, green, blue and alpha of each stop.
    package static func value(_ row: RoleRow) -> GradientToken {
        let direction: GradientToken.Direction =
            switch row[0] {
            case 0: .leadingToTrailing
            case 1: .topLeadingToBottomTrailing
            case 2: .topToBottom
            case 3: .bottomToTop
            case 4: .radial(startRadius: row[1], endRadius: row[2])
            default: .angular
            }
        let stops = (0..<Int(row[4])).map { stop in
            GradientToken.Stop(row.color(6 + stop * 5), at: row[5 + stop * 5])
        }
        let solid = Int(row[3])
        return GradientToken(
            stops, direction: direction, solid: solid >= 0 ? ColorRole(at: solid) : nil)
    }
}

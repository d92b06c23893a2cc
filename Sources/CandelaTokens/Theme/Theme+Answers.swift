extension Theme {
    /// Whether the theme has a value for a role, either from the package or added.
    ///
    /// A role without one is drawn with its ``Fallback``.
    public func answers(_ role: some TokenRole) -> Bool {
        switch role {
        case let role as ColorRole: role.index >= 0 || role.isOwn || additions.colors[role] != nil
        case let role as GradientRole: role.index >= 0 || additions.gradients[role] != nil
        case let role as SpaceRole: role.index >= 0 || additions.spaces[role] != nil
        case let role as RadiusRole: role.index >= 0 || additions.radii[role] != nil
        case let role as TypeRole: role.index >= 0 || additions.texts[role] != nil
        case let role as ShadowRole: role.index >= 0 || additions.shadows[role] != nil
        case let role as MotionRole: role.index >= 0 || additions.motions[role] != nil
        case let role as OpacityRole: role.index >= 0 || additions.opacities[role] != nil
        case let role as HapticRole: role.index >= 0 || additions.haptics[role] != nil
        case let role as MaterialRole: role.index >= 0 || additions.materials[role] != nil
        case let role as SizeRole: role.index >= 0 || additions.sizes[role] != nil
        case let role as NumberRole: role.index >= 0 || additions.numbers[role] != nil
        case let role as IconRole: role.index >= 0 || additions.icons[role] != nil
        default: false
        }
    }
}

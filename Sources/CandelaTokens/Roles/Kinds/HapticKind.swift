/// The role of a haptic: success, selection.
///
/// Haptics must never be the only feedback.
public typealias HapticRole = Role<HapticKind>

/// The kind of ``HapticRole``.
public enum HapticKind: ThemeKind {
    /// A light impact.
    public static let fallback = HapticToken(.light)

    /// The added haptics.
    public static var additions: WritableKeyPath<ThemeAdditions, [HapticRole: HapticToken]> {
        \.haptics
    }

    /// Kind and intensity.
    package static func value(_ row: RoleRow) -> HapticToken {
        HapticToken(HapticToken.Kind.allCases[Int(row[0])], intensity: row[1])
    }
}

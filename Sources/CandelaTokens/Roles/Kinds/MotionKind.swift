/// The role of a motion: an animation or a transition.
///
/// Screens name a reduced form with every motion, for people who reduce motion.
public typealias MotionRole = Role<MotionKind>

/// The kind of ``MotionRole``.
public enum MotionKind: ThemeKind {
    /// A single run of a quarter of a second.
    public static let fallback = MotionToken(duration: 0.25)

    /// The added motions.
    public static var additions: WritableKeyPath<ThemeAdditions, [MotionRole: MotionToken]> {
        \.motions
    }

    /// Duration, delay, curve (4), has spring, response, damping, repeats, autoreverses, has scale,
    /// from, to, has offset, from, to and whether vertical.
    package static func value(_ row: RoleRow) -> MotionToken {
        MotionToken(
            duration: row[0], delay: row[1],
            curve: MotionToken.Curve(row[2], row[3], row[4], row[5]),
            spring: row[6] == 1 ? MotionToken.Spring(response: row[7], damping: row[8]) : nil,
            repeats: Int(row[9]), autoreverses: row[10] == 1,
            scale: row[11] == 1 ? MotionToken.Change(from: row[12], to: row[13]) : nil,
            offset: row[14] == 1
                ? MotionToken.Offset(from: row[15], to: row[16], isVertical: row[17] == 1) : nil)
    }
}

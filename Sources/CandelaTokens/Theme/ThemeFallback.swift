extension Theme {
    /// The values for roles that a theme lacks.
    ///
    /// A role may come from a file, so a missing one must not stop the program: it gets a value
    /// that can be drawn and, for colours and shapes, is easy to notice. An audit reports the role,
    /// and ``Theme/answers(_:)`` returns whether a role has a real value.
    public enum Fallback: Sendable {
        /// Opaque magenta, which no theme of the package uses.
        public static let color = ColorToken(red: 1, green: 0, blue: 1)

        /// Magenta from start to end.
        public static let gradient = GradientToken(
            [GradientToken.Stop(color, at: 0), GradientToken.Stop(color, at: 1)],
            direction: .leadingToTrailing)

        /// A spacing of 8 points.
        public static let space = 8.0

        /// Square corners.
        public static let radius = 0.0

        /// The system's body text.
        public static let text = TextStyleToken(.body)

        /// No shadow.
        public static let shadow = ShadowToken([])

        /// A single run of a quarter of a second.
        public static let motion = MotionToken(duration: 0.25)

        /// Fully opaque.
        public static let opacity = 1.0

        /// A light impact.
        public static let haptic = HapticToken(.light)

        /// A regular material, with magenta as its opaque fallback.
        public static let material = MaterialToken(.regular, fallback: color)

        /// A length of 24 points.
        public static let size = 24.0

        /// The number 1.
        public static let number = 1.0

        /// A box with a cross.
        public static let icon = IconToken(
            path: "M3 3L21 3L21 21L3 21ZM5 5L5 19L19 19L19 5Z"
                + "M6 5L19 18L19 19L18 19L5 6L5 5ZM18 5L19 5L19 6L6 19L5 19L5 18Z",
            description: "A crossed box.", sfSymbols: "questionmark.square.dashed",
            materialSymbols: "indeterminate_question_box")
    }
}

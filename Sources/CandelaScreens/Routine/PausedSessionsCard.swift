/// Routines that were begun and can be taken up again, the one paused last first.
public struct PausedSessionsCard: Sendable, Hashable, Codable {
    /// The card's name, unique on its screen.
    public let id: String

    /// What the rows are drawn on.
    public let surface: Surface

    /// How the rows are laid out.
    public let layout: Stack

    /// `Paused Sessions`.
    public let heading: Heading

    /// The sessions.
    public let rows: [Row]

    /// What assistive technology is told: a list; its rows stay elements.
    public let accessibility: Accessibility

    /// One paused session.
    public struct Row: Sendable, Hashable, Codable {
        /// The session's id.
        public let id: String

        /// How ring and texts are laid out.
        public let layout: Stack

        /// What taking the session up again does.
        public let action: Action

        /// How far the session has come; it only decorates, the text says it.
        public let ring: ProgressRing

        /// The symbol in the ring; it only decorates.
        public let icon: Icon

        /// The routine's name, as its owner typed it.
        public let name: Words

        /// How far the session has come, and when it was paused.
        public let detail: Words

        /// What can be done behind a swipe.
        public let swipes: [Action]

        /// What assistive technology is told: one element.
        public let accessibility: Accessibility
    }
}

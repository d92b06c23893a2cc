public import CandelaTokens

/// How a group of things is laid out, and how it is laid out for very large text.
public struct Stack: Sendable, Hashable, Codable {
    /// Which way the things follow each other at ordinary type sizes.
    public let axis: Axis

    /// The space between neighbours.
    public let gap: SpaceRole

    /// Where the things sit across the axis at ordinary type sizes.
    public let alignment: Alignment

    /// Where spare room along the axis goes at ordinary type sizes.
    public let distribution: Distribution

    /// The layout at accessibility sizes.
    public let accessibilityForm: Form

    /// Which of the two layouts this reader gets.
    public let applies: Choice

    package init(
        _ axis: Axis, gap: SpaceRole, alignment: Alignment,
        distribution: Distribution = .packed, accessibilityForm: Form, at typeSize: TypeSize
    ) {
        self.axis = axis
        self.gap = gap
        self.alignment = alignment
        self.distribution = distribution
        self.accessibilityForm = accessibilityForm
        applies = typeSize.isAccessibilitySize ? .accessibilityForm : .ordinary
    }

    /// The direction things follow each other in.
    public enum Axis: String, Sendable, Hashable, Codable, CaseIterable {
        /// Side by side, from leading to trailing.
        case row
        /// Under each other.
        case stack
    }

    /// Where things sit across the axis.
    public enum Alignment: String, Sendable, Hashable, Codable, CaseIterable {
        /// At the start of the reading direction, or at the top of a row.
        case leading
        /// In the middle.
        case center
        /// On the first line of text.
        case firstBaseline
    }

    /// Where spare room along the axis goes.
    public enum Distribution: String, Sendable, Hashable, Codable, CaseIterable {
        /// Behind the last thing.
        case packed
        /// Between the things, so that the first and the last touch the edges.
        case spaceBetween
    }

    /// A layout in place of the ordinary one.
    public struct Form: Sendable, Hashable, Codable {
        /// Which way the things follow each other.
        public let axis: Axis

        /// Where the things sit across the axis.
        public let alignment: Alignment

        package init(axis: Axis, alignment: Alignment) {
            self.axis = axis
            self.alignment = alignment
        }

        /// Everything under each other, at the leading edge.
        package static let column = Form(axis: .stack, alignment: .leading)
    }

    /// One of a stack's two layouts.
    public enum Choice: String, Sendable, Hashable, Codable, CaseIterable {
        /// The layout for ordinary type sizes.
        case ordinary
        /// The layout for accessibility sizes.
        case accessibilityForm
    }
}

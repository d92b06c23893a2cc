public import CandelaTokens

/// What a card is drawn on.
public struct Surface: Sendable, Hashable, Codable {
    /// The fill behind the content; opaque, and also the fallback of ``material``.
    public let background: ColorRole

    /// A gradient over the background, where the card has one.
    public let gradient: GradientRole?

    /// The edge, drawn when contrast is increased: a shadow alone is no edge for every eye.
    public let border: Border?

    /// How round the corners are.
    public let cornerRadius: CornerRadius

    /// The shadow under the card; absent for a flat one.
    public let shadow: ShadowRole?

    /// The space between the edge and the content, on all four sides.
    public let padding: SpaceRole

    /// The space in place of ``padding`` where the sides differ from the top and the bottom.
    public let insets: Insets?

    /// The space outside the card, at its leading and trailing edges.
    public let margin: SpaceRole

    /// A see-through material in place of the background, where the product has one.
    public let material: Material?

    package init(
        background: ColorRole, gradient: GradientRole? = nil, border: Border?,
        cornerRadius: CornerRadius, shadow: ShadowRole?, padding: SpaceRole,
        insets: Insets? = nil, margin: SpaceRole, material: Material? = nil
    ) {
        self.background = background
        self.gradient = gradient
        self.border = border
        self.cornerRadius = cornerRadius
        self.shadow = shadow
        self.padding = padding
        self.insets = insets
        self.margin = margin
        self.material = material
    }

    /// Space inside an edge.
    public struct Insets: Sendable, Hashable, Codable {
        /// At the leading and the trailing edge.
        public let horizontal: SpaceRole

        /// At the top and the bottom.
        public let vertical: SpaceRole

        /// The space inside an edge, side by side.
        public init(horizontal: SpaceRole, vertical: SpaceRole) {
            self.horizontal = horizontal
            self.vertical = vertical
        }
    }

    /// A line around a surface, or around a part of one.
    public struct Border: Sendable, Hashable, Codable {
        /// The line's colour.
        public let color: ColorRole

        /// How wide the line is.
        public let width: SizeRole

        /// How opaque the line is; absent for one in its full colour.
        public let opacity: OpacityRole?

        /// A line of a colour and a width.
        public init(
            _ color: ColorRole, _ width: SizeRole = .cardBorderWidth, opacity: OpacityRole? = nil
        ) {
            self.color = color
            self.width = width
            self.opacity = opacity
        }
    }

    /// A material that lets what lies behind shine through.
    public struct Material: Sendable, Hashable, Codable {
        /// The material.
        public let role: MaterialRole

        /// The opaque colour in its place.
        public let fallback: ColorRole

        /// Which of the two this reader gets.
        public let applies: Form

        package init(role: MaterialRole, fallback: ColorRole, applies: Form) {
            self.role = role
            self.fallback = fallback
            self.applies = applies
        }

        /// A material or what stands in for it.
        public enum Form: String, Sendable, Hashable, Codable, CaseIterable {
            /// The see-through material.
            case material
            /// The opaque colour, because the reader or the app asked for it.
            case fallback
        }
    }
}

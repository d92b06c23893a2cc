public import CandelaTokens

/// What an element is drawn on: fill, edge, corners, shadow, and the space to what it holds.
public struct Surface: Sendable, Hashable, Codable {
    /// The fill; absent for a surface that is only an edge. It also stands in for the ``material``.
    public var fill: Paint?

    /// How opaque the fill is; absent for a fill without light behind it.
    public var opacity: OpacityRole?

    /// The line around it; cards have one when contrast is increased, since a shadow alone is no
    /// edge for every eye.
    public var border: Border?

    /// How round the corners are; square when absent.
    public var cornerRadius: CornerRadius?

    /// The shadow under it.
    public var shadow: ShadowRole?

    /// The space between the edge and what it holds, on all four sides.
    public var padding: SpaceRole?

    /// The space in place of ``padding`` where the sides differ from the top and the bottom.
    public var insets: Insets?

    /// A see-through material in place of the fill, where the product has one.
    public var material: Material?

    /// A surface from its parts.
    public init(
        fill: Paint? = nil, opacity: OpacityRole? = nil,
        border: Border? = nil, cornerRadius: CornerRadius? = nil, shadow: ShadowRole? = nil,
        padding: SpaceRole? = nil, insets: Insets? = nil, material: Material? = nil
    ) {
        self.fill = fill
        self.opacity = opacity
        self.border = border
        self.cornerRadius = cornerRadius
        self.shadow = shadow
        self.padding = padding
        self.insets = insets
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

        /// The gradient the line runs through in place of ``color``; absent for a line of one colour.
        ///
        /// Such a line only decorates: an edge that must be seen has one colour.
        public let gradient: GradientRole?

        /// A line of a colour and a width, or of a gradient with the colour for who draws none.
        public init(
            _ color: ColorRole, _ width: SizeRole = .cardBorderWidth, opacity: OpacityRole? = nil,
            gradient: GradientRole? = nil
        ) {
            self.color = color
            self.width = width
            self.opacity = opacity
            self.gradient = gradient
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

        /// A material and what stands in for it.
        public init(role: MaterialRole, fallback: ColorRole, applies: Form) {
            self.role = role
            self.fallback = fallback
            self.applies = applies
        }

        /// A material or what stands in for it.
        public enum Form: String, Sendable, Hashable, Codable, CaseIterable, MemberWord {
            /// The see-through material.
            case material
            /// The opaque colour, because the reader or the app asked for it.
            case fallback
        }
    }
}

extension Surface: MemberObject {
    package init(_ member: inout some MemberVisitor, of own: Self?) throws {
        fill = try member("fill", own?.fill)
        opacity = try member("opacity", own?.opacity)
        border = try member("border", own?.border)
        cornerRadius = try member("cornerRadius", own?.cornerRadius)
        shadow = try member("shadow", own?.shadow)
        padding = try member("padding", own?.padding)
        insets = try member("insets", own?.insets)
        material = try member("material", own?.material)
    }
}

extension Surface.Border: MemberObject {
    package init(_ member: inout some MemberVisitor, of own: Self?) throws {
        color = try member("color", own?.color)
        width = try member("width", own?.width)
        opacity = try member("opacity", own?.opacity)
        gradient = try member("gradient", own?.gradient)
    }
}

extension Surface.Insets: MemberObject {
    package init(_ member: inout some MemberVisitor, of own: Self?) throws {
        horizontal = try member("horizontal", own?.horizontal)
        vertical = try member("vertical", own?.vertical)
    }
}

extension Surface.Material: MemberObject {
    package init(_ member: inout some MemberVisitor, of own: Self?) throws {
        role = try member("role", own?.role)
        fallback = try member("fallback", own?.fallback)
        applies = try member("applies", own?.applies)
    }
}

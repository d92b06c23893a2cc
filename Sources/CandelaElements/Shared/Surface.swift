public import CandelaJSON
public import CandelaTokens

/// The background of an element: fill, border, corners, shadow and padding.
public struct Surface: Sendable, Equatable, Codable {
    /// The fill; `nil` for a surface with only a border. It is also the substitute for a
    /// ``material``.
    public var fill: Paint?

    /// The opacity of the fill; `nil` if it is opaque.
    public var opacity: OpacityRole?

    /// The border; `nil` for none. Cards have one if contrast is increased, because not everyone
    /// can see a shadow as an edge.
    public var border: Border?

    /// The corner radius; `nil` for square corners.
    public var cornerRadius: CornerRadius?

    /// The shadow; `nil` for none.
    public var shadow: ShadowRole?

    /// The padding on all four sides; `nil` for none.
    public var padding: SpaceRole?

    /// The padding that replaces ``padding`` if it differs between horizontal and vertical sides;
    /// `nil` if it does not.
    public var insets: Insets?

    /// The translucent material that replaces the fill; `nil` for none.
    public var material: Material?

    /// Creates a surface from its parts.
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

    /// Padding that differs between horizontal and vertical sides.
    public struct Insets: Sendable, Equatable, Codable {
        /// The padding at the leading and trailing edges.
        public let horizontal: SpaceRole

        /// The padding at the top and bottom edges.
        public let vertical: SpaceRole

        /// Creates padding for horizontal and vertical sides.
        public init(horizontal: SpaceRole, vertical: SpaceRole) {
            self.horizontal = horizontal
            self.vertical = vertical
        }
    }

    /// A line around a surface or a part of it.
    public struct Border: Sendable, Equatable, Codable {
        /// The colour of the line.
        public let color: ColorRole

        /// The width of the line.
        public let width: SizeRole

        /// The opacity of the line; `nil` if it is opaque.
        public let opacity: OpacityRole?

        /// The gradient that replaces ``color``; `nil` for a line of one colour.
        ///
        /// Gradient lines are only decorative: a border that must be visible has one colour.
        public let gradient: GradientRole?

        /// Creates a line with a colour, or with a gradient and the colour for renderers without
        /// gradients.
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

    /// A translucent material that shows the content behind it.
    public struct Material: Sendable, Equatable, Codable {
        /// The material's role.
        public let role: MaterialRole

        /// The opaque colour that replaces the material.
        public let fallback: ColorRole

        /// The form that applies to the current reader: the material or its fallback.
        public let applies: Form

        /// Creates a material with its opaque replacement.
        public init(role: MaterialRole, fallback: ColorRole, applies: Form) {
            self.role = role
            self.fallback = fallback
            self.applies = applies
        }

        /// Either a material or its opaque replacement.
        public enum Form: String, Sendable, Hashable, Codable, CaseIterable, MemberWord {
            /// The translucent material.
            case material
            /// The opaque colour, because the reader or the app prefers it.
            case fallback
        }
    }
}

extension Surface: MemberObject {
    @usableFromInline package init(_ member: inout Visitor, writing own: Written<Self>?) throws {
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
    @usableFromInline package init(_ member: inout Visitor, writing own: Written<Self>?) throws {
        color = try member("color", own?.color)
        width = try member("width", own?.width)
        opacity = try member("opacity", own?.opacity)
        gradient = try member("gradient", own?.gradient)
    }
}

extension Surface.Insets: MemberObject {
    @usableFromInline package init(_ member: inout Visitor, writing own: Written<Self>?) throws {
        horizontal = try member("horizontal", own?.horizontal)
        vertical = try member("vertical", own?.vertical)
    }
}

extension Surface.Material: MemberObject {
    @usableFromInline package init(_ member: inout Visitor, writing own: Written<Self>?) throws {
        role = try member("role", own?.role)
        fallback = try member("fallback", own?.fallback)
        applies = try member("applies", own?.applies)
    }
}

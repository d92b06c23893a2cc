public import CandelaTokens

extension Element {
    /// What an element is drawn on: fill, edge, corners, shadow, and the space to what it holds.
    public struct Surface: Sendable, Hashable, Codable {
        /// The fill; absent for a surface that is only an edge. It is also what stands in for the
        /// ``material``.
        public var fill: Paint?

        /// A fill as `#rrggbb`, when the person chose a colour that no role has.
        public var customFill: String?

        /// How opaque the fill is; absent for a fill without light behind it.
        public var opacity: OpacityRole?

        /// The line around it.
        public var border: CandelaScreens.Surface.Border?

        /// How round the corners are; square when absent.
        public var cornerRadius: CornerRadius?

        /// The shadow under it.
        public var shadow: ShadowRole?

        /// The space between the edge and what it holds, on all four sides.
        public var padding: SpaceRole?

        /// The space in place of ``padding`` where the sides differ from the top and the bottom.
        public var insets: CandelaScreens.Surface.Insets?

        /// A see-through material in place of the fill, where the product has one.
        public var material: CandelaScreens.Surface.Material?

        /// A surface from its parts.
        public init(
            fill: Paint? = nil, customFill: String? = nil, opacity: OpacityRole? = nil,
            border: CandelaScreens.Surface.Border? = nil, cornerRadius: CornerRadius? = nil,
            shadow: ShadowRole? = nil, padding: SpaceRole? = nil,
            insets: CandelaScreens.Surface.Insets? = nil,
            material: CandelaScreens.Surface.Material? = nil
        ) {
            self.fill = fill
            self.customFill = customFill
            self.opacity = opacity
            self.border = border
            self.cornerRadius = cornerRadius
            self.shadow = shadow
            self.padding = padding
            self.insets = insets
            self.material = material
        }

        /// What a card is drawn on.
        init(_ card: CandelaScreens.Surface) {
            self.init(
                fill: card.gradient.map { Paint($0) } ?? Paint(card.background),
                border: card.border, cornerRadius: card.cornerRadius, shadow: card.shadow,
                padding: card.insets == nil ? card.padding : nil, insets: card.insets,
                material: card.material)
        }
    }

    /// The element on what a card is drawn on.
    func surface(_ card: CandelaScreens.Surface) -> Element {
        surface(Surface(card))
    }
}

extension Element.Surface: Recorded {
    func record(to sink: inout some MemberSink) {
        sink.member("fill", fill?.path)
        sink.member("customFill", customFill)
        sink.member("opacity", opacity?.path)
        sink.member("border", border)
        sink.member("cornerRadius", cornerRadius?.path)
        sink.member("shadow", shadow?.path)
        sink.member("padding", padding?.path)
        sink.member("insets", insets)
        sink.member("material", material)
    }
}

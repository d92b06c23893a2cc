import CandelaTokens

extension Element {
    /// A plain shape: a spot of colour, a disc, a stripe. It is only drawn.
    ///
    /// Its sides are the element's width and height.
    public struct Shape: Sendable, Hashable {
        /// What it is filled with; absent for an empty one.
        public var fill: Paint?

        /// A line around it.
        public var border: Surface.Border?

        /// How round its corners are; `radius.full` makes a circle or a capsule.
        public var cornerRadius: CornerRadius?

    }

    /// A plain shape.
    public static func shape(
        fill: Paint? = nil, border: Surface.Border? = nil, cornerRadius: CornerRadius? = nil
    ) -> Element {
        Element(.shape(Shape(fill: fill, border: border, cornerRadius: cornerRadius)))
    }
}

extension Element.Shape: ElementKind {
    var paints: [String] { [fill?.path, border?.color.path].compactMap(\.self) }

    package init(_ member: inout some MemberVisitor, of own: Self?) throws {
        fill = try member("fill", own?.fill)
        border = try member("border", own?.border)
        cornerRadius = try member("cornerRadius", own?.cornerRadius)
    }
}

public import CandelaJSON
import CandelaTokens

extension Element {
    /// A plain shape, such as a dot, a disc or a stripe. It is hidden from assistive technology.
    ///
    /// Its size is the element's width and height.
    public struct Shape: Sendable, Equatable {
        /// The fill; `nil` for none.
        public var fill: Paint?

        /// The outline of the shape; `nil` for none.
        public var border: Surface.Border?

        /// The corner radius; `radius.full` makes a circle or a capsule. `nil` for square corners.
        public var cornerRadius: CornerRadius?

    }

    /// Creates a plain shape.
    public static func shape(
        fill: Paint? = nil, border: Surface.Border? = nil, cornerRadius: CornerRadius? = nil
    ) -> Element {
        Element(.shape(Shape(fill: fill, border: border, cornerRadius: cornerRadius)))
    }
}

extension Element.Shape: ElementKind {
    var paints: [String] { [fill?.path, border?.color.path].compactMap(\.self) }

    @usableFromInline package init(_ member: inout Visitor, writing own: Written<Self>?) throws {
        fill = try member("fill", own?.fill)
        border = try member("border", own?.border)
        cornerRadius = try member("cornerRadius", own?.cornerRadius)
    }
}

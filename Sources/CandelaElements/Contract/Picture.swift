public import CandelaJSON
public import CandelaTokens

extension Element {
    /// A picture of a fixed size, regardless of type size and device appearance.
    ///
    /// Its size is the element's width and height; if less space is available, the whole picture
    /// is scaled down.
    public struct Picture: Sendable, Equatable {
        /// The content of the picture: centred layers, the first at the back.
        public var children: [Element]

        /// The appearance in which the picture is drawn; `nil` for the device's.
        public var appearance: Appearance?

        /// The number of pixels per point when the picture is exported; `nil` for no fixed scale.
        public var scale: Double?
    }

    /// Creates a picture of a fixed size.
    public static func picture(
        appearance: Appearance? = nil, scale: Double? = nil,
        @ElementBuilder _ children: () -> [Element]
    ) -> Element {
        Element(.picture(Picture(children: children(), appearance: appearance, scale: scale)))
    }
}

extension Element.Picture: ElementKind {
    @usableFromInline package init(_ member: inout Visitor, writing own: Written<Self>?) throws {
        appearance = try member("appearance", own?.appearance)
        scale = try member("scale", own?.scale)
        children = []
    }
}

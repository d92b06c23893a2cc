public import CandelaTokens

extension Element {
    /// A picture of a fixed size: it follows neither type size nor the device's appearance.
    ///
    /// Its sides are the element's width and height; where there is less room it is drawn smaller
    /// as a whole.
    public struct Picture: Sendable, Hashable {
        /// What is on it, over each other in the middle.
        public var children: [Element]

        /// The appearance its roles are resolved in, whatever the device's is; absent for the
        /// device's.
        public var appearance: Appearance?

        /// Pixels per point when it is made to be sent away.
        public var scale: Double?
    }

    /// A picture of a fixed size.
    public static func picture(
        appearance: Appearance? = nil, scale: Double? = nil,
        @ElementBuilder _ children: () -> [Element]
    ) -> Element {
        Element(.picture(Picture(children: children(), appearance: appearance, scale: scale)))
    }
}

extension Element.Picture: ElementKind {
    package init(_ member: inout some MemberVisitor, of own: Self?) throws {
        appearance = try member("appearance", own?.appearance)
        scale = try member("scale", own?.scale)
        children = []
    }
}

public import CandelaElements
public import CandelaTokens

/// Bars, rings and drawings.
extension Kit {
    /// A bar that fills from the reading start.
    ///
    /// A gradient gives way to one colour, and the track gets a line, when contrast is increased.
    ///
    /// - Parameter role: How the fill moves, when not as a milestone's.
    public func bar(
        _ fraction: Double, height: SizeRole, fill: Paint, solidFill: ColorRole,
        moving role: MotionRole? = nil
    ) -> Element {
        Element.bar(
            fraction.roundedForDrawing,
            fill: context.increaseContrast ? Paint(solidFill) : fill, track: .progressTrack,
            outline: edge(.progressOutline, .progressOutlineWidth),
            cornerRadius: CornerRadius(.full)
        )
        .height(.size(size(height)))
        .motion(
            motion(
                .fill, appear: role ?? .progressAppear, change: role ?? .progressChange,
                reduced: .none))
    }

    /// A ring that fills with progress, around other things.
    public func ring(
        _ fraction: Double, diameter: SizeRole, fill: ColorRole, appear: MotionRole,
        @ElementBuilder around children: () -> [Element] = { [] }
    ) -> Element {
        Element.ring(
            fraction.roundedForDrawing, fill: Paint(fill), track: .progressTrack,
            outline: edge(.progressOutline, .progressOutlineWidth), stroke: .progressRingStroke,
            children
        )
        .square(size(diameter))
        .motion(
            motion(
                .fill, appear: appear, change: .progressChange, reduced: .none))
    }
}

extension Element {
    /// A drawing in place of content that is not there yet: a symbol, on a disc where it has one,
    /// and a smaller symbol at the disc's bottom trailing edge. It is decorative.
    public static func illustration(
        disc: ColorRole? = nil, discSize: Size? = nil, icon: Icon, badge: Icon? = nil
    ) -> Element {
        guard let disc, let discSize else { return icon.element.decorative() }
        return Element.layers {
            Element.shape(fill: Paint(disc), cornerRadius: CornerRadius(.full)).square(discSize)
            icon
            if let badge {
                Element.layers(align: .end) { badge }.square(discSize)
            }
        }
        .square(discSize)
        .decorative()
    }
}

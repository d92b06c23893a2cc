public import CandelaElements
public import CandelaTokens

/// Progress bars, rings and illustrations.
extension Kit {
    /// A progress bar that fills from the leading edge.
    ///
    /// At increased contrast, a solid colour replaces a gradient, and the track's outline is
    /// opaque.
    ///
    /// - Parameter role: The animation of the fill; `nil` for the one of milestones.
    public func bar(
        _ fraction: Double, height: SizeRole, fill: Paint, solidFill: ColorRole,
        track: ColorRole = .progressTrack, moving role: MotionRole? = nil
    ) -> Element {
        Element.bar(
            fraction.roundedForDrawing,
            fill: context.increaseContrast ? Paint(solidFill) : fill, track: track,
            outline: trackOutline, cornerRadius: CornerRadius(.full)
        )
        .height(.size(size(height)))
        .motion(
            motion(
                .fill, appear: role ?? .progressAppear, change: role ?? .progressChange,
                reduced: .none))
    }

    /// A progress bar for a part of a number, beside a text that says both.
    public func bar(
        _ part: Int, of whole: Int, height: SizeRole = .progressBarHeight,
        fill: ColorRole = .primaryFill
    ) -> Element {
        bar(
            whole > 0 ? min(1, Double(max(part, 0)) / Double(whole)) : 0, height: height,
            fill: Paint(fill), solidFill: fill
        ).decorative()
    }

    /// The outline of a bar's track, which is almost the card's colour.
    private var trackOutline: Surface.Border {
        Surface.Border(
            .progressOutline, .progressOutlineWidth,
            opacity: context.increaseContrast ? nil : .progressOutline)
    }

    /// A progress ring around other elements.
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
    /// A decorative illustration for missing content: a symbol, optionally on a disc, with an
    /// optional badge at the disc's bottom trailing edge.
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

public import CandelaTokens

extension Element {
    /// Several options of which one holds or, for filters, any number.
    ///
    /// The options are buttons; the chosen ones have the state `selected` and are marked by more
    /// than their colour.
    public struct Choice: Sendable, Hashable {
        /// The options, in order.
        public var children: [Element]

        /// How the options are offered.
        public var form: Form

        /// What is chosen; absent where the options speak for themselves.
        public var label: Words?

        /// A symbol before the label.
        public var icon: Icon?

        /// The space between options; absent for options that touch.
        public var gap: SpaceRole?

        /// What differs at accessibility sizes.
        public var large: LargeForm?

        /// How options are offered.
        public enum Form: String, Sendable, Hashable, Codable, CaseIterable {
            /// Side by side in one frame.
            case segmented
            /// Behind a label that opens a list.
            case menu
            /// Side by side as large as they are, on as many lines as they need.
            case wrapped
            /// Side by side on one line that is scrolled.
            case scrolled
            /// Under each other.
            case list
            /// The pages of an app, at its edge.
            case tabs
        }
    }

    /// Several options of which one holds.
    public static func choice(
        _ form: Choice.Form, label: Words? = nil, icon: Icon? = nil, gap: SpaceRole? = nil,
        large: LargeForm? = nil, @ElementBuilder _ options: () -> [Element]
    ) -> Element {
        Element(
            .choice(
                Choice(
                    children: options(), form: form, label: label, icon: icon, gap: gap,
                    large: large)))
    }
}

extension Element.Choice: ElementKind {
    var words: [Words] { [label].compactMap(\.self) }

    func record(to sink: inout some MemberSink) {
        sink.member("form", form)
        sink.member("label", label)
        sink.member("icon", icon)
        sink.member("gap", gap?.path)
        sink.member("large", large)
    }

    init(_ members: Members) throws {
        form = try members.read("form")
        label = try members.read(ifPresent: "label")
        icon = try members.read(ifPresent: "icon")
        gap = try members.read(ifPresent: "gap")
        large = try members.read(ifPresent: "large")
        children = []
    }
}

extension Choice: ElementConvertible {
    /// The choice as an element whose options are buttons.
    public var element: Element {
        let (form, gap, large): (Element.Choice.Form, SpaceRole?, Element.LargeForm?) =
            switch form {
            case .segmented: (.segmented, nil, .menu)
            case .menu: (.menu, nil, nil)
            case .swatches, .symbols: (.wrapped, .sm, nil)
            case .cards: (.list, .sm, nil)
            case .filters, .chips: (.scrolled, .xs, nil)
            }
        return Element.choice(form, label: name, icon: icon, gap: gap, large: large) {
            options.map { $0.element(size: optionSize, isSegment: form == .segmented) }
        }
        .id(id)
        .surface(form == .segmented ? .segments : nil)
        .motion(motion)
        .accessibility(accessibility)
    }
}

extension Choice.Option {
    /// The option as a button: its spot of colour under its mark, its symbol, its text.
    ///
    /// - Parameters:
    ///   - size: The side of a spot of colour or of a symbol's square.
    ///   - isSegment: Whether it stands in one frame with the others.
    func element(size: Size?, isSegment: Bool) -> Element {
        let isSpot = swatch != nil || customColor != nil
        return Element.button(action, gap: .xs) {
            if isSpot {
                Element.layers {
                    Element.spot(swatch, customColor).width(.fill).height(.fill)
                    if let icon { icon.element.decorative() } else { mark }
                }
                .width(size.map { .size($0) }).height(size.map { .size($0) })
            } else {
                icon
            }
            text
            if !isSpot || icon != nil { mark }
        }
        .id(id)
        .surface(
            isSegment
                ? isSelected ? .chosenSegment : nil
                : outline.map {
                    Element.Surface(
                        fill: nil, border: $0,
                        cornerRadius: CornerRadius(isSpot ? .full : .button))
                }
        )
        .accessibility(accessibility)
    }
}

extension Element {
    /// A spot of a colour to choose or to tell things by, in a line that shows it on any ground.
    static func spot(_ color: ColorRole?, _ customColor: String?) -> Element {
        Element.shape(
            fill: color.map { Paint($0) },
            border: CandelaScreens.Surface.Border(.swatchOutline),
            cornerRadius: CornerRadius(.full), customFill: customColor)
    }
}

extension Element.Surface {
    /// The frame around options side by side.
    fileprivate static let segments = Element.Surface(
        fill: Paint(.segmentFrame), cornerRadius: CornerRadius(.sm), padding: .compact)

    /// The option of a frame that holds.
    fileprivate static let chosenSegment = Element.Surface(
        fill: Paint(.segmentChosen),
        border: CandelaScreens.Surface.Border(.segmentOutline, .segmentOutlineWidth),
        cornerRadius: CornerRadius(.sm))
}

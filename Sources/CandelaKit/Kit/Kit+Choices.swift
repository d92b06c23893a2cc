public import CandelaElements
public import CandelaTokens

/// Choices between options.
extension Kit {
    /// The presentation of a choice.
    public enum ChoiceStyle: Sendable {
        /// Segments side by side; a menu at accessibility text sizes.
        case segmented
        /// A label that opens a menu.
        case menu
        /// Colour swatches.
        case swatches
        /// Symbols in a grid.
        case symbols
        /// A vertical list of cards.
        case cards
        /// A row of capsules that are switched on and off independently.
        case filters
        /// A row of capsules of which at most one is selected.
        case chips

        fileprivate var form: Element.Choice.Form {
            switch self {
            case .segmented: .segmented
            case .menu: .menu
            case .swatches, .symbols: .wrapped
            case .cards: .list
            case .filters, .chips: .scrolled
            }
        }

        fileprivate var gap: SpaceRole? {
            switch self {
            case .segmented, .menu: nil
            case .symbols, .cards: .sm
            case .swatches, .filters, .chips: .xs
            }
        }

        /// The surface of an option. An option that has a surface keeps it; in cards, only its
        /// border.
        fileprivate func surface(of option: Element) -> Surface? {
            let isSelected = option.isSelected
            return switch self {
            case .cards: .card(isSelected: isSelected, border: option.surface?.border)
            case _ where option.surface != nil: option.surface
            case .segmented: isSelected ? .chosenSegment : nil
            case .filters, .chips: .capsule(isSelected: isSelected)
            case .menu, .swatches, .symbols: nil
            }
        }
    }

    /// A choice of one option, labelled by a phrase.
    ///
    /// - Parameter isShown: Whether the label is drawn too.
    public func choice(
        _ id: String, _ style: ChoiceStyle, _ name: Phrase, _ options: [Element],
        isShown: Bool = false, motion: Motion? = nil
    ) -> Element {
        choice(
            id, form: style, name: isShown ? text(name, .body, .textPrimary) : nil,
            options: options, motion: motion,
            accessibility: Accessibility(
                .radioGroup, label: name.spokenWords, children: .contain))
    }

    /// A choice of one option; for filters, of any number.
    ///
    /// - Parameters:
    ///   - name: The drawn label; `nil` for none.
    ///   - motion: The animation of the selection.
    public func choice(
        _ id: String, form style: ChoiceStyle, name: StyledText? = nil, icon: Icon? = nil,
        options: [Element], motion: Motion? = nil, accessibility: Accessibility
    ) -> Element {
        let columns = columns(of: style, among: options.count)
        return Element.choice(
            style.form, label: name, icon: icon, gap: style.gap,
            atAccessibilitySizes: style == .segmented ? .menu : nil
        ) {
            options.map { $0.surface(style.surface(of: $0)).width(columns?.each) }
        }
        .width(columns?.all)
        .id(ElementID(id))
        .surface(style == .segmented ? .segments : nil)
        .motion(motion)
        .accessibility(accessibility)
    }

    /// The widths of an option and of a line of them, with which lines are even on every screen:
    /// six symbols, or three swatches, or four if that leaves fewer places empty. `nil` for other
    /// styles, and at accessibility sizes, at which names need different widths.
    private func columns(
        of style: ChoiceStyle, among count: Int
    ) -> (each: Extent?, all: Extent)? {
        guard !context.typeSize.isAccessibilitySize, let gap = style.gap else { return nil }
        switch style {
        case .symbols:
            // Less than seven of them, but not less than six with an outline.
            let width = theme.size(.touchTarget) + theme.space(gap)
            return (nil, .size(size(6 * width)))
        case .swatches:
            let columns: Double = count % 4 == 0 || count % 4 == 3 ? 4 : 3
            let width = theme.size(.swatchColumnWidth)
            let line = columns * width + (columns - 1) * theme.space(gap)
            return (.size(size(width)), .size(size(line)))
        case .segmented, .menu, .cards, .filters, .chips: return nil
        }
    }

    /// An option whose selected state is not conveyed by colour alone.
    ///
    /// - Parameters:
    ///   - swatch: The swatch's colour; `text` is its name.
    ///   - isTicked: Whether a selected swatch has a tick. Without one it needs an outline.
    ///   - size: The side of the swatch.
    ///   - outline: A border around the selected option.
    public func option(
        _ id: String, _ intent: Intent, _ name: Phrase, isSelected: Bool, text: StyledText? = nil,
        icon: Icon? = nil, swatch: ColorRole? = nil, isTicked: Bool = true,
        size: SizeRole = .settingsSwatch,
        outline: Surface.Border? = nil, haptic: HapticRole? = .selection
    ) -> Element {
        let isMarked =
            isSelected && isTicked && (swatch != nil || context.differentiateWithoutColor)
        // A swatch with a symbol, such as an app icon, has its tick beside it.
        let isBeside = swatch == nil || icon != nil
        let tick: ColorRole =
            isBeside
            ? .primaryGraphic : swatch.map { $0.isOwn ? $0.ownMark : .onPreset } ?? .onPreset
        let mark = isMarked ? self.icon(.checkmark, beside: .headline, tick) : nil
        let side = self.size(size)
        let spoken = Accessibility(.radio, label: name.spokenWords)
        let spot = swatch.map { swatch in
            Element.layers {
                Element.spot(swatch).square(side)
                if let icon { icon.element.decorative() } else { mark }
            }
            .square(side)
        }
        if let spot, let text, !isBeside {
            // Swatches with names below form an even grid.
            let action = action(id, intent, name, haptic: haptic)
            return Element.button(action, isSelected: isSelected, press: rowPress) {
                Element.column(gap: .xxs, align: .center) {
                    Element.layers { spot }.surface(.ring(outline))
                    text
                }
            }
            .id(ElementID(id))
            .accessibility(spoken)
        }
        return option(
            id, text: text, icon: swatch == nil ? icon : nil, mark: isBeside ? mark : nil,
            spot: spot, outline: outline, isSelected: isSelected,
            action: action(id, intent, name, haptic: haptic), accessibility: spoken)
    }

    /// An option made from its parts.
    ///
    /// - Parameter mark: The symbol that marks the selected option.
    public func option(
        _ id: String, text: StyledText? = nil, icon: Icon? = nil, mark: Icon? = nil,
        spot: Element? = nil, outline: Surface.Border? = nil, isSelected: Bool, action: Action,
        accessibility: Accessibility
    ) -> Element {
        Element.button(action, isSelected: isSelected, gap: .xs, press: rowPress) {
            spot
            icon
            text
            mark
        }
        .id(ElementID(id))
        .surface(
            outline.map { line in
                Surface(
                    border: line, cornerRadius: CornerRadius(.button),
                    insets: Surface.Insets(horizontal: .xs, vertical: .xxs))
            }
        )
        .accessibility(accessibility)
    }
}

extension Element {
    /// A colour swatch with an outline that is visible on any background.
    public static func spot(_ color: ColorRole) -> Element {
        Element.shape(
            fill: Paint(color), border: Surface.Border(.swatchOutline),
            cornerRadius: CornerRadius(.full))
    }
}

extension Surface {
    /// A small margin around a swatch; with a border if it is selected, which takes most of it.
    fileprivate static func ring(_ line: Border?) -> Surface {
        let margin: SpaceRole = line == nil ? .xs : .compact
        return Surface(
            border: line, cornerRadius: CornerRadius(.full),
            insets: Insets(horizontal: margin, vertical: margin))
    }

    /// The frame of a segmented control.
    fileprivate static let segments = Surface(
        fill: Paint(.segmentFrame), cornerRadius: CornerRadius(.sm), padding: .compact)

    /// The selected segment.
    fileprivate static let chosenSegment = Surface(
        fill: Paint(.segmentChosen), border: Border(.segmentOutline, .segmentOutlineWidth),
        cornerRadius: CornerRadius(.sm))

    /// The capsule of an option; the selected one has an outline.
    fileprivate static func capsule(isSelected: Bool) -> Surface {
        area(isSelected: isSelected, cornerRadius: .full)
    }

    /// The card of an option; the selected one has an outline.
    fileprivate static func card(isSelected: Bool, border: Border?) -> Surface {
        area(isSelected: isSelected, border: border, cornerRadius: .button)
    }

    private static func area(
        isSelected: Bool, border: Border? = nil, cornerRadius: RadiusRole
    ) -> Surface {
        Surface(
            fill: Paint(isSelected ? .segmentChosen : .segmentFrame),
            border: border ?? (isSelected ? Border(.segmentOutline, .segmentOutlineWidth) : nil),
            cornerRadius: CornerRadius(cornerRadius),
            insets: Insets(horizontal: .sm, vertical: .xs))
    }
}

public import CandelaElements
public import CandelaTokens

/// Choices between several options.
extension Kit {
    /// How the options of a choice are offered.
    public enum ChoiceStyle: Sendable {
        /// Side by side in one frame.
        case segmented
        /// Behind a label that opens a list.
        case menu
        /// As spots of colour.
        case swatches
        /// As symbols in a grid.
        case symbols
        /// As cards under each other.
        case cards
        /// As capsules in a row, each on or off by itself.
        case filters
        /// As capsules in a row, of which at most one holds.
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
            case .swatches, .symbols, .cards: .sm
            case .filters, .chips: .xs
            }
        }

        /// What an option is drawn on; an option with a surface of its own brings its line.
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

    /// Several options of which one holds, called by a phrase.
    ///
    /// - Parameter isShown: Whether what is chosen is drawn as well.
    public func choice(
        _ id: String, _ style: ChoiceStyle, _ name: Phrase, _ options: [Element],
        isShown: Bool = false, motion: Motion? = nil
    ) -> Element {
        choice(
            id, form: style, name: isShown ? words(name, .body, .textPrimary) : nil,
            options: options, motion: motion,
            accessibility: Accessibility(
                .radioGroup, label: name.said, children: .contain))
    }

    /// Several options of which one holds; for filters, any number.
    ///
    /// - Parameters:
    ///   - name: What is chosen, where it is drawn.
    ///   - motion: How the mark of the chosen option moves to another.
    public func choice(
        _ id: String, form style: ChoiceStyle, name: StyledText? = nil, icon: Icon? = nil,
        options: [Element], motion: Motion? = nil, accessibility: Accessibility
    ) -> Element {
        Element.choice(
            style.form, label: name, icon: icon, gap: style.gap,
            atAccessibilitySizes: style == .segmented ? .menu : nil
        ) {
            options.map { $0.surface(style.surface(of: $0)) }
        }
        .id(id)
        .surface(style == .segmented ? .segments : nil)
        .motion(motion)
        .accessibility(accessibility)
    }

    /// One option of a choice, marked as chosen by more than its colour.
    ///
    /// - Parameters:
    ///   - swatch: The colour of a spot of colour; its name is `text`.
    ///   - size: The side of that spot.
    ///   - outline: A line around the chosen one.
    public func option(
        _ id: String, _ intent: Intent, _ name: Phrase, isSelected: Bool, text: StyledText? = nil,
        icon: Icon? = nil, swatch: ColorRole? = nil, size: SizeRole = .settingsSwatch,
        outline: Surface.Border? = nil, haptic: HapticRole? = .selection
    ) -> Element {
        let isMarked = isSelected && (swatch != nil || context.differentiateWithoutColor)
        // A spot with a symbol of its own, such as an app icon, is ticked beside it.
        let isBeside = swatch == nil || icon != nil
        let tick: ColorRole =
            isBeside
            ? .primaryGraphic : swatch.map { $0.isOwn ? $0.ownMark : .onPreset } ?? .onPreset
        let mark = isMarked ? self.icon(.checkmark, beside: .headline, tick) : nil
        let side = self.size(size)
        let told = Accessibility(
            .radio, label: name.said, states: isSelected ? [.selected] : [])
        let spot = swatch.map { swatch in
            Element.layers {
                Element.spot(swatch).square(side)
                if let icon { icon.element.decorative() } else { mark }
            }
            .square(side)
        }
        if let spot, let text, !isBeside {
            // With their names below, spots of colour stand in even rows.
            return Element.button(action(id, intent, name, haptic: haptic), press: rowPress) {
                Element.column(gap: .xxs, align: .center) {
                    Element.layers { spot }.surface(.ring(outline))
                    text
                }
            }
            .id(id)
            .accessibility(told)
        }
        return option(
            id, text: text, icon: swatch == nil ? icon : nil, mark: isBeside ? mark : nil,
            spot: spot, outline: outline, action: action(id, intent, name, haptic: haptic),
            accessibility: told)
    }

    /// One option of a choice from its parts: a spot of colour, a symbol, a text, a mark.
    ///
    /// - Parameter mark: What shows besides a colour that it is chosen.
    public func option(
        _ id: String, text: StyledText? = nil, icon: Icon? = nil, mark: Icon? = nil,
        spot: Element? = nil, outline: Surface.Border? = nil, action: Action,
        accessibility: Accessibility
    ) -> Element {
        Element.button(action, gap: .xs, press: rowPress) {
            spot
            icon
            text
            mark
        }
        .id(id)
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
    /// A spot of a colour to choose or to tell things by, in a line that shows it on any ground.
    public static func spot(_ color: ColorRole) -> Element {
        Element.shape(
            fill: Paint(color), border: Surface.Border(.swatchOutline),
            cornerRadius: CornerRadius(.full))
    }
}

extension Surface {
    /// Room close around a spot, with a line where it is chosen.
    fileprivate static func ring(_ line: Border?) -> Surface {
        Surface(
            border: line, cornerRadius: CornerRadius(.full),
            insets: Insets(horizontal: .compact, vertical: .compact))
    }

    /// The frame around options side by side.
    fileprivate static let segments = Surface(
        fill: Paint(.segmentFrame), cornerRadius: CornerRadius(.sm), padding: .compact)

    /// The option of a frame that holds.
    fileprivate static let chosenSegment = Surface(
        fill: Paint(.segmentChosen), border: Border(.segmentOutline, .segmentOutlineWidth),
        cornerRadius: CornerRadius(.sm))

    /// An option as a capsule; the chosen one has an outline besides.
    fileprivate static func capsule(isSelected: Bool) -> Surface {
        area(isSelected: isSelected, cornerRadius: .full)
    }

    /// An option as a card, with an outline around the chosen one.
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

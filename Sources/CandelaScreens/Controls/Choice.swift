public import CandelaTokens

/// Several options of which one holds, or, for ``Form/filters``, any number.
public struct Choice: Sendable, Hashable, Codable {
    /// The choice's name, unique within its card.
    public let id: String

    /// How the options are offered.
    public let form: Form

    /// What is chosen; absent where the options speak for themselves.
    public let name: Words?

    /// A symbol before the name.
    public let icon: Icon?

    /// The options, in order.
    public let options: [Option]

    /// How wide and high an option is drawn; absent where it is as large as its text or symbol.
    public let optionSize: Size?

    /// How the mark of the chosen option moves to another.
    public let motion: Motion?

    /// What assistive technology is told: a group of radio buttons, tabs or check boxes.
    public let accessibility: Accessibility

    package init(
        _ id: String, form: Form, name: Words? = nil, icon: Icon? = nil, options: [Option],
        optionSize: Size? = nil, motion: Motion? = nil, accessibility: Accessibility
    ) {
        self.id = id
        self.form = form
        self.name = name
        self.icon = icon
        self.options = options
        self.optionSize = optionSize
        self.motion = motion
        self.accessibility = accessibility
    }

    /// How options are offered.
    public enum Form: String, Sendable, Hashable, Codable, CaseIterable {
        /// Side by side in one frame.
        case segmented
        /// Behind a label that opens a list.
        case menu
        /// As spots of colour.
        case swatches
        /// As symbols in a grid.
        case symbols
        /// As cards.
        case cards
        /// As capsules in a row, each on or off by itself.
        case filters
        /// As capsules in a row, of which at most one holds.
        case chips
    }

    /// One thing that can be chosen.
    public struct Option: Sendable, Hashable, Codable {
        /// The option's name, unique within its choice.
        public let id: String

        /// What it is called; absent where only a symbol or a colour is drawn.
        public let text: Words?

        /// Its symbol.
        public let icon: Icon?

        /// Its colour, for a spot of colour.
        public let swatch: ColorRole?

        /// Its colour as `#rrggbb`, when the person chose one that no role has.
        public let customColor: String?

        /// Whether it is the chosen one.
        public let isSelected: Bool

        /// What marks the chosen one besides its colour.
        public let mark: Icon?

        /// A line around the chosen one.
        public let outline: Surface.Border?

        /// What choosing it does.
        public let action: Action

        /// What assistive technology is told.
        public let accessibility: Accessibility

        package init(
            _ id: String, text: Words? = nil, icon: Icon? = nil, swatch: ColorRole? = nil,
            customColor: String? = nil, isSelected: Bool, mark: Icon? = nil,
            outline: Surface.Border? = nil, action: Action, accessibility: Accessibility
        ) {
            self.id = id
            self.text = text
            self.icon = icon
            self.swatch = swatch
            self.customColor = customColor
            self.isSelected = isSelected
            self.mark = mark
            self.outline = outline
            self.action = action
            self.accessibility = accessibility
        }
    }
}

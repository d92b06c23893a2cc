/// Something that is on or off, with a word and a symbol beside its colour.
public struct ToggleControl: Sendable, Hashable, Codable {
    /// The toggle's name, unique within its card.
    public let id: String

    /// The symbol before the name.
    public let icon: Icon?

    /// What is on or off.
    public let name: Words

    /// What it is for, under the name.
    public let detail: Words?

    /// The state in a word: `On` or `Off`.
    public let state: Words

    /// Whether it is on.
    public let isOn: Bool

    /// Whether it can be changed now.
    public let isEnabled: Bool

    /// What switching it does.
    public let action: Action

    /// What assistive technology is told: a switch with its state.
    public let accessibility: Accessibility

    package init(
        _ id: String, icon: Icon? = nil, name: Words, detail: Words? = nil, state: Words,
        isOn: Bool, isEnabled: Bool = true, action: Action, accessibility: Accessibility
    ) {
        self.id = id
        self.icon = icon
        self.name = name
        self.detail = detail
        self.state = state
        self.isOn = isOn
        self.isEnabled = isEnabled
        self.action = action
        self.accessibility = accessibility
    }
}

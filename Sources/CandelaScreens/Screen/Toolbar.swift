/// The edge of a screen beside its title: what can be done from anywhere on it.
public struct Toolbar: Sendable, Hashable, Codable {
    /// The buttons before the title, in reading order.
    public let leading: [ButtonControl]

    /// The buttons after the title, in reading order.
    public let trailing: [ButtonControl]

    package init(leading: [ButtonControl] = [], trailing: [ButtonControl] = []) {
        self.leading = leading
        self.trailing = trailing
    }
}

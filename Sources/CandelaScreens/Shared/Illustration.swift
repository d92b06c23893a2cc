public import CandelaTokens

/// A drawing made of symbols, in place of content that is not there yet. It only decorates.
public struct Illustration: Sendable, Hashable, Codable {
    /// The colour of the disc behind the symbol; absent for a bare symbol.
    public let disc: ColorRole?

    /// The diameter of the disc.
    public let discSize: Size?

    /// The symbol in the middle.
    public let icon: Icon

    /// A smaller symbol at the bottom trailing edge of the disc.
    public let badge: Icon?

    package init(disc: ColorRole? = nil, discSize: Size? = nil, icon: Icon, badge: Icon? = nil) {
        self.disc = disc
        self.discSize = discSize
        self.icon = icon
        self.badge = badge
    }
}

public import CandelaTokens

/// A text or a graphic as it is drawn, with how well it stands out from what lies under it.
public struct DrawnContrast: Sendable, Hashable, CustomStringConvertible {
    /// Where it is: the names, or else the kinds, of the elements from the card down.
    public let place: String

    /// What is drawn: the token path of its colour or gradient.
    public let foreground: String

    /// What lies under it: the token path of the nearest surface.
    public let ground: String

    /// What the foreground is for.
    public let use: ContrastUse

    /// The measured ratio, 1…21: the worst of all colours both sides may have.
    public let ratio: Double

    /// The least ratio that passes.
    public let minimum: Double

    /// Whether the foreground stands out as it must.
    public var passes: Bool { ratio >= minimum }

    /// The pair with its figures: `card/title: 'color.text.primary' on 'color.surface' is 4.02 : 1, …`.
    public var description: String {
        "\(place): '\(foreground)' on '\(ground)' is \(Contrast.text(ratio)) : 1 "
            + "and needs \(Contrast.text(minimum)) as \(use.rawValue)"
    }
}

package import CandelaTokens

/// A text or a graphic as it is drawn, with how well it stands out from what lies under it.
package struct DrawnContrast: Sendable, Hashable, CustomStringConvertible {
    /// Where it is: the names, or else the kinds, of the elements from the card down.
    package let place: String

    /// Where it stands in the JSON of its screen, as a JSON Pointer: `/cards/0/body/children/2`.
    package let path: String

    /// What is drawn: the token path of its colour or gradient.
    package let foreground: String

    /// What lies under it: the token path of the nearest surface.
    package let ground: String

    /// What the foreground is for.
    package let use: ContrastUse

    /// The measured ratio, 1…21: the worst of all colours both sides may have.
    package var ratio: Double { worst.ratio }

    /// The two colours that stand out least.
    let worst: Worst

    /// The nearest colour of the foreground's hue that passes; `nil` when it passes already, when none
    /// does, and for a gradient.
    let mended: ColorToken?

    /// The least ratio that passes.
    package let minimum: Double

    /// Two colours as they are seen, and their contrast.
    struct Worst: Sendable, Hashable {
        let ratio: Double
        let foreground: ColorToken
        let ground: ColorToken
    }

    /// Whether the foreground stands out as it must.
    package var passes: Bool { ratio >= minimum }

    /// The pair with its figures: `card/title: 'color.text.primary' on 'color.surface' is 4.02 : 1, …`.
    package var description: String {
        "\(place): '\(foreground)' on '\(ground)' is \(Contrast.text(ratio)) : 1 "
            + "and needs \(Contrast.text(minimum)) as \(use.rawValue)"
    }
}

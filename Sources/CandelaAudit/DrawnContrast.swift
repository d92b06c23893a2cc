package import CandelaTokens

/// A drawn text or graphic and its contrast with its background.
package struct DrawnContrast: Sendable, Hashable, CustomStringConvertible {
    /// The path of names from the card down; unnamed elements are given by kind.
    package let place: String

    /// The JSON Pointer in the screen: `/cards/0/body/children/2`.
    package let path: String

    /// The token path of the foreground colour or gradient.
    package let foreground: String

    /// The token path of the nearest surface behind it.
    package let ground: String

    /// The use of the foreground, which decides the required ratio.
    package let use: ContrastUse

    /// The contrast ratio, 1…21: the lowest of all combinations of the colours of both sides.
    package var ratio: Double { worst.ratio }

    /// The two colours with the lowest contrast.
    let worst: Worst

    /// The nearest colour of the foreground's hue that passes; `nil` if the foreground passes, if
    /// no colour does, and for gradients.
    let suggestion: ColorToken?

    /// The minimum ratio that passes.
    package let minimum: Double

    /// Two colours as seen, and their contrast.
    struct Worst: Sendable, Hashable {
        let ratio: Double
        let foreground: ColorToken
        let ground: ColorToken
    }

    /// Whether the contrast reaches the minimum.
    package var passes: Bool { ratio >= minimum }

    /// The pair with its figures: `card/title: 'color.text.primary' on 'color.surface' is 4.02 : 1,
    /// …`.
    package var description: String {
        "\(place): '\(foreground)' on '\(ground)' is \(Contrast.text(ratio)) : 1 "
            + "and needs \(Contrast.text(minimum)) as \(use.rawValue)"
    }
}

public import CandelaTokens

extension Screen {
    /// The theme to draw the screen in: one with the colours that the screen brings along, such as
    /// those of a person's accent.
    ///
    /// - Parameter theme: The theme the screen was made with, usually that of its product.
    public func theme(over theme: Theme) -> Theme {
        guard colors != nil || gradients != nil else { return theme }
        var theme = theme
        for role in colors?.roles ?? [] {
            if let value = colors?[role]?.tokens { theme.replace(role, with: value) }
        }
        for role in gradients?.roles ?? [] {
            if let stops = gradients?[role]?.stops { theme.replace(role, withStops: stops) }
        }
        return theme
    }
}

extension OwnColors.Values {
    /// The colours; `nil` when one of them is none.
    fileprivate var tokens: PerAppearance<ColorToken>? {
        let values = [light, dark, lightIncreased, darkIncreased].compactMap {
            ColorToken(hexWithOpacity: $0)
        }
        guard values.count == 4 else { return nil }
        return PerAppearance(
            light: values[0], dark: values[1], lightIncreased: values[2],
            darkIncreased: values[3])
    }
}

extension OwnGradients.Values {
    /// The colours, as far as they are some.
    fileprivate var stops: PerAppearance<[ColorToken]> {
        func colors(_ texts: [String]) -> [ColorToken] {
            texts.compactMap { ColorToken(hexWithOpacity: $0) }
        }
        return PerAppearance(
            light: colors(light), dark: colors(dark), lightIncreased: colors(lightIncreased),
            darkIncreased: colors(darkIncreased))
    }
}

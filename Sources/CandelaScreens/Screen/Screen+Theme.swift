public import CandelaTokens

extension Screen {
    /// The theme to draw the screen in: that of its app with the colours that the screen brings along,
    /// such as those of a person's accent.
    public var ownTheme: Theme {
        var values = ThemeAdditions()
        for role in colors?.roles ?? [] where !role.isOwn {
            values.colors[role] = colors?[role]?.tokens
        }
        for role in gradients?.roles ?? [] where theme.answers(role) {
            guard let colors = gradients?[role]?.stops else { continue }
            values.gradients[role] = PerAppearance { appearance in
                let gradient = theme.gradient(role, in: appearance)
                let stops = zip(gradient.stops, colors[appearance]).map {
                    GradientToken.Stop($1, at: $0.position)
                }
                return GradientToken(stops, direction: gradient.direction, solid: gradient.solid)
            }
        }
        return theme.adding(values)
    }

    /// Brings along what a person's accent changed in the theme of the app.
    ///
    /// - Parameter accented: The theme in the accent.
    mutating func bring(_ accented: Theme) {
        let changed = accented.paintsChanged(from: theme)
        colors = OwnColors(Set(changed.colors), in: accented, beside: colors)
        gradients = OwnGradients(Set(changed.gradients), in: accented)
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
            light: values[0], dark: values[1], lightIncreased: values[2], darkIncreased: values[3])
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

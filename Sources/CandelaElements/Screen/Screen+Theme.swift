public import CandelaTokens

extension Screen {
    /// The theme to draw the screen in: that of its app with the colours that the screen brings along,
    /// such as those of a person's accent. A text of a file that is no color is drawn as
    /// `Theme.Fallback` is.
    public var ownTheme: Theme {
        var values = ThemeAdditions()
        for role in colors?.roles ?? [] where !role.isOwn {
            values.colors[role] = colors?[role]?.tokens
        }
        for role in gradients?.roles ?? [] where theme.answers(role) {
            guard let colors = gradients?[role]?.texts else { continue }
            values.gradients[role] = PerAppearance { appearance in
                let gradient = theme.gradient(role, in: appearance)
                let texts = colors[appearance]
                let stops = gradient.stops.enumerated().map { place, stop in
                    let color = texts.indices.contains(place) ? texts[place].drawnColor : nil
                    return GradientToken.Stop(color ?? Theme.Fallback.color, at: stop.position)
                }
                return GradientToken(stops, direction: gradient.direction, solid: gradient.solid)
            }
        }
        return theme.adding(values)
    }

    /// Brings along what a person's accent changed in the theme of the app.
    ///
    /// - Parameter accented: The theme in the accent.
    package mutating func bring(_ accented: Theme) {
        let changed = accented.paintsChanged(from: theme)
        colors = OwnColors(Set(changed.colors), in: accented, beside: colors)
        gradients = OwnGradients(Set(changed.gradients), in: accented)
    }
}

extension Screen {
    /// The token paths of the roles that the screen brings along with a text that is no color.
    package var unreadablePaths: Set<String> {
        func isReadable(_ values: PerAppearance<[String]>) -> Bool {
            Appearance.allCases.allSatisfy { appearance in
                !values[appearance].isEmpty
                    && values[appearance].allSatisfy { $0.drawnColor != nil }
            }
        }
        let colors = (colors?.roles ?? []).filter { role in
            self.colors?[role].map { !isReadable($0.texts) } ?? false
        }
        let gradients = (gradients?.roles ?? []).filter { role in
            self.gradients?[role].map { !isReadable($0.texts) } ?? false
        }
        return Set(colors.map(\.path) + gradients.map(\.path))
    }
}

extension OwnColors.Values {
    fileprivate var texts: PerAppearance<[String]> {
        PerAppearance(
            light: [light], dark: [dark], lightIncreased: [lightIncreased],
            darkIncreased: [darkIncreased])
    }

    fileprivate var tokens: PerAppearance<ColorToken> {
        PerAppearance { texts[$0].first?.drawnColor ?? Theme.Fallback.color }
    }
}

extension OwnGradients.Values {
    fileprivate var texts: PerAppearance<[String]> {
        PerAppearance(
            light: light, dark: dark, lightIncreased: lightIncreased, darkIncreased: darkIncreased)
    }
}

extension String {
    /// The color that a screen writes so; `nil` for a text that is none.
    fileprivate var drawnColor: ColorToken? { ColorToken(hexWithOpacity: self) }
}

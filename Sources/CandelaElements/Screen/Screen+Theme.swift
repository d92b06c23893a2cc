public import CandelaTokens

extension Screen {
    /// The theme for drawing the screen: the app's theme with the screen's own colours, such as
    /// the colours of a person's accent. Invalid colour values are replaced by `ColorKind.fallback`.
    public var ownTheme: Theme {
        var values = ThemeAdditions()
        for role in colors?.roles ?? [] where !role.isOwn {
            let texts = colors?[role]?.perAppearance
            values.colors[role] = texts.map { texts in
                PerAppearance { texts[$0].drawnColor ?? ColorKind.fallback }
            }
        }
        for role in gradients?.roles ?? [] where theme.answers(role) {
            guard let colors = gradients?[role]?.perAppearance else { continue }
            values.gradients[role] = PerAppearance { appearance in
                let gradient = theme.gradient(role, in: appearance)
                let texts = colors[appearance]
                let stops = gradient.stops.enumerated().map { place, stop in
                    let color = texts.indices.contains(place) ? texts[place].drawnColor : nil
                    return GradientToken.Stop(color ?? ColorKind.fallback, at: stop.position)
                }
                return GradientToken(stops, direction: gradient.direction, solid: gradient.solid)
            }
        }
        return theme.adding(values)
    }

    /// Adds the colours and gradients in which a theme with a person's accent differs from the
    /// app's theme.
    ///
    /// - Parameter accented: The theme with the accent.
    package mutating func adopt(_ accented: Theme) {
        let changed = accented.paintsChanged(from: theme)
        colors = OwnColors(Set(changed.colors), in: accented, beside: colors)
        gradients = OwnGradients(Set(changed.gradients), in: accented)
    }
}

extension Screen {
    /// The token paths of the screen's own colours and gradients whose values are not valid
    /// colours.
    package var unreadablePaths: Set<String> {
        func unreadable<Kind>(
            _ paints: OwnPaints<Kind>?, _ isReadable: (Kind.Text) -> Bool
        ) -> [String] {
            let roles = paints?.roles ?? []
            return roles.filter { role in
                guard let values = paints?[role]?.perAppearance else { return false }
                return !Appearance.allCases.allSatisfy { isReadable(values[$0]) }
            }
            .map(\.path)
        }
        let colors = unreadable(colors) { $0.drawnColor != nil }
        let gradients = unreadable(gradients) { stops in
            !stops.isEmpty && stops.allSatisfy { $0.drawnColor != nil }
        }
        return Set(colors + gradients)
    }
}

extension String {
    /// The colour with this encoded value; `nil` if it is not valid.
    fileprivate var drawnColor: ColorToken? { ColorToken(hexWithOpacity: self) }
}

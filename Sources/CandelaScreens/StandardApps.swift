extension AppDefinition {
    /// The apps of the package: weight, practice, daily habits and routines.
    public static let standard: [AppDefinition] = [.weight, .practice, .habit, .routine]
}

extension ScreenName: CaseIterable {
    /// Every screen of the package, by app and then in the order of the apps.
    public static let allCases: [ScreenName] = AppDefinition.standard.flatMap(\.screens)

    /// The type of the options of a screen of the package; `nil` for any other.
    package var optionsType: (any ScreenOptions.Type)? {
        AppDefinition.standard.having(self)?.presenter(of: self)?.optionsType
    }
}

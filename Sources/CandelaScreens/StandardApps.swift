public import CandelaElements
public import CandelaKit

extension AppDefinition {
    /// The apps of the package: weight, practice, daily habits and routines.
    public static let standard: [AppDefinition] = [.weight, .practice, .habit, .routine]
}

extension ScreenName {
    /// Every screen of the package, by app and then in the order of the apps.
    public static let allCases: [ScreenName] = AppDefinition.standard.flatMap(\.screens)

    /// The type of the options of a screen of the package; `nil` for any other.
    public var optionsType: (any ScreenOptions.Type)? {
        AppDefinition.standard.having(self)?.presenter(of: self)?.optionsType
    }
}

extension Wording {
    /// The words of the package: those of the engine, and what the screens of its products say.
    public static let standard = Wording.engine.adding(.products)
}

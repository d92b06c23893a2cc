public import CandelaElements
public import CandelaKit

extension AppDefinition {
    /// The package's apps: weight, practice, daily habits and routines.
    public static let standard: [AppDefinition] = [.weight, .practice, .habit, .routine]
}

extension ScreenName {
    /// All screens of the package, in the order of its apps.
    public static let allCases: [ScreenName] = AppDefinition.standard.flatMap(\.screens)

    /// The type of the screen's options; `nil` if the screen is not one of the package's.
    public var optionsType: (any ScreenOptions.Type)? {
        AppDefinition.standard.first(with: self)?.presenter(of: self)?.optionsType
    }
}

extension Wording {
    /// The texts of the engine and of the package's products.
    public static let standard = Wording.engine.adding(.products)
}

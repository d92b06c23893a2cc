/// One value for each appearance.
public struct PerAppearance<Value: Sendable & Equatable>: Sendable, Equatable {
    /// The value for light surfaces.
    public private(set) var light: Value

    /// The value for dark surfaces.
    public private(set) var dark: Value

    /// The value for light surfaces with increased contrast.
    public private(set) var lightIncreased: Value

    /// The value for dark surfaces with increased contrast.
    public private(set) var darkIncreased: Value

    /// Creates values for light and dark; those for increased contrast default to the same.
    public init(
        light: Value, dark: Value, lightIncreased: Value? = nil, darkIncreased: Value? = nil
    ) {
        self.light = light
        self.dark = dark
        self.lightIncreased = lightIncreased ?? light
        self.darkIncreased = darkIncreased ?? dark
    }

    /// Creates the same value for all appearances.
    public init(_ value: Value) {
        self.init(light: value, dark: value)
    }

    /// Creates a value for each appearance with a closure.
    public init(_ value: (Appearance) -> Value) {
        light = value(.light)
        dark = value(.dark)
        lightIncreased = value(.lightIncreased)
        darkIncreased = value(.darkIncreased)
    }

    /// The value for an appearance.
    public subscript(appearance: Appearance) -> Value {
        get {
            switch appearance {
            case .light: light
            case .dark: dark
            case .lightIncreased: lightIncreased
            case .darkIncreased: darkIncreased
            }
        }
        set {
            switch appearance {
            case .light: light = newValue
            case .dark: dark = newValue
            case .lightIncreased: lightIncreased = newValue
            case .darkIncreased: darkIncreased = newValue
            }
        }
    }
}

/// One value for each appearance.
public struct PerAppearance<Value: Sendable & Hashable>: Sendable, Hashable {
    /// The value on light surfaces.
    public private(set) var light: Value

    /// The value on dark surfaces.
    public private(set) var dark: Value

    /// The value on light surfaces for readers who asked for more contrast.
    public private(set) var lightIncreased: Value

    /// The value on dark surfaces for readers who asked for more contrast.
    public private(set) var darkIncreased: Value

    /// Values for light and dark; with increased contrast they stay the same unless given.
    public init(
        light: Value, dark: Value, lightIncreased: Value? = nil, darkIncreased: Value? = nil
    ) {
        self.light = light
        self.dark = dark
        self.lightIncreased = lightIncreased ?? light
        self.darkIncreased = darkIncreased ?? dark
    }

    /// One value for all appearances.
    public init(_ value: Value) {
        self.init(light: value, dark: value)
    }

    /// A value for each appearance.
    public init(_ value: (Appearance) -> Value) {
        light = value(.light)
        dark = value(.dark)
        lightIncreased = value(.lightIncreased)
        darkIncreased = value(.darkIncreased)
    }

    /// The value of an appearance.
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

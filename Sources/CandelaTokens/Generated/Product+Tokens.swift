// swift-format-ignore-file
// Written by candela-generate from token files, icons or doc comments; change those instead.

extension Theme.Product {
    /// The product whose tokens are under `weight` in the resolver document.
    public static let weight = Theme.Product(index: 0)

    /// The product whose tokens are under `practice` in the resolver document.
    public static let practice = Theme.Product(index: 1)

    /// The product whose tokens are under `routine` in the resolver document.
    public static let routine = Theme.Product(index: 2)

    /// The product whose tokens are under `habit` in the resolver document.
    public static let habit = Theme.Product(index: 3)

    static let names: [String] = ["weight", "practice", "routine", "habit"]
}

extension Theme {
    /// The theme of product `weight`.
    public static let weight = Theme(.weight)

    /// The theme of product `practice`.
    public static let practice = Theme(.practice)

    /// The theme of product `routine`.
    public static let routine = Theme(.routine)

    /// The theme of product `habit`.
    public static let habit = Theme(.habit)

    /// The theme of a product by its index, parsed on first use.
    static func generated(_ index: Int) -> Theme {
        switch index {
        case 1: .practice
        case 2: .routine
        case 3: .habit
        default: .weight
        }
    }
}

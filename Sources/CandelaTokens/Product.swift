/// One of the apps this package describes, each with its own theme.
///
/// In JSON a product is its name: `weight`. A name no theme belongs to does not decode.
public struct Product: RawRepresentable, Sendable, Hashable, Codable, CaseIterable {
    /// The weight tracker, W8Trackr.
    public static let weight = Product(known: "weight")

    /// The practice-routine tracker, Growth.
    public static let practice = Product(known: "practice")

    /// HabitTracker with routines and weekly targets.
    public static let routine = Product(known: "routine")

    /// The small daily HabitTracker.
    public static let habit = Product(known: "habit")

    /// Every product, in the order of the token files.
    public static let allCases: [Product] = [.weight, .practice, .routine, .habit]

    /// The product's name in token files and JSON.
    public let rawValue: String

    /// The product of that name, or `nil` when no theme has it.
    public init?(rawValue: String) {
        guard let product = Product.allCases.first(where: { $0.rawValue == rawValue }) else {
            return nil
        }
        self = product
    }

    private init(known name: String) {
        rawValue = name
    }
}

/// The person's text size, one of the twelve settings of Dynamic Type.
///
/// ``large`` is the default. Sizes are ordered from smallest to largest.
///
/// Source: Apple Human Interface Guidelines, Typography; names as in SwiftUI's `DynamicTypeSize`.
public enum TypeSize: String, Sendable, Hashable, Codable, CaseIterable, Comparable {
    /// The smallest setting.
    case xSmall
    /// Two steps below the default.
    case small
    /// One step below the default.
    case medium
    /// The default.
    case large
    /// One step above the default.
    case xLarge
    /// Two steps above the default.
    case xxLarge
    /// The largest setting outside the accessibility sizes.
    case xxxLarge
    /// The first accessibility size; rows become stacks from here on.
    case accessibility1
    /// The second accessibility size.
    case accessibility2
    /// The third accessibility size.
    case accessibility3
    /// The fourth accessibility size.
    case accessibility4
    /// The largest setting.
    case accessibility5

    /// Whether screens should use layouts for very large text: stacks instead of rows, lists
    /// instead of grids.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    /// Whether the first size is smaller than the second.
    public static func < (first: TypeSize, second: TypeSize) -> Bool {
        first.position < second.position
    }

    /// The index among all settings, from 0 for the smallest.
    var position: Int {
        switch self {
        case .xSmall: 0
        case .small: 1
        case .medium: 2
        case .large: 3
        case .xLarge: 4
        case .xxLarge: 5
        case .xxxLarge: 6
        case .accessibility1: 7
        case .accessibility2: 8
        case .accessibility3: 9
        case .accessibility4: 10
        case .accessibility5: 11
        }
    }
}

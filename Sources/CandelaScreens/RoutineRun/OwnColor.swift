import CandelaRules
import CandelaTokens

extension RoutineStep {
    /// The colour its owner chose as `#RRGGBB`, when it is none of the product's.
    var ownColor: String? { RoutineLook.ownColor(color) }
}

extension Routine {
    /// The colour its owner chose as `#RRGGBB`, when it is none of the product's.
    var ownColor: String? { RoutineLook.ownColor(color) }
}

extension RoutineLook {
    /// A colour as `#RRGGBB`; nil for a name, known or not.
    fileprivate static func ownColor(_ color: String?) -> String? {
        guard let color, role(of: color) == nil else { return nil }
        return ColorToken(hex: color)?.hex
    }
}

import CandelaRules
import Foundation

/// A check for weights that are implausibly far from the previous one.
///
/// Two weigh-ins may differ by a tenth, plus a hundredth per day between them. The tenth is the
/// most that athletes lose by sweating, or regain by drinking, around a weigh-in: 2 to 10 percent
/// in less than a week. The hundredth per day is above the loss in a total fast (0.9 kg a day in
/// the first week, 0.3 kg in the third) and above the gain of a newborn (about 30 g a day at
/// 3.5 kg). Differences are logarithmic, so that gain and loss count alike.
///
/// Sources: Artioli et al., Medicine & Science in Sports & Exercise 42 (2010), 436–442; Kerndt et
/// al., Western Journal of Medicine 137 (1982), 379–399; WHO Child Growth Standards, weight
/// velocity (2009).
struct PlausibilityCheck {
    private static let atOnce = 0.10
    private static let aDay = 0.01

    private var trusted: ScaleReading?
    private var doubted: ScaleReading?

    /// The reason why the next reading is doubtful; `nil` if it is not.
    ///
    /// A reading is compared with the last plausible one. If it instead agrees with the doubtful
    /// reading before it, the weight has reached a new level, and only the first reading at that
    /// level is reported.
    mutating func doubt(about reading: ScaleReading) -> String? {
        guard let before = trusted, Self.isImplausible(from: before, to: reading) else {
            (trusted, doubted) = (reading, nil)
            return nil
        }
        if let doubted, !Self.isImplausible(from: doubted, to: reading) {
            (trusted, self.doubted) = (reading, nil)
            return nil
        }
        doubted = reading
        let (weight, earlier) = (reading.weighIn.weight, before.weighIn.weight)
        let days = before.weighIn.day.days(to: reading.weighIn.day)
        let time =
            days == 0
            ? "on the same day as" : days == 1 ? "a day after" : "\(days) days after"
        return "\(weight.value) \(weight.unit.rawValue) is doubtful \(time)"
            + " \(earlier.value) \(earlier.unit.rawValue) in line \(before.place.line)"
    }

    private static func isImplausible(from one: ScaleReading, to other: ScaleReading) -> Bool {
        let (before, after) = (
            one.weighIn.weight.value(in: .kilograms), other.weighIn.weight.value(in: .kilograms)
        )
        let days = Double(one.weighIn.day.days(to: other.weighIn.day))
        return abs(log(after / before)) > atOnce + aDay * days
    }
}

import CandelaRules
import Foundation

/// Finds weights that a body cannot have had so soon after the one before.
///
/// Two weighings may differ by a tenth, and by a hundredth more for each day between them. The tenth
/// is what athletes at most sweat off, or drink again, around a weigh-in: 2 to 10 percent in less
/// than a week. The hundredth a day is above what a total fast takes (0.9 kg a day in its first week,
/// 0.3 kg in its third) and above what a newborn gains (about 30 g a day at 3.5 kg). Differences
/// are taken as logarithms, so that up and down count alike.
///
/// Sources: Artioli et al., Medicine & Science in Sports & Exercise 42 (2010), 436–442; Kerndt et al.,
/// Western Journal of Medicine 137 (1982), 379–399; WHO Child Growth Standards, weight velocity (2009).
struct WeightLeaps {
    private static let atOnce = 0.10
    private static let aDay = 0.01

    private var trusted: ScaleReading?
    private var doubted: ScaleReading?

    /// Why the next reading is doubtful; nil when it is not.
    ///
    /// A doubtful reading is not what the next one is measured by, unless the next agrees with it:
    /// then it was the start of a new level, and was reported once.
    mutating func doubt(about reading: ScaleReading) -> String? {
        guard let before = trusted, Self.isLeap(from: before, to: reading) else {
            (trusted, doubted) = (reading, nil)
            return nil
        }
        if let doubted, !Self.isLeap(from: doubted, to: reading) {
            (trusted, self.doubted) = (reading, nil)
            return nil
        }
        doubted = reading
        let (weight, earlier) = (reading.weighIn.weight, before.weighIn.weight)
        let days = before.weighIn.day.days(to: reading.weighIn.day)
        let time =
            days == 0
            ? "the same day as" : days == 1 ? "a day later than" : "\(days) days later than"
        return "\(weight.value) \(weight.unit.rawValue) is doubtful \(time)"
            + " \(earlier.value) \(earlier.unit.rawValue) in line \(before.place.line)"
    }

    private static func isLeap(from one: ScaleReading, to other: ScaleReading) -> Bool {
        let (before, after) = (
            one.weighIn.weight.value(in: .kilograms), other.weighIn.weight.value(in: .kilograms)
        )
        let days = Double(one.weighIn.day.days(to: other.weighIn.day))
        return abs(log(after / before)) > atOnce + aDay * days
    }
}

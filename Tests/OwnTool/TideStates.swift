import CandelaElements
import CandelaKit
import CandelaRules

extension Context {
    static let samples = Context(now: Instant(secondsSince1970: 1_773_850_800), zone: .utc)
}

extension Specimen {
    static let lowWater = Specimen(
        "low-water", of: "coast.tide", phase: .ready(Journal()), app: .tides, in: .samples)

    static let inFeet = Specimen(
        "in-feet", of: "coast.tide", phase: .ready(Journal()), options: TideOptions(inFeet: true),
        app: .tides, in: .samples)
}

extension Journey {
    static let toFeet = Journey(
        "to-feet", from: Journal(), at: TideOptions(), of: .tides, in: .samples,
        [.tap("tide/feet/feet"), .tap("tide/feet/feet")])
}

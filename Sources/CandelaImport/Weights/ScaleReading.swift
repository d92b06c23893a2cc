import CandelaRules

/// A weigh-in with the row it comes from.
struct ScaleReading {
    let place: TextPosition
    let outcome: ImportReport.Outcome
    let moment: LocalDateParser.Moment

    /// The app that wrote it, if there can be several.
    var source = ""

    var weighIn: WeighIn

    /// The sort key: day, time, then place; readings without a time come first on their day.
    var order: (CalendarDay, Int, Int, Int) {
        (
            weighIn.day, weighIn.at?.instant.secondsSince1970 ?? .min, place.line, place.column
        )
    }

    /// Adds the values that are missing here from a duplicate.
    mutating func take(_ other: ScaleReading) {
        weighIn.bodyFat = weighIn.bodyFat ?? other.weighIn.bodyFat
        weighIn.note = weighIn.note ?? other.weighIn.note
    }
}

/// An index that finds, among readings with the same moment and weight, the first compatible one:
/// body fat and note must be equal, or missing on one side. Lookup takes constant time.
struct DuplicateIndex<Moment: Hashable> {
    private struct Key: Hashable {
        let moment: Moment
        let weight: Weight
        /// `nil` matches any value.
        let bodyFat: Double??
        let note: String??
    }

    private var first: [Key: Int] = [:]

    /// The position of the first compatible reading.
    func twin(of reading: ScaleReading, at moment: Moment) -> Int? {
        let (fat, note) = (reading.weighIn.bodyFat, reading.weighIn.note)
        // A value missing here matches anything; a value present here must be equal or missing
        // there.
        let fats: [Double??] = fat.map { [.some($0), .some(nil)] } ?? [nil]
        let notes: [String??] = note.map { [.some($0), .some(nil)] } ?? [nil]
        var found: Int?
        for fat in fats {
            for note in notes {
                let key = Key(
                    moment: moment, weight: reading.weighIn.weight, bodyFat: fat, note: note)
                guard let position = first[key] else { continue }
                found = min(found ?? position, position)
            }
        }
        return found
    }

    /// Adds a reading under every key by which a compatible one looks it up.
    mutating func insert(_ reading: ScaleReading, position: Int, at moment: Moment) {
        for key in Self.keys(of: reading, moment) {
            first[key] = min(first[key] ?? position, position)
        }
    }

    /// Removes a reading, before another one is joined into it.
    mutating func remove(_ reading: ScaleReading, position: Int, at moment: Moment) {
        for key in Self.keys(of: reading, moment) where first[key] == position {
            first[key] = nil
        }
    }

    private static func keys(of reading: ScaleReading, _ moment: Moment) -> [Key] {
        [Double??.none, .some(reading.weighIn.bodyFat)].flatMap { fat in
            [String??.none, .some(reading.weighIn.note)].map { note in
                Key(moment: moment, weight: reading.weighIn.weight, bodyFat: fat, note: note)
            }
        }
    }
}

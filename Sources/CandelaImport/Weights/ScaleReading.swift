import CandelaRules

/// A weigh-in with the row it is from.
struct ScaleReading {
    let place: Place
    let outcome: ImportReport.Outcome
    let moment: WallClock.Moment

    /// Who wrote it, where several apps may have.
    var source = ""

    var weighIn: WeighIn

    /// What a reading is sorted by: its day, its time, its row; days without a time come first.
    var order: (CalendarDay, Int, Int, Int) {
        (
            weighIn.day, weighIn.at?.instant.secondsSince1970 ?? .min, place.line, place.column
        )
    }

    /// What joining another reading into this one adds.
    mutating func take(_ other: ScaleReading) {
        weighIn.bodyFat = weighIn.bodyFat ?? other.weighIn.bodyFat
        weighIn.note = weighIn.note ?? other.weighIn.note
    }
}

/// Finds, among readings of one moment and weight, the first that says nothing that contradicts:
/// body fat and note are the same, or missing on one side. It takes the same time for each reading,
/// however many there are.
struct TwinIndex<Moment: Hashable> {
    private struct Key: Hashable {
        let moment: Moment
        let weight: Weight
        /// Nil for whatever it is.
        let bodyFat: Double??
        let note: String??
    }

    private var first: [Key: Int] = [:]

    /// The position of the first reading that agrees.
    func twin(of reading: ScaleReading, at moment: Moment) -> Int? {
        let (fat, note) = (reading.weighIn.bodyFat, reading.weighIn.note)
        // What is missing here may be anything there; what is said here is the same or missing there.
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

    /// Remembers a reading.
    mutating func insert(_ reading: ScaleReading, position: Int, at moment: Moment) {
        for key in Self.keys(of: reading, moment) {
            first[key] = min(first[key] ?? position, position)
        }
    }

    /// Forgets a reading, before another is joined into it.
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

import CandelaRules

/// The newest of a file's heights.
struct NewestHeight {
    /// The height in centimetres; `nil` if the file has none.
    private(set) var centimeters: Double?

    private var moment: (CalendarDay, Int)?

    /// Takes a height unless it is older than the one taken before.
    mutating func take(_ centimeters: Double, at moment: LocalDateParser.Moment) {
        let new = (moment.day, moment.at?.instant.secondsSince1970 ?? .min)
        if let old = self.moment, new < old { return }
        (self.centimeters, self.moment) = (centimeters, new)
    }

    /// The height and its day, for display; empty without one.
    var summary: String {
        guard let centimeters, let day = moment?.0 else { return "" }
        return "; height \(centimeters) cm of \(day)"
    }
}

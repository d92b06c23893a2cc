extension Journal {
    /// Gives an id to every completion, practice and weigh-in that has none.
    ///
    /// An id is made of what the record says, the habit and when it was, with a number after it when it
    /// is taken: the same records get the same ids on every device. Once given it stays, whatever is
    /// changed in the record.
    public mutating func identify() {
        Self.identify(&completions, \.id) { $0.usualID }
        Self.identify(&practices, \.id) { $0.usualID }
        Self.identify(&weighIns, \.id) { $0.usualID }
    }

    private static func identify<Record>(
        _ records: inout [Record], _ id: WritableKeyPath<Record, String?>,
        by usual: (Record) -> String
    ) {
        guard records.contains(where: { $0[keyPath: id] == nil }) else { return }
        var taken = Set(records.lazy.compactMap { $0[keyPath: id] })
        // How often an id was wanted already, so that a thousand alike take a thousand steps.
        var wanted: [String: Int] = [:]
        for position in records.indices where records[position][keyPath: id] == nil {
            let usual = usual(records[position])
            var found = usual
            while !taken.insert(found).inserted {
                let number = wanted[usual, default: 1] + 1
                wanted[usual] = number
                found = "\(usual)#\(number)"
            }
            records[position][keyPath: id] = found
        }
    }

    /// The usual id of a new record, or when that is taken the usual one with a number after it.
    static func freeID(_ usual: String, isTaken: (String) -> Bool) -> String {
        guard isTaken(usual) else { return usual }
        var number = 2
        while isTaken("\(usual)#\(number)") { number += 1 }
        return "\(usual)#\(number)"
    }
}

extension Completion {
    var usualID: String { "\(habit)/\(day)" }
}

extension Practice {
    var usualID: String { at?.description ?? day.description }
}

extension WeighIn {
    var usualID: String { at?.description ?? day.description }
}

extension Journal {
    /// Moves a habit to another position among ``habits``.
    ///
    /// - Parameter position: The position, limited to the list.
    /// - Throws: A breach if no habit has the id.
    @discardableResult
    public mutating func move(
        habit id: String, to position: Int
    ) throws(JournalBreach) -> JournalChange {
        let index = try Self.position(of: id, in: habits, "habit", of: "habits")
        return move(index, to: position, in: \.habits, \.habits)
    }

    /// Moves a routine to another position among ``routines``.
    ///
    /// - Parameter position: The position, limited to the list.
    /// - Throws: A breach if no routine has the id.
    @discardableResult
    public mutating func move(
        routine id: String, to position: Int
    ) throws(JournalBreach) -> JournalChange {
        let index = try Self.position(of: id, in: routines, "routine", of: "routines")
        return move(index, to: position, in: \.routines, \.routines)
    }

    /// Moves a routine mode to another position among ``routineModes``.
    ///
    /// - Parameter position: The position, limited to the list.
    /// - Throws: A breach if no mode has the id.
    @discardableResult
    public mutating func move(
        routineMode id: String, to position: Int
    ) throws(JournalBreach) -> JournalChange {
        let index = try Self.position(
            of: id, in: routineModes, "routine-mode", of: "routineModes")
        return move(index, to: position, in: \.routineModes, \.routineModes)
    }

    /// Moves the record at an index of a list.
    mutating func move<Record: Sendable & Equatable & Codable>(
        _ index: Int, to position: Int, in list: WritableKeyPath<Journal, [Record]>,
        _ noted: WritableKeyPath<JournalChange, ListChange<Record>>
    ) -> JournalChange {
        let target = min(max(position, 0), self[keyPath: list].count - 1)
        guard target != index else { return JournalChange() }
        var change = begin()
        let record = self[keyPath: list].remove(at: index)
        change[keyPath: noted].removed.append(.init(position: index, record: record))
        self[keyPath: list].put(record, at: target, into: &change[keyPath: noted])
        return end(change)
    }
}

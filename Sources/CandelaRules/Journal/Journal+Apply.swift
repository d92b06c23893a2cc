extension Journal {
    /// Applies record changes to this journal, as a store does to its records.
    ///
    /// The inverse of saving: applying every ``RecordChanges`` of a session produces the session's
    /// journal, in the same order. Applying changes again has no effect, so changes can safely be
    /// saved again if it is unclear whether they were saved.
    ///
    /// Changes are applied in this order: removed records are deleted, changed records replace
    /// those with the same id, added records are appended, and moved records are moved one after
    /// another. A changed record that does not exist is added; records to be removed or moved may
    /// be missing.
    public mutating func apply(_ changes: RecordChanges) {
        var applied = ListsApplied(changes: changes, journal: self)
        // Released first, so that the lists are changed in place rather than copied.
        self = Journal()
        applied.visitAll()
        self = applied.journal
        if changes.removed.goal { goal = nil }
        if let goal = changes.changed.goal ?? changes.added.goal { self.goal = goal }
        if let settings = changes.changed.settings ?? changes.added.settings {
            self.settings = settings
        }
    }
}

/// A visitor that applies the changes to each list.
private struct ListsApplied: RecordListVisitor {
    let changes: RecordChanges
    var journal: Journal

    mutating func visit<Record>(_ list: RecordList<Record>) {
        let removed = changes.removed[keyPath: list.ids]
        let changed = changes.changed[keyPath: list.saved]
        let added = changes.added[keyPath: list.saved]
        let moves = changes.moved[keyPath: list.moves]
        guard !(removed.isEmpty && changed.isEmpty && added.isEmpty && moves.isEmpty) else {
            return
        }
        let id = list.id
        var last: [String: Record] = [:]
        for record in added { last[id(record)] = record }
        var new: [String: Record] = [:]
        for record in changed { new[id(record)] = record }
        let gone = Set(removed)
        var records: [Record] = []
        for record in journal[keyPath: list.records] {
            let name = id(record)
            guard !gone.contains(name), last[name] == nil else { continue }
            records.append(new.removeValue(forKey: name) ?? record)
        }
        for record in changed where new.removeValue(forKey: id(record)) != nil {
            if last[id(record)] == nil { records.append(record) }
        }
        for record in added {
            if let record = last.removeValue(forKey: id(record)) { records.append(record) }
        }
        if !moves.isEmpty { records.move(moves, by: id) }
        journal[keyPath: list.records] = records
    }
}

extension Array {
    /// Moves elements behind others, one after another.
    fileprivate mutating func move(_ moves: [RecordChanges.Move], by id: (Element) -> String) {
        // A linked list, so that a move takes constant time. The last index is a sentinel before
        // the first element and after the last.
        var places: [String: Int] = [:]
        for place in indices { places[id(self[place])] = place }
        let end = count
        var next = Array<Int>(1...end + 1)
        next[end] = 0
        var previous = Array<Int>(-1..<end)
        previous[0] = end
        for move in moves {
            guard let place = places[move.id] else { continue }
            let after = move.after.map { places[$0] ?? previous[end] } ?? end
            guard after != place else { continue }
            next[previous[place]] = next[place]
            previous[next[place]] = previous[place]
            next[place] = next[after]
            previous[place] = after
            previous[next[after]] = place
            next[after] = place
        }
        var moved: [Element] = []
        moved.reserveCapacity(end)
        var place = next[end]
        while place != end {
            moved.append(self[place])
            place = next[place]
        }
        self = moved
    }
}

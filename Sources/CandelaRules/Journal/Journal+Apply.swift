extension Journal {
    /// Does to this journal what changes say, as a store does to its records.
    ///
    /// The inverse of saving: a journal that every ``RecordChanges`` of a session is applied to holds what
    /// the session's journal holds, in its order. Applying changes again changes nothing more, so that
    /// those of which it is not known whether they were saved can be saved once more.
    ///
    /// In this order: removed records go, changed ones take the place of those of their id, added ones
    /// come to the end, and moved ones go where they belong, one after the other. A changed record that is
    /// not there is added, and one that is to be removed or moved may be missing.
    public mutating func apply(_ changes: RecordChanges) {
        var applied = ListsApplied(changes: changes, journal: self)
        // Lists are changed in place.
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

/// Changes made to each list.
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
    /// Puts elements behind others, one after the other.
    fileprivate mutating func move(_ moves: [RecordChanges.Move], by id: (Element) -> String) {
        // Linked, so that a move takes as long in a long list as in a short one. The last place stands
        // for what is before the first element and after the last.
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

extension Journal {
    /// Applies record changes to this journal, as a store does to its records.
    ///
    /// Applying every ``RecordChanges`` of a session in turn produces the session's journal, with
    /// its records in the same order. Applying changes again has no effect, so changes can safely
    /// be saved again if it is unclear whether they were saved.
    ///
    /// Changes are applied in this order: removed records are deleted, changed records replace
    /// those with the same id, added records are appended, and moved records are moved one after
    /// another. A changed record that does not exist is added; records to be removed or moved may
    /// be missing. A record to be moved after a missing one is moved to the end.
    public mutating func apply(_ changes: RecordChanges) {
        for list in Self.lists(own: changes.ownLists) { list.apply(changes, to: &self) }
        if changes.removed.goal { goal = nil }
        if let goal = changes.changed.goal ?? changes.added.goal { self.goal = goal }
        if let settings = changes.changed.settings ?? changes.added.settings {
            self.settings = settings
        }
    }
}

extension RecordChanges {
    /// Applies the changes of a kind of record that an app declares to the rows of a store, in the
    /// order of the list.
    ///
    /// Changed and added records that the type cannot decode are ignored.
    public func apply<Record>(to rows: inout [Record], of type: RecordType<Record>) {
        rows = ListPlan.applied(
            to: rows, id: \.id, removed: removed[type], changed: changed[type],
            added: added[type], moves: moved[type])
    }
}

extension RecordList {
    func apply(_ changes: RecordChanges, to journal: inout Journal) {
        let removed = changes.removed.lists[name]
        let changed = changes.changed[keyPath: saved]
        let added = changes.added[keyPath: saved]
        let moves = changes.moved[name]
        guard !(removed.isEmpty && changed.isEmpty && added.isEmpty && moves.isEmpty) else {
            return
        }
        journal[keyPath: records] = ListPlan.applied(
            to: journal[keyPath: records], id: id, removed: removed, changed: changed,
            added: added, moves: moves)
    }
}

/// The order of a changed list, with the source of each record.
///
/// The plan uses only ids, so that it is compiled once instead of for each record type.
private struct ListPlan {
    private(set) var sources: [Source] = []

    /// The source of a record: the original list, or the changed or added records.
    enum Source {
        case kept(Int)
        case changed(Int)
        case added(Int)
    }

    /// A list with changes.
    static func applied<Record>(
        to records: [Record], id: (Record) -> String, removed: [String], changed: [Record],
        added: [Record], moves: [RecordChanges.Move]
    ) -> [Record] {
        ListPlan(
            ids: records.map(id), removed: removed, changed: changed.map(id), added: added.map(id),
            moves: moves
        ).sources.map { source in
            switch source {
            case .kept(let index): records[index]
            case .changed(let index): changed[index]
            case .added(let index): added[index]
            }
        }
    }

    private init(
        ids: [String], removed: [String], changed: [String], added: [String],
        moves: [RecordChanges.Move]
    ) {
        var last: [String: Int] = [:]
        for (index, id) in added.enumerated() { last[id] = index }
        var new: [String: Int] = [:]
        for (index, id) in changed.enumerated() { new[id] = index }
        let gone = Set(removed)
        var names: [String] = []
        func put(_ source: Source, _ id: String) {
            sources.append(source)
            names.append(id)
        }
        for (index, id) in ids.enumerated() where !gone.contains(id) && last[id] == nil {
            put(new.removeValue(forKey: id).map { .changed($0) } ?? .kept(index), id)
        }
        for (index, id) in changed.enumerated()
        where new.removeValue(forKey: id) != nil && last[id] == nil {
            put(.changed(index), id)
        }
        for id in added {
            if let index = last.removeValue(forKey: id) { put(.added(index), id) }
        }
        if !moves.isEmpty { move(moves, names) }
    }

    /// Moves records after others, one at a time.
    private mutating func move(_ moves: [RecordChanges.Move], _ ids: [String]) {
        // A linked list, so that a move takes constant time. The last index is a sentinel before
        // the first record and after the last.
        var indices: [String: Int] = [:]
        for (index, id) in ids.enumerated() { indices[id] = index }
        let end = ids.count
        var next = Array<Int>(1...end + 1)
        next[end] = 0
        var previous = Array<Int>(-1..<end)
        previous[0] = end
        for move in moves {
            guard let index = indices[move.id] else { continue }
            let after = move.after.map { indices[$0] ?? previous[end] } ?? end
            guard after != index else { continue }
            next[previous[index]] = next[index]
            previous[next[index]] = previous[index]
            next[index] = next[after]
            previous[index] = after
            previous[next[after]] = index
            next[after] = index
        }
        var moved: [Source] = []
        moved.reserveCapacity(end)
        var index = next[end]
        while index != end {
            moved.append(sources[index])
            index = next[index]
        }
        sources = moved
    }
}

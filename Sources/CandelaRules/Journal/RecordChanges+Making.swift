extension RecordChanges {
    /// The record changes of an operation, list by list.
    ///
    /// - Parameter journal: The journal right after the operation.
    public init(_ change: JournalChange, in journal: Journal) {
        self.init()
        var changed = ListsChanged(change: change, journal: journal, changes: self)
        changed.visitAll()
        self = changed.changes
        if change.goal != nil { setGoal(of: journal) }
        if change.routineMode != nil || change.unit != nil {
            self.changed.settings = journal.settings
        }
    }

    /// The record changes that turn one journal into another.
    ///
    /// Starting from an empty journal gives a first save: the complete contents of a journal from a
    /// file, an import or an app's own model.
    ///
    /// ```swift
    /// let all = RecordChanges(from: Journal(), to: journal)
    /// ```
    ///
    /// Records are matched by id, which must be unique within a list. Unknown members of the
    /// journal itself are not records and are not included.
    public init(from old: Journal, to new: Journal) {
        self.init()
        var compared = ListsCompared(old: old.identified, new: new.identified, changes: self)
        compared.visitAll()
        self = compared.changes
        if old.goal != new.goal { setGoal(of: new) }
        if old.settings != new.settings { changed.settings = new.settings }
    }

    mutating func setGoal(of journal: Journal) {
        changed.goal = journal.goal
        removed.goal = journal.goal == nil
    }

    /// Adds moves that put records at their positions, in the order of the list.
    ///
    /// Records appended at the end of the list need no move.
    ///
    /// - Parameters:
    ///   - places: The positions of all records that the store would have elsewhere.
    ///   - added: The positions among them of records that the store appends, in this order.
    fileprivate mutating func place<Record>(
        _ places: [Int], added: Set<Int>, in list: RecordList<Record>, of records: [Record]
    ) {
        var end = records.count
        while end > 0, added.contains(end - 1) { end -= 1 }
        for place in places where place < end {
            moved[keyPath: list.moves].append(
                Move(
                    list.id(records[place]), after: place > 0 ? list.id(records[place - 1]) : nil))
        }
    }
}

/// A visitor that collects the changes an operation made to each list.
private struct ListsChanged: RecordListVisitor {
    let change: JournalChange
    let journal: Journal
    var changes: RecordChanges

    mutating func visit<Record>(_ list: RecordList<Record>) {
        let (old, new) = (change[keyPath: list.change].removed, change[keyPath: list.change].added)
        guard !(old.isEmpty && new.isEmpty) else { return }
        let id = list.id
        let records = journal[keyPath: list.records]
        var before: [String: Int] = [:]
        for one in old { before[id(one.record)] = one.position }
        let after = Set(new.map { id($0.record) })
        changes.removed[keyPath: list.ids] = old.map { id($0.record) }.filter {
            !after.contains($0)
        }
        // A record with the same id has not moved if the same number of untouched records precede
        // it.
        let (left, came) = (old.map(\.position).sorted(), new.map(\.position).sorted())
        let inOrder = new.sorted { $0.position < $1.position }
        let stayed = inOrder.compactMap { before[id($0.record)] }
        let keepOrder = stayed == stayed.sorted()
        func untouched(_ position: Int, _ touched: [Int]) -> Int {
            position - touched.count(below: position)
        }
        var (placed, added): ([Int], Set<Int>) = ([], [])
        for one in inOrder {
            if let position = before[id(one.record)] {
                changes.changed[keyPath: list.saved].append(one.record)
                guard
                    !keepOrder || untouched(position, left) != untouched(one.position, came)
                else { continue }
            } else {
                changes.added[keyPath: list.saved].append(one.record)
                added.insert(one.position)
            }
            placed.append(one.position)
        }
        changes.place(placed, added: added, in: list, of: records)
    }
}

/// A visitor that collects the changes that turn each list of one journal into that of another.
private struct ListsCompared: RecordListVisitor {
    let old: Journal
    let new: Journal
    var changes: RecordChanges

    mutating func visit<Record>(_ list: RecordList<Record>) {
        let (old, new) = (old[keyPath: list.records], new[keyPath: list.records])
        guard old != new else { return }
        let id = list.id
        var before: [String: Int] = [:]
        for (position, record) in old.enumerated() { before[id(record)] = position }
        let after = Set(new.map(id))
        changes.removed[keyPath: list.ids] = old.map(id).filter { !after.contains($0) }
        var (placed, added): ([Int], Set<Int>) = ([], [])
        var stayed: [(place: Int, was: Int)] = []
        for (place, record) in new.enumerated() {
            guard let was = before[id(record)] else {
                changes.added[keyPath: list.saved].append(record)
                added.insert(place)
                placed.append(place)
                continue
            }
            if old[was] != record { changes.changed[keyPath: list.saved].append(record) }
            stayed.append((place, was))
        }
        let kept = Set(stayed.map(\.was).longestAscent.map { stayed[$0].place })
        placed = (placed + stayed.map(\.place).filter { !kept.contains($0) }).sorted()
        changes.place(placed, added: added, in: list, of: new)
    }
}

extension [Int] {
    /// The number of elements less than a value; the array must be sorted ascending.
    fileprivate func count(below number: Int) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle] < number { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The indices of a longest increasing subsequence.
    fileprivate var longestAscent: [Int] {
        // The smallest last element of an increasing subsequence of each length, and its index.
        var (least, lasts): ([Int], [Int]) = ([], [])
        var previous = [Int?](repeating: nil, count: count)
        for (place, element) in enumerated() {
            let length = least.count(below: element)
            previous[place] = length > 0 ? lasts[length - 1] : nil
            if length == lasts.count {
                lasts.append(place)
                least.append(element)
            } else {
                (lasts[length], least[length]) = (place, element)
            }
        }
        var (found, next): ([Int], Int?) = ([], lasts.last)
        while let place = next {
            found.append(place)
            next = previous[place]
        }
        return found.reversed()
    }
}

extension RecordChanges {
    /// The changes that bring these records of a store up to date, whatever the store contains.
    init(of unsaved: UnsavedRecords, in journal: Journal) {
        self.init()
        var asked = UnsavedChangesCollector(unsaved: unsaved, journal: journal, changes: self)
        asked.visitAll()
        self = asked.changes
        if unsaved.goal { setGoal(of: journal) }
        if unsaved.settings { changed.settings = journal.settings }
    }
}

/// A visitor that collects the changes for the unsaved records of each list.
private struct UnsavedChangesCollector: RecordListVisitor {
    let unsaved: UnsavedRecords
    let journal: Journal
    var changes: RecordChanges

    mutating func visit<Record>(_ list: RecordList<Record>) {
        let written = unsaved.written[keyPath: list.ids]
        guard !written.isEmpty else { return }
        let toPlace = Set(unsaved.placed[keyPath: list.ids])
        var missing = Set(written)
        let records = journal[keyPath: list.records]
        var (placed, added): ([Int], Set<Int>) = ([], [])
        for (place, record) in records.enumerated() {
            guard let id = missing.remove(list.id(record)) else { continue }
            if toPlace.contains(id) {
                changes.added[keyPath: list.saved].append(record)
                added.insert(place)
                placed.append(place)
            } else {
                changes.changed[keyPath: list.saved].append(record)
            }
        }
        changes.removed[keyPath: list.ids] = written.filter(missing.contains)
        changes.place(placed, added: added, in: list, of: records)
    }
}

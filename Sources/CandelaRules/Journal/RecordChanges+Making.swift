extension RecordChanges {
    /// The changes of a journal, list by list.
    ///
    /// - Parameter journal: The journal right after it.
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

    /// Everything that makes one journal of another.
    ///
    /// With an empty journal to begin from it is a first save: all of a journal that comes from a file,
    /// an import or an app's own model.
    ///
    /// ```swift
    /// let all = RecordChanges(from: Journal(), to: journal)
    /// ```
    ///
    /// Records are told apart by their ids, which have to differ within a list. Members of the journal
    /// itself that this version does not know are no records, and stay out.
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

    /// Says of records where they are in their list, in the list's order.
    ///
    /// Records added at the list's end are there already, wherever they were added from.
    ///
    /// - Parameters:
    ///   - places: The positions of all records that are not where the store would have them.
    ///   - added: The positions of those among them that the store puts at the end, in this order.
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

/// The changes an operation made to each list.
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
        // A record of the same id stayed where it was when as many untouched ones are before it.
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

/// The changes that turn each list of one journal into that of another.
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
    /// The count of these ascending numbers that are less than one.
    fileprivate func count(below number: Int) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle] < number { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The places of as many elements as possible that ascend.
    fileprivate var longestAscent: [Int] {
        // The least last element of an ascent of each length, and its place.
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
    /// The records a store is to hold, whatever it holds of them now.
    init(of unsaved: UnsavedRecords, in journal: Journal) {
        self.init()
        var asked = ListsAsked(unsaved: unsaved, journal: journal, changes: self)
        asked.visitAll()
        self = asked.changes
        if unsaved.goal { setGoal(of: journal) }
        if unsaved.settings { changed.settings = journal.settings }
    }
}

/// The fate of some records of each list.
private struct ListsAsked: RecordListVisitor {
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

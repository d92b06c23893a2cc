import CandelaJSON

extension RecordChanges {
    /// The record changes of an operation, list by list.
    ///
    /// - Parameter journal: The journal right after the operation.
    public init(_ change: JournalChange, in journal: Journal) {
        self.init()
        for list in Journal.lists(own: change.ownLists) {
            list.collect(change, in: journal, into: &self)
        }
        if change.goal != nil { setGoal(of: journal) }
        if change.changesSettings {
            changed.settings = journal.settings
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
        let (before, after) = (old.identified, new.identified)
        for list in Journal.lists(own: before.ownLists + after.ownLists) {
            list.compare(before, with: after, into: &self)
        }
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
        moved[list.name] += places.prefix(
            before: records.count, without: added
        ).map { place in
            Move(list.id(records[place]), after: place > 0 ? list.id(records[place - 1]) : nil)
        }
    }
}

extension [Int] {
    /// The positions, except of appended records at the end of a list, which need no move.
    fileprivate func prefix(before count: Int, without added: Set<Int>) -> [Int] {
        var end = count
        while end > 0, added.contains(end - 1) { end -= 1 }
        return filter { $0 < end }
    }
}

extension RecordList {
    func collect(_ change: JournalChange, in journal: Journal, into changes: inout RecordChanges) {
        let (old, new) = (change[keyPath: self.change].removed, change[keyPath: self.change].added)
        guard !(old.isEmpty && new.isEmpty) else { return }
        let plan = ChangePlan(
            old: old.map { ($0.position, id($0.record)) },
            new: new.map { ($0.position, id($0.record)) })
        changes.removed.lists[name] = plan.removed
        changes.changed[keyPath: saved] += plan.changed.map { new[$0].record }
        changes.added[keyPath: saved] += plan.added.map { new[$0].record }
        changes.place(
            plan.placed, added: Set(plan.added.map { new[$0].position }), in: self,
            of: journal[keyPath: records])
    }
}

/// The changes an operation made to a list.
///
/// The plan uses only positions and ids, so that it is compiled once instead of for each record
/// type.
private struct ChangePlan {
    /// The ids of removed records.
    let removed: [String]

    /// The indices of the new records that replaced one with the same id, and of the other ones.
    private(set) var changed: [Int] = []
    private(set) var added: [Int] = []

    /// The positions of records that the store would have elsewhere.
    private(set) var placed: [Int] = []

    init(old: [(position: Int, id: String)], new: [(position: Int, id: String)]) {
        var before: [String: Int] = [:]
        for one in old { before[one.id] = one.position }
        let after = Set(new.map { $0.id })
        removed = old.map { $0.id }.filter { !after.contains($0) }
        // A replaced record kept its position if the same number of unchanged records precede it as
        // before.
        let (left, came) = (old.map { $0.position }.sorted(), new.map { $0.position }.sorted())
        let inOrder = new.map { $0.position }.placesInOrder
        let stayed = inOrder.compactMap { before[new[$0].id] }
        let keepOrder = stayed == stayed.sorted()
        func untouched(_ position: Int, _ touched: [Int]) -> Int {
            position - touched.partitioningIndex { $0 >= position }
        }
        for index in inOrder {
            let one = new[index]
            if let position = before[one.id] {
                changed.append(index)
                guard
                    !keepOrder || untouched(position, left) != untouched(one.position, came)
                else { continue }
            } else {
                added.append(index)
            }
            placed.append(one.position)
        }
    }
}

extension RecordList {
    func compare(_ old: Journal, with new: Journal, into changes: inout RecordChanges) {
        let (old, new) = (old[keyPath: records], new[keyPath: records])
        guard old != new else { return }
        let plan = ComparisonPlan(old: old.map(id), new: new.map(id))
        changes.removed.lists[name] = plan.removed
        for (place, was) in plan.stayed where old[was] != new[place] {
            changes.changed[keyPath: saved].append(new[place])
        }
        changes.added[keyPath: saved] += plan.added.map { new[$0] }
        changes.place(plan.placed, added: Set(plan.added), in: self, of: new)
    }
}

/// The differences between two versions of a list.
///
/// The plan uses only ids, so that it is compiled once instead of for each record type.
private struct ComparisonPlan {
    /// The ids of removed records.
    let removed: [String]

    /// The positions of added records.
    private(set) var added: [Int] = []

    /// The positions of all other records, now and before.
    private(set) var stayed: [(place: Int, was: Int)] = []

    /// The positions of records that the store would have elsewhere.
    private(set) var placed: [Int] = []

    init(old: [String], new: [String]) {
        var before: [String: Int] = [:]
        for (position, id) in old.enumerated() { before[id] = position }
        let after = Set(new)
        removed = old.filter { !after.contains($0) }
        for (place, id) in new.enumerated() {
            if let was = before[id] {
                stayed.append((place, was))
            } else {
                added.append(place)
            }
        }
        let kept = Set(stayed.map(\.was).longestAscent.map { stayed[$0].place })
        placed = (added + stayed.map(\.place).filter { !kept.contains($0) }).sorted()
    }
}

extension [Int] {
    /// The indices of the numbers, sorted by number.
    var placesInOrder: [Int] { indices.ordered { self[$0] < self[$1] } }

    /// The indices of a longest increasing subsequence.
    fileprivate var longestAscent: [Int] {
        // The smallest last element of an increasing subsequence of each length, and its index.
        var (least, lasts): ([Int], [Int]) = ([], [])
        var previous = [Int?](repeating: nil, count: count)
        for (place, element) in enumerated() {
            let length = least.partitioningIndex { $0 >= element }
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
    /// The changes that bring these records of a store up to date, regardless of its content.
    init(of unsaved: UnsavedRecords, in journal: Journal) {
        self.init()
        for list in Journal.lists(own: unsaved.written.lists.ownLists) {
            list.collect(unsaved, in: journal, into: &self)
        }
        if unsaved.goal { setGoal(of: journal) }
        if unsaved.settings { changed.settings = journal.settings }
    }
}

extension RecordList {
    func collect(_ unsaved: UnsavedRecords, in journal: Journal, into changes: inout RecordChanges)
    {
        let written = unsaved.written.lists[name]
        guard !written.isEmpty else { return }
        let toAdd = Set(unsaved.added.lists[name])
        let toMove = Set(unsaved.moved.lists[name])
        var missing = Set(written)
        let records = journal[keyPath: records]
        var (placed, added): ([Int], Set<Int>) = ([], [])
        for (place, record) in records.enumerated() {
            guard let id = missing.remove(id(record)) else { continue }
            if toAdd.contains(id) {
                changes.added[keyPath: saved].append(record)
                added.insert(place)
            } else {
                changes.changed[keyPath: saved].append(record)
            }
            if toAdd.contains(id) || toMove.contains(id) { placed.append(place) }
        }
        changes.removed.lists[name] = written.filter(missing.contains)
        changes.place(placed, added: added, in: self, of: records)
    }
}

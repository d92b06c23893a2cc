/// The ids of records that a store may not have in their current state.
///
/// Only ids are stored: saving always uses the journal's current records, however often they were
/// changed in the meantime.
public struct UnsavedRecords: Sendable, Equatable {
    /// Records that were added, changed, removed or moved.
    var written = RecordChanges.RecordIDs()

    /// Records among them that may be missing from a store.
    var added = RecordChanges.RecordIDs()

    /// Records among them that may be at another position in a store.
    var moved = RecordChanges.RecordIDs()

    /// Whether the goal was changed.
    var goal = false

    /// Whether settings were changed.
    var settings = false

    /// Creates an empty set.
    public init() {}

    /// The records affected by changes.
    public init(_ changes: RecordChanges) {
        self.init()
        insert(changes)
    }

    /// Whether there are no unsaved records.
    public var isEmpty: Bool { self == UnsavedRecords() }

    /// Adds the records affected by changes.
    ///
    /// - Parameter areStored: Whether added records are in the store, because their removal was not
    ///   saved; only their positions may differ.
    public mutating func insert(_ changes: RecordChanges, areStored: Bool = false) {
        for list in Journal.lists(own: changes.ownLists) {
            list.note(changes, areStored: areStored, in: &self)
        }
        goal = goal || changes.changed.goal != nil || changes.removed.goal
        settings = settings || changes.changed.settings != nil || changes.added.settings != nil
    }

    /// Adds the records of another set.
    public mutating func formUnion(_ others: UnsavedRecords) {
        for list in Journal.lists(own: others.written.lists.ownLists) {
            added.lists[list.name].insert(others.added.lists[list.name])
            moved.lists[list.name].insert(others.moved.lists[list.name])
            written.lists[list.name].insert(others.written.lists[list.name])
        }
        goal = goal || others.goal
        settings = settings || others.settings
    }

    /// The changes that bring these records in a store up to date with the journal, regardless of
    /// the store's content.
    ///
    /// Takes time proportional to the length of the lists affected.
    public func changes(in journal: Journal) -> RecordChanges {
        RecordChanges(of: self, in: journal)
    }
}

extension RecordList {
    func note(_ changes: RecordChanges, areStored: Bool, in unsaved: inout UnsavedRecords) {
        let added = changes.added[keyPath: saved].map(id)
        let moved = changes.moved[name].map(\.id)
        if !areStored { unsaved.added.lists[name].insert(added) }
        unsaved.moved.lists[name].insert(areStored ? added + moved : moved)
        unsaved.written.lists[name].insert(
            added + changes.changed[keyPath: saved].map(id) + changes.removed.lists[name] + moved)
    }
}

extension [String] {
    /// Appends the ids that are not present yet.
    fileprivate mutating func insert(_ ids: [String]) {
        guard !ids.isEmpty else { return }
        var known = Set(self)
        for id in ids where known.insert(id).inserted { append(id) }
    }
}

extension UnsavedRecords: Codable {
    private enum CodingKeys: String, CodingKey {
        case written, added, moved, goal, settings
    }

    /// Decodes unsaved records; omitted members are empty.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        written = try container.decode(.written, or: RecordChanges.RecordIDs())
        added = try container.decode(.added, or: RecordChanges.RecordIDs())
        moved = try container.decode(.moved, or: RecordChanges.RecordIDs())
        goal = try container.decode(.goal, or: false)
        settings = try container.decode(.settings, or: false)
    }

    /// Encodes the members that are not empty.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        let none = RecordChanges.RecordIDs()
        if written != none { try container.encode(written, forKey: .written) }
        if added != none { try container.encode(added, forKey: .added) }
        if moved != none { try container.encode(moved, forKey: .moved) }
        if goal { try container.encode(goal, forKey: .goal) }
        if settings { try container.encode(settings, forKey: .settings) }
    }
}

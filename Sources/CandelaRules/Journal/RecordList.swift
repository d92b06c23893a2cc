import CandelaJSON

/// A list of records in a journal, with the corresponding members of changes and the rules of its
/// records.
///
/// Everything that goes through the lists of a journal walks ``Journal/lists``.
struct RecordList<Record: Sendable & Hashable & Codable> {
    /// The member of a journal in JSON; `own` for all lists that apps declare.
    let key: Journal.CodingKeys

    /// The name of the list: its path in JSON.
    let name: String

    /// The list in a journal, which is copied when it is changed through this path.
    let records: ListPath<Journal, [Record]>

    /// The list in the records of changes for a store.
    let saved: ListPath<RecordChanges.Records, [Record]>

    /// The list in a change.
    let change: ListPath<JournalChange, ListChange<Record>>

    /// The id of a record, by which changes name it.
    let id: @Sendable (Record) -> String

    /// The identity of records in another journal.
    let identity: Identity

    /// The rules that a record breaks, regardless of the rest of the journal.
    let breaches: @Sendable (Record) -> [JournalBreach]

    /// The id of the habit that a record belongs to; `nil` if records belong to none.
    let habit: (@Sendable (Record) -> String?)?

    /// The habit and day of which the list has one record at most; `nil` if there may be several.
    let slot: (@Sendable (Record) -> RecordSlot)?

    /// Reports the rules that the records break. A closure, so that it is specialized for each type
    /// of records: validation takes a noticeable part of the time in which a journal is read.
    let validate: @Sendable (Journal, RecordChecks) -> Void

    /// The identity of records in another journal.
    enum Identity {
        /// Ids given by the app, which are unique.
        case id
        /// Ids that the journal assigns to records without one.
        case assigned(AssignedIDs<Record>)
        /// The content, from which the id is derived.
        case content
    }
}

/// The path to a list.
typealias ListPath<Root, List> = any WritableKeyPath<Root, List> & Sendable

/// A habit and a day.
struct RecordSlot: Hashable {
    let habit: String
    let day: CalendarDay
}

extension RecordList where Record: JournalRecord & Identifiable<String> {
    /// - Parameters:
    ///   - name: The name of a list that an app declares, with ``Journal/ownPrefix``.
    ///   - habit: Returns the id of the habit that a record belongs to.
    ///   - slot: Returns the habit and day of which there is one record at most.
    ///   - references: Adds the breaches of a record's references to routines.
    init(
        _ key: Journal.CodingKeys, named name: String? = nil,
        _ records: ListPath<Journal, [Record]>,
        _ saved: ListPath<RecordChanges.Records, [Record]>,
        _ change: ListPath<JournalChange, ListChange<Record>>,
        by identity: Identity = .id, habit: (@Sendable (Record) -> String?)? = nil,
        slot: (@Sendable (Record) -> RecordSlot)? = nil,
        references: @escaping @Sendable (Record, Set<String>, inout BreachList) -> Void = {
            _, _, _ in
        }
    ) {
        let name = name ?? key.stringValue
        let path = JournalPath(ofList: name, in: key)
        self.init(
            key: key, name: name, records: records, saved: saved, change: change, id: { $0.id },
            identity: identity, breaches: { $0.breaches }, habit: habit, slot: slot
        ) { journal, checks in
            let hasIDs = if case .content = identity { false } else { true }
            checks.check(journal[keyPath: records], at: path, hasIDs: hasIDs) {
                record, found in
                if let habit = habit?(record) { found.requireHabit(habit, among: checks.habits) }
                references(record, checks.routines, &found)
            }
        }
    }
}

/// A list of records whose type is not known.
///
/// The lists are existentials, so that the compiler does not make a copy of each operation for each
/// record type, which makes apps larger.
protocol AnyRecordList: Sendable {
    var key: Journal.CodingKeys { get }
    var name: String { get }

    /// Whether the list is a member of ``RecordChanges/Records``.
    func isSaved(as member: AnyKeyPath) -> Bool

    func count(in journal: Journal) -> Int

    // Coding.

    func read(_ journal: inout Journal, _ reader: RecordReader<Journal.CodingKeys>) throws
    func write(
        _ journal: Journal, _ container: inout KeyedEncodingContainer<Journal.CodingKeys>) throws
    func read(
        _ records: inout RecordChanges.Records,
        _ container: KeyedDecodingContainer<Journal.CodingKeys>) throws
    func write(
        _ records: RecordChanges.Records,
        _ container: inout KeyedEncodingContainer<Journal.CodingKeys>) throws

    // Changes.

    func undo(_ change: JournalChange, in journal: inout Journal, _ done: inout JournalChange)
    func collect(_ change: JournalChange, in journal: Journal, into changes: inout RecordChanges)
    func compare(_ old: Journal, with new: Journal, into changes: inout RecordChanges)
    func collect(_ unsaved: UnsavedRecords, in journal: Journal, into changes: inout RecordChanges)
    func note(_ changes: RecordChanges, areStored: Bool, in unsaved: inout UnsavedRecords)
    func repeats(
        _ changes: RecordChanges, of unsaved: UnsavedRecords, in journal: Journal,
        recently isRecent: Bool
    ) -> Bool
    func apply(_ changes: RecordChanges, to journal: inout Journal)

    // Validation.

    var validate: @Sendable (Journal, RecordChecks) -> Void { get }
    func mend(_ journal: inout Journal, _ mending: inout ListMending)
    func remove(_ positions: IndexBits, from journal: inout Journal)

    // Identity.

    func identify(_ journal: inout Journal)
    func renumber(_ journal: inout Journal)

    // Merging and importing.

    func merge(
        _ other: Journal, into journal: inout Journal, updating updates: Bool,
        _ note: (MergedRecord) -> Void)
    func record(_ value: JSONValue) throws(JSONDecodingError) -> any Sendable
    func append(_ records: [any Sendable], to journal: inout Journal)
    func references(in journal: Journal) -> [(id: String?, habit: String?)]
}

extension JournalPath {
    /// The path of a list.
    fileprivate init(ofList name: String, in key: Journal.CodingKeys) {
        let own = Journal.ownPrefix
        steps =
            key == .own
            ? [.member(Journal.own), .member(String(name.dropFirst(own.count)))] : [.member(name)]
    }
}

extension RecordList: AnyRecordList {
    func isSaved(as member: AnyKeyPath) -> Bool { saved == member }

    func count(in journal: Journal) -> Int { journal[keyPath: records].count }
}

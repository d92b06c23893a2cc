public import CandelaRules

/// The result of merging one journal into another.
public struct JournalMerge: Sendable, Hashable {
    /// The number of records added.
    public fileprivate(set) var added = 0

    /// The number of records that already existed unchanged.
    public fileprivate(set) var present = 0

    private var log = FindingLog<Bool, String>()

    /// The names of the first hundred records that already existed with different content, such as
    /// `weighIns libra-…`. The existing content was kept.
    public var differing: [String] { log.kept }

    /// The number of all records that already existed with different content.
    public var differingCount: Int { log.count }

    fileprivate mutating func note(_ isSame: Bool, _ name: String) {
        if isSame { present += 1 } else { log.append(name, of: isSame) }
    }
}

extension Journal {
    /// The number of records, including the goal but not the settings.
    public var recordCount: Int {
        habits.count + completions.count + practices.count + restDays.count + weighIns.count
            + (goal == nil ? 0 : 1) + celebratedStreaks.count + completedMilestones.count
            + routines.count + sessions.count + routineModes.count
    }

    /// Adds the records of another journal that are not in this one.
    ///
    /// A record exists already if one has the same identifier, or the same content and only a
    /// generated identifier; a completion also if its habit has one on the same day. Existing
    /// records are kept unchanged, and so are the settings and the goal, if one is set. Merging the
    /// same journal again therefore adds nothing.
    ///
    /// Merged records count as past: milestones that they reach count as celebrated.
    ///
    /// - Returns: The numbers of added and present records, and the names of those that differ.
    public mutating func merge(_ other: Journal) -> JournalMerge {
        var merge = JournalMerge()
        merge.add(
            other.habits, to: &habits, called: "habits", id: { $0.id }, bare: { $0 })
        merge.addMarks(other.completions, to: &completions)
        merge.add(
            other.practices, to: &practices, called: "practices", id: \.ownID,
            bare: {
                var bare = $0
                bare.id = ""
                return bare
            })
        merge.add(
            other.restDays, to: &restDays, called: "restDays", id: { _ in nil }, bare: { $0 })
        merge.add(
            other.weighIns, to: &weighIns, called: "weighIns", id: \.ownID,
            bare: {
                var bare = $0
                bare.id = ""
                return bare
            })
        merge.add(
            other.celebratedStreaks, to: &celebratedStreaks, called: "celebratedStreaks",
            id: { _ in nil }, bare: { $0 })
        merge.add(
            other.completedMilestones, to: &completedMilestones, called: "completedMilestones",
            id: { _ in nil }, bare: { $0 })
        merge.add(
            other.routines, to: &routines, called: "routines", id: { $0.id }, bare: { $0 })
        merge.add(
            other.sessions, to: &sessions, called: "sessions", id: { $0.id }, bare: { $0 })
        merge.add(
            other.routineModes, to: &routineModes, called: "routineModes", id: { $0.id },
            bare: { $0 })
        if let theirs = other.goal {
            if goal == nil {
                goal = theirs
                merge.added += 1
            } else {
                merge.note(goal == theirs, "goal")
            }
        }
        if merge.added > 0 {
            makeIDsDiffer()
            celebratePast()
        }
        return merge
    }

    /// Renumbers records whose generated identifiers are the same in both journals.
    private mutating func makeIDsDiffer() {
        func clear<Record: IdentifiedRecord>(_ records: inout [Record]) {
            var taken = Set<String>()
            for place in records.indices where !taken.insert(records[place].id).inserted {
                if records[place].ownID == nil { records[place].id = "" }
            }
        }
        clear(&completions)
        clear(&practices)
        clear(&weighIns)
        identify()
    }

    /// Marks milestones reached up to the last record as celebrated.
    mutating func celebratePast() {
        let days =
            completions.map(\.day) + practices.map(\.day) + weighIns.map(\.day)
            + sessions.map(\.day)
        guard let last = days.max() else { return }
        let clock = DayClock(.utc)
        let instants =
            completions.compactMap(\.at?.instant) + practices.compactMap(\.at?.instant)
            + weighIns.compactMap(\.at?.instant)
        // The last second of the last day in UTC, or the last record if local clocks were behind
        // UTC.
        let end = clock.start(of: last.next).adding(seconds: -1)
        celebratePast(now: instants.max().map { max($0, end) } ?? end, clock: clock)
    }
}

extension JournalMerge {
    /// - Parameter bare: Returns the record without its identifier.
    fileprivate mutating func add<Record: Hashable>(
        _ theirs: [Record], to mine: inout [Record], called name: String,
        id: (Record) -> String?, bare: (Record) -> Record
    ) {
        guard !theirs.isEmpty else { return }
        var named: [String: Record] = [:]
        // Counts records with the same content, so that two identical ones remain two.
        var nameless: [Record: Int] = [:]
        var all: [Record: Int] = [:]
        for record in mine {
            let content = bare(record)
            all[content, default: 0] += 1
            if let id = id(record) {
                named[id] = record
            } else {
                nameless[content, default: 0] += 1
            }
        }
        for record in theirs {
            let content = bare(record)
            if let id = id(record), let known = named[id] {
                note(bare(known) == content, "\(name) \(id)")
            } else if id(record) == nil, let count = all[content], count > 0 {
                all[content] = count - 1
                present += 1
            } else if id(record) != nil, let count = nameless[content], count > 0 {
                nameless[content] = count - 1
                present += 1
            } else {
                mine.append(record)
                added += 1
            }
        }
    }

    /// Adds completions, at most one per habit and day, regardless of their source.
    fileprivate mutating func addMarks(_ theirs: [Completion], to mine: inout [Completion]) {
        struct Key: Hashable {
            let habit: String
            let day: CalendarDay
        }
        func bare(_ mark: Completion) -> Completion {
            var bare = mark
            bare.id = ""
            return bare
        }
        var days: [Key: Completion] = [:]
        var named: [String: Completion] = [:]
        for mark in mine {
            days[Key(habit: mark.habit, day: mark.day)] = mark
            if let id = mark.ownID { named[id] = mark }
        }
        for mark in theirs {
            let known =
                mark.ownID.flatMap { named[$0] } ?? days[Key(habit: mark.habit, day: mark.day)]
            if let known {
                note(bare(known) == bare(mark), "completions \(mark.habit) \(mark.day)")
            } else {
                mine.append(mark)
                added += 1
            }
        }
    }
}

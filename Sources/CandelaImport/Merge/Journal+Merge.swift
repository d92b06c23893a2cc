public import CandelaRules

/// The result of merging one journal into another.
public struct JournalMerge: Sendable, Hashable {
    /// The number of records added.
    public fileprivate(set) var added = 0

    /// The number of records that were replaced by newer content.
    public fileprivate(set) var updated = 0

    /// The number of records that already existed unchanged.
    public fileprivate(set) var present = 0

    /// The number of new records without their amount, which is in another unit than its habit's.
    public fileprivate(set) var otherUnits = 0

    private var log = FindingLog<Bool, String>()

    /// The names of the first hundred records that already existed with different content, such as
    /// `weighIns libra-…`. The existing content was kept.
    public var differing: [String] { log.kept }

    /// The number of all records that already existed with different content.
    public var differingCount: Int { log.count }

    fileprivate mutating func note(_ record: MergedRecord) {
        switch record {
        case .added: added += 1
        case .updated: updated += 1
        case .present: present += 1
        case .differing(let name): log.append(name, of: false)
        }
    }
}

extension Journal {
    /// The number of records, including the goal but not the settings.
    public var recordCount: Int {
        recordCounts.reduce(goal == nil ? 0 : 1) { $0 + $1.count }
    }

    /// Adds the records of another journal that are not in this one.
    ///
    /// A record exists already if one has the same identifier, or the same content and only a
    /// generated identifier; a completion also if its habit has one on the same day. Existing
    /// records are kept unchanged, and so are the settings, except for a height that is not set, and
    /// the goal, if one is set. Merging the same journal again therefore adds nothing.
    ///
    /// If the other journal has another target for a day, an amount of that day is judged by the
    /// target here: one that did not change keeps its status. An amount in another unit is not
    /// taken over; its day keeps its status, and a record that is here is kept whole.
    ///
    /// Merged records count as past: milestones that they reach count as celebrated.
    ///
    /// - Parameter updates: Whether completions, practices and weigh-ins of the other journal replace
    ///   those here that have the same identifier, as when a mark was corrected in the other app,
    ///   and its height the one here.
    /// - Returns: The numbers of added and present records, and the names of those that differ.
    public mutating func merge(
        _ other: Journal, updating updates: Bool = false
    ) -> JournalMerge {
        var merge = JournalMerge()
        let taken = judged(other, noting: &merge)
        mergeLists(of: taken, updating: updates) { merge.note($0) }
        if let theirs = other.goal {
            merge.note(goal == nil ? .added : goal == theirs ? .present : .differing("goal"))
            goal = goal ?? theirs
        }
        if let theirs = other.settings.height {
            let own = settings.height
            merge.note(
                own == nil
                    ? .added
                    : own == theirs ? .present : updates ? .updated : .differing("height"))
            if own == nil || updates { settings.height = theirs }
        }
        if merge.added + merge.updated > 0 {
            renumber()
            celebratePast()
        }
        return merge
    }

    /// Another journal whose amounts are judged by the targets here, where its own differ, and
    /// without the celebrations that rest on its own.
    private func judged(_ other: Journal, noting merge: inout JournalMerge) -> Journal {
        func byID(_ habits: [Habit]) -> [String: Habit] {
            Dictionary(habits.lazy.map { ($0.id, $0) }) { first, _ in first }
        }
        let (habits, others) = (byID(habits), byID(other.habits))
        let known = Dictionary(completions.lazy.map { ($0.id, $0) }) { first, _ in first }
        var judged = other
        for place in judged.completions.indices {
            let mark = judged.completions[place]
            guard let amount = mark.amount, let ours = habits[mark.habit]?.asOf(mark.day),
                let theirs = others[mark.habit]?.asOf(mark.day)
            else { continue }
            let isOtherTarget =
                (ours.target, ours.isAtMost) != (theirs.target, theirs.isAtMost)
            if ours.unit != theirs.unit,
                isOtherTarget && ours.target != nil || ours.unit != nil && theirs.unit != nil
            {
                if let known = known[mark.id] {
                    judged.completions[place] = known
                } else {
                    judged.completions[place].amount = nil
                    merge.otherUnits += 1
                }
                continue
            }
            guard isOtherTarget, mark.status == .done || mark.status == .missed else { continue }
            if let known = known[mark.id], known.amount == amount {
                judged.completions[place].status = known.status
            } else if let status = ours.status(of: amount) {
                judged.completions[place].status = status == .done ? .done : .missed
            }
        }
        let changed = habits.values.lazy.filter { ours in
            others[ours.id].map { !ours.hasTargets(of: $0) } ?? false
        }
        let ids = Set(changed.map(\.id))
        judged.celebratedStreaks.removeAll { $0.habit.map(ids.contains) ?? !ids.isEmpty }
        return judged
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

extension Habit {
    /// Whether all days and weeks have the same targets as in another habit.
    fileprivate func hasTargets(of other: Habit) -> Bool {
        (target, isAtMost, earlierAmounts) == (other.target, other.isAtMost, other.earlierAmounts)
            && (weeklyTarget, earlierTargets) == (other.weeklyTarget, other.earlierTargets)
    }
}

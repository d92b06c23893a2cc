import CandelaJSON

extension Journal {
    /// The number of records that mending changed.
    package struct Mending: Sendable, Equatable {
        /// The number of records that were removed.
        package fileprivate(set) var removed = 0

        /// The number of records that were kept and of which a part was changed.
        package fileprivate(set) var changed = 0

        /// Whether settings were changed.
        package fileprivate(set) var settings = false
    }

    /// Makes the journal valid.
    ///
    /// Texts that are too long are cut, and references to missing routines are removed from
    /// routines and modes. Other records that break a rule are removed, then those that refer to
    /// them. Settings that break a rule get their defaults.
    ///
    /// - Parameters:
    ///   - days: The days that records may have.
    ///   - report: Receives each breach, with its path in the journal before the changes, and
    ///     whether its record is kept.
    package mutating func mend(
        within days: RecordDays, _ report: (_ breach: JournalBreach, _ isKept: Bool) -> Void
    ) -> Mending {
        var mending = Mending()
        var lists: [String: ListMending] = [:]
        var isValid = false
        while !isValid {
            isValid = true
            var reset: [JournalBreach] = []
            identified.validate(within: days, without: lists.mapValues(\.removed)) { breach in
                isValid = false
                let isKept = breach.canBeMended || breach.path.record == nil
                report(isKept ? breach.mended : breach, isKept)
                if let (list, position, _) = breach.path.record {
                    lists[list, default: ListMending()].add(breach, at: position)
                } else {
                    reset.append(breach)
                }
            }
            for breach in reset { settings.reset(breach) }
            if !reset.isEmpty { mending.settings = true }
            for list in Self.lists(own: ownLists) where lists[list.name] != nil {
                list.mend(&self, &lists[list.name, default: ListMending()])
            }
        }
        for list in Self.lists(own: ownLists) {
            guard let changes = lists[list.name] else { continue }
            mending.removed += changes.removed.count
            mending.changed += changes.changedCount(of: list.count(in: self))
            list.remove(changes.removed, from: &self)
        }
        return mending
    }
}

/// The changes that make the records of a list valid.
struct ListMending {
    /// The positions of the records to remove.
    private(set) var removed = IndexBits()

    /// The positions of the records that were changed.
    private var changed = IndexBits()

    /// The breaches of records to be changed, by position.
    private var breaches: [Int: [JournalBreach]] = [:]

    mutating func add(_ breach: JournalBreach, at position: Int) {
        if breach.canBeMended {
            breaches[position, default: []].append(breach)
        } else {
            removed.insert(position)
        }
    }

    /// Changes the records that are kept.
    mutating func mend(_ records: inout [some Codable]) {
        for (position, breaches) in breaches where !removed.contains(position) {
            if let mended = records[position].mended(breaches, at: 2) {
                records[position] = mended
                changed.insert(position)
            } else {
                removed.insert(position)
            }
        }
        breaches = [:]
    }

    /// The number of records that were changed and kept.
    func changedCount(of count: Int) -> Int {
        (0..<count).count { changed.contains($0) && !removed.contains($0) }
    }
}

extension RecordList {
    func mend(_ journal: inout Journal, _ mending: inout ListMending) {
        mending.mend(&journal[keyPath: records])
    }

    func remove(_ positions: IndexBits, from journal: inout Journal) {
        guard positions.count > 0 else { return }
        var position = -1
        journal[keyPath: records].removeAll { _ in
            position += 1
            return positions.contains(position)
        }
    }
}

extension JournalBreach {
    /// Whether the record can be kept if a part of it is changed.
    fileprivate var canBeMended: Bool {
        cut != nil || id == "unknown-routine" && path.steps.count > 3
    }

    /// The change that mends a record.
    ///
    /// - Parameter depth: The length of the path to the record.
    fileprivate func edit(in record: JSONValue, at depth: Int) -> SourceEdit? {
        var value = record
        for step in path.steps.dropFirst(depth) {
            let next: JSONValue? =
                switch step {
                case .member(let name): value[name]
                case .element(let position): value[position]
                }
            guard let next else { return nil }
            value = next
        }
        let node = value.storage.nodes[value.index]
        var writer = JSONWriter(style: .compact)
        if let cut, let text = value.string {
            writer.string(String(text.prefix(cut.length)))
        } else {
            writer.null()
        }
        return SourceEdit(
            Int(node.start)..<Int(node.extent), String(decoding: writer.finishPart(), as: UTF8.self)
        )
    }
}

extension JournalPath {
    /// The name of a list, the position of a record in it, and the path inside the record; `nil`
    /// for other parts of a journal.
    package var record: (list: String, position: Int, rest: ArraySlice<Step>)? {
        for (index, step) in steps.enumerated() {
            if case .element(let position) = step {
                return (
                    JournalPath(steps: Array(steps[..<index])).description, position,
                    steps[(index + 1)...]
                )
            }
        }
        return nil
    }
}

extension JournalRecord {
    /// The record with texts that are too long cut; `nil` if it breaks another rule.
    package var cutToLimits: Self? {
        let breaches = breaches
        guard !breaches.isEmpty else { return self }
        return breaches.allSatisfy { $0.cut != nil } ? mended(breaches, at: 0) : nil
    }
}

extension Decodable where Self: Encodable {
    /// The record with the parts changed that break a rule; `nil` if it cannot be changed.
    ///
    /// - Parameter depth: The length of the path to the record.
    fileprivate func mended(_ breaches: [JournalBreach], at depth: Int) -> Self? {
        if var mode = self as? RoutineMode {
            let missing = Set(breaches.filter { $0.cut == nil }.compactMap(\.path.steps.last))
            mode.routines = mode.routines.indices.filter { !missing.contains(.element($0)) }
                .map { mode.routines[$0] }
            if let cut = breaches.lazy.compactMap(\.cut).first {
                mode.name = String(mode.name.prefix(cut.length))
            }
            return mode as? Self
        }
        guard let text = try? JSONTextEncoder(style: .compact).encode(self),
            let document = try? JSONDocument(parsing: text, file: "")
        else { return nil }
        let edits = breaches.compactMap { $0.edit(in: document.root, at: depth) }
        guard edits.count == breaches.count,
            let edited = document.rewritten(SourceRewrite(document.root.storage, edits))
        else { return nil }
        return try? JSONTextDecoder().decode(Self.self, from: edited.root)
    }
}

extension JournalSettings {
    fileprivate mutating func reset(_ breach: JournalBreach) {
        switch breach.path.steps.last {
        case .member("accent"): accent = nil
        case .member("appIcon"): appIcon = nil
        case .member("height"): height = nil
        case .member("routineMode"): routineMode = nil
        default: self = JournalSettings()
        }
    }
}

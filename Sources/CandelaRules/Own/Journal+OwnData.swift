// The records and settings of apps. Each operation returns the change it made, for `undo(_:)`.

extension Journal {
    /// The name in JSON of the lists and settings that apps declare.
    static let own = CodingKeys.own.stringValue

    /// The names of the lists that apps declared and that have records, sorted.
    public var ownLists: [String] { ownRecords.names }

    /// The records of a list that an app declared, in order; for programs without the app.
    public internal(set) subscript(own list: String) -> [OwnRecord] {
        get { ownRecords[list].records }
        _modify {
            noteMembers()
            yield &ownRecords[list].records
        }
    }

    /// The records of a kind that an app declares, in order.
    ///
    /// They are decoded when they are first asked for; later only the changed ones are. Those that
    /// cannot be decoded are omitted.
    public subscript<Record>(type: RecordType<Record>) -> [Record] {
        ownRecords[type.name].decoded(as: Record.self)
    }

    /// The settings that an app declares; its default if the journal has none.
    public subscript<Settings>(type: SettingsType<Settings>) -> Settings {
        (try? settings.own[type.name]?.decoded(as: Settings.self)) ?? type.standard
    }
}

extension Journal {
    /// Appends a record, or inserts it at a position.
    ///
    /// - Parameter position: The index in the list, counted from 0; beyond the end counts as the
    ///   end.
    /// - Throws: A breach if JSON cannot represent the record, or its id is empty or taken.
    @discardableResult
    public mutating func add<Record>(
        _ record: Record, to type: RecordType<Record>, at position: Int? = nil
    ) throws(JournalBreach) -> JournalChange {
        let record = try OwnRecord(record)
        let count = self[own: type.name].count
        guard !self[own: type.name].contains(where: { $0.id == record.id }) else {
            throw .takenID(record.id)
        }
        var change = begin()
        self[own: type.name].put(
            record, at: min(max(position ?? count, 0), count), into: &change[own: type.name])
        return end(change)
    }

    /// Replaces the record with the same id. Members of its JSON that the type does not know are
    /// kept.
    ///
    /// - Throws: A breach if JSON cannot represent the record, or no record has the id.
    @discardableResult
    public mutating func replace<Record>(
        _ record: Record, in type: RecordType<Record>
    ) throws(JournalBreach) -> JournalChange {
        let position = try index(of: record.id, inOwn: type.name)
        let earlier = self[own: type.name][position]
        let record = try OwnRecord(record, replacing: earlier)
        guard record != earlier else { return JournalChange() }
        var change = begin()
        self[own: type.name].replace(at: position, with: record, into: &change[own: type.name])
        return end(change)
    }

    /// Moves a record to another position.
    ///
    /// - Parameter position: The index that the record gets, counted from 0; beyond the end counts
    ///   as the end.
    /// - Throws: A breach if no record has the id.
    @discardableResult
    public mutating func move<Record>(
        _ id: String, to position: Int, in type: RecordType<Record>
    ) throws(JournalBreach) -> JournalChange {
        try move(id, to: position, inOwn: type.name)
    }

    /// Moves a record to another position in a list that an app declares.
    @discardableResult
    package mutating func move(
        _ id: String, to position: Int, inOwn list: String
    ) throws(JournalBreach) -> JournalChange {
        let index = try index(of: id, inOwn: list)
        return move(index, to: position, in: \.[own: list], \.[own: list])
    }

    /// Removes the records with these ids; unknown ids are ignored.
    @discardableResult
    public mutating func remove<Record>(
        _ ids: Set<String>, from type: RecordType<Record>
    ) -> JournalChange {
        remove(ids, fromOwn: type.name)
    }

    /// Removes the records with these ids from a list that an app declares.
    package mutating func remove(_ ids: Set<String>, fromOwn list: String) -> JournalChange {
        var change = begin()
        self[own: list].take(into: &change[own: list]) { ids.contains($0.id) }
        return end(change)
    }

    /// Changes the settings that an app declares. Members of their JSON that the type does not know
    /// are kept.
    ///
    /// - Throws: A breach if JSON cannot represent the settings, or they break a rule of their own.
    @discardableResult
    public mutating func set<Settings>(
        _ type: SettingsType<Settings>, to value: Settings
    ) throws(JournalBreach) -> JournalChange {
        let before = settings.own[type.name]
        let after: OwnValue
        do {
            var text = try OwnValue(encoding: value)
            if let before, let known = try? before.decoded(as: Settings.self) {
                text = try text.keepingMembers(of: before, besides: OwnValue(encoding: known))
            }
            after = text
        } catch {
            throw .invalid("\(error)")
        }
        if let breach = after.breaches(as: Settings.self).first { throw breach }
        guard after != before else { return JournalChange() }
        var change = begin()
        settings.own[type.name] = after
        change.ownSettings = [type.name: ValueChange(before: before, after: after)]
        return end(change)
    }

    private func index(of id: String, inOwn list: String) throws(JournalBreach) -> Int {
        guard let index = self[own: list].firstIndex(where: { $0.id == id }) else {
            throw .unknown(id, "record", in: list)
        }
        return index
    }
}

extension RecordChanges.Records {
    /// The records of a kind that an app declares, without those that its type cannot decode.
    public subscript<Record>(type: RecordType<Record>) -> [Record] {
        self[own: type.name].compactMap { try? $0.decoded(as: Record.self) }
    }
}

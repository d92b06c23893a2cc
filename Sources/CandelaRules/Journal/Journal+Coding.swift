import CandelaJSON

extension Journal {
    /// The version this package writes. Version 1.1 added record ids, the records that a completion
    /// replaced, and preservation of members from newer versions.
    public static let schemaVersion = SchemaVersion.current.description

    /// The members in JSON, in order.
    enum CodingKeys: String, CodingKey, CaseIterable {
        case schemaVersion, habits, completions, practices, restDays, weighIns, goal
        case celebratedStreaks, completedMilestones, routines, sessions, routineModes
        case own, settings
    }

    /// Decodes a journal.
    ///
    /// Throws errors with their places if the version is not `1.x` or a record cannot be decoded.
    /// Problems reported by ``validate(as:)`` are not errors. Records without an id get
    /// `<kind>/<day>/<n>`, the same on each decoding, and are encoded with it.
    public init(from decoder: any Decoder) throws {
        let reader = try RecordReader<CodingKeys>(decoder)
        self.init()
        let version = try reader.version(.schemaVersion)
        if let version, version > .current { schemaVersion = version.description }
        for key in CodingKeys.allCases {
            switch key {
            case .schemaVersion: continue
            case .goal: goal = try reader.read(key)
            case .own: ownRecords = try reader.read(key) ?? OwnLists()
            case .settings: settings = try reader.read(key) ?? JournalSettings()
            default: try Self.list(named: key.stringValue)?.read(&self, reader)
            }
        }
        unknown = try UnknownMembers(
            in: decoder, besides: CodingKeys.allCases.map(\.stringValue))
        identify()
    }

    /// Encodes a journal, with an id for every record and including members written by a newer
    /// version.
    public func encode(to encoder: any Encoder) throws {
        let journal = identified
        var container = encoder.container(keyedBy: CodingKeys.self)
        for key in CodingKeys.allCases {
            switch key {
            case .schemaVersion: try container.encode(schemaVersion, forKey: key)
            case .goal: try container.encodeIfPresent(goal, forKey: key)
            case .own:
                if !ownRecords.isEmpty { try container.encode(ownRecords, forKey: key) }
            case .settings: try container.encode(settings, forKey: key)
            default: try Self.list(named: key.stringValue)?.write(journal, &container)
            }
        }
        try unknown.encode(to: encoder)
    }
}

extension RecordList {
    func read(_ journal: inout Journal, _ reader: RecordReader<Journal.CodingKeys>) throws {
        journal[keyPath: records] = try reader.list(key)
    }

    func write(
        _ journal: Journal, _ container: inout KeyedEncodingContainer<Journal.CodingKeys>
    ) throws {
        try container.encode(journal[keyPath: records], forKey: key)
    }
}

/// The version of a journal's schema. A newer minor version only adds members.
struct SchemaVersion: Comparable, CustomStringConvertible {
    let major: Int
    let minor: Int

    static let current = SchemaVersion(major: 1, minor: 1)

    init(major: Int, minor: Int) {
        self.major = major
        self.minor = minor
    }

    /// Parses `1.7`, or `1` for `1.0`; `nil` for anything else.
    init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { part in
            part.allSatisfy { ("0"..."9").contains($0) } ? Int(part) : nil
        }
        guard numbers.count == parts.count, (1...2).contains(parts.count) else { return nil }
        self.init(major: numbers[0], minor: parts.count > 1 ? numbers[1] : 0)
    }

    var description: String { "\(major).\(minor)" }

    static func < (left: SchemaVersion, right: SchemaVersion) -> Bool {
        (left.major, left.minor) < (right.major, right.minor)
    }

    /// The reason why journals of this version cannot be read without loss; `nil` if they can.
    var refusal: String? {
        let known = SchemaVersion.current.major
        if major > known {
            return
                "version \(self) is newer than this program supports, and data it does not"
                + " understand would be lost: update the program, which reads \(known).x"
        }
        return major < known
            ? "there is no version \(self) of journals: use '\(Self.current)'" : nil
    }
}

/// A decoder for the members of a journal; a lenient decoder omits those that cannot be decoded.
struct RecordReader<Key: CodingKey> {
    private let container: KeyedDecodingContainer<Key>
    private let own: ValueDecoder?

    init(_ decoder: any Decoder) throws {
        container = try decoder.container(keyedBy: Key.self)
        own = decoder as? ValueDecoder
    }

    /// The value of an optional member.
    func read<Value: Decodable>(_ key: Key) throws -> Value? {
        try own.map { try $0.decodeIfPresent(Value.self, forKey: key) }
            ?? container.decodeIfPresent(Value.self, forKey: key)
    }

    /// The value of an optional list; empty if absent.
    func list<Value: Decodable>(_ key: Key) throws -> [Value] {
        try own.map { try $0.list(Value.self, forKey: key) ?? [] }
            ?? container.decode(key, or: [])
    }

    /// The schema version; `nil` if absent.
    func version(_ key: Key) throws -> SchemaVersion? {
        guard let text = try container.decodeIfPresent(String.self, forKey: key) else { return nil }
        let version = SchemaVersion(text)
        try container.require(
            version != nil, key, "'\(text)' is not a version such as '\(SchemaVersion.current)'")
        if let refusal = version?.refusal { try container.require(false, key, refusal) }
        return version
    }
}

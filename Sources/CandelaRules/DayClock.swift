// Foundation is used only here, for the time zone database and locks, and in `RulesBridges.swift`.
import Foundation

/// A time zone: an IANA identifier such as `Europe/Berlin`, or a fixed offset.
///
/// A zone's offsets are read from the system's database when a process first uses it, and cached in
/// a table that all values share. They are exact from 1850 to 2199; before and after, the nearest
/// offset applies.
///
/// In JSON a zone is its identifier.
public struct Zone: Sendable {
    /// The name as the database spells it; `Z` or `+03:00` for a fixed offset.
    public let identifier: String

    /// The identifier used to compare zones: `Z` for all that have never differed from UTC.
    private var canonicalIdentifier: String { table.isUTC ? "Z" : identifier }

    let table: ZoneTable

    /// Finds a zone by its identifier, capitalised as in the database.
    ///
    /// - Parameter identifier: An IANA name, `Z`, or an offset such as `+03:00`, `-0330` or `+01`.
    /// - Throws: ``ZoneError/unknown(identifier:closest:)`` if the zone does not exist.
    public init(_ identifier: String) throws(ZoneError) {
        if let fixed = Zone(offsetText: identifier) {
            self = fixed
            return
        }
        self.identifier = identifier
        if let known = Self.tables.with({ $0[identifier] }) {
            table = known
            return
        }
        guard !identifier.isEmpty, let zone = TimeZone(identifier: identifier) else {
            throw .unknown(identifier, among: TimeZone.knownTimeZoneIdentifiers + ["UTC"])
        }
        table = ZoneTable(hints: Zone.changes(of: zone)) { seconds in
            zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(seconds)))
        }
        let table = table
        Self.tables.with {
            if $0.count >= Self.mostTables { $0 = [:] }
            $0[identifier] = table
        }
    }

    /// The loaded tables by identifier.
    private static let tables = LockedValue<[String: ZoneTable]>([:])

    /// There are about 600 zones, but many more spellings of offsets, so the cache is limited.
    private static let mostTables = 1_000

    /// UTC, written `Z`.
    public static let utc = Zone(identifier: "Z", offset: 0)

    private init(identifier: String, offset: Int) {
        self.identifier = identifier
        table = ZoneTable(fixed: offset)
    }

    private init?(offsetText: String) {
        if offsetText == "Z" {
            self = .utc
            return
        }
        var text = DigitReader(offsetText)
        guard let offset = text.offset(), text.isAtEnd else { return nil }
        var identifier = ""
        identifier.append(offset: offset)
        self.init(identifier: identifier, offset: offset)
    }

    private static func changes(of zone: TimeZone) -> [Int] {
        var changes: [Int] = []
        var date = Date(timeIntervalSince1970: Double(ZoneTable.begin))
        while let next = zone.nextDaylightSavingTimeTransition(after: date), next > date,
            next.timeIntervalSince1970 < Double(ZoneTable.end)
        {
            changes.append(Int(next.timeIntervalSince1970))
            date = next
        }
        return changes
    }
}

/// A value protected by a lock.
///
/// The lock is `NSLock`, because the standard library's `Mutex` requires newer systems than the
/// package does.
package final class LockedValue<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    package init(_ value: Value) {
        self.value = value
    }

    /// Calls a closure with exclusive access to the value.
    package func with<Result, Fault>(
        _ body: (inout Value) throws(Fault) -> Result
    ) throws(Fault) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }
}

extension Zone: Hashable {
    /// Zones are equal if their identifiers are, and so are all zones that are always UTC, such as
    /// `Z`, `UTC` and `+00:00`.
    public static func == (left: Zone, right: Zone) -> Bool {
        left.canonicalIdentifier == right.canonicalIdentifier
    }

    /// Hashes the identifier; zones that are always UTC have the same hash.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(canonicalIdentifier)
    }
}

extension Zone: Codable {
    /// Decodes an identifier; an unknown one is an error that lists the closest matches.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let identifier = try container.decode(String.self)
        do throws(ZoneError) {
            try self.init(identifier)
        } catch {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: error.description)
        }
    }

    /// Encodes the identifier.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}

/// A converter between instants and civil days, in one zone and with one start of the day.
///
/// The day of an instant `t`, in days since 1970-01-01, is
/// `floor((t + offset(t) − dayStart) / 86 400)`. If clocks are set back across midnight, the days
/// of successive instants may run backwards, as they do on a wall clock. If days start at 00:00,
/// ``start(of:)`` equals Foundation's `Calendar.startOfDay(for:)`.
public struct DayClock: Sendable, Equatable {
    /// The time zone.
    public let zone: Zone

    /// The time at which a day begins: with 03:00, 02:59 belongs to the day before.
    public let dayStart: TimeOfDay

    /// Creates a clock for a zone, with days that begin at midnight by default.
    public init(_ zone: Zone, dayStart: TimeOfDay = .midnight) {
        self.zone = zone
        self.dayStart = dayStart
    }
}

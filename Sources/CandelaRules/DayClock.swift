// The only door to Foundation in this module: the time zone database.
import Foundation

/// A time zone: an IANA identifier such as `Europe/Berlin`, or a fixed offset.
///
/// The zone's offsets are read from the system's database when a process first asks for them, and kept
/// as a table that all values share. They are exact from 1850 to 2199; outside, the nearest offset
/// stands.
/// In JSON a zone is its identifier.
public struct Zone: Sendable {
    /// The name as the database spells it; `Z` or `+03:00` for a fixed offset.
    public let identifier: String

    /// The name by which zones are compared: those that never were anything but UTC are one.
    private var canonicalIdentifier: String { table.isUTC ? "Z" : identifier }

    let table: ZoneTable

    /// Finds a zone by its identifier, upper and lower case as the database has it.
    ///
    /// - Parameter identifier: An IANA name; or `Z`, or an offset such as `+03:00`, `-0330`, `+01`.
    /// - Throws: ``ZoneError/unknown(identifier:closest:)`` when there is no such zone.
    public init(_ identifier: String) throws(ZoneError) {
        if let fixed = Zone(offsetText: identifier) {
            self = fixed
            return
        }
        self.identifier = identifier
        if let known = Self.tables[identifier] {
            table = known
            return
        }
        guard !identifier.isEmpty, let zone = TimeZone(identifier: identifier) else {
            throw .unknown(identifier, among: TimeZone.knownTimeZoneIdentifiers + ["UTC"])
        }
        table = ZoneTable(hints: Zone.changes(of: zone)) { seconds in
            zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(seconds)))
        }
        Self.tables[identifier] = table
    }

    private static let tables = KnownTables()

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

/// The tables that were read, by the identifiers of their zones.
private final class KnownTables: @unchecked Sendable {
    private let lock = NSLock()
    private var tables: [String: ZoneTable] = [:]

    /// There are some 600 zones; of offsets that are spelt like zones there are more than need be kept.
    private static let most = 1_000

    subscript(identifier: String) -> ZoneTable? {
        get { lock.withLock { tables[identifier] } }
        set {
            lock.withLock {
                if tables.count >= Self.most { tables = [:] }
                tables[identifier] = newValue
            }
        }
    }
}

extension Zone: Hashable {
    /// Zones are the same when their identifiers are, and `Z`, `UTC` and `+00:00` are one.
    public static func == (left: Zone, right: Zone) -> Bool {
        left.canonicalIdentifier == right.canonicalIdentifier
    }

    /// Feeds the identifier.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(canonicalIdentifier)
    }
}

extension Zone: Codable {
    /// Reads an identifier; an unknown one is an error that names the closest.
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

    /// Writes the identifier.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}

/// Turns instants into civil days and back, in one zone and with one start of the day.
///
/// A day is `floor((t + offset(t) − dayStart) / 86 400)`. Where clocks are set back over midnight
/// the days of successive instants may run backwards, as they do on the wall. With a day that
/// starts at 00:00, ``start(of:)`` is what Foundation's `Calendar.startOfDay(for:)` gives.
public struct DayClock: Sendable, Hashable {
    /// The zone whose wall clocks count.
    public let zone: Zone

    /// When a day begins: at 03:00, what is done at 02:59 belongs to the day before.
    public let dayStart: TimeOfDay

    /// Reads clocks in a zone, with days that begin at midnight unless said otherwise.
    public init(_ zone: Zone, dayStart: TimeOfDay = .midnight) {
        self.zone = zone
        self.dayStart = dayStart
    }
}

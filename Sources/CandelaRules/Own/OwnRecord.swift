public import CandelaJSON

/// A record of a kind that an app declares, as the JSON object that the app wrote.
///
/// A journal keeps the whole object, so that a program without the app reads it and writes it back
/// without loss. Two records are equal if their objects have the same members in the same order.
public struct OwnRecord: Sendable, Hashable, Codable, Identifiable {
    /// The identifier: the object's member `id`, which is not empty.
    public let id: String

    /// The civil day that the record was made for: the object's member `day`; `nil` if it has none.
    public let day: CalendarDay?

    /// The object.
    let object: OwnValue

    /// The object as compact JSON.
    public var json: String { object.text }

    private enum CodingKeys: String, CodingKey {
        case id, day
    }

    /// Decodes an object with an `id`, keeping all its members.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        // Every member is kept, so none is unknown.
        _ = container.allKeys
        id = try container.decode(String.self, forKey: .id)
        guard !id.isEmpty else {
            throw DecodingError.dataCorruptedError(
                forKey: .id, in: container, debugDescription: "a record's id must not be empty")
        }
        day = try? container.decodeIfPresent(CalendarDay.self, forKey: .day)
        object = try OwnValue(from: decoder)
    }

    /// Encodes the object.
    public func encode(to encoder: any Encoder) throws { try object.encode(to: encoder) }

    /// Hashes the id.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }

    /// Decodes the object.
    ///
    /// - Throws: An error if the object is not a value of the type.
    public func decoded<Record: Decodable>(
        as type: Record.Type
    ) throws(JSONDecodingError) -> Record {
        try object.decoded(as: type)
    }
}

extension OwnRecord {
    /// The JSON of a record of an app's type.
    ///
    /// - Parameter earlier: The record it replaces, whose members that the type does not know are
    ///   kept.
    /// - Throws: A breach if JSON cannot represent the record, its id is empty, its JSON has another
    ///   id, or it breaks a rule of its own.
    init<Record: Codable & Identifiable<String>>(
        _ record: Record, replacing earlier: OwnRecord? = nil
    ) throws(JournalBreach) {
        if let breach = (record as? any JournalRecord)?.breaches.first { throw breach }
        do {
            var object = try OwnValue(encoding: record)
            if let earlier, let known = try? earlier.decoded(as: Record.self) {
                object = try object.keepingMembers(
                    of: earlier.object, besides: try OwnValue(encoding: known))
            }
            self = try object.decoded(as: OwnRecord.self)
            _ = try decoded(as: Record.self)
        } catch let error as JSONDecodingError {
            throw .invalid(error)
        } catch {
            throw .invalid("\(error)")
        }
        guard id == record.id else {
            throw .invalid("the member 'id' is '\(id)', but the record's id is '\(record.id)'")
        }
    }
}

extension OwnRecord: JournalRecord {
    /// An id that is too long.
    public var breaches: [JournalBreach] {
        var list = BreachList()
        JournalRule<String>.id.check(id, "id", &list)
        return list.found
    }
}

extension JournalBreach {
    /// The breach of a record or a setting that its type cannot decode.
    static func invalid(_ error: JSONDecodingError) -> JournalBreach {
        invalid(error.diagnostics.first?.message ?? "the value is not valid")
    }

    static func invalid(_ message: String) -> JournalBreach {
        JournalBreach(path: JournalPath(steps: []), message: message, id: "invalid-record")
    }
}

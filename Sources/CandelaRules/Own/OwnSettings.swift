import CandelaJSON

/// The settings that apps declare, by name. In JSON they are sorted by name.
struct OwnSettings: Sendable, Equatable {
    private var values: [String: OwnValue] = [:]

    var isEmpty: Bool { values.isEmpty }

    subscript(name: String) -> OwnValue? {
        get { values[name] }
        set { values[name] = newValue }
    }
}

extension OwnSettings: Codable, MemberCoded {
    /// Decodes the settings, also of unknown apps.
    init(from decoder: any Decoder) throws {
        let known = decoder.ownData(isList: false)
        let own = decoder as? ValueDecoder
        if own == nil { try decoder.record(known) }
        if !known.isEmpty { own?.noteMembers(besides: known.map(\.name)) }
        let container = try decoder.container(keyedBy: IndexKey.self)
        for key in container.allKeys {
            let name = key.stringValue
            values[name] = try container.decode(OwnValue.self, forKey: key)
            guard let type = known.valueType(named: name) else { continue }
            try (container.superDecoder(forKey: key) as? ValueDecoder)?.noteUnknown(to: type)
        }
    }

    /// Encodes the settings.
    func encode(to encoder: any Encoder) throws { try values.encode(to: encoder) }
}

import CandelaJSON
public import CandelaRules
import CandelaTokens

extension Context: Codable {
    private enum CodingKeys: String, CodingKey {
        case now, timeZone, language, typeSize, displayScale, reduceMotion, reduceTransparency
        case increaseContrast, differentiateWithoutColor, assistiveTechnology, options
    }

    /// Reads a context. Only `now` and `timeZone` are needed; the rest is as on a new device when
    /// left out. `now` may have any offset, and `language` any case.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let least = Context(
            now: try container.decode(Instant.self, forKey: .now),
            zone: try container.decode(Zone.self, forKey: .timeZone))
        try self.init(from: decoder, over: least)
    }

    /// Reads a context of which any member may be left out; what is left out is as in another.
    package init(from decoder: any Decoder, over usual: Context) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        func read<Value: Decodable>(_ key: CodingKeys, or usual: Value) throws -> Value {
            try container.decodeIfPresent(Value.self, forKey: key) ?? usual
        }
        self.init(
            now: try read(.now, or: usual.now), zone: try read(.timeZone, or: usual.zone))
        let tag = try container.decodeIfPresent(CanonicalTag.self, forKey: .language)
        language = tag?.text ?? usual.language
        typeSize = try read(.typeSize, or: usual.typeSize)
        displayScale = try read(.displayScale, or: usual.displayScale)
        guard displayScale > 0, displayScale.isFinite else {
            throw DecodingError.dataCorruptedError(
                forKey: .displayScale, in: container,
                debugDescription: "a display scale is a number above 0, not \(displayScale)")
        }
        reduceMotion = try read(.reduceMotion, or: usual.reduceMotion)
        reduceTransparency = try read(.reduceTransparency, or: usual.reduceTransparency)
        increaseContrast = try read(.increaseContrast, or: usual.increaseContrast)
        differentiateWithoutColor =
            try read(.differentiateWithoutColor, or: usual.differentiateWithoutColor)
        assistiveTechnology = try read(.assistiveTechnology, or: usual.assistiveTechnology)
        options = try read(.options, or: usual.options)
    }

    /// Writes the whole context, with `now` as clocks in its zone show it.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(zoned(now), forKey: .now)
        try container.encode(zone, forKey: .timeZone)
        try container.encode(language, forKey: .language)
        try container.encode(typeSize, forKey: .typeSize)
        try container.encode(displayScale, forKey: .displayScale)
        try container.encode(reduceMotion, forKey: .reduceMotion)
        try container.encode(reduceTransparency, forKey: .reduceTransparency)
        try container.encode(increaseContrast, forKey: .increaseContrast)
        try container.encode(differentiateWithoutColor, forKey: .differentiateWithoutColor)
        try container.encode(assistiveTechnology, forKey: .assistiveTechnology)
        try container.encode(options, forKey: .options)
    }

    /// An instant as clocks in this context's zone show it.
    public func zoned(_ instant: Instant) -> ZonedInstant {
        DayClock(zone).zoned(instant)
    }
}

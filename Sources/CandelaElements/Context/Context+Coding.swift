public import CandelaRules

extension Context: Codable, MemberObject {
    /// Only `now` and `timeZone` are required; other missing members have the values of a new
    /// device. `now` may have any offset, and `language` any capitalisation.
    @usableFromInline package init(_ member: inout Visitor, writing own: Written<Self>?) throws {
        try self.init(&member, writing: own, over: nil)
    }

    /// Decodes a context; missing members are copied from another one.
    package init(from decoder: any Decoder, over usual: Context) throws {
        var reader = try Visitor(decoder)
        try self.init(&reader, writing: nil, over: usual)
    }

    /// Visits the members; `now` has the offset of the context's time zone.
    private init(
        _ member: inout Visitor, writing own: Written<Self>?, over usual: Context?
    ) throws {
        let now = try member(
            "now", own.map { Now($0.whole.zoned($0.now)) }, or: usual.map { Now($0.zoned($0.now)) })
        let zone = try member("timeZone", own?.zone, or: usual?.zone)
        self = usual ?? Context(now: now.shown.instant, zone: zone)
        (self.now, self.zone) = (now.shown.instant, zone)
        language =
            try member("language", own.map { LanguageTag($0.language) }, or: LanguageTag(language))
            .text
        typeSize = try member("typeSize", own?.typeSize, or: typeSize)
        displayScale =
            try member(
                "displayScale", own.map { DisplayScale($0.displayScale) },
                or: DisplayScale(displayScale)
            ).value
        reduceMotion = try member("reduceMotion", own?.reduceMotion, or: reduceMotion)
        reduceTransparency = try member(
            "reduceTransparency", own?.reduceTransparency, or: reduceTransparency)
        increaseContrast = try member(
            "increaseContrast", own?.increaseContrast, or: increaseContrast)
        differentiateWithoutColor = try member(
            "differentiateWithoutColor", own?.differentiateWithoutColor,
            or: differentiateWithoutColor)
        assistiveTechnology = try member(
            "assistiveTechnology", own?.assistiveTechnology, or: assistiveTechnology)
        options = try member("options", own?.options, or: options)
    }

    /// A moment, which can be decoded with any offset.
    private struct Now: MemberValue {
        let shown: ZonedInstant

        init(_ shown: ZonedInstant) { self.shown = shown }

        init(coded: Instant) { shown = ZonedInstant(coded) }

        func record(_ name: StaticString, to visitor: inout Visitor) {
            shown.record(name, to: &visitor)
        }
    }

    /// An instant as displayed in this context's time zone.
    public func zoned(_ instant: Instant) -> ZonedInstant {
        DayClock(zone).zoned(instant)
    }
}

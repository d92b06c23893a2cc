public import CandelaJSON

extension Element: Codable {
    /// The maximum nesting depth of elements; decoding deeper ones would overflow a small stack.
    static let maximumDepth = 64

    /// Decodes an element by its `kind`. An element of an unknown kind keeps its common members and
    /// its children.
    ///
    /// - Throws: `DecodingError` if a required member is missing or has another type, or if
    ///   elements are nested more than 64 levels deep.
    public init(from decoder: any Decoder) throws {
        let depth = decoder.codingPath.count { $0.stringValue == "children" }
        guard depth < Element.maximumDepth else {
            throw DecodingError.dataCorrupted(
                .init(
                    codingPath: decoder.codingPath,
                    debugDescription:
                        "elements are nested more than \(Element.maximumDepth) levels deep"))
        }
        var reader = try Visitor(decoder)
        if let kind = try reader.known("kind", nil as Content.Kind?) {
            content = try Content(kind, &reader)
        } else {
            content = .unknown(kind: try reader("kind", nil as String?), [])
        }
        id = try reader("id", nil)
        let part: ElementID? = try reader("part", nil)
        var commonMembers = try CommonMembers(&reader, writing: nil)
        commonMembers.part = part
        // A document may state what is implied.
        commonMembers.accessibility = commonMembers.accessibility?.value
            .stated(besides: content.implied).map { .init($0) }
        self.commonMembers = commonMembers == CommonMembers() ? nil : Boxed(commonMembers)
        if let children: [Element] = try reader("children", nil) {
            content = content.holding(children)
        }
    }
}

extension Element: MemberWritable {
    /// Passes the members to a visitor: `kind`, `id` and `part`, then the kind's members, then the
    /// other common members, and `children` last.
    @usableFromInline
    package func record(to visitor: inout Visitor) {
        visitor.member("kind", content.kind)
        visitor.member("id", id)
        visitor.member("part", part)
        content.record(to: &visitor)
        commonMembers?.value.record(to: &visitor)
        visitor.member("children", unlessEmpty: children)
    }
}

extension Element.CommonMembers: MemberList {
    /// Visits the common members except `part`, which is written after the id.
    init(_ member: inout Visitor, writing own: Written<Self>?) throws {
        surface = try member("surface", own?.surface)
        width = try member("width", own?.width)
        height = try member("height", own?.height)
        grows = try member("grows", own?.grows, unless: false)
        opacity = try member("opacity", own?.opacity)
        accessibility = try member("accessibility", own?.accessibility)
        actions = try member("actions", own?.actions, unless: [])
        motion = try member("motion", own?.motion)
        transition = try member("transition", own?.transition)
        focused = try member("focused", own?.focused)
        describedBy = try member("describedBy", own?.describedBy)
    }
}

extension Element.Boxed: MemberValue where Value: MemberValue {
    convenience init(coded: Value.Coded) { self.init(Value(coded: coded)) }

    func record(_ name: StaticString, to visitor: inout Visitor) {
        value.record(name, to: &visitor)
    }
}

extension Extent: Codable, MemberValue {
    private enum Word: String, Codable, CaseIterable {
        case fill, hug
    }

    @usableFromInline
    package func record(_ name: StaticString, to visitor: inout Visitor) {
        switch self {
        case .fill: visitor.member(name, Word.fill)
        case .hug: visitor.member(name, Word.hug)
        case .size(let size): visitor.member(name, size.points)
        }
    }

    /// Decodes `fill`, `hug` or a size.
    ///
    /// - Throws: `DecodingError` for any other value.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        // Both are decoded, because the schema is recorded from the types that are decoded.
        let word = try? container.decode(Word.self)
        let size = try? container.decode(Size.self)
        if let word {
            self = word == .fill ? .fill : .hug
        } else {
            self = .size(try size ?? container.decode(Size.self))
        }
    }

    /// Encodes `fill`, `hug` or the size.
    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .fill: try Word.fill.encode(to: encoder)
        case .hug: try Word.hug.encode(to: encoder)
        case .size(let size): try size.encode(to: encoder)
        }
    }
}

extension Element: Codable {
    /// How many elements may lie within each other: decoding more would overflow a small stack.
    static let maximumDepth = 64

    /// Reads an element by its `kind`. One of a kind that is not known keeps its common members and
    /// its children.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.members
        let depth = decoder.codingPath.count { $0.stringValue == "children" }
        guard depth < Element.maximumDepth else {
            throw DecodingError.dataCorrupted(
                .init(
                    codingPath: decoder.codingPath,
                    debugDescription:
                        "elements lie more than \(Element.maximumDepth) deep in each other"))
        }
        var reader = MemberReader(members)
        if let kind = try? members.read("kind", as: Content.Kind.self) {
            content = try Content(kind, &reader)
        } else {
            content = .unknown(kind: try members.read("kind"), [])
        }
        id = try members.read(ifPresent: "id")
        let part: ElementID? = try members.read(ifPresent: "part")
        var traits = try Traits(&reader, of: nil)
        traits.part = part
        rest = traits == Traits() ? .none : .some(traits)
        if let children: [Element] = try members.read(ifPresent: "children") {
            content = content.holding(children)
        }
    }
}

extension Element: Recorded {
    /// Hands over what all kinds may have around what the kind has: names before, children last.
    package func record(to sink: inout some MemberSink) {
        sink.member("kind", content.kind)
        sink.member("id", id)
        sink.member("part", traits?.part)
        content.record(to: &sink)
        traits?.record(to: &sink)
        sink.member("children", unlessEmpty: children)
    }
}

extension Element.Traits: MemberList {
    /// Goes through the traits, but for the part, which stands beside the id.
    init(_ member: inout some MemberVisitor, of own: Self?) throws {
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
        saidBy = try member("saidBy", own?.saidBy)
    }
}

extension Element.Boxed: MemberValue where Value: MemberValue {
    init(coded: Value.Coded) { self = .value(Value(coded: coded)) }

    func record(_ name: StaticString, to sink: inout some MemberSink) {
        value.record(name, to: &sink)
    }
}

extension Extent: Codable, MemberValue {
    private enum Word: String, Codable, CaseIterable {
        case fill, hug
    }

    package func record(_ name: StaticString, to sink: inout some MemberSink) {
        switch self {
        case .fill: sink.member(name, Word.fill)
        case .hug: sink.member(name, Word.hug)
        case .size(let size): sink.member(name, size)
        }
    }

    /// Reads `fill`, `hug` or a size.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        // Both are asked for, so that the schema, which is made from what is asked, has both.
        let word = try? container.decode(Word.self)
        let size = try? container.decode(Size.self)
        if let word {
            self = word == .fill ? .fill : .hug
        } else {
            self = .size(try size ?? container.decode(Size.self))
        }
    }

    /// Writes `fill`, `hug` or the size.
    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .fill: try Word.fill.encode(to: encoder)
        case .hug: try Word.hug.encode(to: encoder)
        case .size(let size): try size.encode(to: encoder)
        }
    }
}

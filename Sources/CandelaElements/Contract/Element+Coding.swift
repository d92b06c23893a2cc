import CandelaTokens

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
        if let kind = try? members.read("kind", as: Content.Kind.self) {
            content = try Content(kind, members)
        } else {
            content = .unknown(kind: try members.read("kind"), [])
        }
        id = try members.read(ifPresent: "id")
        let traits = try Traits(members)
        rest = traits == Traits() ? .none : .some(traits)
        if let children: [Element] = try members.read(ifPresent: "children") {
            content = content.holding(children)
        }
    }
}

extension Element: Recorded {
    package func record(to sink: inout some MemberSink) {
        sink.member("kind", content.kind)
        sink.member("id", id)
        sink.member("part", traits?.part)
        content.record(to: &sink)
        traits?.record(to: &sink)
        sink.member("children", unlessEmpty: children)
    }
}

extension Element.Content {
    fileprivate func record(to sink: inout some MemberSink) {
        switch self {
        case .row(let own), .column(let own), .layers(let own): own.record(to: &sink)
        case .grid(let own): own.record(to: &sink)
        case .list(let own): own.record(to: &sink)
        case .table(let own): own.record(to: &sink)
        case .text(let own): own.record(to: &sink)
        case .icon(let own): own.record(to: &sink)
        case .shape(let own): own.record(to: &sink)
        case .picture(let own): own.record(to: &sink)
        case .divider(let own): own.record(to: &sink)
        case .bar(let own): own.record(to: &sink)
        case .ring(let own): own.record(to: &sink)
        case .chart(let own): own.record(to: &sink)
        case .spinner(let own): own.record(to: &sink)
        case .button(let own): own.record(to: &sink)
        case .toggle(let own): own.record(to: &sink)
        case .field(let own): own.record(to: &sink)
        case .choice(let own): own.record(to: &sink)
        case .stepper(let own): own.record(to: &sink)
        case .unknown: break
        }
    }
}

extension Element.Traits {
    /// Hands over the traits, but for the part, which stands beside the id.
    fileprivate func record(to sink: inout some MemberSink) {
        sink.member("surface", surface?.value)
        width?.record("width", to: &sink)
        height?.record("height", to: &sink)
        sink.member("grows", ifTrue: grows)
        sink.member("opacity", role: opacity)
        sink.member("accessibility", accessibility?.value)
        sink.member("actions", unlessEmpty: actions)
        sink.member("motion", motion?.value)
        sink.member("transition", transition)
        sink.member("focused", focused?.value)
        sink.member("saidBy", saidBy)
    }

    fileprivate init(_ members: Members) throws {
        part = try members.read(ifPresent: "part")
        surface = try members.read(ifPresent: "surface").map { .value($0) }
        width = try members.read(ifPresent: "width")
        height = try members.read(ifPresent: "height")
        grows = try members.read("grows", or: false)
        opacity = try members.read(ifPresent: "opacity")
        accessibility = try members.read(ifPresent: "accessibility").map { .value($0) }
        actions = try members.read("actions", or: [])
        motion = try members.read(ifPresent: "motion").map { .value($0) }
        transition = try members.read(ifPresent: "transition")
        focused = try members.read(ifPresent: "focused").map { .value($0) }
        saidBy = try members.read(ifPresent: "saidBy")
    }
}

extension Extent: Codable {
    private enum Word: String, Codable, CaseIterable {
        case fill, hug
    }

    fileprivate func record(_ name: StaticString, to sink: inout some MemberSink) {
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

import CandelaJSON

/// The breaches found by the checks of a value.
struct BreachList {
    private(set) var found: [JournalBreach] = []

    mutating func require(
        _ holds: Bool, _ place: MemberPlace, _ message: @autoclosure () -> String,
        id: String = "out-of-range"
    ) {
        guard !holds else { return }
        add(JournalBreach(path: JournalPath(steps: place.steps), message: message(), id: id))
    }

    mutating func add(_ breaches: [JournalBreach], inside steps: [JournalPath.Step]) {
        found += breaches.map { $0.inside(steps) }
    }

    mutating func add(_ breach: JournalBreach) { found.append(breach) }
}

/// A member of a record, or an element of it.
struct MemberPlace: ExpressibleByStringLiteral {
    let name: StaticString
    var position: Int?

    init(stringLiteral name: StaticString) { self.name = name }

    var steps: [JournalPath.Step] {
        [.member(name.description)] + (position.map { [.element($0)] } ?? [])
    }
}

extension BreachList: MemberVisitor {
    /// The rules that the members of an object break, in their order.
    init(of object: some MemberList) { visit(object) }

    private mutating func visit<Object: MemberList>(_ object: Object) {
        // Only a missing member throws, and an object has all of them.
        _ = try? Object(&self, of: object)
    }

    @inline(__always)
    mutating func required<Value: MemberValue>(_ name: StaticString, _ own: Value?) throws -> Value
    {
        guard let own else { throw AbsentMember(name) }
        return own
    }

    @inline(__always)
    mutating func optional<Value: MemberValue>(_ name: StaticString, _ own: Value?) throws -> Value?
    {
        nil
    }

    mutating func known<Word: MemberWord>(_ name: StaticString, _ own: Word?) throws -> Word? {
        own
    }

    mutating func unknown(_ own: UnknownMembers?) throws -> UnknownMembers { UnknownMembers() }

    @inline(__always)
    mutating func rule<Rule: MemberRule>(
        _ name: StaticString, _ own: Rule.Value?, _ rule: @autoclosure () -> Rule
    ) {
        guard let own, let rule = rule() as? JournalRule<Rule.Value> else { return }
        rule.check(own, MemberPlace(stringLiteral: name), &self)
    }
}

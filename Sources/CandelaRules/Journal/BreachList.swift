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

extension BreachList {
    /// The rules that the members of an object break, in their order.
    init(of object: some MemberList) {
        let collector = Collector()
        var visitor = Visitor(collector)
        object.record(to: &visitor)
        self = collector.list
    }

    /// Collects the breaches of the members of an object.
    final class Collector: MemberObserver {
        fileprivate(set) var list = BreachList()
    }
}

extension JournalRule {
    func check(_ value: Value, of name: StaticString, for observer: any MemberObserver) {
        guard let collector = observer as? BreachList.Collector else { return }
        check(value, MemberPlace(stringLiteral: name), &collector.list)
    }
}

import Testing

/// The simulated people, and the records that the second implementation keeps of them.
struct SimulatedPersonTests {
    private static let people = (0..<250).map { SimulatedPerson(seed: UInt64($0), looks: 3) }

    @Test func `are the same in every run`() {
        let again = SimulatedPerson(seed: 7, looks: 3)
        #expect(again.events == Self.people[7].events && again.imported == Self.people[7].imported)
        #expect(again.looks == Self.people[7].looks)
    }

    /// Every kind of step, and of course, occurs often enough to be worth comparing.
    @Test func `do everything that people do`() {
        var kinds: [String: Int] = [:]
        for event in Self.people.flatMap(\.events) {
            kinds["\(event.step)".prefix { $0 != "(" }.description, default: 0] += 1
        }
        for kind in [
            "log", "enter", "correct", "delete", "deleteAndUndo", "setGoal", "setUnit",
            "setInterval", "fly", "openDashboard",
        ] { #expect(kinds[kind, default: 0] >= 50, "\(kind)") }
    }

    /// The people reach goals and milestones, make slips, wait, and lose their way.
    @Test func `come into every state`() {
        var states: [String: Int] = [:]
        func count(_ state: String, _ holds: Bool) { if holds { states[state, default: 0] += 1 } }
        for person in Self.people {
            var records = OracleRecords(person)
            for (number, event) in person.events.enumerated() {
                var opened = records
                opened.oracle.now = event.time
                count("celebration", event.step == .openDashboard && opened.celebrate() != nil)
                records.perform(event.step, at: event.time, id: "\(number)")
                for look in person.looks where look.events == number + 1 {
                    var oracle = records.oracle
                    oracle.now = look.time
                    count("\(oracle.goalState)", true)
                    count("contradicted", oracle.isContradicted)
                    count("old", oracle.isOld)
                    count("change", oracle.change != nil)
                    count("due", oracle.leg.map { oracle.estimate(to: $0.next) } == .due)
                    guard case .open(let estimate) = oracle.prediction else { continue }
                    count("\(estimate)".prefix { $0 != "(" }.description, true)
                }
            }
        }
        for (state, least) in [
            ("celebration", 50), ("open", 300), ("reached", 30), ("holding", 15), ("offHold", 15),
            ("contradicted", 10), ("old", 50), ("change", 200), ("days", 50), ("missing", 50),
            ("steady", 30), ("wrongDirection", 50), ("tooSlow", 5), ("due", 1),
        ] { #expect(states[state, default: 0] >= least, "\(state)") }
    }
}

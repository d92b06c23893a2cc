import CandelaElements
import CandelaJSON
import CandelaKit
import CandelaRules
import CandelaSpecimens
import CandelaTestSupport
import Testing

/// Laws that hold over all screens that show one journal at one time, in every product.
struct ScreenLawTests {
    /// One fact has one number, the shown distance at the shown rate takes the shown days, nothing old
    /// is shown without its age, and a record earns every congratulation.
    @Test(arguments: JournalAtTime.all)
    func `all screens of a journal agree`(given: JournalAtTime) throws {
        let screens = try given.screens
        let facts = try screens.flatMap { try StatedFact.all(on: $0.screen, about: $0.subject) }
        var faults = StatedFact.disagreements(among: facts)
        for (screen, subject) in screens {
            let claims = ScreenClaims(screen, of: given.journal)
            let records = EarnedRecords(given.journal, habit: subject.first, in: given.context)
            let found =
                try claims.wrongEstimates() + claims.agelessTexts() + claims.unearned(records)
            faults += found.map { "\(screen.specimen ?? screen.screen.rawValue): \($0)" }
        }
        for fault in faults { Issue.record("\(fault)") }
    }

    @Test func `every exception from one name for one fact names a member`() throws {
        var names: Set<String> = []
        for specimen in Specimen.all {
            let screen = try specimen.once().screen
            for card in screen.cards + [screen.overlay?.card].compactMap(\.self) {
                names.formUnion(StatedFact.memberNames(of: try card.facts(as: JSONValue.self)))
            }
        }
        #expect(Set(StatedFact.drawn.keys).subtracting(names) == [])
    }
}

import CandelaRules
import Foundation
import Testing

struct JournalTests {
    @Test func `an empty object is a journal with the defaults`() throws {
        let journal = try JSONDecoder().decode(Journal.self, from: Data("{}".utf8))
        #expect(journal == Journal())
        #expect(journal.settings.milestoneInterval == .five)
        #expect(journal.settings.dayStart == .midnight)
        #expect(journal.displayUnit == .pounds)
    }
}

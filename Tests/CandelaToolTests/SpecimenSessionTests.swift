import CandelaElements
import CandelaKit
import CandelaSpecimens
import CandelaTestSupport
import Testing

/// Sessions that begin with specimens.
struct SpecimenSessionTests {
    /// The first specimens of each screen.
    private static let specimens = Dictionary(grouping: Specimen.all, by: \.screen).values
        .flatMap { $0.prefix(4) }

    @Test func `a session shows the screen of its specimen, in its place`() throws {
        for specimen in Self.specimens {
            let session = try #require(specimen.session)
            let (screen, made) = (
                try session.screen(in: specimen.context), try specimen.once().screen
            )
            #expect(screen.screen == made.screen)
            #expect(screen.presentation == made.presentation, "\(specimen.screen) \(specimen)")
            #expect(screen.title == made.title, "\(specimen.screen) \(specimen)")
            // Records without an id get one in a session, and the ids of elements contain it.
            let hasNewIDs = made.screen.rawValue == "weight.logbook"
            // A session handles the end of a timer before it shows the screen.
            let isOver = specimen.name == "live-activity-finished"
            let isSame = hasNewIDs || isOver || screen.cards == made.cards
            #expect(isSame, "\(specimen.screen) \(specimen)")
        }
    }

    @Test func `a session after some steps of a journey shows what the journey shows then`() throws
    {
        for journey in Journey.all.prefix(12) {
            let frames = try journey.once()
            for place in frames.indices {
                let (session, context) = try journey.session(after: place)
                let screen = try session.screen(in: context)
                #expect(screen.title == frames[place].screen.title, "\(journey) \(place)")
                #expect(screen.cards == frames[place].screen.cards, "\(journey) \(place)")
            }
        }
    }

    @Test func `closing a sheet leads to the first screen of the app`() throws {
        let specimen = try #require(Specimen.all.first { $0.name == "habit-form-new" })
        var session = try #require(specimen.session)
        #expect(try session.screen(in: specimen.context).presentation == .sheet)
        _ = try session.send(Event(.close()), in: specimen.context)
        let home = try session.screen(in: specimen.context)
        #expect(home.screen.rawValue == "habit.list" && home.presentation == .tab)
    }
}

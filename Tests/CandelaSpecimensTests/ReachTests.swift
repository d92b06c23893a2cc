import CandelaElements
import CandelaKit
import CandelaScreens
import CandelaSpecimens
import CandelaTestSupport
import CandelaTokens
import Testing

/// The screens reached by actions from the first screen of each product.
struct ReachTests {
    /// Cards for places outside the app's own screens.
    private static let outside: Set<ScreenName> = [
        .weightWidget, .routineWidget, .liveActivity, .nextMilestoneCompact,
    ]

    @Test(
        arguments: ReturnPath.first.sorted { $0.rawValue < $1.rawValue }
            .filter { AppDefinition.standard.first(with: $0) != nil })
    func `every screen of a product is reached and left by actions`(
        first: ScreenName
    ) throws {
        var found: Set<ScreenName> = []
        var kinds: Set<String> = []
        var waiting: [(Session, Context)] = []
        for specimen in Specimen.all where specimen.screen == first {
            guard case .ready = specimen.phase, let session = Session(specimen) else { continue }
            waiting.append((session, specimen.context))
        }
        var met: Set<String> = []
        while let (session, context) = waiting.popLast() {
            let screen = try session.screen(in: context)
            found.insert(screen.screen)
            let cards = screen.cards + [screen.overlay?.card].compactMap(\.self)
            kinds.formUnion(cards.map(\.kind))
            for action in screen.enabledActions {
                switch action.intent {
                case .open, .start, .resume: break
                default: continue
                }
                var next = session
                _ = try next.send(action.event(), in: context)
                let opened = next.place.page
                guard opened.screen != screen.screen,
                    // A known screen is not entered again from the same screen.
                    met.insert("\(screen.screen.rawValue) \(opened.screen.rawValue)").inserted
                else { continue }
                // A tab's page is left through other tabs; a page above is closed.
                var back = next
                if !next.place.stack.isEmpty {
                    _ = try back.send(Event(.close()), in: context)
                    #expect(back.place.page.screen == screen.screen, "\(action.id)")
                }
                if opened.options != nil { waiting.append((next, context)) }
            }
        }
        let app = try #require(AppDefinition.standard.first(with: first))
        for name in app.screens where !Self.outside.contains(name) && !found.contains(name) {
            // A screen with a single card, which a reached screen also contains.
            let alone = try Specimen.all.filter { $0.screen == name }.flatMap { specimen in
                guard case .ready = specimen.phase else { return [String]() }
                return try specimen.once().screen.cards.map(\.kind)
            }
            #expect(!alone.isEmpty && kinds.isSuperset(of: alone), "nothing leads to \(name)")
        }
    }

    @Test func `every screen is left while it loads and after a failure`() throws {
        var ways = ReturnPath()
        var met: Set<ScreenName> = []
        for specimen in Specimen.all where !ReturnPath.outside.contains(specimen.screen) {
            if case .ready = specimen.phase { continue }
            var session = try #require(Session(specimen))
            var screen = try session.screen(in: specimen.context)
            if screen.tabs == nil {
                session = try session.aboveFirst(as: ReturnPath.presentation(of: specimen.screen))
                screen = try session.screen(in: specimen.context)
            }
            #expect(screen.screen == specimen.screen)
            let isLeft = try ways.exists(from: session, screen, in: specimen.context)
            #expect(isLeft, "\(specimen.name)")
            met.insert(specimen.screen)
        }
        // The others load nothing: they are shown above a loaded screen.
        let others = ScreenName.allCases.filter {
            !met.contains($0) && !ReturnPath.outside.contains($0)
        }
        #expect(others == [.weightCelebration, .habitForm])
    }
}

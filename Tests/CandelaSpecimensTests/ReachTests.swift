import CandelaElements
import CandelaKit
import CandelaScreens
import CandelaSpecimens
import CandelaTokens
import Testing

/// Where actions lead from the first screen of each product.
struct ReachTests {
    /// Forms of a card for places outside the app's own screens.
    private static let outside: Set<ScreenName> = [
        .weightWidget, .routineWidget, .liveActivity, .nextMilestoneCompact,
    ]

    @Test(arguments: WayBack.first.sorted { $0.rawValue < $1.rawValue })
    func `every screen of a product is reached by actions, and left again`(
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
                    // A screen that is known already is not gone into again from the same one.
                    met.insert("\(screen.screen.rawValue) \(opened.screen.rawValue)").inserted
                else { continue }
                // A page of the tabs is left by the other tabs; one above them is closed.
                var back = next
                if !next.place.stack.isEmpty {
                    _ = try back.send(Event(.close()), in: context)
                    #expect(back.place.page.screen == screen.screen, "\(action.id)")
                }
                if opened.options != nil { waiting.append((next, context)) }
            }
        }
        let app = try #require(AppDefinition.standard.having(first))
        for name in app.screens where !Self.outside.contains(name) && !found.contains(name) {
            // A screen of one card by itself, which a screen that is reached holds as well.
            let alone = try Specimen.all.filter { $0.screen == name }.flatMap { specimen in
                guard case .ready = specimen.phase else { return [String]() }
                return try specimen.made().cards.map(\.kind)
            }
            #expect(!alone.isEmpty && kinds.isSuperset(of: alone), "nothing leads to \(name)")
        }
    }

    @Test func `every screen is left again while it loads, and when that failed`() throws {
        var ways = WayBack()
        var met: Set<ScreenName> = []
        for specimen in Specimen.all where !WayBack.outside.contains(specimen.screen) {
            if case .ready = specimen.phase { continue }
            var session = try #require(Session(specimen))
            var screen = try session.screen(in: specimen.context)
            if screen.tabs == nil {
                session = try session.aboveFirst(as: WayBack.presentation(of: specimen.screen))
                screen = try session.screen(in: specimen.context)
            }
            #expect(screen.screen == specimen.screen)
            let isLeft = try ways.exists(from: session, screen, in: specimen.context)
            #expect(isLeft, "\(specimen.name)")
            met.insert(specimen.screen)
        }
        // The others load nothing of their own: they lie above one that did.
        let others = ScreenName.allCases.filter {
            !met.contains($0) && !WayBack.outside.contains($0)
        }
        #expect(others == [.weightCelebration, .habitForm])
    }
}

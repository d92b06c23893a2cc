import CandelaElements
import CandelaJSON
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaSpecimens

/// A search for a way by actions alone from any screen of a session to the first screen of its
/// product.
struct ReturnPath {
    /// The first screen of each product.
    static let first: Set<ScreenName> = [
        .weightDashboard, .practiceDashboard, .habitList, .routineTemplates, "club.shelf",
    ]

    /// Cards for places outside of the app, and single cards placed by an app: there is no screen
    /// below them.
    static let outside: Set<ScreenName> = [
        .weightWidget, .routineWidget, .liveActivity, .nextMilestone, .nextMilestoneCompact,
        .weightPrediction, "club.widget",
    ]

    /// The presentation of a screen above another; only a full-screen cover hides everything below.
    static func presentation(of screen: ScreenName) -> Intent.Destination.Presentation {
        screen == .routineRun ? .cover : .push
    }

    /// A session's place and the destinations of its screen.
    private struct Position: Hashable {
        let screens: [ScreenName]
        let ways: [Way]
    }

    /// A way from one screen to another.
    private enum Way: Hashable {
        case close
        case discard
        case celebrate
        case pause
        case open(ScreenName)
    }

    /// Spots with a known way.
    private var known: Set<Position> = []

    /// Whether some actions lead to a first screen. The platform's back gesture and swiping down a
    /// sheet count as actions.
    mutating func exists(
        from session: Session, _ screen: Screen, in context: Context
    ) throws -> Bool {
        var waiting = [(session, screen)]
        var met: [(position: Position, place: NavigationState)] = []
        while let (session, screen) = waiting.first, met.count < 64 {
            waiting.removeFirst()
            let ways = Self.ways(from: session, screen)
            let position = Position(
                screens: [session.place.tab.screen] + session.place.stack.map(\.screen),
                ways: ways.map(\.way))
            if known.contains(position)
                || Self.first.contains(screen.screen) && screen.overlay == nil
            {
                known.insert(met.first?.position ?? position)
                return true
            }
            // Closing a detail does not change the screen.
            guard !met.contains(where: { $0.position == position && $0.place == session.place })
            else {
                continue
            }
            met.append((position, session.place))
            for (_, event) in ways {
                var next = session
                _ = try next.send(event, in: context)
                guard next.place.page.options != nil else { continue }
                waiting.append((next, try next.screen(in: context)))
            }
        }
        return false
    }

    /// The ways from a screen, shortest first, one to each place.
    private static func ways(
        from session: Session, _ screen: Screen
    ) -> [(way: Way, event: Event)] {
        var ways: [(way: Way, event: Event)] = []
        if [.push, .sheet].contains(session.place.stack.last?.presentation), screen.overlay == nil {
            ways.append((.close, Event(.close())))
        }
        for action in screen.enabledActions {
            let way: Way
            switch action.intent {
            case .close(nil): way = .close
            case .discard: way = .discard
            case .celebrate: way = .celebrate
            case .pause(let run) where run.step == nil: way = .pause
            case .open(let destination) where session.app.has(destination.screen):
                way = .open(destination.screen)
            default: continue
            }
            if !ways.contains(where: { $0.way == way }) { ways.append((way, action.event())) }
        }
        return ways
    }
}

extension Session {
    /// The session with its current page above the first screen of its product, as apps show it.
    func aboveFirst(as presentation: Intent.Destination.Presentation) throws -> Session {
        guard
            let first = app.screens.first(where: ReturnPath.first.contains)
        else { return self }
        let encoder = JSONTextEncoder(style: .compact)
        let text = String(decoding: try encoder.encode(self), as: UTF8.self)
        // A document ends with a line feed.
        let page = String(decoding: try encoder.encode(place.tab).dropLast(), as: UTF8.self)
        let old = #"{"tab":\#(page),"tabs":[],"stack":[]}"#
        let above = page.replacing(#""as":"tab""#, with: #""as":"\#(presentation.rawValue)""#)
        let new =
            #"{"tab":{"screen":"\#(first.rawValue)","as":"tab"},"tabs":[],"stack":[\#(above)]}"#
        guard text.contains(old) else { return self }
        return try JSONTextDecoder(userInfo: [.apps: RandomWalk.apps]).decode(
            Session.self, from: Array(text.replacing(old, with: new, maxReplacements: 1).utf8),
            file: "session")
    }
}

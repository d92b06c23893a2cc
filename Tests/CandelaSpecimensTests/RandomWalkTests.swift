import CandelaElements
import CandelaJSON
import CandelaKit
import CandelaScreens
import CandelaSpecimens
import CandelaTestSupport
import Foundation
import ReadingClub
import Testing

/// Properties that hold after any sequence of random actions.
struct RandomWalkTests {
    /// The number of steps; set `CANDELA_WALK=100000` for more, and `CANDELA_SEED=7` for another
    /// sequence.
    private static let environment = ProcessInfo.processInfo.environment
    private static let wanted = environment["CANDELA_WALK"].flatMap { Int($0) } ?? 2_000
    private static let seed = environment["CANDELA_SEED"].flatMap { UInt64($0) } ?? 13

    /// The walks that share the steps, each with its own random numbers.
    private static let walks = 4

    @Test(arguments: 0..<walks)
    func `every enabled action works, and every screen obeys the laws`(number: Int) throws {
        let wanted = Self.wanted / Self.walks
        var walk = RandomWalk(seed: Self.seed &+ UInt64(number))
        var round = number
        while walk.steps < wanted {
            // Every specimen is used, spread over the products.
            let place = round * 37 % Specimen.all.count
            try walk.walk(from: Specimen.all[place], steps: wanted > 2_500 ? 60 : 12)
            round += Self.walks
        }
        #expect(walk.steps >= wanted)
        #expect(walk.refused > wanted / 100)
        for kind in ["open", "close", "choose", "set", "delete", "retry", "report"] {
            #expect(walk.sent[kind] ?? 0 > 0, "\(kind): \(walk.sent)")
        }
    }

    /// Days are corrected, and ticked with amounts, in whatever order the random numbers say.
    @Test func `what the events did is recorded and shown`() throws {
        let names = [
            "habit-day-amount-and-note", "habit-day-taken-away", "statistics-typical",
            "practice-day-habits", "habit-day-records",
        ]
        let specimens = Specimen.all.filter { names.contains($0.name) }
        #expect(specimens.count == names.count)
        var walk = RandomWalk(seed: Self.seed)
        var round = 0
        while walk.steps < Self.wanted / Self.walks {
            try walk.walk(from: specimens[round % specimens.count], steps: 60)
            round += 1
        }
        #expect(walk.corrections > 0 && walk.tickedContents > 0)
        for kind in ["toggle", "log", "save", "delete", "undo", "close", "discard", "retry"] {
            #expect(walk.sent[kind] ?? 0 > 0, "\(kind): \(walk.sent)")
        }
    }

    @Test func `the screens of an outside team's app obey them too`() throws {
        let wanted = Self.wanted / Self.walks
        var walk = RandomWalk(seed: Self.seed)
        var round = 0
        while walk.steps < wanted {
            try walk.walk(from: Specimen.club[round % Specimen.club.count], steps: 60)
            round += 1
        }
        #expect(walk.refused > wanted / 100)
        for kind in ["app", "open", "close", "delete", "enter", "reorder", "retry", "report"] {
            #expect(walk.sent[kind] ?? 0 > 0, "\(kind): \(walk.sent)")
        }
    }

    /// One walk that was reported: `CANDELA_SPECIMEN=run-typical CANDELA_SEED=13`.
    @Test(.enabled(if: environment["CANDELA_SPECIMEN"] != nil))
    func `a reported walk is repeated`() throws {
        let specimens = Specimen.all + Specimen.club
        let specimen = try #require(
            specimens.first { $0.name == Self.environment["CANDELA_SPECIMEN"] })
        var walk = RandomWalk(seed: Self.seed)
        try walk.walk(from: specimen, steps: 60)
    }

    @Test func `opens the page of its specimen above the first page`() throws {
        let specimen = try #require(Specimen.all.first { $0.screen == .habitDetail })
        let session = try #require(try Session(specimen)?.aboveFirst(as: .push))
        #expect(session.place.tab.screen == .habitList)
        #expect(session.place.stack.map(\.screen) == [.habitDetail])
        #expect(
            try session.screen(in: specimen.context).title == (try specimen.once().screen.title))
    }

    /// Each specimen is checked, since random walks reach only some states.
    @Test func `numbers in phrases are facts of their cards`() throws {
        var met: Set<CardNumber> = []
        var numbers: [String: Set<String>] = [:]
        for specimen in Specimen.all {
            let screen = try specimen.once().screen
            for card in screen.cards + [screen.overlay?.card].compactMap(\.self) {
                let paths = try card.facts(as: JSONValue.self).numberPaths
                numbers[card.kind, default: []].formUnion(paths)
                guard screen.context.language == "en" else { continue }
                #expect(try CardNumber.wrong(in: card, met: &met) == [], "\(specimen.name)")
            }
        }
        for row in CardNumber.all where !met.contains(row) {
            Issue.record("no specimen shows \(row)")
        }
        var accessibility = Dictionary(grouping: CardNumber.all, by: \.card).mapValues { rows in
            Set(rows.flatMap(\.facts))
        }
        for (card, reasons) in CardNumber.unsaid {
            #expect(accessibility[card, default: []].isDisjoint(with: reasons.keys), "\(card)")
            #expect(Set(reasons.keys).isSubset(of: numbers[card] ?? []), "\(card)")
            accessibility[card, default: []].formUnion(reasons.keys)
        }
        for (card, paths) in numbers {
            let others = paths.subtracting(accessibility[card] ?? []).sorted()
            #expect(others == [], "\(card)")
        }
    }

    @Test(arguments: Specimen.some)
    func `a session shows a specimen's screen unchanged`(specimen: Specimen) throws {
        guard let session = Session(specimen) else { return }
        let screen = try session.screen(in: specimen.context)
        #expect(screen.title == (try specimen.once().screen.title))
    }
}

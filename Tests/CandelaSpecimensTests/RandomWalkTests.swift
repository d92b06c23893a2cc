import CandelaElements
import CandelaJSON
import CandelaKit
import CandelaScreens
import CandelaSpecimens
import Foundation
import Testing

/// What holds wherever random actions lead.
struct RandomWalkTests {
    /// More steps when asked for: `CANDELA_WALK=100000`, and others with `CANDELA_SEED=7`.
    private static let environment = ProcessInfo.processInfo.environment
    private static let wanted = environment["CANDELA_WALK"].flatMap { Int($0) } ?? 2_000
    private static let seed = environment["CANDELA_SEED"].flatMap { UInt64($0) } ?? 13

    /// Walks that share the steps, each with numbers of its own.
    private static let walks = 4

    @Test(arguments: 0..<walks)
    func `every enabled action is answered, and every screen holds the laws`(number: Int) throws {
        let wanted = Self.wanted / Self.walks
        var walk = RandomWalk(seed: Self.seed &+ UInt64(number))
        var round = number
        while walk.steps < wanted {
            // Every specimen has its turn, spread over the products.
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

    @Test func `a page above the first one is that of its specimen`() throws {
        let specimen = try #require(Specimen.all.first { $0.screen == .habitDetail })
        let session = try #require(try Session(specimen)?.aboveFirst(as: .push))
        #expect(session.place.tab.screen == .habitList)
        #expect(session.place.stack.map(\.screen) == [.habitDetail])
        #expect(try session.screen(in: specimen.context).title == (try specimen.made()).title)
    }

    /// The numbers of specimens are looked at one by one: what is walked past is chance.
    @Test func `the numbers in phrases are the facts of their cards`() throws {
        var met: Set<CardNumber> = []
        var numbers: [String: Set<String>] = [:]
        for specimen in Specimen.all {
            let screen = try specimen.made()
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
        var told = Dictionary(grouping: CardNumber.all, by: \.card).mapValues { rows in
            Set(rows.flatMap(\.facts))
        }
        for (card, reasons) in CardNumber.unsaid {
            #expect(told[card, default: []].isDisjoint(with: reasons.keys), "\(card)")
            #expect(Set(reasons.keys).isSubset(of: numbers[card] ?? []), "\(card)")
            told[card, default: []].formUnion(reasons.keys)
        }
        for (card, paths) in numbers {
            let others = paths.subtracting(told[card] ?? []).sorted()
            #expect(others == [], "\(card)")
        }
    }

    @Test(arguments: Specimen.all)
    func `a session shows a specimen as the screen alone does`(specimen: Specimen) throws {
        guard let session = Session(specimen) else { return }
        let screen = try session.screen(in: specimen.context)
        #expect(screen.title == (try specimen.made()).title)
    }
}

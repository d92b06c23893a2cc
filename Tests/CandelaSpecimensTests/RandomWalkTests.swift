import CandelaScreens
import CandelaSpecimens
import Foundation
import Testing

/// What holds wherever random actions lead.
struct RandomWalkTests {
    /// More steps when asked for: `CANDELA_WALK=100000`.
    private static let wanted =
        ProcessInfo.processInfo.environment["CANDELA_WALK"].flatMap { Int($0) } ?? 300

    @Test func `every enabled action is answered, and every screen holds the laws`() throws {
        var walk = RandomWalk(seed: 13)
        var round = 0
        while walk.steps < Self.wanted {
            // Every specimen has its turn, spread over the products.
            let place = round * 37 % Specimen.all.count
            try walk.walk(from: Specimen.all[place], steps: Self.wanted > 10_000 ? 40 : 4)
            round += 1
        }
        #expect(walk.steps >= Self.wanted)
        #expect(walk.sent.count > 5, "\(walk.sent)")
    }

    @Test(arguments: Specimen.all)
    func `a session shows a specimen as the screen alone does`(specimen: Specimen) throws {
        guard let session = Session(specimen) else { return }
        let screen = try session.screen(in: specimen.context)
        #expect(screen.title == (try specimen.made()).title)
    }
}

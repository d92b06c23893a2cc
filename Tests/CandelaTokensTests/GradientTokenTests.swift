import CandelaTokens
import Testing

struct GradientTokenTests {
    private func gradient(_ stops: [(String, Double)]) throws -> GradientToken {
        GradientToken(
            try stops.map { .init(try #require(ColorToken(hex: $0.0)), at: $0.1) },
            direction: .leadingToTrailing)
    }

    @Test func `interpolates its stops linearly in sRGB`() throws {
        let progress = try gradient([("FF6B6B", 0), ("2ECC71", 1)])
        #expect(progress.color(at: 0).hex == "#FF6B6B")
        #expect(progress.color(at: 1).hex == "#2ECC71")
        // (255 + 46)/2 = 150.5, (107 + 204)/2 = 155.5, (107 + 113)/2 = 110
        #expect(["#969B6E", "#979C6E"].contains(progress.color(at: 0.5).hex))
    }

    @Test func `extends its first and last colour beyond their positions`() throws {
        let middle = try gradient([("FF0000", 0.25), ("0000FF", 0.75)])
        #expect(middle.color(at: -1).hex == "#FF0000")
        #expect(middle.color(at: 0.1).hex == "#FF0000")
        #expect(middle.color(at: 0.9).hex == "#0000FF")
        #expect(middle.color(at: .infinity).hex == "#0000FF")
    }

    @Test func `changes abruptly if two stops share a position`() throws {
        let hard = try gradient([("FF0000", 0), ("FF0000", 0.5), ("0000FF", 0.5), ("0000FF", 1)])
        #expect(hard.color(at: 0.49).hex == "#FF0000")
        #expect(hard.color(at: 0.51).hex == "#0000FF")
    }

    @Test func `is transparent without stops`() throws {
        #expect(try gradient([]).color(at: 0.5).alpha == 0)
    }
}

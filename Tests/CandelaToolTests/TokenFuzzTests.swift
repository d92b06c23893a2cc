import CandelaTestSupport
import Testing

/// The first inputs of `candela-bench fuzz`.
struct TokenFuzzTests {
    @Test func `no token of an accepted document is lost, and rejections have errors`() {
        let fuzz = TokenFuzz()
        var accepted = 0
        for number in 0..<2_000 {
            let verdict = fuzz.check(number)
            #expect(verdict.fault == nil, "input \(number)")
            accepted += verdict.isAccepted ? 1 : 0
        }
        // Most inputs are invalid, but enough get past every reader.
        #expect(accepted > 40)
    }

    @Test func `an input is the same every time`() {
        let (one, two) = (TokenFuzz().files(12), TokenFuzz().files(12))
        #expect(one.map(\.path) == two.map(\.path))
        #expect(one.map(\.bytes) == two.map(\.bytes))
    }
}

import CandelaTokens
import Testing

struct RoleRowsTests {
    @Test func `reads a product's own cell, or the only one`() {
        let rows = ["space.card 16\n  space.gap 4 | 8 | 12 | 2.5"]
        #expect(RoleRows(rows, product: 1).numbers == [16, 8])
        #expect(RoleRows(rows, product: 3).numbers == [16, 2.5])
    }

    @Test func `repeats values that are the same in other appearances`() {
        // One value for all four; or two, for light and dark, repeated for increased contrast.
        let rows = RoleRows(["a 1\nb 2 ; 3"], product: 0, varies: true)
        let values = rows.starts.map { rows.numbers[$0] }
        #expect(values == [1, 1, 1, 1, 2, 3, 2, 3])
    }

    @Test func `reads levels of 255 with four decimals`() {
        // 128 ÷ 255 = 0.50196, which token files round to 0.502.
        #expect(RoleRows(["a #FF8000/0.25"], product: 0).numbers == [1, 0.502, 0, 0.25])
    }

    @Test func `keeps the wide-gamut form of a colour at its index in each appearance`() {
        let rows = RoleRows(
            ["a #000000\nb #FF0000~0.9,0.2,0.1 ; #00FF00"], product: 0, varies: true)
        // The first colour has four entries; the third form of the second one repeats its first.
        #expect(rows.wide == [4, 0.9, 0.2, 0.1, 6, 0.9, 0.2, 0.1])
        #expect(rows.numbers.count == 8 * 4)
    }
}

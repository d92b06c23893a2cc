import CandelaTokens
import Testing

struct PerAppearanceTests {
    @Test func `uses the plain value for increased contrast by default`() {
        let values = PerAppearance(light: 1, dark: 2, darkIncreased: 3)
        #expect(Appearance.allCases.map { values[$0] } == [1, 2, 1, 3])
        #expect(Appearance.allCases.map { PerAppearance("x")[$0] } == ["x", "x", "x", "x"])
    }
}

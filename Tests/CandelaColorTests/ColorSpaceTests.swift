import CandelaColor
import Testing

struct ColorSpaceTests {
    @Test func `every space has three named components and at most one hue`() {
        for space in ColorSpace.allCases {
            #expect(space.componentNames.count == 3)
            #expect(space.hueIndex.map { space.componentNames[$0] } ?? "hue" == "hue")
            #expect((space.hueIndex != nil) == space.componentNames.contains("hue"))
        }
    }
}

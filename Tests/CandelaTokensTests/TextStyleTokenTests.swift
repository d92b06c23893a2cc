import CandelaTokens
import Testing

struct TextStyleTokenTests {
    @Test func `follows the system style if it has its size`() {
        let text = TextStyleToken(.headline)
        #expect(text.size == 17)
        #expect(text.leading == 22)
        #expect(text.weight == .semibold)
        #expect(text.emphasizedWeight == .semibold)
        for typeSize in TypeSize.allCases {
            #expect(text.size(at: typeSize) == TextStyle.headline.size(at: typeSize))
            #expect(text.leading(at: typeSize) == TextStyle.headline.leading(at: typeSize))
        }
    }

    @Test func `scales its own size to whole points, and its leading to pixels`() {
        let counter = TextStyleToken(.title1, size: 26, leading: 31, weight: .bold)
        // 26 · 68/34 = 52; 31 · 31/34 = 28.26, which is 28⅓ in thirds of a point.
        #expect(counter.size(at: .accessibility5) == 52)
        #expect(counter.leading(at: .xSmall, displayScale: 3) == 85.0 / 3)
        #expect(counter.size(at: .large) == 26)
    }

    @Test func `does not grow beyond its largest type size`() {
        let tab = TextStyleToken(.caption2, largestTypeSize: .xxxLarge)
        // Apple's table: 11 points, 17 at xxxLarge, 40 at accessibility5.
        #expect(tab.size(at: .large) == 11)
        for typeSize in TypeSize.allCases where typeSize >= .xxxLarge {
            #expect(tab.size(at: typeSize) == 17)
            #expect(tab.leading(at: typeSize) == TextStyle.caption2.leading(at: .xxxLarge))
        }
    }

    @Test func `does not scale in rendered images`() {
        let caption = TextStyleToken(.caption1, scales: false)
        #expect(caption.size(at: .accessibility5) == 12)
        #expect(caption.leading(at: .accessibility5) == 16)
    }
}

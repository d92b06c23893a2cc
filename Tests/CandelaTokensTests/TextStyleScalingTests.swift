import CandelaTokens
import Testing

struct TextStyleScalingTests {
    /// Each row is leading(setting)/leading(large) from the published table in thousandths, from
    /// xSmall to accessibility5, rounded half to even: caption1 begins with 13/16 = .8125.
    @Test(arguments: [
        (
            TextStyle.largeTitle,
            [927, 951, 976, 1000, 1049, 1122, 1171, 1268, 1390, 1488, 1610, 1707]
        ),
        (.title1, [912, 941, 971, 1000, 1088, 1147, 1206, 1353, 1500, 1676, 1824, 2000]),
        (.title2, [857, 893, 929, 1000, 1071, 1143, 1214, 1464, 1679, 1857, 2107, 2357]),
        (.title3, [880, 920, 960, 1000, 1120, 1200, 1280, 1520, 1760, 2040, 2320, 2600]),
        (.headline, [864, 909, 955, 1000, 1091, 1182, 1318, 1545, 1818, 2182, 2545, 2818]),
        (.body, [864, 909, 955, 1000, 1091, 1182, 1318, 1545, 1818, 2182, 2545, 2818]),
        (.callout, [857, 905, 952, 1000, 1095, 1190, 1333, 1524, 1857, 2190, 2476, 2857]),
        (.subheadline, [800, 900, 950, 1000, 1100, 1200, 1400, 1550, 1850, 2150, 2500, 2900]),
        (.footnote, [889, 889, 889, 1000, 1111, 1222, 1333, 1611, 1833, 2222, 2556, 2889]),
        (.caption1, [812, 812, 812, 1000, 1188, 1312, 1438, 1750, 2000, 2438, 2750, 3188]),
        (.caption2, [1000, 1000, 1000, 1000, 1385, 1538, 1692, 1923, 2308, 2692, 3154, 3692]),
    ])
    func `scales lengths by the ratio of leadings`(style: TextStyle, thousandths: [Double]) {
        let factors = TypeSize.allCases.map {
            (style.factor(at: $0) * 1000).rounded(.toNearestOrEven)
        }
        #expect(factors == thousandths)
    }

    @Test(arguments: [
        (
            12.0, TextStyle.body,
            [10.33, 11, 11.33, 12, 13, 14.33, 15.67, 18.67, 21.67, 26.33, 30.67, 33.67]
        ),
        (6, .body, [5.33, 5.33, 5.67, 6, 6.67, 7, 8, 9.33, 11, 13, 15.33, 17]),
        (
            28, .largeTitle,
            [26, 26.67, 27.33, 28, 29.33, 31.33, 32.67, 35.67, 39, 41.67, 45, 47.67]
        ),
        (
            48, .largeTitle,
            [44.33, 45.67, 46.67, 48, 50.33, 54, 56.33, 61, 66.67, 71.33, 77.33, 82]
        ),
        (
            48, .body,
            [
                41.33, 43.67, 45.67, 48, 52.33, 56.67, 63.33, 74.33, 87.33, 104.67, 122.33, 135.33,
            ]
        ),
    ])
    func `gives the products' lengths in pixels of a scale-3 display`(
        value: Double, style: TextStyle, expected: [Double]
    ) {
        let lengths = TypeSize.allCases.map {
            (style.scaled(value, at: $0, displayScale: 3) * 100).rounded() / 100
        }
        #expect(lengths == expected)
    }

    @Test func `scales 17 points relative to body text as devices do`() {
        // 17 · 21/22 = 16.227: 49 pixels of a third of a point. 17 · 62/22 = 47.909: 144 pixels.
        #expect(TextStyle.body.scaled(17, at: .medium, displayScale: 3) == 49.0 / 3)
        #expect(TextStyle.body.scaled(17, at: .accessibility5, displayScale: 3) == 48)
    }

    @Test func `rounds to half points at a display scale of 2, and to whole points at 1`() {
        // 12 · 21/22 = 11.4545
        #expect(TextStyle.body.scaled(12, at: .medium, displayScale: 2) == 11.5)
        #expect(TextStyle.body.scaled(12, at: .medium, displayScale: 1) == 11)
    }

    @Test func `stays finite on any display`() {
        #expect(TextStyle.body.scaled(11, at: .xLarge, displayScale: 1e308) == 12)
        #expect(TextStyle.body.scaled(11, at: .xLarge, displayScale: 1e-300) == 0)
    }

    @Test(arguments: [0, -3, .infinity, .nan])
    func `does not round without a display`(displayScale: Double) {
        let length = TextStyle.body.scaled(12, at: .medium, displayScale: displayScale)
        #expect(length == 12 * 21 / 22.0)
    }

    @Test func `respects the maximum`() {
        #expect(TextStyle.body.scaled(48, at: .accessibility5, maximum: 60) == 60)
        #expect(TextStyle.body.scaled(48, at: .large, maximum: 60) == 48)
        #expect(TextStyle.body.scaledFont(24, at: .accessibility5, maximum: 40) == 40)
    }

    @Test func `rounds custom fonts to whole points`() {
        // 24 · 62/22 = 67.64; 28 · 70/41 = 47.80; 26 · 19/22 = 22.45
        #expect(TextStyle.body.scaledFont(24, at: .accessibility5) == 68)
        #expect(TextStyle.largeTitle.scaledFont(28, at: .accessibility5) == 48)
        #expect(TextStyle.body.scaledFont(26, at: .xSmall) == 22)
    }

    @Test func `does not change a length at the default setting`() {
        for style in TextStyle.allCases {
            for length in [1.0, 6, 12, 28, 44, 48] {
                #expect(style.scaled(length, at: .large) == length)
            }
        }
    }

    @Test func `never gives a touch target below 44 points`() {
        for style in TextStyle.allCases {
            for typeSize in TypeSize.allCases {
                #expect(style.scaledTarget(at: typeSize) >= 44)
                #expect(style.scaledTarget(30, at: typeSize) >= 44)
            }
        }
        #expect(TextStyle.body.scaledTarget(at: .xSmall) == 44)
        // 44 · 62/22 = 124
        #expect(TextStyle.body.scaledTarget(at: .accessibility5) == 124)
        #expect(TextStyle.body.scaledTarget(48, at: .xSmall) == 48)
    }
}

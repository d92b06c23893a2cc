import CandelaTokens
import Testing

struct TextStyleTests {
    /// A row of the published table: a style with its size/leading from xSmall to accessibility5.
    static let published: [(TextStyle, String)] = [
        (.largeTitle, "31/38 32/39 33/40 34/41 36/43 38/46 40/48 44/52 48/57 52/61 56/66 60/70"),
        (.title1, "25/31 26/32 27/33 28/34 30/37 32/39 34/41 38/46 43/51 48/57 53/62 58/68"),
        (.title2, "19/24 20/25 21/26 22/28 24/30 26/32 28/34 34/41 39/47 44/52 50/59 56/66"),
        (.title3, "17/22 18/23 19/24 20/25 22/28 24/30 26/32 31/38 37/44 43/51 49/58 55/65"),
        (.headline, "14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62"),
        (.body, "14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62"),
        (.callout, "13/18 14/19 15/20 16/21 18/23 20/25 22/28 26/32 32/39 38/46 44/52 51/60"),
        (.subheadline, "12/16 13/18 14/19 15/20 17/22 19/24 21/28 25/31 30/37 36/43 42/50 49/58"),
        (.footnote, "12/16 12/16 12/16 13/18 15/20 17/22 19/24 23/29 27/33 33/40 38/46 44/52"),
        (.caption1, "11/13 11/13 11/13 12/16 14/19 16/21 18/23 22/28 26/32 32/39 37/44 43/51"),
        (.caption2, "11/13 11/13 11/13 11/13 13/18 15/20 17/22 20/25 24/30 29/35 34/41 40/48"),
    ]

    @Test(arguments: published)
    func `has the published size and leading at all twelve settings`(
        style: TextStyle, row: String
    ) {
        let cells = TypeSize.allCases.map {
            "\(Int(style.size(at: $0)))/\(Int(style.leading(at: $0)))"
        }
        #expect(cells.joined(separator: " ") == row)
    }

    @Test func `every style is in the published table`() {
        #expect(Self.published.map(\.0) == TextStyle.allCases)
    }

    @Test func `has its published weights`() {
        for style in TextStyle.allCases {
            #expect(style.weight == (style == .headline ? .semibold : .regular))
            let isTitle = [.largeTitle, .title1, .title2].contains(style)
            #expect(style.emphasizedWeight == (isTitle ? .bold : .semibold))
        }
    }

    @Test func `never shrinks as the setting grows`() {
        for style in TextStyle.allCases {
            let sizes = TypeSize.allCases.map { style.size(at: $0) }
            let leadings = TypeSize.allCases.map { style.leading(at: $0) }
            #expect(sizes == sizes.sorted())
            #expect(leadings == leadings.sorted())
        }
    }
}

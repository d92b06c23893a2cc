import CandelaAudit
import CandelaElements
import CandelaJSON
import CandelaKit
import CandelaScreens
import CandelaTokens
import Testing

/// The contrast walk on trees small enough to calculate by hand.
struct ContrastWalkRuleTests {
    private let theme = Theme.weight

    private func pairs(_ body: Element, in appearance: Appearance = .light) -> [DrawnContrast] {
        body.contrasts(on: .background, in: appearance, theme: theme)
    }

    private let caption: Element

    init() throws {
        let text = #"""
            {"kind": "text", "text": "3 days", "style": "type.caption", "size": 12, "leading": 16,
             "color": "color.text.primary"}
            """#
        caption = try JSONTextDecoder().decode(
            Element.self, from: Array(text.utf8), file: "caption")
    }

    @Test func `measures a text on the nearest surface around it`() throws {
        let card = Element.column { caption }.surface(.init(fill: Paint(.primaryFill)))
        let pair = try #require(pairs(card).first)
        #expect(pair.ground == "color.primary-fill" && pair.foreground == "color.text.primary")
        #expect(
            pair.ratio
                == Contrast.ratio(
                    theme.color(.textPrimary, in: .light), theme.color(.primaryFill, in: .light)))
        #expect(try #require(pairs(caption).first).ground == "color.background")
    }

    @Test func `blends a translucent fill with the surface under it`() throws {
        let tint = Element.column { caption }.surface(
            .init(fill: Paint(ColorRole.primary), opacity: .tint))
        let ground = theme.color(ColorRole.primary, in: .light).opacity(theme.opacity(.tint))
            .over(theme.color(.background, in: .light))
        let expected = Contrast.ratio(theme.color(.textPrimary, in: .light), ground)
        #expect(try #require(pairs(tint).first).ratio == expected)
    }

    @Test func `measures a gradient at its worst point`() throws {
        let card = Element.column { caption }.surface(.init(fill: Paint(GradientRole.heroNeutral)))
        let ratio = try #require(pairs(card).first).ratio
        let gradient = theme.gradient(.heroNeutral, in: .light)
        for position in stride(from: 0.0, through: 1, by: 0.125) {
            let text = theme.color(.textPrimary, in: .light)
            #expect(ratio <= Contrast.ratio(text, gradient.color(at: position)))
        }
    }

    @Test func `requires nothing of a labelled graphic until contrast is increased`() throws {
        let bar = Element.bar(0.5, fill: Paint(.highlight)).described(by: "percent")
        let said = Element.column {
            bar
            caption.part("percent")
        }
        #expect(pairs(said).allSatisfy { $0.passes })
        #expect(!pairs(said, in: .lightIncreased).allSatisfy { $0.passes })
        let unsaid = Element.column { bar }
        #expect(!pairs(unsaid).allSatisfy { $0.passes })
    }

    @Test func `requires nothing of disabled and decorative elements`() throws {
        let faint = Element.shape(fill: Paint(.highlight))
        #expect(!pairs(faint).allSatisfy { $0.passes })
        #expect(pairs(faint.decorative()).isEmpty)
    }

    @Test func `uses a shape at the back as the ground of elements in front`() throws {
        let disc = Element.layers {
            Element.shape(fill: Paint(.primaryFill))
            caption
        }
        let found = pairs(disc)
        #expect(found.map(\.ground) == ["color.primary-fill"])
    }

    @Test(arguments: Theme.Product.allCases, Appearance.allCases)
    func `tells neighbours of a scale apart`(product: Theme.Product, appearance: Appearance) {
        let theme = Theme.of(product)
        let days: [[PaintRole]] = [
            [.color(.calendarDayNoneOpaque)],
            [.color(.calendarDayLowOpaque), .gradient(.calendarDayLow)],
            [.color(.calendarDayMediumOpaque), .gradient(.calendarDayMedium)],
            [.color(.calendarDayHighOpaque), .gradient(.calendarDayHigh)],
        ]
        for (ones, nexts) in zip(days, days.dropFirst()) {
            for one in ones {
                for next in nexts {
                    let ratio = theme.ratio(one, on: next, in: appearance)
                    #expect(ratio >= 1.3, "\(one) and \(next) are \(Contrast.text(ratio)) apart")
                }
            }
        }
    }
}

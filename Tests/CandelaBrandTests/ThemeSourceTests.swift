import CandelaBrand
import CandelaTokens
import Foundation
import Testing

/// Swift source generated from a brand and compiled into these tests.
struct ThemeSourceTests {
    private static let compiled: [Theme] = [
        .almanacWeight, .almanacPractice, .almanacRoutine, .almanacHabit,
    ]

    @Test(arguments: Theme.Product.allCases)
    func `gives the same themes as the brand's file`(product: Theme.Product) throws {
        let theme = try #require(Self.compiled.first { $0.product == product })
        let read = try BrandFixture.almanac.theme(of: product)
        for appearance in Appearance.allCases {
            for role in ColorRole.all {
                #expect(
                    theme.color(role, in: appearance) == read.color(role, in: appearance), "\(role)"
                )
            }
        }
        for role in TypeRole.all { #expect(theme.text(role) == read.text(role), "\(role)") }
        // Everything else, including the brand's new roles.
        #expect(theme == read)
        #expect(theme != Theme.of(product))
    }

    @Test func `is up to date with the file`() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "Themes/Theme+Almanac.swift")
        let looks = try Theme.Product.allCases.map(BrandFixture.almanac.look(of:))
        let source = ThemeSource("Brands/almanac.resolver.json", looks)
        #expect(source.fileName == "Theme+Almanac.swift")
        let isFresh = try String(contentsOf: file, encoding: .utf8) == source.text
        #expect(
            isFresh,
            """
            run 'candela tokens build Tests/CandelaBrandTests/Brands/almanac.resolver.json \
            --format theme --out Tests/CandelaBrandTests/Themes'
            """)
    }
}

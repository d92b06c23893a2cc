import CandelaBrand
import CandelaKit
import CandelaScreens
import CandelaTokens

/// A benchmark of a brand and an app's phrases, from the bytes of their files to the values that
/// screens use.
enum BrandBench {
    static let section = BenchSection(
        name: "brands",
        summary: "themes from a brand file, first and later ones, and an app's texts",
        run: { rows().forEach { $0.print() } }, rows: rows)

    private static let rounds = 9

    private static func rows() -> [BenchRow] {
        // The first brand of a process fills the caches that later ones use.
        let first = BenchSection.seconds { _ = try? Theme(.practice, brand: Brand(file)) }
        let brands = (0..<rounds).map { _ in Brand(file) }
        let others = brands.map { brand in
            BenchSection.seconds { _ = try? Theme(.practice, brand: brand) }
        }
        let again = brands.map { brand in
            BenchSection.seconds { _ = try? Theme(.practice, brand: brand) }
        }
        let four = (0..<rounds).map { _ in
            let brand = Brand(file)
            return BenchSection.seconds {
                for product in Theme.Product.allCases { _ = try? Theme(product, brand: brand) }
            }
        }
        let catalog = StringCatalog(words, named: "Words.xcstrings")
        let firstWords = BenchSection.seconds { _ = try? Wording([catalog], over: .standard) }
        let otherWords = (0..<rounds).map { _ in
            BenchSection.seconds { _ = try? Wording([.plain, catalog], over: .standard) }
        }
        return [
            row("theme from a brand file, first in the process", first, goal: "30 ms"),
            row("theme from a brand file, later ones", others.median, goal: "30 ms"),
            row("cached theme of a brand", again.median, goal: "1 ms"),
            row("four themes from a brand file", four.median, goal: "120 ms"),
            row("texts of an app, first in the process", firstWords, goal: "10 ms"),
            row("texts of an app over a tone, later ones", otherWords.median, goal: "10 ms"),
        ]
    }

    private static func row(_ what: String, _ seconds: Double, goal: String) -> BenchRow {
        BenchRow(what: what, ours: StreakBench.milliseconds(seconds), other: "goal \(goal)")
    }

    /// Five colours for all appearances, from which about a hundred others are derived.
    private static let file = Array(
        """
        {
          "color": {
            "$type": "color",
            "background": { "$value": { "colorSpace": "srgb", "components": [0.02, 0.02, 0.05] } },
            "surface": { "$value": { "colorSpace": "srgb", "components": [0.07, 0.07, 0.12] } },
            "primary": { "$value": { "colorSpace": "srgb", "components": [0.48, 0.42, 1] } },
            "accent": { "$value": { "colorSpace": "srgb", "components": [0.16, 0.83, 0.78] } },
            "text": {
              "primary": { "$value": { "colorSpace": "srgb", "components": [0.93, 0.93, 0.97] } }
            }
          }
        }
        """.utf8)

    /// One phrase that an app replaces.
    private static let words = Array(
        """
        {
          "sourceLanguage": "en",
          "strings": {
            "action.cancel": {
              "localizations": {
                "en": { "stringUnit": { "state": "translated", "value": "Never mind" } }
              }
            }
          },
          "version": "1.1"
        }
        """.utf8)
}

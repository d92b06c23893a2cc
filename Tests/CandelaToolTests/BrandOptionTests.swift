import CandelaTool
import Testing

/// A team's brand and phrases on the commands that build screens.
struct BrandOptionTests {
    private static let brand = #"""
        {"space": {"card": {"$type": "dimension", "$value": {"value": 9, "unit": "px"}}},
         "color": {"primary": {"$type": "color",
          "$value": {"colorSpace": "srgb", "components": [0, 0.4, 0.4]}}}}
        """#

    private static let words = #"""
        {"sourceLanguage": "en", "version": "1.0", "strings": {"streak.message.never": {
          "localizations": {"en": {"stringUnit": {"state": "translated", "value": "Any time"}}}}}}
        """#

    private static func bench() throws -> ToolHarness {
        try ToolHarness([
            "brand.json": brand, "words.xcstrings": words, "empty.json": "{}",
            "bad.json": #"{"color": {"primary": {"$type": "number", "$value": 1}}}"#,
        ])
    }

    @Test func `a dump has the brand's tokens`() throws {
        let bench = try Self.bench()
        let outcome = bench.run(
            "dump --out d --theme brand.json --product habit --screen habit.list")
        #expect(outcome.status == .success)
        let dark = try bench.text("d/tokens/habit.dark.json")
        let primary = try #require(
            dark.split(separator: "\n").first { $0.contains(#""color.primary":"#) })
        #expect(primary.contains("[0,0.4,0.4]"))
        let plain = bench.run("dump --out p --product habit --screen habit.list")
        #expect(plain.status == .success)
        #expect(try bench.text("p/tokens/habit.dark.json") != dark)
    }

    @Test(arguments: [
        "screen practice.streakCounter --journal empty.json",
        "transcript practice.streakCounter --journal empty.json",
    ])
    func `a screen has the app's phrases`(line: String) throws {
        let bench = try Self.bench()
        let usual = bench.run(line).text
        #expect(usual.contains("Start today."))
        #expect(
            bench.run("\(line) --phrases words.xcstrings").text
                == usual.replacing("Start today.", with: "Any time"))
        #expect(!bench.run("\(line) --phrases plain").text.contains("!"))
    }

    @Test(arguments: [
        "screen practice.streakCounter --journal empty.json", "dump", "audit", "stream",
    ])
    func `reports a faulty brand with its place, and builds nothing`(line: String) throws {
        let outcome = try Self.bench().run("\(line) --theme bad.json")
        #expect(outcome.status == .badData)
        #expect(outcome.text == "")
        #expect(
            outcome.messages.first?.hasPrefix("bad.json:1:12: error: 'color.primary' is a number")
                == true)
    }

    @Test func `phrases with an error are reported with their place`() throws {
        let bench = try Self.bench()
        try bench.write(
            "typo.xcstrings",
            Self.words.replacing("streak.message.never", with: "streak.mesage.never"))
        let outcome = bench.run(
            "screen practice.streakCounter --journal empty.json --phrases typo.xcstrings")
        #expect(outcome.status == .badData)
        #expect(
            outcome.messages.first?.split(separator: "\n").first
                == "typo.xcstrings:1:56: error: there is no phrase 'streak.mesage.never' [unknown-key]"
        )
        let missing = bench.run("audit --phrases none.xcstrings")
        #expect(missing.messages.first?.contains("'none.xcstrings' does not exist") == true)
    }
}

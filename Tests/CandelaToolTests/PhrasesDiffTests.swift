import CandelaTool
import Testing

/// The comparison of two versions of a string catalog.
struct PhrasesDiffTests {
    /// A catalog with these members of `strings`.
    private static func catalog(_ strings: String) -> String {
        #"{"sourceLanguage": "en", "strings": {"# + strings + "}}"
    }

    /// A phrase with one text for each language.
    private static func phrase(_ key: String, _ texts: KeyValuePairs<String, String>) -> String {
        let texts = texts.map { #""\#($0.key)": {"stringUnit": {"value": "\#($0.value)"}}"# }
        return #""\#(key)": {"extractionState": "manual", "localizations": {"#
            + texts.joined(separator: ", ") + "}}"
    }

    /// A phrase with plural forms in English.
    private static func days(_ one: String, _ other: String) -> String {
        #""sky.days": {"extractionState": "manual", "localizations": {"en": {"variations": {"#
            + #""plural": {"one": {"stringUnit": {"value": "\#(one)"}}, "#
            + #""other": {"stringUnit": {"value": "\#(other)"}}}}}}}"#
    }

    private static func bench(_ before: [String], _ after: [String]) throws -> ToolHarness {
        try ToolHarness([
            "old.xcstrings": catalog(before.joined(separator: ",\n")),
            "new.xcstrings": catalog(after.joined(separator: ",\n")),
        ])
    }

    private static let line = "phrases diff old.xcstrings new.xcstrings"

    private static let before = [
        phrase("sky.title", ["en": "Sky", "nl": "Lucht"]),
        phrase("sky.open", ["en": "Open %(name)@"]), phrase("sky.gone", ["en": "Dusk"]),
        phrase("sky.old", ["en": "100%%", "nl": "100%%"]),
        days("%(count)lld day", "%(count)lld days"),
    ]

    private static let after = [
        phrase("sky.title", ["en": "Sky", "nl": "Hemel", "de": "Himmel"]),
        phrase("sky.open", ["en": "%(name)@: open"]), phrase("sky.come", ["en": "Dawn"]),
        phrase("sky.new", ["en": "100%%"]), days("%(count)lld day", "%(count)lld nights"),
    ]

    @Test func `lists changes with the texts of each language`() throws {
        let outcome = try Self.bench(Self.before, Self.after).run(Self.line)
        #expect(outcome.status == .success && outcome.messages.isEmpty, "\(outcome.messages)")
        #expect(
            outcome.text == """
                changed sky.days
                  en other: %(count)lld days → %(count)lld nights
                changed sky.open
                  en: Open %(name)@ → %(name)@: open
                changed sky.title
                  de: none → Himmel
                  nl: Lucht → Hemel
                renamed sky.old → sky.new
                  en: 100%%
                  nl: 100%% → none
                added sky.come
                  en: Dawn
                removed sky.gone
                  en: Dusk
                3 changed, 1 renamed, 1 added, 1 removed

                """)
    }

    @Test func `has the same as JSON`() throws {
        let bench = try Self.bench([Self.before[0], Self.before[4]], [Self.after[4]])
        let outcome = bench.run(Self.line + " --format json")
        #expect(outcome.status == .success)
        #expect(
            outcome.text == """
                {
                  "changes": [
                    {
                      "kind": "changed",
                      "key": "sky.days",
                      "texts": [
                        {
                          "language": "en",
                          "form": "other",
                          "before": "%(count)lld days",
                          "after": "%(count)lld nights"
                        }
                      ]
                    },
                    {
                      "kind": "removed",
                      "key": "sky.title",
                      "texts": [
                        {
                          "language": "en",
                          "before": "Sky"
                        },
                        {
                          "language": "nl",
                          "before": "Lucht"
                        }
                      ]
                    }
                  ]
                }

                """)
    }

    /// Two new keys with the text of a removed one: neither is certainly the same phrase.
    @Test func `renames only where one key has the text`() throws {
        let bench = try Self.bench(
            [Self.phrase("a.b", ["en": "Edit"])],
            [Self.phrase("c.d", ["en": "Edit"]), Self.phrase("e.f", ["en": "Edit"])])
        #expect(bench.run(Self.line).text.hasSuffix("\n2 added, 1 removed\n"))
        // Several keys may become one.
        let back = bench.run("phrases diff new.xcstrings old.xcstrings")
        #expect(back.text.hasPrefix("renamed c.d → a.b\n  en: Edit\nrenamed e.f → a.b\n"))
    }

    @Test func `finds nothing in a catalog and itself`() throws {
        let outcome = try Self.bench(Self.before, Self.before).run(Self.line)
        #expect(outcome.text == "no change\n")
        // A tone is a catalog too.
        #expect(
            try ToolHarness([:]).run("phrases diff plain plain").text == "no change\n")
    }

    @Test(arguments: [
        ("phrases diff old.xcstrings", 2, "'AFTER'"),
        ("phrases diff old.xcstrings new.xcstrings --format html", 2, "'html'"),
        ("phrases diff old.xcstrings none.xcstrings", 1, "does not exist"),
        ("phrases diff old.xcstrings bad.xcstrings", 1, "bad.xcstrings:2:47: error: "),
        ("phrases diff old.xcstrings list.xcstrings", 1, "list.xcstrings:1:1: error: "),
    ])
    func `reports mistakes with their places`(line: String, status: Int, words: String) throws {
        let bench = try Self.bench(Self.before, Self.after)
        // The fault is the value in the second line, at column 47.
        try bench.write(
            "bad.xcstrings",
            """
            {"sourceLanguage": "en", "strings": {"a.b": {"extractionState": "manual", "localizations":
             {"en": {"stringUnit": {             "value": "50 % off"}}}}}}
            """)
        try bench.write("list.xcstrings", "[1]")
        let outcome = bench.run(line)
        #expect(outcome.status.rawValue == Int32(status))
        #expect(outcome.output.isEmpty)
        #expect(outcome.report.contains(words), "\(outcome.report)")
    }
}

import CandelaStringCatalogs
import CandelaDTCG
import CandelaElements
import CandelaKit
import CandelaScreens
import Testing
import candela_generate

// A second language needs only the catalog: these texts pass through the generator's tables
/// into the runtime, without any Swift code for Arabic.
struct PhraseGeneratorTests {
    @Test(arguments: [
        (0, "لا أيام"), (1, "يوم"), (2, "يومان"), (3, "٣ أيام"), (10, "١٠ أيام"),
        (11, "١١ يومًا"), (99, "٩٩ يومًا"), (100, "١٠٠ يوم"), (101, "١٠١ يوم"),
        (103, "١٠٣ أيام"), (1_000, "١٬٠٠٠ يوم"),
    ])
    func `uses all six Arabic plural forms`(count: Int, text: String) throws {
        let days = try phrase("streak.days", language: "ar-EG") {
            [.number("count", $0.number(count))]
        }
        #expect(days.text == text)
    }

    @Test(arguments: [
        ("ar-AE", "11 يومًا"), ("ar-u-nu-latn", "11 يومًا"), ("ar-EG", "١١ يومًا"),
        ("en", "11 days"), ("en-u-nu-arab", "١١ days"), ("fa-IR", "11 days"), ("de-DE", "11 days"),
    ])
    func `takes digits from the tag, or from the fallback language`(
        language: String, text: String
    ) throws {
        let days = try phrase("streak.days", language: language) {
            [.number("count", $0.number(11))]
        }
        #expect(days.text == text)
    }

    @Test func `inflects two numbers independently`() throws {
        let value = try phrase("streak.value", language: "ar-EG") {
            [.number("count", $0.number(2)), .number("best", $0.number(12))]
        }
        #expect(value.text == "الأفضل ١٢ يومًا، الآن يومان")
        let english = try phrase("streak.value", language: "en") {
            [.number("count", $0.number(1)), .number("best", $0.number(12))]
        }
        #expect(english.text == "1 day, best 12 days")
        #expect(english.runs.map(\.placeholder) == ["count", nil, "best", nil])
    }

    @Test func `uses the spoken number in a spoken form`() throws {
        let weight = try phrase("weight.value", language: "ar-EG") {
            [.number("value", .weight(1, in: $0.formatLanguage))]
        }
        #expect(weight.text == "١٫٠ كغم")
        #expect(weight.spoken == "كيلوغرام واحد")
    }

    @Test func `isolates a name in drawn text and never in speech`() throws {
        let label = try phrase("streak.name", language: "ar") { _ in [.text("name", "Gym 💪")] }
        #expect(label.text == "سلسلة \u{2068}Gym 💪\u{2069} 100%")
        #expect(label.spoken == "سلسلة Gym 💪 100%")
        let same = try phrase("streak.name", language: "ar") { _ in [.text("name", "نادي")] }
        #expect(same.text == "سلسلة نادي 100%")
        #expect(same.spoken == nil)
    }

    @Test func `keeps the source text of untranslated keys`() throws {
        #expect(try phrase("app.name", language: "ar") { _ in [] }.text == "Candela")
    }

    @Test func `generates functions with arguments in the order of the source text`() throws {
        let files = try files(Self.catalog)
        #expect(
            files.map(\.path) == [
                "Sources/CandelaScreens/Generated/Phrases+Products.swift",
                "Sources/CandelaScreens/Generated/ProductsTexts+en.swift",
                "Sources/CandelaScreens/Generated/ProductsTexts+ar.swift",
            ])
        let functions = try #require(files.first?.text)
        #expect(functions.hasPrefix("// swift-format-ignore-file\n"))
        #expect(functions.contains("\nextension Phrases {\n"))
        #expect(functions.contains(#"languages: ["en", "ar"],"#))
        #expect(functions.contains(#"case "ar": rows(productsAr, in: productsEn)"#))
        let printed = """
                func streakValue(count: Int, best: Int) -> Phrase { say("streak.value", \
            .number("count", number(count)), .number("best", number(best))) }

            """
        #expect(functions.contains(printed))
        #expect(functions.contains("weightValue(value: NumberText) -> Phrase"))
        #expect(functions.contains("streakName(name: String) -> Phrase"))
        #expect(!functions.contains("Spoken("))
    }

    @Test func `generates the texts that the other tests use`() throws {
        let table = try table()
        for (language, file) in zip(table.languages, try files(Self.catalog).dropFirst()) {
            let lines = file.text.split(separator: "\n").filter { $0.hasSuffix("\",") }
            let rows = table.rows(in: language)
            let texts = Dictionary(uniqueKeysWithValues: rows.map { ($0.key, $0.text) })
            #expect(lines.count == table.keys.count)
            for (line, key) in zip(lines, table.keys) {
                let text = "\"\(texts[key] ?? "")\","
                // Only the source gives the key of a text.
                #expect(line == "        " + (language == "en" ? "\"\(key)\", " : "") + text)
            }
        }
    }

    @Test func `reads texts of a language with the keys of the source`() throws {
        let table = try table()
        func texts(_ language: String) -> [String: String] {
            Dictionary(uniqueKeysWithValues: table.rows(in: language).map { ($0.key, $0.text) })
        }
        let source = table.keys.flatMap { [$0, texts("en")[$0] ?? ""] }
        let rows = Phrases.Table.rows(table.keys.map { texts("ar")[$0] ?? "" }, in: source)
        let arabic = PhraseTexts(generated: rows, untranslated: table.untranslated)
        #expect(
            arabic == PhraseTexts(table.list(in: "ar"), untranslated: table.untranslated))
        #expect(
            PhraseTexts(generated: source, untranslated: table.untranslated)
                == PhraseTexts(table.list(in: "en"), untranslated: table.untranslated))
    }

    @Test func `restores the catalog from compiled texts`() throws {
        let table = try table()
        let comments = zip(table.keys, table.comments)
        let bytes = PhraseTable.catalog(
            table.languages.map { ($0, table.list(in: $0)) },
            untranslated: Set(table.untranslated),
            comments: Dictionary(uniqueKeysWithValues: comments))
        var diagnostics: [Diagnostic] = []
        let catalog = PhraseCatalog.read(
            bytes, named: "Again.xcstrings", style: nil, diagnostics: &diagnostics)
        #expect(diagnostics.report == "")
        let again = PhraseTable(try #require(catalog))
        #expect(again.languages == table.languages)
        #expect(again.untranslated == table.untranslated)
        for language in table.languages {
            #expect(
                Set(again.rows(in: language)) == Set(table.rows(in: language)), "\(language)")
        }
        let pairs = Dictionary(uniqueKeysWithValues: zip(again.keys, again.comments))
        #expect(pairs == Dictionary(uniqueKeysWithValues: zip(table.keys, table.comments)))
    }

    /// A size goal of the package: 80 kB for each further language.
    @Test func `a language like English takes at most 80 kB`() throws {
        let rows = Wording.standard.tableRows(in: "en")
        let keys = stride(from: 0, to: rows.count, by: 2).map { rows[$0] }
        func size(_ languages: [String]) throws -> Int {
            let catalog = PhraseTable.catalog(
                languages.map { ($0, rows) }, untranslated: Set(Wording.standard.untranslated),
                comments: Dictionary(uniqueKeysWithValues: keys.map { ($0, "For a test.") }))
            return try files(String(decoding: catalog, as: UTF8.self))
                .reduce(0) { $0 + $1.text.utf8.count }
        }
        let (one, two) = (try size(["en"]), try size(["en", "nl"]))
        #expect(one < two && two - one <= 80_000, "\(two - one) bytes")
    }

    @Test func `a wording change affects one line of texts and no function`() throws {
        let changed = Self.catalog.replacing("%arg days", with: "%arg whole days")
        for (old, new) in zip(try files(Self.catalog), try files(changed)) {
            let lines = new.text.split(separator: "\n").difference(
                from: old.text.split(separator: "\n"))
            #expect(lines.insertions.count == (new.path.hasSuffix("en.swift") ? 1 : 0))
            #expect(lines.removals.count == lines.insertions.count)
        }
    }

    @Test(arguments: [
        ("en", "5.0 kg left", "5 kilograms left"), ("ar-AE", "باقٍ 5.0 كغم", "باقٍ 5 كيلوغرامات"),
    ])
    func `inserts a unit's texts around its value`(
        language: String, text: String, spoken: String
    ) throws {
        let left = try phrase("weight.left", language: language) { phrases in
            [.number("amount", try kilograms(5, phrases))]
        }
        #expect(left.text == text)
        #expect(left.spoken == spoken)
    }

    @Test func `uses one sentence per unit only in languages that need it`() throws {
        let english = try phrase("weight.goal", language: "en") { phrases in
            [.number("goal", try kilograms(2, phrases))]
        }
        #expect(english.text == "On the way to 2.0 kg")
        #expect(english.spoken == "On the way to 2 kilograms")
        let arabic = try phrase("weight.goal", language: "ar-AE") { phrases in
            [.number("goal", try kilograms(2, phrases))]
        }
        #expect(arabic.text == "إلى كيلوغرامين")
        #expect(arabic.key == "weight.goal")
    }

    @Test func `distinguishes delimiters of forms from characters of a text`() throws {
        let odd = try phrase("odd.signs", language: "en") { [.number("count", $0.number(1))] }
        #expect(odd.text == "1 |} 100% {one:")
        let many = try phrase("odd.signs", language: "en") { [.number("count", $0.number(2))] }
        #expect(many.text == "2 |}| {name}")
    }

    /// Kilograms as in the fixture's catalog.
    private func kilograms(_ value: Double, _ phrases: Phrases) throws -> NumberText {
        let number = NumberText.weight(value, in: phrases.formatLanguage)
        let unit = phrases.phrase("unit.weight.kilograms.short", .number("value", number))
        return NumberText(number, "kilograms", unit)
    }

    private func phrase(
        _ key: String, language: String, arguments: (Phrases) throws -> [PhraseArgument]
    ) throws -> Phrase {
        let table = try table()
        let texts = Phrases.Table(languages: table.languages) { table.list(in: $0) }
        let phrases = Phrases(language: Language(language, in: Wording(of: [texts])))
        return phrases.phrase(key, try arguments(phrases))
    }

    private func table() throws -> PhraseTable {
        var diagnostics: [Diagnostic] = []
        let catalog = PhraseCatalog.read(
            Array(Self.catalog.utf8), named: "Test.xcstrings", style: nil,
            diagnostics: &diagnostics)
        #expect(diagnostics.isEmpty, "\(diagnostics.report)")
        return PhraseTable(try #require(catalog))
    }

    private func files(_ catalog: String) throws -> [GeneratedFile] {
        var diagnostics: [Diagnostic] = []
        let files = PhraseGenerator.files(
            of: PhraseGenerator.products, Array(catalog.utf8), named: "Test.xcstrings",
            style: nil, diagnostics: &diagnostics)
        return try #require(files)
    }

    /// A text in catalog syntax.
    private static func text(_ text: String) -> String {
        #"{"stringUnit": {"state": "translated", "value": "\#(text)"}}"#
    }

    /// The plural forms of a phrase, for English or Arabic.
    private static func plural(_ forms: [String]) -> String {
        let categories =
            forms.count == 2
            ? ["one", "other"] : ["zero", "one", "two", "few", "many", "other"]
        let members = zip(categories, forms).map { #""\#($0)": \#(text($1))"# }
        return #"{"plural": {\#(members.joined(separator: ", "))}}"#
    }

    private static func days(_ number: String, _ language: String) -> String {
        language == "en"
            ? plural(["\(number) day", "\(number) days"])
            : plural([
                "لا أيام", "يوم", "يومان", "\(number) أيام", "\(number) يومًا", "\(number) يوم",
            ])
    }

    private static func kilograms(
        _ number: String, _ language: String, after start: String = ""
    ) -> String {
        guard language == "ar" else {
            return plural(["\(number) kilogram", "\(number) kilograms"])
        }
        let two = start.isEmpty ? "كيلوغرامان" : "كيلوغرامين"
        return plural(
            [
                "\(number) كيلوغرام", "كيلوغرام واحد", two, "\(number) كيلوغرامات",
                "\(number) كيلوغرامًا", "\(number) كيلوغرام",
            ].map { start + $0 })
    }

    private static let catalog = #"""
        {"sourceLanguage": "en", "version": "1.0", "strings": {
          "app.name": {"comment": "The name.", "extractionState": "manual", "shouldTranslate": false,
            "localizations": {"en": \#(text("Candela"))}},
          "streak.days": {"comment": "Length. count: days.", "extractionState": "manual",
            "localizations": {
              "ar": {"variations": \#(days("%(count)lld", "ar"))},
              "en": {"variations": \#(days("%(count)lld", "en"))}}},
          "streak.name": {"comment": "Label. name: the habit.", "extractionState": "manual",
            "localizations": {
              "ar": \#(text("سلسلة %(name)@ 100%%")),
              "en": \#(text("%(name)@ streak 100%%"))}},
          "streak.value": {"comment": "Value. count: days; best: days.", "extractionState": "manual",
            "localizations": {
              "ar": {"stringUnit": {"state": "translated", "value": "الأفضل %#@best@، الآن %#@count@"},
                "substitutions": {
                  "count": {"argNum": 1, "formatSpecifier": "lld", "variations": \#(days("%arg", "ar"))},
                  "best": {"argNum": 2, "formatSpecifier": "lld", "variations": \#(days("%arg", "ar"))}}},
              "en": {"stringUnit": {"state": "translated", "value": "%#@count@, best %#@best@"},
                "substitutions": {
                  "count": {"argNum": 1, "formatSpecifier": "lld", "variations": \#(days("%arg", "en"))},
                  "best": {"argNum": 2, "formatSpecifier": "lld", "variations": \#(days("%arg", "en"))}}}}},
          "odd.signs": {"comment": "Signs. count: a number.", "extractionState": "manual",
            "shouldTranslate": false, "localizations": {"en": {"variations": {"plural": {
              "one": \#(text("%(count)lld |} 100%% {one:")),
              "other": \#(text("%(count)lld |}| {name}"))}}}}},
          "unit.weight.kilograms.short": {"comment": "A weight. value: the number.",
            "extractionState": "manual", "localizations": {
              "ar": \#(text("%(value)lf كغم")),
              "en": \#(text("%(value)lf kg"))}},
          "unit.weight.kilograms.short.spoken": {"comment": "Said. value: the number.",
            "extractionState": "manual", "localizations": {
              "ar": {"variations": \#(kilograms("%(value)lf", "ar"))},
              "en": {"variations": \#(kilograms("%(value)lf", "en"))}}},
          "weight.left": {"comment": "What is left. amount: a weight.",
            "extractionState": "manual", "localizations": {
              "ar": \#(text("باقٍ %(amount)lf")),
              "en": \#(text("%(amount)lf left"))}},
          "weight.goal": {"comment": "A goal. goal: a weight.", "extractionState": "manual",
            "localizations": {
              "ar": \#(text("إلى %(goal)lf")),
              "en": \#(text("On the way to %(goal)lf"))}},
          "weight.goal.kilograms": {"comment": "The sentence in kilograms. goal: the number.",
            "extractionState": "manual", "localizations": {
              "ar": {"variations": \#(kilograms("%(goal)lf", "ar", after: "إلى "))}}},
          "weight.value": {"comment": "Weight. value: kilograms.", "extractionState": "manual",
            "localizations": {
              "ar": \#(text("%(value)lf كغم")),
              "en": \#(text("%(value)lf kg"))}},
          "weight.value.spoken": {"comment": "Said. value: kilograms.", "extractionState": "manual",
            "localizations": {
              "ar": {"variations": \#(kilograms("%(value)lf", "ar"))},
              "en": {"variations": \#(kilograms("%(value)lf", "en"))}}}
        }}
        """#
}

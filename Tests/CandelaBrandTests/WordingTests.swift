import CandelaBrand
import CandelaStringCatalogs
import CandelaDTCG
import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens
import Testing

/// An app's texts over those of the package.
struct WordingTests {
    private static func catalog(_ strings: String, source: String = "en") -> StringCatalog {
        StringCatalog(
            Array(
                #"{"sourceLanguage": "\#(source)", "version": "1.0", "strings": {\#(strings)}}"#
                    .utf8),
            named: "Words.xcstrings")
    }

    private static func phrase(_ key: String, _ text: String, in language: String = "en") -> String
    {
        #""\#(key)": {"localizations": {"\#(language)": "#
            + #"{"stringUnit": {"state": "translated", "value": "\#(text)"}}}}"#
    }

    private static func problems(_ strings: String) -> [String] {
        do throws(BrandError) {
            _ = try Wording([catalog(strings)], over: .standard)
            return []
        } catch {
            return error.diagnostics.map { problem in
                let place = problem.place.map { "\($0.file):\($0.line):\($0.column): " } ?? ""
                return place + "\(problem.message) [\(problem.id)]"
            }
        }
    }

    private static func screen(_ wording: Wording, language: String = "en") throws -> Screen {
        // 17:20 on 18 March 2026.
        let now = Instant(secondsSince1970: 20_530 * 86_400 + 17 * 3600 + 20 * 60)
        var context = Context(now: now, zone: .utc)
        context.language = language
        var app = AppDefinition.practice
        app.wording = wording
        return try Screen.make(.streakCounter, phase: .ready(Journal()), of: app, in: context)
    }

    @Test(arguments: [
        (
            #""streak.message.never": {"localizations": {"en": {"stringUnit": {"value": 5}}}}"#,
            "Words.xcstrings:1:130: 'value' is a number, not a string [wrong-type]"
        ),
        (
            #""streak.message.never": {"localizations": {"en": {"stringUnit": "Now"}}}"#,
            "Words.xcstrings:1:120: 'stringUnit' is a string, not an object [wrong-type]"
        ),
        (
            #""streak.message.never": {"localizations": ["en"]}"#,
            "Words.xcstrings:1:98: 'localizations' is an array, not an object [wrong-type]"
        ),
        (
            #""streak.message.never": 7"#,
            "Words.xcstrings:1:80: 'streak.message.never' is a number, not an object [wrong-type]"
        ),
        (
            #""streak.message.never": {"shouldTranslate": "no"}"#,
            "Words.xcstrings:1:100: 'shouldTranslate' is a string, not true or false [wrong-type]"
        ),
    ])
    func `a value of another type is an error`(strings: String, problem: String) {
        #expect(Self.problems(strings) == [problem])
    }

    @Test func `an unknown member is reported with the nearest name`() {
        let catalog = #"""
            {"sourceLanguage": "de", "version": "1.0", "string": {}, "strings": {
            "streak.message.never": {"LOCALIZATIONS": {"en": {"stringUnit": {"value": "Now"}}}},
            "streak.message.another": {"localizations": {"en": {"stringUnt": {"value": "Now"}}}}}}
            """#
        var found: [Diagnostic] = []
        let words = StringCatalog(Array(catalog.utf8), named: "W")
        #expect(Wording.read([words], over: .standard, diagnostics: &found) != nil)
        #expect(
            found.map { "\($0)".replacing("\n  help: ", with: " | ") } == [
                "W:1:44: warning: unknown member 'string' of the catalog [unknown-member] | closest "
                    + "name is 'strings'",
                "W:2:26: warning: unknown member 'LOCALIZATIONS' of 'streak.message.never' "
                    + "[unknown-member] | closest name is 'localizations'",
                "W:3:53: warning: unknown member 'stringUnt' of a text [unknown-member] | closest "
                    + "name is 'stringUnit'",
                "W:1:20: warning: the source language is 'de' here, and 'en' in the package "
                    + "[other-source-language] | phrases that a language lacks are shown in 'en': write "
                    + #""sourceLanguage" : "en""#,
            ])
    }

    @Test func `replace the package's visible and spoken texts`() throws {
        let wording = try Wording(
            [
                Self.catalog(Self.phrase("streak.message.never", "Whenever you like"))
            ], over: .standard)
        let accessibility = Transcript(try Self.screen(wording), by: .voiceOver).text
        let before = Transcript(try Self.screen(.standard), by: .voiceOver).text
        #expect(before.contains("Start today."))
        #expect(
            accessibility
                == before.replacing("Start today.", with: "Whenever you like"))
    }

    @Test func `a later catalog overrides earlier ones`() throws {
        let wording = try Wording(
            [
                .plain, Self.catalog(Self.phrase("streak.message.never", "Now")),
            ], over: .standard)
        let phrases = Phrases(language: Language("en", in: wording))
        #expect(phrases.phrase("streak.message.never").text == "Now")
        #expect(phrases.phrase("streak.message.started").text == "Practiced today.")
        #expect(
            Phrases(language: Language("en", in: .standard)).phrase("streak.message.never").text
                != "Now")
    }

    @Test func `the plain tone has no exclamation marks`() throws {
        let wording = try Wording([.plain], over: .standard)
        let texts = Phrases(language: Language("en", in: wording))
        #expect(texts.language == "en")
        for key in Wording.standard.keys {
            let said = texts.pattern(of: key)
            #expect(said?.text.contains("!") != true, "\(key)")
            #expect(said?.spoken.contains("!") != true, "\(key)")
        }
    }

    @Test(arguments: [
        (
            phrase("streak.mesage.never", "Now"),
            "Words.xcstrings:1:56: there is no phrase 'streak.mesage.never' [unknown-key]"
        ),
        (
            phrase("milestone.reached.announcement", "Done"),
            "'milestone' is missing from 'milestone.reached.announcement'"
        ),
        (
            phrase("streak.message.never", "Now %(count)lld"),
            "'streak.message.never' has no value 'count'"
        ),
        (
            phrase("streak.days", "%(count)lld days"),
            "'count' of 'streak.days' has no plural forms in 'en' [count-without-plural]"
        ),
        (
            phrase("streak.message.never", "Nu", in: "nl"),
            "'nl' lacks "
        ),
    ])
    func `with a mistake are an error at its place and change nothing`(
        strings: String, problem: String
    ) throws {
        let first = try #require(Self.problems(strings).first)
        #expect(first.hasPrefix("Words.xcstrings:1:"), "\(first)")
        #expect(first.contains(problem), "\(first)")
    }

    @Test func `a language variant needs only the differences`() throws {
        let wording = try Wording(
            [
                Self.catalog(Self.phrase("streak.message.never", "Any time", in: "en-GB"))
            ], over: .standard)
        let british = Phrases(language: Language("en-GB", in: wording))
        #expect(british.phrase("streak.message.never").text == "Any time")
        #expect(british.phrase("streak.message.started").text == "A good start. Keep going.")
        #expect(british.wordsLanguage == "en-GB")
        let american = Phrases(language: Language("en-US", in: wording))
        #expect(american.phrase("streak.message.never").text == "Start today.")
    }

    @Test func `a new language is available if it has all phrases`() throws {
        let wording = try Wording([Self.dutch], over: .standard)
        #expect(wording.languages == ["en", "nl"])
        let screen = try Self.screen(wording, language: "nl-BE")
        #expect(screen.language == "nl")
        #expect(Transcript(screen, by: .voiceOver).text.contains("nl: Start today."))
        #expect(try Self.screen(wording).language == "en")
    }

    /// A catalog with all phrases in Dutch, which has the plural forms of English; every text is
    /// marked as Dutch.
    private static let dutch: StringCatalog = {
        let text = String(decoding: StringCatalog(of: .standard).bytes, as: UTF8.self)
        let dutch = text.replacing("\"en\" : {", with: "\"nl\" : {")
            .replacing("\"value\" : \"", with: "\"value\" : \"nl: ")
        return StringCatalog(Array(dutch.utf8), named: "Dutch.xcstrings")
    }()

    @Test func `a new language needs the phrases of its app's screens only`() throws {
        let keys = try #require(AppDefinition.practice.presenter(of: .streakCounter)?.listedPhrases)
            .keys
        var app = try AppDefinition(
            "small", name: "Small", theme: .of(.practice), wording: .standard,
            screens: [try #require(AppDefinition.practice.presenter(of: .streakCounter))])
        #expect(keys.isSubset(of: app.phraseKeys))
        let text = String(
            decoding: StringCatalog(of: .standard, only: app.phraseKeys, comments: [:]).bytes,
            as: UTF8.self)
        let dutch = text.replacing("\"en\" : {", with: "\"nl\" : {")
        let catalog = StringCatalog(Array(dutch.utf8), named: "Dutch.xcstrings")
        #expect(throws: BrandError.self) { try Wording([catalog], over: .standard) }
        app.wording = try Wording([catalog], over: .standard, needing: app.phraseKeys)
        var context = Context(now: Instant(secondsSince1970: 1_773_850_800), zone: .utc)
        context.language = "nl"
        let screen = try Screen.make(.streakCounter, phase: .ready(Journal()), of: app, in: context)
        #expect(screen.language == "nl" && screen.untranslated.isEmpty)
    }

    /// A catalog of an app's own phrases, in a language that the engine lacks.
    private static let moon = Phrases.Table(languages: ["en", "nl"]) {
        ["moon.title", $0 == "nl" ? "De maan" : "The moon"]
    }

    @Test func `a language of an app's own table needs the engine's phrases only`() throws {
        let base = Wording.engine.adding(Self.moon)
        #expect(base.languages == ["en"])
        let engine = String(decoding: StringCatalog(of: .engine).bytes, as: UTF8.self)
            .replacing("\"en\" : {", with: "\"nl\" : {")
        let catalog = StringCatalog(Array(engine.utf8), named: "Dutch.xcstrings")
        let wording = try Wording([catalog], over: base)
        #expect(wording.languages == ["en", "nl"])
        #expect(wording.texts(in: "nl").last?["moon.title"]?.text == "De maan")
        #expect(wording.texts(in: "en").last?["moon.title"]?.text == "The moon")
        // Compiled texts contain the table's own, as they do not refer to a language of it.
        var found: [Diagnostic] = []
        let printed = WordingPrinter([catalog], over: base, diagnostics: &found)
        let sheet = try #require(printed?.sheets.first { $0.language == "nl" })
        #expect(sheet.base == nil && sheet.rows.contains { $0.key == "moon.title" })
        // Catalogs in other languages do not add it.
        let english = Self.catalog(Self.phrase("moon.title", "Moon"))
        #expect(try Wording([english], over: base).languages == ["en"])
    }

    @Test func `exports the texts that a language has, and empty ones for the others`() throws {
        let catalog = StringCatalog(
            of: .engine.adding(Self.moon), only: ["moon.title", "action.save"], in: "nl",
            comments: [:])
        let text = String(decoding: catalog.bytes, as: UTF8.self)
        #expect(text.contains("\"De maan\""))
        #expect(text.matches(of: /"state" : "new"/).count == 1)
    }

    @Test func `exports empty texts with the plural forms of a new language`() throws {
        let catalog = StringCatalog(
            of: .standard, only: ["streak.days", "action.save"], in: "pl", comments: [:])
        var found: [Diagnostic] = []
        let read = PhraseCatalog.parse(catalog.bytes, named: "P", diagnostics: &found)
        #expect(read?.phrases.map(\.key) == ["action.save", "streak.days"])
        // Empty texts are not translated yet.
        #expect(read?.languages == ["en"] && found.isEmpty)
        let text = String(decoding: catalog.bytes, as: UTF8.self)
        // Polish has four plural forms.
        for form in ["one", "few", "many", "other"] { #expect(text.contains("\"\(form)\" : {")) }
        #expect(text.contains("\"state\" : \"new\""))
    }

    /// The tables printed for some catalogs.
    private static func tables(_ catalogs: [StringCatalog]) throws -> [WordTable] {
        var diagnostics: [Diagnostic] = []
        let printer = try #require(
            WordingPrinter(catalogs, over: .standard, diagnostics: &diagnostics))
        return printer.sheets.map { sheet in
            WordTable(
                sheet.language, over: sheet.base, sheet.rows.flatMap { [$0.key, $0.text] })
        }
    }

    private static let compiled: [String: [StringCatalog]] = [
        "tone": [.plain], "language": [dutch],
        "tone and language": [
            .plain, dutch, catalog(phrase("streak.message.never", "Nu", in: "nl")),
        ],
        "forms": [
            catalog(phrase("streak.message.never", "Any time", in: "en-GB")),
            catalog(phrase("streak.message.started", "Good start", in: "en-AU")),
        ],
    ]

    /// By name: arguments are printed, and catalogs are long.
    @Test(arguments: compiled.keys.sorted())
    func `are the same when compiled`(name: String) throws {
        let catalogs = try #require(Self.compiled[name])
        let compiled = Wording(try Self.tables(catalogs), over: .standard)
        #expect(try compiled == Wording(catalogs, over: .standard))
        #expect(compiled != .standard)
    }

    @Test func `compiled for another version may lack a phrase of a language`() throws {
        let whole = try #require(try Self.tables([Self.dutch]).first)
        #expect(Wording([whole], over: .standard).languages == ["en", "nl"])
        // A screen that says a phrase the language lacks is in the base language.
        var rows = whole.rows
        let place = try #require(rows.firstIndex(of: "streak.message.never"))
        rows.removeSubrange(place...place + 1)
        let short = Wording([WordTable(whole.language, rows)], over: .standard)
        #expect(short.languages == ["en", "nl"])
        let screen = try Self.screen(short, language: "nl")
        #expect(screen.language == "en" && screen.untranslated == ["streak.message.never"])
        #expect(
            Transcript(screen, by: .voiceOver)
                == Transcript(try Self.screen(.standard), by: .voiceOver)
        )
        #expect(Wording([WordTable("en-GB", over: "fr", [])], over: .standard).languages == ["en"])
    }

    @Test func `get a warning for related texts they do not override`() throws {
        func warnings(_ strings: String) -> [String] {
            var found: [Diagnostic] = []
            _ = Wording.read([Self.catalog(strings)], over: .standard, diagnostics: &found)
            return found.map { "\($0.severity) \($0.message) [\($0.id)]" }
        }
        let text = Self.phrase("routine.run.mood.good", "Well")
        #expect(
            warnings(text) == [
                "warning 'routine.run.mood.good.spoken' keeps its old text [words-left]"
            ])
        let spoken = Self.phrase("routine.run.mood.good.spoken", "Well")
        #expect(warnings(text + "," + spoken) == [])
    }

    @Test func `the plain tone overrides all related texts`() {
        var found: [Diagnostic] = []
        _ = Wording.read([.plain], over: .standard, diagnostics: &found)
        #expect(found.map(\.message) == [])
    }
}

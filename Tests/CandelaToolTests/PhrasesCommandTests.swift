import CandelaTool
import Foundation
import Testing

/// An app's own phrases on the command line.
struct PhrasesCommandTests {
    private static let own = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "CandelaFrontEndTests")

    private static func bench() throws -> ToolHarness {
        let words = own.appending(path: "Own/Words.xcstrings")
        return try ToolHarness(["Words.xcstrings": String(contentsOf: words, encoding: .utf8)])
    }

    @Test func `are compiled to the Swift that the outside app compiles`() throws {
        let printed = try Self.bench().run("phrases build Words.xcstrings --name moon")
        #expect(printed.status == .success && printed.messages.isEmpty)
        let committed = try String(
            contentsOf: Self.own.appending(path: "Wording+Moon.swift"), encoding: .utf8)
        #expect(printed.text == committed)
    }

    @Test(arguments: [
        ("1.1", nil), ("1", nil), ("99", "version '99'"), ("2.0", "version '2.0'"),
        ("0.9", "version '0.9'"), ("", "version ''"), ("1x", "version '1x'"),
    ])
    func `only catalogs of a known version are read`(version: String, words: String?) throws {
        let bench = try Self.bench()
        let text = try bench.text("Words.xcstrings")
        let changed = text.replacing("\"version\" : \"1.0\"", with: "\"version\" : \"\(version)\"")
        #expect(changed != text)
        try bench.write("Words.xcstrings", changed)
        let outcome = bench.run("phrases build Words.xcstrings --name moon")
        #expect((outcome.status == .success) == (words == nil))
        guard let words else { return }
        let first = outcome.messages.first ?? ""
        #expect(first.hasPrefix("Words.xcstrings:") && first.contains(": error: the catalog has "))
        #expect(first.contains(words) && first.contains("[unsupported-version]"), "\(first)")
    }

    @Test func `of an app's own screens become functions in Swift`() throws {
        let form = try String(
            contentsOf: Self.own.appending(path: "Own/Form.xcstrings"), encoding: .utf8)
        let bench = try ToolHarness(["Form.xcstrings": form])
        let printed = bench.run("phrases swift Form.xcstrings --name form")
        #expect(printed.status == .success && printed.messages.isEmpty, "\(printed.messages)")
        let committed = try String(
            contentsOf: Self.own.appending(path: "Phrases+Form.swift"), encoding: .utf8)
        #expect(printed.text == committed)
        // The engine's phrases exist already; a place is a file, a line and a column.
        try bench.write("Taken.xcstrings", form.replacing("color.name.blue", with: "action.save"))
        let taken = bench.run("phrases swift Taken.xcstrings")
        #expect(taken.status == .badData)
        #expect(
            taken.messages.first?.hasPrefix(
                "Taken.xcstrings:4:5: error: the engine already has a phrase 'action.save'")
                == true, "\(taken.messages)")
    }

    @Test func `are checked, and counted by language`() throws {
        let bench = try Self.bench()
        #expect(bench.run("phrases check Words.xcstrings").text == "en: 5 texts\n")
        let text = try bench.text("Words.xcstrings")
        try bench.write("Bad.xcstrings", text.replacing("Tonight", with: "Tonight %(night)lld"))
        let outcome = bench.run("phrases check plain Words.xcstrings Bad.xcstrings")
        #expect(outcome.status == .badData && outcome.text == "")
        #expect(
            outcome.messages.first?.hasPrefix(
                "Bad.xcstrings:16:69: error: 'practice.dashboard.title' has no value 'night'")
                == true, "\(outcome.messages)")
    }

    @Test(arguments: [
        ("e n", "Bad.xcstrings:6:9: error: 'e n' is not a language tag: write a BCP 47 tag"),
        ("EN", ""), ("en_GB", ""),
    ])
    func `accept language tags in any spelling`(tag: String, message: String) throws {
        let bench = try Self.bench()
        let text = try bench.text("Words.xcstrings")
        let first = try #require(text.range(of: "\"en\" : {"))
        try bench.write(
            "Bad.xcstrings", text.replacingCharacters(in: first, with: "\"\(tag)\" : {"))
        let outcome = bench.run("phrases check Bad.xcstrings")
        #expect((outcome.status == .badData) == !message.isEmpty, "\(outcome.messages)")
        #expect(
            outcome.messages.first?.hasPrefix(message) ?? message.isEmpty, "\(outcome.messages)")
    }

    /// The program contains the texts and comments, not the file.
    @Test func `of the package equal its catalog, byte for byte`() throws {
        let top = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let files = [
            "Sources/CandelaKit/Language/Engine.xcstrings",
            "Sources/CandelaScreens/Language/Products.xcstrings",
        ]
        let strings = try files.flatMap { path in
            let text = try String(contentsOf: top.appending(path: path), encoding: .utf8)
            return try Self.phrases(of: text)
        }
        let exported = try Self.phrases(of: Self.bench().run("phrases export").text)
        #expect(exported == strings.sorted { $0 < $1 })
    }

    /// The phrases of a catalog as text, in the order of the file.
    private static func phrases(of catalog: String) throws -> [String] {
        let lines = catalog.split(separator: "\n", omittingEmptySubsequences: false)
        let first = try #require(lines.firstIndex { $0.hasPrefix("  \"strings\"") })
        var phrases: [String] = []
        for line in lines[(first + 1)...].prefix(while: { $0 != "  }," && $0 != "  }" }) {
            let text = line.hasPrefix("    }") ? "    }" : String(line)
            if line.hasPrefix("    \"") {
                phrases.append(text)
            } else {
                phrases[phrases.count - 1] += text
            }
        }
        return phrases
    }

    @Test func `of a tool with own phrases begin with the package's`() throws {
        let bench = try Self.bench()
        #expect(bench.run("phrases export --out All.xcstrings").status == .success)
        let all = bench.run("phrases check All.xcstrings")
        #expect(all.status == .success && all.text == "", "\(all.messages)")
    }

    @Test func `lists ten phrases that a language lacks, and counts the rest`() throws {
        let bench = try Self.bench()
        let text = try bench.text("Words.xcstrings")
        try bench.write(
            "Dutch.xcstrings",
            text.replacing("\"en\"", with: "\"nl\"")
                .replacing("\"sourceLanguage\" : \"nl\"", with: "\"sourceLanguage\" : \"en\""))
        var outcome = bench.run("phrases check Dutch.xcstrings")
        #expect(outcome.status == .badData)
        // The problem, the help, ten of the phrases, and the number of others.
        let accessibility = try #require(outcome.messages.first).split(separator: "\n")
        #expect(accessibility.count == 13)
        outcome.isVerbose = true
        let all = try #require(outcome.messages.first).split(separator: "\n").count
        #expect(
            accessibility.last?.hasPrefix("  and \(all - 12) more: ") == true, "\(accessibility)")
    }

    @Test(arguments: [
        ("1st", "starts with a digit"), ("class", "is a Swift keyword"),
        ("Type", "is a Swift keyword"),
        ("über", "has letters other than a–z and digits"),
        ("standard", "is the name of the package's wording"),
    ])
    func `need a name that Swift can use`(name: String, fault: String) throws {
        let outcome = try Self.bench().run("phrases build Words.xcstrings --name \(name)")
        #expect(outcome.status == .badCommandLine)
        #expect(
            outcome.messages.first?.hasPrefix(
                "error: '\(name)' is not valid for '--name': it \(fault) [invalid-value]") == true,
            "\(outcome.messages)")
    }

    @Test func `of one app are exported, checked and compiled alone`() throws {
        let bench = try ToolHarness()
        let exported = bench.run("phrases export --app habit --language nl --out Dutch.xcstrings")
        #expect(exported.status == .success && exported.messages.isEmpty, "\(exported.messages)")
        let text = try bench.text("Dutch.xcstrings")
        let count = text.matches(of: /"comment"/).count
        #expect(count > 60 && count < 300, "\(count)")
        #expect(
            text.contains("\"habit.list.title\"") && !text.contains("\"weight.settings.title\""))
        // Filled in with the English texts, it is a whole language for this app.
        let filled = bench.run("phrases export --app habit").text
            .replacing("\"en\" : {", with: "\"nl\" : {")
        try bench.write("Dutch.xcstrings", filled)
        let checked = bench.run("phrases check --app habit Dutch.xcstrings")
        #expect(checked.status == .success, "\(checked.messages)")
        #expect(checked.text.hasPrefix("nl: ") && checked.text.contains("without a base language"))
        #expect(bench.run("phrases check --app weight Dutch.xcstrings").status == .badData)
        #expect(bench.run("phrases check Dutch.xcstrings").status == .badData)
        #expect(bench.run("phrases build --app habit Dutch.xcstrings").status == .success)
        let unknown = bench.run("phrases export --app habbit")
        #expect(unknown.status == .badCommandLine)
        #expect(
            unknown.messages.first?.contains("closest app is 'habit'") == true,
            "\(unknown.messages)")
    }

    @Test func `that are empty are errors, for one app those that it says`() throws {
        let bench = try ToolHarness()
        let command = "phrases export --app habit --language nl --out Dutch.xcstrings"
        #expect(bench.run(command).status == .success)
        func check(_ file: String, _ app: String = "habit") -> Outcome {
            bench.run("phrases check --app \(app) \(file)")
        }
        let untouched = check("Dutch.xcstrings")
        #expect(untouched.status == .badData)
        #expect(untouched.report.contains("has an empty text in 'nl' [empty-text]"))
        #expect(!untouched.report.contains("[missing-language]"), "\(untouched.report)")
        // One text is left, and one of another app.
        let text = try bench.text("Dutch.xcstrings")
            .replacing("\"value\" : \"\"", with: "\"value\" : \"Tekst\"")
        let empty = "\"nl\" : { \"stringUnit\" : { \"state\" : \"new\", \"value\" : \"\" } }"
        func replacing(_ key: String) -> String {
            text.replacing(
                "\"strings\" : {",
                with: "\"strings\" : {\n\"\(key)\" : {\"localizations\" : {\(empty)}},")
        }
        try bench.write("Other.xcstrings", replacing("weight.settings.title"))
        #expect(!check("Other.xcstrings").report.contains("[empty-text]"))
        try bench.write("One.xcstrings", replacing("habit.row.hint.spoken"))
        let one = check("One.xcstrings")
        #expect(one.status == .badData)
        #expect(
            one.messages.first?.hasPrefix(
                "One.xcstrings:4:") == true
                && one.report.contains("'habit.row.hint.spoken' has an empty text in 'nl'"),
            "\(one.report)")
        #expect(!check("One.xcstrings", "practice").report.contains("[empty-text]"))
    }

    @Test func `that a language lacks put a screen into English, with a warning`() throws {
        let bench = try ToolHarness(["j.json": "{}"])
        let filled = bench.run("phrases export --app habit").text
            .replacing("\"en\" : {", with: "\"nl\" : {")
        try bench.write("Dutch.xcstrings", filled)
        let dutch = "--journal j.json --phrases Dutch.xcstrings --language nl"
        let habits = bench.run("screen habit.list \(dutch)")
        #expect(habits.messages.isEmpty && habits.text.contains("\"language\": \"nl\""))
        let weight = bench.run("screen weight.dashboard \(dutch)")
        #expect(weight.status == .success && weight.text.contains("\"language\": \"en\""))
        #expect(weight.text.contains("\"untranslated\": ["))
        #expect(
            weight.messages.first?.hasPrefix("warning: 'nl' lacks ") == true, "\(weight.messages)")
        let audit = bench.run(
            "audit --screen weight.dashboard --language nl --phrases Dutch.xcstrings")
        #expect(audit.text.contains("[untranslated]"))
        let german = bench.run("screen habit.list --journal j.json --language de")
        #expect(german.text.contains("\"language\": \"en\""))
        #expect(
            german.messages.first?.hasPrefix(
                "warning: the app's wording is not in 'de', so texts, numbers and dates are in")
                == true, "\(german.messages)")
        #expect(
            german.messages.joined().contains("'phrases export --app habit --language de'"))
    }

    @Test func `a language without texts is a warning, and the gallery does not offer it`() throws {
        let bench = try ToolHarness(["j.json": "{}"])
        for (command, isWarned) in [
            ("dump --specimen dashboard-empty --out dump --language ar", true),
            ("dump --specimen dashboard-empty --out dump --language en-GB", false),
            ("dump --specimen dashboard-empty --out dump --language ar-XB", false),
            ("audit --specimen dashboard-empty --language ar", true),
            ("audit --journal j.json --screen weight.logbook --language ar", true),
            ("transcript weight.logbook --journal j.json --language ar", true),
        ] {
            Self.expectWarning(isWarned, from: bench.run(command), of: command)
        }
        for (language, isWarned, offered) in [
            ("ar", true, #"["en","ar-XB"]"#), ("en-XA", false, #"["en","ar-XB","en-XA"]"#),
        ] {
            let command = "preview --specimen dashboard-empty --language \(language)"
            Self.expectWarning(isWarned, from: bench.run(command), of: command)
            #expect(try bench.text("preview/index.html").contains(#""languages":\#(offered)"#))
        }
    }

    private static func expectWarning(
        _ isWarned: Bool, from run: Outcome, of command: String
    ) {
        #expect(run.status == .success, "\(command)\n\(run.messages)")
        let warning = "warning: the app's wording is not in 'ar', so texts"
        #expect(
            run.messages.filter { $0.hasPrefix(warning) }.count == (isWarned ? 1 : 0),
            "\(command)\n\(run.messages)")
    }

    @Test func `selections without an effect are refused`() throws {
        let bench = try ToolHarness(["j.json": "{}"])
        _ = bench.run("dump --specimen dashboard-empty --out dump")
        for option in ["--language en-XA", "--type-size large", "--journal j.json"] {
            #expect(bench.run("audit dump \(option)").status == .badCommandLine, "\(option)")
        }
        let screen = "dump/screens/weight.dashboard/dashboard-empty.json"
        #expect(
            bench.run("transcript --from \(screen) --language en-XA").status == .badCommandLine)
        #expect(bench.run("transcript --from \(screen)").status == .success)
    }
}

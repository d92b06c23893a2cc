import CandelaTool
import Foundation
import Testing

/// An app's own words on the command line.
struct PhrasesCommandTests {
    private static let own = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "CandelaFrontEndTests")

    private static func bench() throws -> Workbench {
        let words = own.appending(path: "Own/Words.xcstrings")
        return try Workbench(["Words.xcstrings": String(contentsOf: words, encoding: .utf8)])
    }

    @Test func `are compiled into what the outside app compiles`() throws {
        let printed = try Self.bench().run("phrases build Words.xcstrings --name moon")
        #expect(printed.status == .success && printed.messages.isEmpty)
        let committed = try String(
            contentsOf: Self.own.appending(path: "Wording+Moon.swift"), encoding: .utf8)
        #expect(printed.text == committed)
    }

    @Test func `of an app's own screens become functions that it compiles`() throws {
        let form = try String(
            contentsOf: Self.own.appending(path: "Own/Form.xcstrings"), encoding: .utf8)
        let bench = try Workbench(["Form.xcstrings": form])
        let printed = bench.run("phrases swift Form.xcstrings --name form")
        #expect(printed.status == .success && printed.messages.isEmpty, "\(printed.messages)")
        let committed = try String(
            contentsOf: Self.own.appending(path: "Phrases+Form.swift"), encoding: .utf8)
        #expect(printed.text == committed)
        // The engine's phrases are there already, and a place is a file, a line and a column.
        try bench.write("Taken.xcstrings", form.replacing("color.name.blue", with: "action.save"))
        let taken = bench.run("phrases swift Taken.xcstrings")
        #expect(taken.status == .badData)
        #expect(
            taken.messages.first?.hasPrefix(
                "Taken.xcstrings:4:5: error: the engine has a phrase 'action.save' already")
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
        ("e n", "Bad.xcstrings:6:9: error: 'e n' is no language tag: write one of BCP 47"),
        ("EN", ""), ("en_GB", ""),
    ])
    func `name languages by tags in any spelling`(tag: String, message: String) throws {
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

    /// The program has the texts and the comments, not the file.
    @Test func `of the package are its catalog, byte for byte`() throws {
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

    /// The phrases of a catalog, each as its text, in the order of the file.
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

    @Test func `begin with those of the package`() throws {
        let bench = try Self.bench()
        #expect(bench.run("phrases export --out All.xcstrings").status == .success)
        let all = bench.run("phrases check All.xcstrings")
        #expect(all.status == .success && all.text == "", "\(all.messages)")
    }

    @Test func `name ten of those a language lacks, and count the rest`() throws {
        let bench = try Self.bench()
        let text = try bench.text("Words.xcstrings")
        try bench.write(
            "Dutch.xcstrings",
            text.replacing("\"en\"", with: "\"nl\"")
                .replacing("\"sourceLanguage\" : \"nl\"", with: "\"sourceLanguage\" : \"en\""))
        var outcome = bench.run("phrases check Dutch.xcstrings")
        #expect(outcome.status == .badData)
        // The problem, what helps, ten of the phrases, and how many more there are.
        let told = try #require(outcome.messages.first).split(separator: "\n")
        #expect(told.count == 13)
        outcome.isVerbose = true
        let all = try #require(outcome.messages.first).split(separator: "\n").count
        #expect(told.last?.hasPrefix("  and \(all - 12) more: ") == true, "\(told)")
    }

    @Test(arguments: [
        ("1st", "starts with a digit"), ("class", "is a word of the Swift language"),
        ("Type", "is a word of the Swift language"),
        ("über", "has letters other than a–z and digits"),
        ("standard", "is what the words of the package are called"),
    ])
    func `have a name that Swift can call them by`(name: String, fault: String) throws {
        let outcome = try Self.bench().run("phrases build Words.xcstrings --name \(name)")
        #expect(outcome.status == .badCommandLine)
        #expect(
            outcome.messages.first?.hasPrefix(
                "error: '\(name)' is no value for '--name': it \(fault) [invalid-value]") == true,
            "\(outcome.messages)")
    }
}

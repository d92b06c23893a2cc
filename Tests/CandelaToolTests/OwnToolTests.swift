import CandelaDTCG
import CandelaElements
import CandelaScreens
import Foundation
import Testing

/// The tool of another app, `Tests/OwnTool`, which uses public API only, run as a program.
struct OwnToolTests {
    private static let program = ProcessTests.program.deletingLastPathComponent()
        .appendingPathComponent("OwnTool")

    private let bench: ToolHarness

    init() throws { bench = try ToolHarness(["journal.json": "{}"]) }

    /// Runs a shell command in which `tides` is the tool.
    private func shell(_ line: String) throws -> ShellRun {
        try bench.shell(line, calling: Self.program, "tides")
    }

    /// The names of the package's screens in a text: in quotation marks, as a folder, or at the end
    /// of a line.
    private func ours(in text: String) -> [String] {
        let text = Data(text.utf8)
        return ScreenName.allCases.map(\.rawValue).filter { name in
            ["\"\(name)\"", "/\(name)/", " \(name)\n"].contains {
                text.range(of: Data($0.utf8)) != nil
            }
        }
    }

    @Test func `a dump has its screens, states, journeys and schemas, and none of ours`() throws {
        let run = try shell("tides dump --list && tides dump --out dump && tides dump > dump.json")
        #expect(run.status == 0 && run.errors == "", "\(run.errors)")
        #expect(run.output == "coast.tide\tlow-water\ncoast.tide\tin-feet\n")
        let files = bench.contents.filter { $0.hasPrefix("dump/") && !$0.contains("/tokens/") }
        #expect(files.contains("dump/screens/coast.tide/low-water.json"))
        #expect(files.contains("dump/screens/coast.tide/in-feet.json"))
        #expect(files.contains("dump/journeys/to-feet.json"))
        #expect(files.contains("dump/schema/coast.tide.json"))
        for file in files + ["dump.json"] {
            let text = try bench.text(file)
            #expect(ours(in: text + "\n").isEmpty && ours(in: "/\(file)").isEmpty, "\(file)")
        }
        let journey = try bench.text("dump/journeys/to-feet.json")
        #expect(journey.contains("3 feet") && journey.contains("1 metre"))
    }

    @Test func `a preview tells from which step a journey differs from that of an earlier dump`()
        throws
    {
        let compare = "tides preview --out preview --compare dump"
        let whole = try shell("tides dump --journeys whole --out dump && \(compare)")
        #expect(whole.status == 0, "\(whole.errors)")
        #expect(try bench.text("preview/index.html").contains(#""journeys":[]}"#))
        _ = try shell("tides dump --out dump")
        let text = try bench.text("dump/journeys/to-feet.json")
        let journey = try JSONDocument(parsing: Array(text.utf8), file: "journey").root
        let digest = try #require(journey["frames"]?[1]?["digest"]?.string)
        try bench.write("dump/journeys/to-feet.json", text.replacing(digest, with: "0"))
        _ = try shell(compare)
        #expect(
            try bench.text("preview/index.html").contains(
                #"{"journey":"to-feet","change":"changed","step":1}"#))
    }

    @Test func `a stream answers for its screens and sessions`() throws {
        try bench.write(
            "requests.jsonl",
            """
            {"id": 1, "screen": "coast.tide", "journal": {}, "options": {"inFeet": true}}
            {"id": 2, "screen": "coast.tide", "journal": {}, "event": {"intent": {"kind": "choose", "option": "inFeet", "value": true}}}
            {"id": 3, "screen": "habit.list", "journal": {}}

            """)
        let run = try shell("tides stream < requests.jsonl")
        let answers = try run.output.split(separator: "\n").map {
            try JSONDocument(parsing: Array($0.utf8), file: "-").root
        }
        try #require(answers.count == 3)
        #expect(answers[0]["screen"]?["title"]?["text"]?.string == "Tide")
        #expect(run.output.split(separator: "\n")[0].contains("3 feet"))
        #expect(answers[2]["error"]?["code"]?.string == "unknown-screen")
        #expect(run.status == 1)

        // The session continues from the previous answer.
        let session = try #require(answers[1]["session"])
        #expect(session["app"]?.string == "tides")
        var writer = JSONWriter(style: .compact)
        writer.copy(session)
        let text = String(decoding: writer.finishPart(), as: UTF8.self)
        try bench.write(
            "on.jsonl",
            #"{"session": \#(text), "event": {"intent": {"kind": "choose", "option": "inFeet", "value": false}}}"#
                + "\n")
        let on = try shell("tides stream < on.jsonl")
        #expect(on.status == 0 && on.output.contains("1 metre"), "\(on.output)")
    }

    @Test func `an audit checks its screens, from specimens and from a dump`() throws {
        let made = try shell("tides audit")
        #expect(made.status == 0 && made.output == "10 screens: nothing found\n")
        let dumped = try shell("tides dump --out dump && tides audit dump")
        #expect(dumped.status == 0 && dumped.output == "2 screens: nothing found\n")
        let person = try shell("tides audit --journal journal.json --language nl")
        #expect(person.output == "2 screens: nothing found\n")
    }

    @Test func `a compiled theme is drawn under its own name`() throws {
        let run = try shell("tides dump --out dump && tides preview --out preview")
        #expect(run.status == 0, "\(run.errors)")
        func surface(_ theme: String) throws -> [Double]? {
            let text = try bench.text("dump/tokens/\(theme).light.json")
            let file = try JSONDocument(parsing: Array(text.utf8), file: theme).root
            #expect(file["inputs"]?["product"]?.string == theme)
            let value = file["tokens"]?["color.surface"]?["$value"]
            return value?["components"]?.elements.compactMap { $0.number?.double }
        }
        #expect(try surface("tides") == [0.94, 0.98, 1])
        #expect(try surface("habit") != surface("tides"))
        let screen = try bench.text("dump/screens/coast.tide/low-water.json")
        #expect(screen.contains(#""theme": "tides""#))
        #expect(try bench.text("dump/schema/coast.tide.json").contains(#""tides""#))
        #expect(bench.contents.contains("preview/data/tokens/tides.dark-increased.js"))
        #expect(try bench.text("preview/index.html").contains(#""product":"tides""#))
    }

    @Test func `a schema has its card, and the list has none of ours`() throws {
        let schema = try shell("tides schema coast.tide")
        #expect(schema.status == 0)
        #expect(schema.output.contains(#""const": "tide""#))
        #expect(schema.output.contains(#""meters""#))
        #expect(ours(in: schema.output).isEmpty)
        let names = try shell("tides schema").output.split(separator: "\n")
        #expect(names.last == "coast.tide" && names.contains("options"))
        #expect(ours(in: names.map { " \($0)\n" }.joined()).isEmpty)
        let options = try shell("tides schema options")
        #expect(options.output.contains("Whether heights are in feet."))
        #expect(options.output.contains(#""inFeet""#) && ours(in: options.output).isEmpty)
        let unknown = try shell("tides schema habit.list")
        #expect(unknown.status == 2 && unknown.errors.contains("unknown schema 'habit.list'"))
    }

    @Test func `a preview draws only its screens and journeys`() throws {
        let run = try shell("tides preview --out preview")
        #expect(run.status == 0, "\(run.errors)")
        let files = bench.contents.filter { $0.hasPrefix("preview/") }
        #expect(files.contains("preview/data/screens/coast.tide/low-water.js"))
        #expect(files.contains("preview/data/journeys/to-feet.js"))
        #expect(files.contains("preview/data/schema/coast.tide.js"))
        for file in files {
            let text = try bench.text(file)
            #expect(ours(in: text).isEmpty && ours(in: "/\(file)").isEmpty, "\(file)")
        }
    }

    @Test func `a screen and a transcript are built from data`() throws {
        let screen = try shell("tides screen coast.tide --journal journal.json --language de")
        #expect(screen.status == 0 && screen.output.contains("1 metre"))
        let transcript = try shell(
            "tides transcript low-water --reader web; tides transcript coast.tide --reader web "
                + "--journal journal.json")
        #expect(transcript.output.contains("# coast.tide low-water, web\nTide, heading level 1\n"))
        #expect(transcript.output.contains("# coast.tide, web\nTide, heading level 1\n"))
    }

    @Test func `help and messages use its name`() throws {
        for command in ["", "dump", "screen", "transcript", "preview", "audit", "schema", "stream"]
        {
            let help = try shell("tides \(command) --help").output
            #expect(help.contains("Usage: tides"))
            #expect(!help.contains("candela ") && !help.contains("{tool}"), "\(help)")
            #expect(ours(in: help).isEmpty, "\(help)")
        }
        let mistakes = try shell("tides dump --screen a; tides transcript; tides audit --screen b")
        #expect(mistakes.errors.contains("help: use one of coast.tide\n"))
        #expect(mistakes.errors.contains("help: run 'tides dump --help'\n"))
        #expect(mistakes.errors.contains("help: tides transcript --all\n"))
        #expect(!mistakes.errors.contains("candela"), "\(mistakes.errors)")
    }
}

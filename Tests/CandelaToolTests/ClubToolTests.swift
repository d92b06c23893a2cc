import CandelaElements
import CandelaJSON
import CandelaKit
import CandelaRules
import Foundation
import ReadingClub
import Testing

/// The tool of the reading club, five lines of an outside team's app, run as a program.
struct ClubToolTests {
    private static let program = ProcessTests.program.deletingLastPathComponent()
        .appendingPathComponent("ReadingClub")

    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "CandelaFrontEndTests/Club")

    private let bench: ToolHarness

    init() throws {
        bench = try ToolHarness()
        for name in [
            "Club.xcstrings", "German.xcstrings", "club.tokens.json", "icon/icons.json",
            "icon/ribbon.svg",
        ] {
            let file = Self.folder.appending(path: "Files/\(name)")
            try bench.write(name, String(contentsOf: file, encoding: .utf8))
        }
    }

    /// Runs a shell command in which `club` is the tool.
    private func shell(_ line: String) throws -> ShellRun {
        try bench.shell(line, calling: Self.program, "club")
    }

    /// The generated files of the app, each with the command that writes it.
    @Test(arguments: [
        ("Phrases+Club.swift", "phrases swift Club.xcstrings --name club"),
        (
            "Wording+Club.swift",
            "phrases build --app club German.xcstrings --name club --over clubTexts"
        ),
        (
            "Theme+Club.swift",
            "tokens build club.tokens.json --format theme --out . > /dev/null; cat Theme+Club.swift"
        ),
    ])
    func `writes the files that the app compiles`(name: String, command: String) throws {
        let run = try shell("club \(command)")
        #expect(run.status == 0, "\(run.errors)")
        let file = Self.folder.appending(path: name)
        if run.status == 0, ProcessInfo.processInfo.environment["CANDELA_RECORD"] == "1" {
            try Data(run.output.utf8).write(to: file)
        }
        #expect(
            try String(contentsOf: file, encoding: .utf8) == run.output,
            "CANDELA_RECORD=1 swift test --filter ClubToolTests")
    }

    @Test func `asks a translator for what its screens say, and checks it`() throws {
        let run = try shell("club phrases export --app club --language nl --out Dutch.xcstrings")
        #expect(run.status == 0 && run.errors == "", "\(run.errors)")
        let text = try bench.text("Dutch.xcstrings")
        for beginning in ["weight.", "routine.", "unit.", "timer."] {
            #expect(!text.contains("    \"\(beginning)"), "\(beginning)")
        }
        let keys = ["club.book.by", "list.moved", "practice.weekly.title", "toast.undo"]
        for key in keys { #expect(text.contains("\"\(key)\""), "\(key)") }
        let empty = try shell("club phrases check --app club Dutch.xcstrings")
        #expect(empty.status == 1 && empty.errors.contains("[empty-text]"))
        let german = try shell("club phrases check --app club German.xcstrings")
        #expect(german.status == 0 && german.errors == "", "\(german.errors)")
        // The author's name is inflected in some languages, which is the team's to know.
        let words = try shell("club phrases swift Club.xcstrings --name club > /dev/null")
        #expect(
            words.status == 0 && words.errors.contains("warning: 'author' does not stand alone"))
    }

    @Test func `dumps, draws, audits, describes and speaks its screens`() throws {
        let dump = try shell(
            "club dump --out dump && club audit dump && club preview --out preview")
        #expect(dump.status == 0, "\(dump.errors)")
        #expect(dump.output.contains("nothing found"), "\(dump.output)")
        for file in [
            "dump/screens/club.shelf/shelf.json", "dump/journeys/notes.json",
            "dump/schema/club.book.json", "preview/data/screens/club.widget/widget.js",
        ] { #expect(bench.contents.contains(file), "\(file)") }
        let audit = try shell("club audit")
        #expect(audit.status == 0 && audit.output.contains("nothing found"), "\(audit.output)")
        let schema = try shell("club schema journal")
        #expect(schema.output.contains("\"author\""))
        try bench.write("club.json", String(decoding: try Journal.club.text(), as: UTF8.self))
        let spoken = try shell(
            "club transcript club.shelf --journal club.json --reader web --language de")
        #expect(spoken.output.contains("Momo") && spoken.output.contains("Seiten"))
    }

    @Test func `two requests of a stream share nothing`() throws {
        func line(_ value: some Encodable) throws -> String {
            String(
                decoding: try JSONTextEncoder(style: .compact).encode(value).dropLast(),
                as: UTF8.self)
        }
        let journal = String(decoding: try Journal.club.text(style: .compact), as: UTF8.self)
        let book =
            #""screen": "club.book", "journal": \#(journal.dropLast()), "options": {"record": "momo"}"#
        let delete = try line(Event(.delete(Intent.RecordKind(rawValue: "notes"), ids: ["n1"])))
        let read = try line(Event(.app(name: "club.read"), entering: 200))
        try bench.write(
            "requests.jsonl",
            """
            {"id": 1, \(book), "event": \(delete)}
            {"id": 2, \(book), "event": \(read)}
            {"id": 3, \(book)}

            """)
        let run = try shell("club stream < requests.jsonl")
        #expect(run.status == 0, "\(run.errors)")
        let answers = run.output.split(separator: "\n").map(String.init)
        try #require(answers.count == 3)
        let note = "Time is life itself."
        let screens = answers.map { answer in
            answer.firstRange(of: "\"screen\":{").map { answer[$0.lowerBound...] } ?? ""
        }
        #expect(screens.map { $0.contains(note) } == [false, true, true])
        #expect(screens.map { $0.contains("200 of 304 pages") } == [false, true, false])
        #expect(screens[2].contains("120 of 304 pages"))
    }
}

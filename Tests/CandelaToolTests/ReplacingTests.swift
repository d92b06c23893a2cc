import CandelaDTCG
import CandelaTool
import Foundation
import Testing

/// Replacing of files by a command: its own input, hard links, changes by other programs, the lock.
struct ReplacingTests {
    private static let weights = "#Units: kg\n#date;weight\n2026-03-18T06:00:00Z;78.2\n"
    private static let journal = #"{"version": "1.0", "habits": [{"id": "h", "name": "Read"}]}"#
    private static let words = """
        {"sourceLanguage": "en", "version": "1.0", "strings": {}}
        """
    private static let draft = ##"{"a": {"value": "#f00", "type": "color"}}"##

    private func bench() throws -> ToolHarness {
        try ToolHarness([
            "in/x.json": Self.journal, "in/w.csv": Self.weights, "in/x.tokens.json": Self.draft,
            "in/t.json": #"{"a": {"$type": "number", "$value": 1}}"#,
        ])
    }

    private static let overwriting = [
        ("export csv in/x.json --out OUT", "in/x.json"),
        ("export json in/x.json --out OUT", "in/x.json"),
        ("tokens build in/t.json --format json --out out --filename json=t", "in/t.json"),
    ]

    // MARK: Its own input

    @Test(arguments: overwriting, ["same", "symbolic", "hard"])
    func `a command never replaces its own input under any name`(
        command: (line: String, input: String), name: String
    ) throws {
        let bench = try bench()
        let isBuild = command.line.hasPrefix("tokens")
        let target = isBuild ? "out/t.json" : name == "same" ? command.input : "other"
        var line = command.line.replacing("OUT", with: target)
        if isBuild {
            line = line.replacing("--out out", with: name == "same" ? "--out in" : "--out out")
            try FileManager.default.createDirectory(
                atPath: bench.path + "/out", withIntermediateDirectories: true)
        }
        if name == "symbolic", isBuild {
            // A link out of the directory is rejected earlier; one inside leads to the input.
            line = line.replacing("--out out", with: "--out .").replacing("json=t", with: "json=s")
            try bench.link("s.json", to: "in/t.json")
        } else if name == "symbolic" {
            try bench.link(target, to: command.input)
        } else if name == "hard" {
            #expect(link(bench.path + "/" + command.input, bench.path + "/" + target) == 0)
        }
        let before = try bench.text(command.input)
        for option in ["", " --break-links"] {
            let outcome = bench.run(line + option)
            #expect(outcome.status == .badCommandLine, "\(line): \(outcome.report)")
            #expect(outcome.diagnostics.map(\.id) == ["same-file"], "\(line)")
            #expect(try bench.text(command.input) == before)
        }
    }

    @Test func `phrases are not built over one of their catalogs`() throws {
        let own = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "CandelaFrontEndTests/Own/Words.xcstrings")
        let text = try String(contentsOf: own, encoding: .utf8)
        let bench = try ToolHarness(["W": text])
        try bench.link("L", to: "W")
        for target in ["W", "./W", "L"] {
            let outcome = bench.run("phrases build W --out \(target)")
            #expect(outcome.diagnostics.map(\.id) == ["same-file"], "\(outcome.report)")
            #expect(try bench.text("W") == text)
        }
    }

    @Test func `an upgrade may be written in place under any name`() throws {
        for name in ["in/x.tokens.json", "link"] {
            let bench = try bench()
            try bench.link("link", to: "in/x.tokens.json")
            let outcome = bench.run("tokens upgrade in/x.tokens.json --out \(name)")
            #expect(outcome.status == .success, "\(outcome.report)")
            #expect(outcome.diagnostics.count == 2)
            #expect(try bench.text("in/x.tokens.json").contains("$value"))
        }
    }

    // MARK: A file of another origin

    private static let documents = [
        "export csv in/x.json", "export json in/x.json", "phrases export", "phrases build W",
        "tokens upgrade in/x.tokens.json",
    ]

    @Test(arguments: documents)
    func `a file of another origin is replaced only on request`(line: String) throws {
        let bench = try bench()
        try bench.write("W", Self.words)
        try bench.write("f", Self.words)
        try bench.link("link", to: "f")
        for target in ["f", "link"] {
            let refused = bench.run("\(line) --out \(target)")
            #expect(refused.status == .badData)
            #expect(
                refused.diagnostics.contains {
                    $0.id == "existing-file"
                        && $0.message == "'\(target)' already exists and would be overwritten"
                        && $0.help.contains { $0.contains("'--replace'") }
                }, "\(refused.report)")
            #expect(try bench.text("f") == Self.words)
        }
        #expect(bench.run("\(line) --out f --replace").status == .success)
        let written = try bench.text("f")
        #expect(written != Self.words)
        // A second run changes nothing.
        #expect(bench.run("\(line) --out f").status == .success)
        #expect(try bench.text("f") == written)
    }

    @Test(arguments: documents)
    func `a file of the same command is replaced unless it may have been edited`(line: String)
        throws
    {
        let bench = try bench()
        try bench.write("W", Self.words)
        #expect(bench.run("\(line) --out f").status == .success)
        let isGenerated = ["export csv in/x.json", "phrases build W"].contains(line)
        let written = try bench.text("f")
        try bench.write("f", written + "\n")
        let again = bench.run("\(line) --out f")
        #expect((again.status == .success) == isGenerated, "\(again.report)")
        #expect(try bench.text("f") == (isGenerated ? written : written + "\n"))
    }

    @Test func `a file that was read is not a leftover`() throws {
        let bench = try ToolHarness(["d/a": "a", "d/b": "b", "d/c": "c"])
        let files = bench.environment.files
        _ = try files.read("d/b")
        try files.write([], in: "d", removing: ["a", "b", "c"].map { try OutputPath([$0]) })
        #expect(bench.contents == ["d/b"])
    }

    // MARK: Hard links

    private static let writing = [
        "import libra in/w.csv --into out/f", "export csv in/x.json --replace --out out/f",
        "export json in/x.json --replace --out out/f", "phrases export --replace --out out/f",
        "tokens upgrade in/x.tokens.json --replace --out out/f",
        "tokens build in/t.json --format json --out out --filename json=f",
    ]

    @Test(arguments: writing)
    func `rejects a file with hard links unless they may be broken`(
        line: String
    ) throws {
        let bench = try bench()
        let name = line.hasPrefix("tokens build") ? "out/f.json" : "out/f"
        let old = line.hasPrefix("import") ? Self.journal : "old"
        try bench.write(name, old)
        for other in ["one", "two"] {
            #expect(link(bench.path + "/" + name, bench.path + "/" + other) == 0)
        }
        let refused = bench.run(line)
        #expect(refused.status == .badData)
        #expect(
            refused.report.contains(
                "error: '\(name)' cannot be written: the file has 3 names (hard links), and the"
                    + " others would keep the old content [hard-links]"), "\(refused.report)")
        #expect(try bench.text(name) == old)
        let parted = bench.run(line + " --break-links")
        #expect(parted.status == .success, "\(parted.report)")
        #expect(try bench.text(name) != old)
        #expect(try bench.text("one") == old)
        #expect(try bench.text("two") == old)
    }

    @Test func `a hard link left by a killed run does not count`() throws {
        let bench = try ToolHarness(["out/f": "old", "out/.candela-tmp-dead01/x": "x"])
        #expect(link(bench.path + "/out/f", bench.path + "/out/.candela-tmp-dead01/old-0") == 0)
        try bench.environment.files.write(Array("new".utf8), to: "out/f") { _ in true }
        #expect(bench.contents == ["out/f"])
        #expect(try bench.text("out/f") == "new")
    }

    // MARK: A file that changes

    @Test func `a file saved between reading and replacing is read again`() throws {
        let bench = try ToolHarness(["j": "1"])
        var seen: [String] = []
        try bench.environment.files.update("j") { bytes in
            let text = bytes.map { String(decoding: $0, as: UTF8.self) }
            seen.append(text ?? "nothing")
            // Another program changes it three times: in place, by a new file, by removing it.
            switch seen.count {
            case 1: try? bench.write("j", "12")
            case 2:
                try? bench.write("k", "13")
                rename(bench.path + "/k", bench.path + "/j")
            case 3: unlink(bench.path + "/j")
            default: break
            }
            return Array(((text ?? "") + "+").utf8)
        }
        #expect(seen == ["1", "12", "13", "nothing"])
        #expect(try bench.text("j") == "+")
        #expect(bench.contents == ["j"])
    }

    @Test func `a file created after the first check is read`() throws {
        let bench = try ToolHarness()
        var seen: [[UInt8]?] = []
        try bench.environment.files.update("j") { bytes in
            seen.append(bytes)
            if seen.count == 1 { try? bench.write("j", "app") }
            return (bytes ?? []) + [0x2B]
        }
        #expect(seen == [nil, Array("app".utf8)])
        #expect(try bench.text("j") == "app+")
    }

    @Test func `a change that keeps size and time is detected by content`() throws {
        let bench = try ToolHarness(["j": "a"])
        let path = bench.path + "/j"
        let times = [timeval(tv_sec: 1_000, tv_usec: 0), timeval(tv_sec: 1_000, tv_usec: 0)]
        #expect(utimes(path, times) == 0)
        var count = 0
        try bench.environment.files.update("j") { bytes in
            count += 1
            if count == 1 {
                let descriptor = open(path, O_WRONLY)
                #expect(write(descriptor, "b", 1) == 1)
                close(descriptor)
                #expect(utimes(path, times) == 0)
            }
            return (bytes ?? []) + [0x2B]
        }
        #expect(try bench.text("j") == "b+")
    }

    @Test func `gives up on a file that keeps changing`() throws {
        let bench = try ToolHarness(["j": ""])
        var count = 0
        let failure = #expect(throws: Failure.self) {
            try bench.environment.files.update("j") { _ in
                count += 1
                try? bench.write("j", String(repeating: "x", count: count))
                return [0x2B]
            }
        }
        #expect(count == 8)
        #expect(failure?.diagnostics.map(\.id) == ["changed-file"])
        #expect(try bench.text("j") == "xxxxxxxx")
        #expect(bench.contents == ["j"])
    }

    @Test func `reads the index again if it changes during writing`() throws {
        let bench = try ToolHarness(["d/index": "1", "d/a": "old", "d/b": "old"])
        let documents = try ["a", "index"].map {
            Files.Document(try OutputPath([$0]), Array("new".utf8))
        }
        var seen: [[UInt8]?] = []
        try bench.environment.files.write(documents, in: "d", over: "index") { bytes in
            seen.append(bytes)
            if seen.count == 1 { try? bench.write("d/index", "22") }
            return seen.count == 1 ? [] : [try! OutputPath(["b"])]
        }
        #expect(seen == [Array("1".utf8), Array("22".utf8)])
        #expect(bench.contents == ["d/a", "d/index"])
        #expect(try bench.text("d/a") == "new")
    }

    // MARK: The lock

    /// Holds the lock of a directory like another command.
    private func lock(_ bench: ToolHarness) -> Int32 {
        let descriptor = open(bench.path + "/in/.candela-lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        #expect(flock(descriptor, LOCK_EX) == 0)
        return descriptor
    }

    @Test(arguments: [
        "import libra in/w.csv --into in/x.json", "export csv in/x.json --out in/new",
        "export json in/x.json --out in/new", "phrases export --out in/new",
        "tokens upgrade in/x.tokens.json --out in/x.tokens.json",
        "tokens build in/t.json --format css --out in", "preview --renderer in",
        "tokens build in/t.json --format css --out in/new/folder",
    ])
    func `waits for another command in the same directory, up to a limit`(line: String) throws {
        let bench = try bench()
        let held = lock(bench)
        let before = bench.contents
        let refused = bench.run(line + " --wait 0")
        #expect(refused.status == .badData)
        #expect(refused.diagnostics.map(\.id) == ["locked-file"], "\(refused.report)")
        #expect(refused.report.contains("in/.candela-lock'"), "\(refused.report)")
        #expect(bench.contents == before)
        Thread.detachNewThread {
            usleep(50_000)
            close(held)
        }
        let waited = bench.run(line)
        #expect(waited.status == .success, "\(waited.report)")
        // The lock file that the other command left is removed as well.
        #expect(!bench.contents.contains { $0.contains(".candela-") })
    }

    @Test(arguments: ["-1", "soon", "86401"])
    func `accepts only whole seconds as a wait`(text: String) throws {
        let outcome = try bench().run(["export", "json", "in/x.json", "--out", "out.json", "--wait", text])
        #expect(outcome.status == .badCommandLine)
        #expect(outcome.diagnostics.map(\.id) == ["invalid-value"])
    }

    @Test func `writes nothing at the path of the lock`() throws {
        let bench = try bench()
        let outcome = bench.run("export csv in/x.json --out in/.candela-lock")
        #expect(outcome.diagnostics.map(\.id) == ["unwritable-file"], "\(outcome.report)")
        #expect(!bench.contents.contains("in/.candela-lock"))
    }

    @Test(arguments: ["link", "dir"])
    func `a link or directory is not a lock`(kind: String) throws {
        let bench = try bench()
        if kind == "link" {
            try bench.link("in/.candela-lock", to: "x.json")
        } else {
            try bench.write("in/.candela-lock/x", "")
        }
        let outcome = bench.run("import libra in/w.csv --into in/x.json")
        #expect(outcome.diagnostics.map(\.id) == ["unwritable-file"], "\(outcome.report)")
        #expect(outcome.report.contains(".candela-lock' cannot be opened: "))
        #expect(try bench.text("in/x.json") == Self.journal)
    }

    @Test(.enabled(if: geteuid() != 0))
    func `in a read-only directory, commands that write nothing succeed`() throws {
        let bench = try bench()
        _ = bench.run("import libra in/w.csv --into in/x.json")
        chmod(bench.path + "/in", 0o500)
        defer { chmod(bench.path + "/in", 0o700) }
        #expect(bench.run("import libra in/w.csv --into in/x.json").status == .success)
        let outcome = bench.run("export csv in/x.json --out in/new")
        #expect(
            outcome.report
                == "error: 'in/new' cannot be written: permission denied [unwritable-file]")
    }
}

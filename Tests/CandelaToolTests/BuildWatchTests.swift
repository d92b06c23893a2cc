import CandelaTool
import Foundation
import Testing

/// `tokens build --watch` as a process that reacts to saved files.
@Suite(.serialized)
struct BuildWatchTests {
    /// A running watch in its own directory.
    private final class Watch {
        let bench: ToolHarness
        private let process = Process()

        init(_ files: [String: String], _ arguments: String) throws {
            bench = try ToolHarness(files)
            let log = bench.path + "/log"
            _ = FileManager.default.createFile(atPath: log, contents: nil)
            process.executableURL = ProcessTests.program
            process.arguments =
                ["tokens", "build"] + arguments.split(separator: " ").map(String.init)
                + ["--format", "css", "--out", "out", "--watch"]
            process.currentDirectoryURL = URL(fileURLWithPath: bench.path)
            process.standardInput = FileHandle.nullDevice
            process.standardOutput = FileHandle.nullDevice
            process.standardError = FileHandle(forWritingAtPath: log)
            try process.run()
        }

        deinit {
            process.terminate()
            process.waitUntilExit()
        }

        /// The lines printed so far, once there are enough of them. A timeout fails the test; it is
        /// long enough for a busy machine.
        func lines(_ count: Int) throws -> [String] {
            let end = ContinuousClock.now + .seconds(120)
            while true {
                let text = try bench.text("log")
                let lines = text.split(separator: "\n").map(String.init)
                if lines.count >= count && text.hasSuffix("\n") || ContinuousClock.now > end {
                    return lines
                }
                usleep(2_000)
            }
        }

        /// Replaces a file atomically, like editors do.
        func replace(_ name: String, _ content: String) throws {
            try bench.write("saved~", content)
            #expect(rename(bench.path + "/saved~", bench.path + "/" + name) == 0)
        }

        /// Creates an empty file and fills it a moment later, like editors that first remove a
        /// file.
        ///
        /// - Returns: Whether the moment was short enough, and not stretched by a busy machine.
        func create(_ name: String, _ content: String) throws -> Bool {
            let path = bench.path + "/" + name
            let start = ContinuousClock.now
            #expect(FileManager.default.createFile(atPath: path, contents: nil))
            usleep(20_000)
            try bench.write(name, content)
            return ContinuousClock.now - start < .milliseconds(100)
        }

        var css: String { (try? bench.text("out/t.css")) ?? "" }
    }

    private static func number(_ value: String) -> String {
        #"{"n": {"$type": "number", "$value": \#(value)}}"#
    }

    @Test func `builds again when a file is saved in place or by a new one`() throws {
        let watch = try Watch(["t.tokens.json": Self.number("1")], "t.tokens.json")
        #expect(try watch.lines(1).count == 1)
        #expect(watch.css.contains("--n: 1;"))
        try watch.bench.write("t.tokens.json", Self.number("2"))
        let lines = try watch.lines(2)
        #expect(lines.count == 2)
        #expect(lines.allSatisfy { $0.hasPrefix("built in ") })
        #expect(watch.css.contains("--n: 2;"))
        try watch.replace("t.tokens.json", Self.number("3"))
        #expect(try watch.lines(3).count == 3)
        #expect(watch.css.contains("--n: 3;"))
    }

    @Test func `keeps the old output while the input has errors`() throws {
        let watch = try Watch(["t.tokens.json": Self.number("1")], "t.tokens.json")
        #expect(try watch.lines(1).count == 1)
        try watch.replace("t.tokens.json", Self.number(#""wide""#))
        let wrong = try watch.lines(3)
        #expect(wrong.contains { $0.hasPrefix("t.tokens.json:1:") && $0.contains("error") })
        #expect(wrong.last == "an error: the files are unchanged")
        #expect(watch.css.contains("--n: 1;"))
        try watch.replace("t.tokens.json", Self.number("4"))
        #expect(try watch.lines(wrong.count + 1).count == wrong.count + 1)
        #expect(watch.css.contains("--n: 4;"))
    }

    @Test func `waits for a removed file to be created again`() throws {
        let watch = try Watch(["t.tokens.json": Self.number("1")], "t.tokens.json")
        #expect(try watch.lines(1).count == 1)
        try FileManager.default.removeItem(atPath: watch.bench.path + "/t.tokens.json")
        let gone = try watch.lines(3)
        #expect(gone.contains { $0.contains("[missing-file]") })
        #expect(watch.css.contains("--n: 1;"))
        try watch.bench.write("t.tokens.json", Self.number("5"))
        #expect(try watch.lines(gone.count + 1).count == gone.count + 1)
        #expect(watch.css.contains("--n: 5;"))
    }

    @Test func `waits for an empty new file to be filled`() throws {
        while true {
            let watch = try Watch(["t.tokens.json": Self.number("1")], "t.tokens.json")
            #expect(try watch.lines(1).count == 1)
            try FileManager.default.removeItem(atPath: watch.bench.path + "/t.tokens.json")
            let gone = try watch.lines(3)
            // After a long pause, reporting an empty file would be correct.
            guard try watch.create("t.tokens.json", Self.number("5")) else { continue }
            let lines = try watch.lines(gone.count + 1)
            #expect(lines.count == gone.count + 1)
            #expect(lines.last?.hasPrefix("built in ") == true)
            #expect(watch.css.contains("--n: 5;"))
            return
        }
    }

    @Test func `writes only the files affected by a change`() throws {
        let files = [
            "t.resolver.json": """
            {"version": "2025.10",
             "modifiers": {"brand": {"contexts": {
               "a": [{"$ref": "sets/a.tokens.json"}], "b": [{"$ref": "sets/b.tokens.json"}]}}},
             "resolutionOrder": [{"$ref": "#/modifiers/brand"}]}
            """,
            "sets/a.tokens.json": Self.number("1"), "sets/b.tokens.json": Self.number("2"),
        ]
        let watch = try Watch(files, "t.resolver.json")
        #expect(try watch.lines(1).last?.hasSuffix(": wrote 2 files") == true)
        let earlier = try FileManager.default.attributesOfItem(
            atPath: watch.bench.path + "/out/a.css")
        try watch.replace("sets/b.tokens.json", Self.number("7"))
        #expect(try watch.lines(2).last?.hasSuffix(": wrote 1 of 2 files, 'out/b.css'") == true)
        #expect(try watch.bench.text("out/b.css").contains("--n: 7;"))
        let later = try FileManager.default.attributesOfItem(
            atPath: watch.bench.path + "/out/a.css")
        #expect(
            earlier[.systemFileNumber] as? UInt64 == later[.systemFileNumber] as? UInt64)
        try watch.replace("sets/b.tokens.json", Self.number("7") + "\n")
        #expect(try watch.lines(3).last?.hasSuffix(": no changes in 2 files") == true)
    }

    @Test func `rejects input that cannot be watched`() throws {
        let outcome = try ToolHarness().run("tokens build - --format css --out out --watch")
        #expect(outcome.status == .badCommandLine)
        #expect(outcome.report.contains("[unwatchable-input]"))
    }
}

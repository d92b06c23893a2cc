import CandelaDTCG
import CandelaTool
import Foundation
import Testing

struct FilesTests {
    @Test func `distinguishes missing paths, directories and files`() throws {
        let bench = try ToolHarness(["a/b.txt": "hello"])
        let files = bench.environment.files
        #expect(files.kind(of: "a") == .directory)
        #expect(files.kind(of: "a/b.txt") == .file)
        #expect(files.kind(of: "c") == nil)
        #expect(try files.read("a/b.txt") == Array("hello".utf8))
        #expect(try files.names(in: "a") == ["b.txt"])
    }

    @Test(arguments: [
        ("c", "error: 'c' does not exist [missing-file]"),
        ("a", "error: 'a' is a directory, not a file [not-a-file]"),
        ("empty", "error: 'empty' is empty [empty-file]"),
        ("-", "error: standard input is empty [empty-file]"),
    ])
    func `a path that cannot be read is an error`(path: String, message: String) throws {
        let bench = try ToolHarness(["a/b.txt": "hello", "empty": ""])
        let failure = #expect(throws: Failure.self) { try bench.environment.read(path) }
        #expect(failure.map { Outcome($0).report } == message)
        #expect(failure?.status == .badData)
    }

    @Test(arguments: ["pipe", "link", "/dev/zero"])
    func `pipes and devices are not opened under any name`(path: String) throws {
        let bench = try ToolHarness()
        mkfifo(bench.path + "/pipe", 0o600)
        try bench.link("link", to: "pipe")
        let what = path == "/dev/zero" ? "a device" : "a pipe"
        let outcome = bench.run(["tokens", "check", path])
        #expect(outcome.report == "error: '\(path)' is \(what), not a file [not-a-file]")
        let journal = bench.run(["journal", "summary", path])
        #expect(journal.report.hasPrefix("error: '\(path)' is \(what), not a file [not-a-file]\n"))
        #expect(journal.report.hasSuffix("'-' reads standard input"))
    }

    #if os(Linux)
        /// Files with these names cannot be reached by a text.
        private func create(_ names: String..., in bench: ToolHarness) {
            for name in names {
                let bytes = Array((bench.path + "/" + name).utf8).map { $0 == 0x3F ? 0xFF : $0 }
                close(open(bytes.map(CChar.init(bitPattern:)) + [0], O_CREAT | O_WRONLY, 0o600))
            }
        }

        @Test func `a name that is not UTF-8 is refused where it would be used`() throws {
            let token = #"{"a": {"$type": "number", "$value": 1}}"#
            let bench = try ToolHarness(["t/a.json": token, "t/i/x": "", "l/Habits.csv": "x"])
            create("t/?.png", "t/i/?.json", "l/?", in: bench)
            #expect(throws: Failure.self) { try bench.environment.files.names(in: "t") }
            // Only the folder has a file that the pattern matches.
            #expect(bench.run("tokens check t/*.json").status == .success)
            for line in ["tokens check t/**/*.json", "tokens init t --dry-run", "audit t"] {
                let report = bench.run(line).report
                #expect(
                    report.hasPrefix(
                        #"error: 't/i/\xFF.json' has a name that is not UTF-8 [unusable-file-name]"#
                    ),
                    "\(report)")
            }
            #expect(bench.run("import loop l").report.contains(#"'l/\xFF' has a name that is not"#))
        }

        @Test func `a name that is not UTF-8 is a stray file of a dump`() throws {
            let bench = try ToolHarness(["d/screens/own": ""])
            create("d/screens/?.json", in: bench)
            let outcome = bench.run(
                "dump --out d --product habit --screen habit.form --specimen habit-form-new")
            #expect(outcome.status == .success)
            #expect(
                outcome.report.hasPrefix(
                    #"warning: 'd/screens/\xFF.json' has a name that is not UTF-8"#))
        }
    #endif

    @Test func `a dash reads standard input`() throws {
        let bench = try ToolHarness(input: "hello")
        #expect(try bench.environment.read("-") == Array("hello".utf8))
    }

    @Test func `reads files longer than one chunk completely`() throws {
        let bench = try ToolHarness()
        for count in [4_095, 4_096, 4_097, 3_000_000] {
            try bench.write("long", String(repeating: "x", count: count))
            #expect(try bench.environment.files.read("long").count == count)
        }
    }

    // MARK: Files below a directory

    private func document(_ path: String, _ text: String) throws -> Files.Document {
        .init(try OutputPath(path.split(separator: "/").map(String.init)), Array(text.utf8))
    }

    @Test(arguments: ["out", "not/there/yet", "./a/./b"])
    func `writes a set of files with the directories they need`(directory: String) throws {
        let bench = try ToolHarness(["out/a.json": "old"])
        try bench.environment.files.write(
            [document("a.json", "new"), document("deep/er/b.json", "b")], in: directory)
        let top = directory.replacing("./", with: "")
        let all = ["\(top)/a.json", "\(top)/deep/er/b.json"] + (top == "out" ? [] : ["out/a.json"])
        #expect(bench.contents == all.sorted())
        #expect(try bench.text("\(top)/a.json") == "new")
    }

    @Test func `a set that cannot be written completely leaves the disk unchanged`() throws {
        // The last file's path is a directory, or its directory's path is a file.
        for last in ["taken", "file/below"] {
            let bench = try ToolHarness(["out/taken/x": "", "out/a.json": "old", "out/file": "f"])
            let before = bench.contents
            let failure = #expect(throws: Failure.self) {
                try bench.environment.files.write(
                    [document("a.json", "n"), document("new/b.json", "b"), document(last, "c")],
                    in: "out")
            }
            #expect(bench.contents == before)
            #expect(try bench.text("out/a.json") == "old")
            #expect(failure?.diagnostics.first?.id == "unwritable-file")
        }
    }

    @Test(arguments: [
        ("file", "'file' cannot be written: it is a file, not a directory"),
        ("file/below", "'file/below' cannot be written: "),
        ("nothing", "a dangling symbolic link"),
        ("nowhere/../out", "the directory that '..' starts from does not exist"),
    ])
    func `reports a directory that cannot exist`(directory: String, message: String) throws {
        let bench = try ToolHarness(["file": "f"])
        try bench.link("nothing", to: "none")
        let failure = #expect(throws: Failure.self) {
            try bench.environment.files.write([document("a", "a")], in: directory)
        }
        #expect(failure.map { Outcome($0).report.contains(message) } == true)
        #expect(bench.contents == ["file", "nothing"])
    }

    @Test func `writes nothing through a symbolic link that leads out of the directory`() throws {
        let bench = try ToolHarness(["other/keep.json": "keep", "out/real/x": "x"])
        try bench.link("out/folder", to: "../other")
        try bench.link("out/file.json", to: "../other/keep.json")
        try bench.link("out/inside", to: "real")
        let files = bench.environment.files
        for path in ["folder/keep.json", "file.json"] {
            let failure = #expect(throws: Failure.self) {
                try files.write([document("new.json", "n"), document(path, "lost")], in: "out")
            }
            #expect(
                failure.map { Outcome($0).report.contains("a symbolic link out of the directory") }
                    == true)
        }
        #expect(try bench.text("other/keep.json") == "keep")
        #expect(!bench.contents.contains("out/new.json"))
        try files.write([document("inside/x", "new")], in: "out")
        #expect(try bench.text("out/real/x") == "new")
    }

    @Test func `removes leftovers and emptied directories, and follows no links`() throws {
        let bench = try ToolHarness([
            "out/x/y/a": "", "out/x/b": "", "out/c/d": "", "keep/e": "", "out/f": "",
        ])
        try bench.link("out/ln", to: "../keep")
        try bench.link("out/g", to: "f")
        let gone = ["x/y/a", "c/d", "never", "ln/e", "g", "x"]
        try bench.environment.files.write(
            [document("f", "f")], in: "out", removing: gone.map { try document($0, "").path })
        #expect(bench.contents == ["keep/e", "out/f", "out/g", "out/ln", "out/x/b"])
    }

    @Test func `removes the leftovers of dead runs, and keeps those of running ones`() throws {
        let bench = try ToolHarness([
            "out/.candela-tmp-dead01/0": "x", "out/.candela-tmp-live01/0": "x", "out/a": "old",
            ".candela-tmp-dead02/new/a": "x", "out/.candela-tmp-file": "x",
        ])
        let living = open(bench.path + "/out/.candela-tmp-live01", O_RDONLY)
        flock(living, LOCK_EX)
        try bench.environment.files.write([document("a", "new")], in: "out")
        #expect(
            bench.contents == ["out/.candela-tmp-file", "out/.candela-tmp-live01/0", "out/a"])
        close(living)
        try bench.environment.files.write([document("a", "new")], in: "out")
        #expect(bench.contents == ["out/.candela-tmp-file", "out/a"])
    }

    @Test func `moved files are moved back when one move fails`() throws {
        let bench = try ToolHarness(["s/0": "new", "s/1": "new", "a": "old", "f/x": "x"])
        let path = { (name: String) in bench.path + "/" + name }
        var moves = FolderMoves()
        try moves.move(path("s/0"), to: path("a"), keeping: path("s/old-0"))
        try moves.move(path("s/1"), to: path("b"), keeping: nil)
        #expect(try bench.text("a") == "new")
        moves.undo()
        #expect(try bench.text("a") == "old")
        #expect(bench.contents == ["a", "f/x", "s"])
    }

    // MARK: One file

    @Test func `a replaced file keeps its permissions and the link to it`()
        throws
    {
        let bench = try ToolHarness(["real/f.json": "old"])
        chmod(bench.path + "/real/f.json", 0o600)
        try bench.link("link.json", to: "real/f.json")
        try bench.environment.files.write(Array("new".utf8), to: "link.json") { _ in true }
        #expect(try bench.text("real/f.json") == "new")
        let manager = FileManager.default
        #expect(
            try manager.destinationOfSymbolicLink(atPath: bench.path + "/link.json")
                == "real/f.json")
        let mode = try manager.attributesOfItem(atPath: bench.path + "/real/f.json")[
            .posixPermissions]
        #expect(mode as? Int == 0o600)
    }

    @Test(arguments: [
        ("pipe", "a pipe is in its place"), ("dir", "a directory is in its place"),
        ("nothing", "it is a dangling symbolic link"), ("dir/", "it is a directory"),
    ])
    func `only regular files are replaced`(path: String, message: String) throws {
        let bench = try ToolHarness(["dir/x": "x"])
        mkfifo(bench.path + "/pipe", 0o600)
        try bench.link("nothing", to: "none")
        let failure = #expect(throws: Failure.self) {
            try bench.environment.files.write([0x61], to: path) { _ in true }
        }
        #expect(
            failure.map { Outcome($0).report }
                == "error: '\(path)' cannot be written: \(message) [unwritable-file]")
        #expect(bench.contents == ["dir/x", "nothing", "pipe"])
    }

    @Test func `without a working directory a relative path cannot be resolved`() throws {
        let files = Files(workingDirectory: nil)
        let gone = "the working directory was removed"
        #expect(files.kind(of: "etc") == nil)
        for failure in [
            #expect(throws: Failure.self) { try files.write([0x61], to: "x") { _ in true } },
            #expect(throws: Failure.self) { try files.write([document("a", "a")], in: "x") },
            #expect(throws: Failure.self) { _ = try files.read("x") },
            #expect(throws: Failure.self) { _ = try files.names(in: "x") },
        ] {
            #expect(failure.map { Outcome($0).report.contains(gone) } == true)
        }
    }
}

extension ToolHarness {
    /// Creates a symbolic link.
    func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: path + "/" + name, withDestinationPath: target)
    }
}

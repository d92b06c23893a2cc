import CandelaPipeline
import Testing
import candela

struct FilesTests {
    @Test func `says whether a path is missing, a directory or a file`() throws {
        let bench = try Workbench(["a/b.txt": "hello"])
        let files = bench.surroundings.files
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
    func `a path with nothing to read is an error`(path: String, message: String) throws {
        let bench = try Workbench(["a/b.txt": "hello", "empty": ""])
        let failure = #expect(throws: Failure.self) { try bench.surroundings.read(path) }
        #expect(failure.map { Outcome($0).report } == message)
        #expect(failure?.status == .badData)
    }

    @Test func `a dash reads standard input`() throws {
        let bench = try Workbench(input: "hello")
        #expect(try bench.surroundings.read("-") == Array("hello".utf8))
    }

    @Test func `writes a set of files with the directories they need`() throws {
        let bench = try Workbench(["out/a.json": "old"])
        try bench.surroundings.files.write([
            .init("out/a.json", Array("new".utf8)), .init("out/deep/er/b.json", [0x62]),
        ])
        #expect(bench.contents == ["out/a.json", "out/deep/er/b.json"])
        #expect(try bench.text("out/a.json") == "new")
    }

    @Test func `a set that cannot be written whole leaves the disk as it was`() throws {
        // The last file has a directory in its place, or a file in the place of its directory.
        for last in ["taken", "file/below"] {
            let bench = try Workbench(["taken/x": "", "out/a.json": "old", "file": "f"])
            let before = bench.contents
            let failure = #expect(throws: Failure.self) {
                try bench.surroundings.files.write([
                    .init("out/a.json", [0x6E]), .init("new/deep/b.json", [0x62]),
                    .init(last, [0x63]),
                ])
            }
            #expect(bench.contents == before)
            #expect(try bench.text("out/a.json") == "old")
            #expect(failure?.diagnostics.first?.id == "unwritable-file")
        }
    }

    @Test func `removes files of an earlier run and what that empties`() throws {
        let bench = try Workbench(["out/x/y/a": "", "out/x/b": "", "out/c/d": "", "keep": ""])
        bench.surroundings.files.remove(["out/x/y/a", "out/c/d", "out/never"], under: "out")
        #expect(bench.contents == ["keep", "out/x/b"])
    }
}

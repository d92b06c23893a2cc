import CandelaDTCG
import Foundation
import Testing
import candela_generate

struct GenerateCommandTests {
    /// Generates `out/a.txt` and `out/b.txt` in an empty folder.
    private static let part = GeneratedPart(folder: "out") { _, _ in
        [
            GeneratedFile(path: "out/a.txt", text: "a\n"),
            GeneratedFile(path: "out/b.txt", text: "b\n"),
        ]
    }

    private static let broken = GeneratedPart(folder: "broken") { _, diagnostics in
        diagnostics.append(.error("bad", "it is broken"))
        return nil
    }

    private func withFolder(_ body: (String, SourceFolder) throws -> Void) throws {
        let url = FileManager.default.temporaryDirectory
            .appendingPathComponent("candela-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: url) }
        try body(url.path, SourceFolder(url.path))
    }

    @Test func `writes missing files, then nothing`() throws {
        try withFolder { _, source in
            let command = GenerateCommand(source, parts: [Self.part])
            #expect(command.run([]).output == "wrote out/a.txt\nwrote out/b.txt\n")
            let written = try source.read("out/b.txt")
            #expect(written == Array("b\n".utf8))
            #expect(command.run([]) == GenerateCommand.Result())
            #expect(command.run(["--check"]) == GenerateCommand.Result())
        }
    }

    @Test func `removes leftovers`() throws {
        try withFolder { _, source in
            let command = GenerateCommand(source, parts: [Self.part])
            try source.write(GeneratedFile(path: "out/old.txt", text: ""))
            #expect(command.run([]).output.hasSuffix("removed out/old.txt\n"))
            #expect(source.files(in: "out") == ["out/a.txt", "out/b.txt"])
        }
    }

    @Test func `checks without changing anything`() throws {
        try withFolder { _, source in
            let command = GenerateCommand(source, parts: [Self.part])
            try source.write(GeneratedFile(path: "out/a.txt", text: "older\n"))
            try source.write(GeneratedFile(path: "out/old.txt", text: ""))
            let result = command.run(["--check"])
            #expect(result.code == 1)
            #expect(result.output.isEmpty)
            for path in ["out/a.txt", "out/b.txt", "out/old.txt"] {
                #expect(result.errors.contains("error: '\(path)' is "))
            }
            #expect(source.files(in: "out") == ["out/a.txt", "out/old.txt"])
        }
    }

    @Test func `continues after a part that fails`() throws {
        try withFolder { _, source in
            let result = GenerateCommand(source, parts: [Self.broken, Self.part]).run([])
            #expect(result.code == 1)
            #expect(result.errors == "error: it is broken [bad]\n")
            #expect(source.files(in: "out").count == 2)
        }
    }

    @Test func `prints help, and errors for invalid arguments`() throws {
        try withFolder { _, source in
            let command = GenerateCommand(source, parts: [Self.part])
            #expect(command.run(["--help"]).output.hasPrefix("usage: swift run candela-generate"))
            let result = command.run(["--chek"])
            #expect(result.code == 2)
            #expect(result.errors.contains("closest option is '--check'"))
            #expect(source.files(in: "out").isEmpty)
        }
    }
}

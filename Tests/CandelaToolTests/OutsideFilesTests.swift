import CandelaTool
import Testing

/// The files a resolver document may refer to, and the option that lifts the limit.
struct OutsideFilesTests {
    private static let one = #"{"n": {"$type": "number", "$value": 1}}"#

    private func resolver(_ file: String) -> String {
        ##"{"version": "2025.10", "resolutionOrder": [{"type": "set", "name": "s", "##
            + ##""sources": [{"$ref": "\##(file)"}]}]}"##
    }

    private static let commands = [
        "check PATH", "resolve PATH", "build PATH --format json --out out", "list PATH",
        "diff PATH PATH",
    ]

    @Test(arguments: commands)
    func `a reference out of the directory is an error until it is allowed`(
        command: String
    ) throws {
        let bench = try ToolHarness([
            "in/t.resolver.json": resolver("../up.json"), "up.json": Self.one,
        ])
        let line = "tokens " + command.replacing("PATH", with: "in/t.resolver.json")
        let refused = bench.run(line)
        #expect(refused.status == .badData)
        #expect(
            refused.report.contains(
                "in/t.resolver.json:1:94: error: '../up.json' is outside the directory of"
                    + " 'in/t.resolver.json' [file-outside]\n  help: move the file into it, or let"
                    + " references leave it with '--allow-outside'"), "\(refused.report)")
        #expect(bench.run(line + " --allow-outside").status == .success)
    }

    @Test(arguments: commands)
    func `a symbolic link out of the directory is an error until it is allowed`(
        command: String
    ) throws {
        let bench = try ToolHarness([
            "in/t.resolver.json": resolver("sub/link.json"), "up.json": Self.one, "in/sub/x": "",
        ])
        try bench.link("in/sub/link.json", to: "../../up.json")
        let line = "tokens " + command.replacing("PATH", with: "in/t.resolver.json")
        let refused = bench.run(line)
        #expect(refused.status == .badData)
        #expect(
            refused.report.contains(
                ":1:94: error: 'in/sub/link.json' is a symbolic link out of the directory, to '"),
            "\(refused.report)")
        #expect(refused.report.contains("/up.json' [file-outside]"))
        #expect(bench.run(line + " --allow-outside").status == .success)
    }

    @Test func `a link to an outside directory is an error, one inside is not`() throws {
        let bench = try ToolHarness([
            "in/a.resolver.json": resolver("out/n.json"),
            "in/b.resolver.json": resolver("again/n.json"), "in/real/n.json": Self.one,
            "other/n.json": Self.one,
        ])
        try bench.link("in/out", to: bench.path + "/other")
        try bench.link("in/again", to: "real")
        #expect(bench.run("tokens resolve in/a.resolver.json").report.contains("[file-outside]"))
        #expect(bench.run("tokens resolve in/b.resolver.json").status == .success)
    }

    @Test func `the document and its directory may be symbolic links`() throws {
        let bench = try ToolHarness([
            "real/t.resolver.json": resolver("n.json"), "real/n.json": Self.one,
        ])
        try bench.link("link", to: "real")
        #expect(bench.run("tokens resolve link/t.resolver.json").status == .success)
        try bench.link("single.json", to: "real/n.json")
        #expect(bench.run("tokens resolve single.json").status == .success)
    }

    @Test func `links in a circle are an error, not a hang`() throws {
        let bench = try ToolHarness(["t.resolver.json": resolver("a.json")])
        try bench.link("a.json", to: "b.json")
        try bench.link("b.json", to: "a.json")
        let run = bench.run("tokens resolve t.resolver.json")
        #expect(run.status == .badData)
        #expect(run.report.contains("its symbolic links form a loop [unreadable-file]"))
    }
}

import CandelaDTCG
import CandelaTool
import Testing

struct DiagnosticStyleTests {
    private let broken = """
        {"$type": "number", "one": {"$value": 1},
         "two": {"$value": "{on}"}}
        """
    private let sound = ##"{"$type": "number", "One": {"$value": 1}, "one": {"$value": 2}}"##

    private func bench() throws -> ToolHarness {
        try ToolHarness(["broken.json": broken, "sound.json": sound])
    }

    @Test func `check prints one object on standard output`() throws {
        let outcome = try bench().run("tokens check broken.json --diagnostics json")
        #expect(outcome.status == .badData)
        #expect(outcome.messages.isEmpty)
        #expect(
            outcome.text == """
                {
                  "diagnostics": [
                    {
                      "severity": "error",
                      "id": "unresolved-alias",
                      "message": "'{on}', '$value' of 'two', names no token",
                      "file": "broken.json",
                      "line": 2,
                      "column": 20,
                      "help": [
                        "closest name is 'one'"
                      ],
                      "notes": []
                    }
                  ],
                  "errors": 1,
                  "warnings": 0
                }

                """)
    }

    @Test func `notes have places, and warnings do not change the status`() throws {
        let bench = try bench()
        let outcome = bench.run("tokens check sound.json --diagnostics json")
        #expect(outcome.status == .success)
        let object = try parse(outcome.output)
        let note = object["diagnostics"]?[0]?["notes"]?[0]
        #expect(note?["message"]?.string == "'One' is here")
        #expect(note?["column"]?.number?.double == 21)
        #expect(object["warnings"]?.number?.double == 1)
    }

    @Test func `a missing file has no place`() throws {
        let outcome = try bench().run("tokens check none.json --diagnostics json")
        #expect(outcome.status == .badData)
        let diagnostic = try #require(try parse(outcome.output)["diagnostics"]?[0])
        #expect(
            diagnostic.members.map(\.name) == ["severity", "id", "message", "help", "notes"])
    }

    @Test func `resolve and build keep standard output for results`() throws {
        let bench = try bench()
        let resolve = bench.run("tokens resolve broken.json --diagnostics json")
        #expect(resolve.status == .badData)
        #expect(resolve.output.isEmpty)
        let found = try parse(resolve.errorDocument)["diagnostics"]?[0]
        #expect(found?["id"]?.string == "unresolved-alias")
        let fine = bench.run("tokens resolve sound.json --diagnostics json")
        #expect(fine.text == bench.run("tokens resolve sound.json").text)
        #expect(try parse(fine.errorDocument)["errors"]?.number?.double == 0)
        let build = bench.run(
            "tokens build sound.json --format json --out out --diagnostics json")
        #expect(build.output.isEmpty)
        #expect(
            try parse(build.errorDocument)["written"]?.elements.map(\.string) == ["out/sound.json"])
    }

    @Test func `a usage error has the same format and its own status`() throws {
        let bench = try bench()
        let outcome = bench.run("tokens resolve sound.json --input a --diagnostics json")
        #expect(outcome.status == .badCommandLine)
        #expect(try parse(outcome.errorDocument)["errors"]?.number?.double == 1)
        let unknown = bench.run("tokens check --diagnostics jsn")
        #expect(unknown.status == .badCommandLine)
        #expect(unknown.report.contains("'json'"))
    }

    private func parse(_ bytes: [UInt8]) throws -> JSONValue {
        try JSONDocument(parsing: bytes, file: "output").root
    }
}

import CandelaDTCG
import CandelaTokens
import CandelaTool
import Testing

/// The icons of a dump.
struct DumpIconsTests {
    @Test func `have their own file, listed in the index with its schema`() throws {
        let bench = try ToolHarness.after(
            "dump --product habit --specimen habits-typical --out d")
        let text = try bench.text("d/icons.json")
        let icons = try JSONDocument(parsing: Array(text.utf8), file: "icons.json").root
        #expect(icons["kind"]?.string == "icons")
        #expect(icons["icons"]?.members.map(\.name) == IconRole.all.map(\.path))
        for role in IconRole.all {
            let (icon, written) = (Theme.habit.icon(role), icons["icons"]?[role.path])
            #expect(written?["description"]?.string == icon.description)
            #expect(written?["path"]?.string == icon.path)
            #expect(written?["viewBox"]?.string == "0 0 24 24")
            #expect(written?["mirrors"]?.bool == (icon.mirrors ? true : nil))
            let names = written?["names"]
            #expect(names?["sfSymbols"]?.string == icon.sfSymbols)
            #expect(names?["materialSymbols"]?.string == icon.materialSymbols)
            #expect(names?["a2ui"]?.string == icon.a2ui)
        }
        let index = try JSONDocument(
            parsing: Array(bench.text("d/index.json").utf8), file: "index.json"
        ).root
        let entry = index["files"]?.elements.first { $0["path"]?.string == "icons.json" }
        #expect(entry?["schema"]?.string == "icons")
        #expect(bench.contents.contains("d/schema/icons.json"))
    }

    @Test func `are the same in a dump as one document`() throws {
        let bench = try ToolHarness.after(
            "dump --product habit --specimen habits-typical --out d")
        let output = bench.run("dump --product habit --specimen habits-typical").output
        let whole = try JSONDocument(parsing: output, file: "d.json").root
        #expect(
            whole.members.map(\.name) == [
                "schemaVersion", "kind", "tokens", "icons", "screens", "journeys",
            ])
        let text = try bench.text("d/icons.json")
        #expect(
            whole["icons"] == (try JSONDocument(parsing: Array(text.utf8), file: "i.json").root))
    }
}

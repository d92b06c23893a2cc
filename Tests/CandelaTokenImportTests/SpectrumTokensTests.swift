import CandelaDTCG
import CandelaTestSupport
import CandelaTokenImport
import Testing

struct SpectrumTokensTests {
    private let size = ##"""
        {"gap": {"$schema": "https://a.b/token-types/scale-set.json", "sets": {
            "desktop": {"$schema": "https://a.b/token-types/dimension.json", "value": "8px"},
            "mobile": {"$schema": "https://a.b/token-types/dimension.json", "value": "10px"}}},
         "share": {"$schema": "https://a.b/token-types/opacity.json", "value": "0.5", "deprecated": true}}
        """##

    private let paint = ##"""
        {"ink": {"$schema": "https://a.b/token-types/color-set.json", "sets": {
            "light": {"$schema": "https://a.b/token-types/color.json", "value": "#000000"},
            "dark": {"$schema": "https://a.b/token-types/alias.json", "value": "{paper}"}}},
         "paper": {"$schema": "https://a.b/token-types/color.json", "value": "#ffffff"},
         "room": {"$schema": "https://a.b/token-types/alias.json", "value": "{gap}"},
         "wide": {"$schema": "https://a.b/token-types/scale-set.json", "sets": {
            "desktop": {"$schema": "https://a.b/token-types/dimension.json", "value": "1px"},
            "mobile": {"$schema": "https://a.b/token-types/dimension.json", "value": "2px"}}}}
        """##

    private func project(
        _ paths: [String], _ diagnostics: inout [Diagnostic]
    ) -> TokenProject? {
        var options = TokenProject.Options()
        options.isLenient = true
        let texts = ["size.json": size, "paint.json": paint]
        let files = FileAccess { path throws(FileAccessError) in Array((texts[path] ?? "").utf8) }
        return TokenProject.load(
            paths, files: files, options: options, diagnostics: &diagnostics)
    }

    @Test func `reads the sets of tokens as modifiers`() {
        let fixture = LenientFixture(size)
        #expect(fixture.value("gap") == #"{"value":8,"unit":"px"}"#)
        #expect(fixture.value("share") == "0.5")
        #expect(fixture.run.json.contains(#""$deprecated":true"#))
        #expect(fixture.ids.contains("lenient-spectrum") && fixture.run.errors.isEmpty)
    }

    @Test func `merges the modifiers of several files`() {
        var found: [Diagnostic] = []
        let project = project(["size.json", "paint.json"], &found)
        #expect(project?.modifiers.map(\.name) == ["scale", "color"])
        #expect(project?.modifiers.map(\.contexts) == [["desktop", "mobile"], ["light", "dark"]])
        let tokens = project?.resolve(["scale": "mobile", "color": "dark"], diagnostics: &found)
        let values = Dictionary(
            uniqueKeysWithValues: (tokens?.tokens ?? []).map { ($0.path, $0.value) })
        #expect(values["room"] == .dimension(DimensionValue(10, .px)))
        #expect(values["wide"] == .dimension(DimensionValue(2, .px)))
        #expect(values["ink"] == values["paper"])
        #expect(!found.hasErrors)
    }

    @Test func `names files that may be alternatives`() {
        let text = #"{"a": {"$type": "number", "$value": 1}}"#
        let files = FileAccess { _ throws(FileAccessError) in Array(text.utf8) }
        var found: [Diagnostic] = []
        _ = TokenProject.load(["light.json", "dark.json"], files: files, diagnostics: &found)
        #expect(found.map(\.id) == ["overridden-tokens"])
        #expect(found.first?.message == "'dark.json' overrides one token of 'light.json'")
        #expect(found.first?.help.first?.contains("resolver document") == true)
    }

    @Test func `names the tool of a file that strict reading does not accept`() {
        var found: [Diagnostic] = []
        let text =
            #"{"s": {"a": {"$type": "number", "$value": 1}}, "#
            + #""$metadata": {"tokenSetOrder": ["s"]}}"#
        let files = FileAccess { _ throws(FileAccessError) in Array(text.utf8) }
        var options = TokenProject.Options()
        options.isLenient = false
        _ = TokenProject.load("t.json", files: files, options: options, diagnostics: &found)
        #expect(found.map(\.id) == ["other-format"] && found.hasErrors)
        #expect(found.first?.message == "the file is in a format of Tokens Studio")
    }
}

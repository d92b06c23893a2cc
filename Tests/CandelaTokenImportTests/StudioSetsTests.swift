import CandelaDTCG
import CandelaTestSupport
import CandelaTokenImport
import Testing

struct StudioSetsTests {
    /// Two sets, of which the second overrides the first.
    private let sets = #"""
        {
          "base": {"size": {"small": {"value": "4px", "type": "spacing"}, "large": {"value": "{size.small} * 2", "type": "spacing"}}},
          "brand": {"size": {"small": {"value": "5px", "type": "spacing"}}},
          "$themes": [],
          "$metadata": {"tokenSetOrder": ["base", "brand"]}
        }
        """#

    @Test func `reads each set of a file as tokens from the root`() {
        let fixture = LenientFixture(sets)
        #expect(fixture.run.errors.isEmpty)
        #expect(fixture.value("size.small") == #"{"value":5,"unit":"px"}"#)
        // 5 px * 2
        #expect(fixture.value("size.large") == #"{"value":10,"unit":"px"}"#)
        #expect(fixture.ids.contains("lenient-sets"))
    }

    @Test func `applies sets in the order of the metadata, not of the file`() {
        let turned = sets.replacing(#"["base", "brand"]"#, with: #"["brand", "base"]"#)
        #expect(LenientFixture(turned).value("size.small") == #"{"value":4,"unit":"px"}"#)
    }

    @Test func `does not read a plain token file as sets`() {
        let fixture = LenientFixture(
            #"{"a": {"$type": "number", "$value": 1}, "$metadata": {"tokenSetOrder": []}}"#)
        #expect(fixture.value("a") == "1" && !fixture.ids.contains("lenient-sets"))
    }

    private let themes = #"""
        {
          "core": {"red": {"$value": "#f00", "$type": "color"}, "blue": {"$value": "#00f", "$type": "color"}},
          "light": {"text": {"$value": "{red}", "$type": "color"}},
          "dark": {"text": {"$value": "{blue}", "$type": "color"}},
          "part": {"label": {"$value": "{text}", "$type": "color"}},
          "draft": {"x": {"$value": "1px", "$type": "dimension"}},
          "$themes": [
            {"name": "Light", "group": "Mode", "selectedTokenSets": {"core": "source", "light": "enabled", "part": "enabled"}},
            {"name": "Dark", "group": "Mode", "selectedTokenSets": {"core": "source", "dark": "enabled", "part": "enabled", "draft": "disabled"}}
          ],
          "$metadata": {"tokenSetOrder": ["core", "light", "dark", "part", "draft"]}
        }
        """#

    @Test(arguments: [("Light", "#ff0000"), ("Dark", "#0000ff")])
    func `reads a group of themes as a modifier`(theme: String, hex: String) throws {
        var diagnostics: [Diagnostic] = []
        let project = try #require(load(themes, &diagnostics))
        #expect(project.modifiers.map(\.name) == ["Mode"])
        #expect(project.modifiers.first?.contexts == ["Light", "Dark"])
        #expect(project.modifiers.first?.defaultContext == "Light")
        let tokens = try #require(project.resolve(["Mode": theme], diagnostics: &diagnostics))
        #expect(!diagnostics.contains { $0.severity == .error })
        guard case .color(let color)? = tokens["label"]?.value else {
            Issue.record("no colour")
            return
        }
        #expect(color.hex == hex)
        #expect(tokens["x"] == nil)
        #expect(diagnostics.contains { $0.id == "unused-set" })
    }

    @Test func `upgrades a file of sets to a resolver document`() throws {
        var diagnostics: [Diagnostic] = []
        let upgraded = try #require(
            TokenUpgrade.upgraded(Array(themes.utf8), file: "a.json", diagnostics: &diagnostics))
        let text = String(decoding: upgraded, as: UTF8.self)
        let run = TokenFixture(text, named: "a.resolver.json").resolve(["Mode": "Dark"])
        #expect(run.errors.isEmpty)
        #expect(
            run.json.contains(
                ##""label":{"$type":"color","$value":{"colorSpace":"srgb","components":[0,0,1],"hex":"#0000ff"}}"##
            ))
    }

    @Test func `writes results of calculations that do not depend on the contexts`() throws {
        var diagnostics: [Diagnostic] = []
        let upgraded = try #require(
            TokenUpgrade.upgraded(Array(sets.utf8), file: "a.json", diagnostics: &diagnostics))
        let run = TokenFixture(String(decoding: upgraded, as: UTF8.self), named: "a.resolver.json")
            .resolve()
        #expect(run.errors.isEmpty)
        // 5 px * 2
        #expect(
            run.json.contains(
                #""size.large":{"$type":"dimension","$value":{"value":10,"unit":"px"}}"#))
    }

    @Test func `applies all sets if there is no choice of themes`() {
        let fixture = LenientFixture(
            sets.replacing(
                #""$themes": []"#,
                with: #""$themes": [{"name": "A", "selectedTokenSets": {"base": "enabled"}}]"#))
        // The set without a theme has the lowest precedence.
        #expect(fixture.value("size.small") == #"{"value":4,"unit":"px"}"#)
    }

    @Test func `reads a folder of sets from its metadata`() throws {
        let fixture = LenientFixture(
            #"{"tokenSetOrder": ["core", "mode/dark", "gone"]}"#, named: "$metadata.json",
            [
                "core.json": ##"{"a": {"value": "#000", "type": "color"}}"##,
                "mode/dark.json": ##"{"a": {"value": "#fff", "type": "color"}}"##,
            ])
        #expect(fixture.run.errors.isEmpty)
        #expect(fixture.value("a")?.contains("#ffffff") == true)
        #expect(fixture.ids.contains("missing-set"))
    }

    /// Two sets without an order: references do not contain their names.
    private let groups = ##"""
        {
          "core": {"red": {"value": "#f00", "type": "color"}, "text": {"value": "{red}", "type": "color"}},
          "parts": {"label": {"value": "{text}", "type": "color"}}
        }
        """##

    @Test func `reads groups whose names no reference contains as sets`() {
        let fixture = LenientFixture(groups)
        #expect(fixture.value("label")?.contains("#ff0000") == true)
        #expect(fixture.value("parts.label") == nil && fixture.value("text") != nil)
        #expect(fixture.run.errors.isEmpty && fixture.ids.contains("lenient-sets"))
    }

    @Test(arguments: [
        // A reference with the name of its group.
        ("{text}", "{core.text}"),
        // References that lead nowhere.
        ("{text}", "{a}"),
    ])
    func `keeps groups if a reference contains their names or most lead nowhere`(
        old: String, new: String
    ) {
        let text = groups.replacing(old, with: new)
        let fixture = LenientFixture(new == "{a}" ? text.replacing("{red}", with: "{b}") : text)
        #expect(fixture.value("core.red") != nil && !fixture.ids.contains("lenient-sets"))
    }

    @Test func `keeps a single group, which may be a forgotten prefix`() {
        let fixture = LenientFixture(
            ##"{"color": {"red": {"value": "#f00", "type": "color"}, "text": {"value": "{red}", "type": "color"}}}"##
        )
        #expect(fixture.value("color.red") != nil && fixture.value("color.text") == nil)
    }

    @Test func `reads the groups of several files as sets`() throws {
        let texts = [
            "a.json": ##"{"core": {"red": {"value": "#f00", "type": "color"}}}"##,
            "b.json":
                ##"{"parts": {"a": {"value": "1px solid {red}"}, "b": {"value": "{red}", "type": "color"}}}"##,
            "package.json": ##"{"name": "x", "version": "1.0.0", "files": ["a.json"]}"##,
        ]
        let files = FileAccess { path throws(FileAccessError) in Array((texts[path] ?? "").utf8) }
        var options = TokenProject.Options()
        options.isLenient = true
        var diagnostics: [Diagnostic] = []
        let project = TokenProject.load(
            texts.keys.sorted(), files: files, options: options, diagnostics: &diagnostics)
        let tokens = try #require(project?.resolve([:], diagnostics: &diagnostics))
        #expect(!diagnostics.contains { $0.severity == .error })
        #expect(tokens["a"]?.value == .string("1px solid #ff0000"))
        #expect(tokens["b"] != nil && tokens["red"] != nil)
        #expect(diagnostics.contains { $0.id == "no-tokens" && $0.place?.file == "package.json" })
    }

    private func load(_ text: String, _ diagnostics: inout [Diagnostic]) -> TokenProject? {
        var options = TokenProject.Options()
        options.isLenient = true
        let files = FileAccess { _ throws(FileAccessError) in Array(text.utf8) }
        return TokenProject.load(
            "test.tokens.json", files: files, options: options, diagnostics: &diagnostics)
    }
}

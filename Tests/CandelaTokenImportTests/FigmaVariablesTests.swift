import CandelaDTCG
import CandelaTestSupport
import CandelaTokenImport
import Testing

struct FigmaVariablesTests {
    private let response = #"""
        {"status": 200, "error": false, "meta": {
          "variableCollections": {
            "C:1": {"id": "C:1", "name": "Primitives", "modes": [{"modeId": "1:0", "name": "Value"}], "defaultModeId": "1:0"},
            "C:2": {"id": "C:2", "name": "Theme", "modes": [{"modeId": "2:0", "name": "Light"}, {"modeId": "2:1", "name": "Dark"}], "defaultModeId": "2:0"}
          },
          "variables": {
            "V:1": {"name": "red/500", "variableCollectionId": "C:1", "resolvedType": "COLOR", "valuesByMode": {"1:0": {"r": 1, "g": 0, "b": 0, "a": 1}}, "scopes": ["ALL_SCOPES"], "description": "Hot"},
            "V:2": {"name": "radius", "variableCollectionId": "C:1", "resolvedType": "FLOAT", "valuesByMode": {"1:0": 4}, "scopes": ["CORNER_RADIUS"]},
            "V:3": {"name": "text/main", "variableCollectionId": "C:2", "resolvedType": "COLOR", "hiddenFromPublishing": true, "valuesByMode": {"2:0": {"type": "VARIABLE_ALIAS", "id": "V:1"}, "2:1": {"r": 0, "g": 0, "b": 1, "a": 0.5}}, "scopes": []},
            "V:4": {"name": "on", "variableCollectionId": "C:2", "resolvedType": "BOOLEAN", "valuesByMode": {"2:0": true, "2:1": false}, "scopes": []},
            "V:5": {"name": "red/600", "variableCollectionId": "C:1", "resolvedType": "COLOR", "valuesByMode": {"1:0": {"type": "VARIABLE_ALIAS", "id": "V:9"}}, "scopes": []}
          }
        }}
        """#

    private func tokens(_ inputs: [String: String]) throws -> (ResolvedTokens, [Diagnostic]) {
        var options = TokenProject.Options()
        options.isLenient = true
        var diagnostics: [Diagnostic] = []
        let text = response
        let files = FileAccess { _ throws(FileAccessError) in Array(text.utf8) }
        let project = try #require(
            TokenProject.load("v.json", files: files, options: options, diagnostics: &diagnostics))
        let tokens = try #require(project.resolve(inputs, diagnostics: &diagnostics))
        return (tokens, diagnostics)
    }

    @Test func `reads collections as sets and modes as contexts`() throws {
        let (light, diagnostics) = try tokens(["Theme": "Light"])
        #expect(!diagnostics.contains { $0.severity == .error })
        #expect(light["text.main"]?.value == light["red.500"]?.value)
        #expect(light["red.500"]?.description == "Hot")
        guard case .dimension(let radius)? = light["radius"]?.value else {
            Issue.record("no radius")
            return
        }
        #expect(radius.value == 4 && radius.unit.rawValue == "px")
        let (dark, _) = try tokens(["Theme": "Dark"])
        guard case .color(let color)? = dark["text.main"]?.value else {
            Issue.record("no colour")
            return
        }
        #expect(color.components == [0, 0, 1] && color.alpha == 0.5)
    }

    @Test func `names variables that cannot be expressed, with their places`() throws {
        let (tokens, diagnostics) = try tokens([:])
        #expect(tokens["red.600"] == nil)
        let skipped = diagnostics.filter { $0.id == "passed-over" }
        // 'V:5'.
        #expect(skipped.map { $0.place?.line } == [11])
    }

    @Test(arguments: [("Light", true), ("Dark", false)])
    func `keeps truth values of variables in each mode`(mode: String, isOn: Bool) throws {
        let (tokens, _) = try tokens(["Theme": mode])
        #expect(tokens["on"]?.value == .boolean(isOn))
    }

    @Test func `a variable at the path of a group is its root`() {
        let fixture = LenientFixture(
            #"{"meta": {"variableCollections": {"c": {"name": "C", "modes": [{"modeId": "1", "name": "m"}], "defaultModeId": "1"}}, "variables": {"#
                + #""v": {"name": "gap", "variableCollectionId": "c", "resolvedType": "FLOAT", "valuesByMode": {"1": 4}, "scopes": ["GAP"]}, "#
                + #""w": {"name": "gap/small", "variableCollectionId": "c", "resolvedType": "FLOAT", "valuesByMode": {"1": {"type": "VARIABLE_ALIAS", "id": "v"}}, "scopes": ["GAP"]}}}}"#
        )
        #expect(fixture.value("gap.$root") == #"{"value":4,"unit":"px"}"#)
        #expect(fixture.value("gap.small") == #"{"value":4,"unit":"px"}"#)
        #expect(fixture.run.errors.isEmpty, "\(fixture.run.diagnostics.report)")
    }

    @Test func `exported files have references to variables of other collections, and no noise`() {
        let fixture = LenientFixture(
            ##"{"red": {"$type": "color", "$value": "#ff0000"}, "##
                + ##""a": {"$type": "color", "$value": "#00ff00", "$extensions": {"com.figma.aliasData": {"targetVariableName": "red", "targetVariableSetName": "P"}}}, "##
                + ##""b": {"$type": "color", "$value": "#00ff00", "$extensions": {"com.figma.aliasData": {"targetVariableName": "gone"}}}, "##
                + ##""n": {"$type": "number", "$value": 16.000000238418579, "$extensions": {"com.figma.type": "number"}}, "##
                + ##""m": {"$type": "number", "$value": 16.000000238418579}}"##)
        #expect(fixture.value("a") == fixture.value("red"))
        #expect(fixture.value("b")?.contains("[0,1,0]") == true)
        #expect(fixture.value("n") == "16" && fixture.value("m") == "16")
        #expect(fixture.run.errors.isEmpty)
    }

    /// 0.2 and 4 in 32 bits; in a file without Figma's extensions the digits may be meant.
    @Test func `a file of Figma has no noise in any value`() {
        func fixture(_ extensions: String) -> LenientFixture {
            let zero = #"{"value": 0, "unit": "px"}"#
            return LenientFixture(
                #"{"x": {"$type": "boolean", "$value": true\#(extensions)}, "a": {"$type": "shadow", "$value": {"#
                    + #""color": {"colorSpace": "srgb", "components": [0.20000000298023224, 0, 0]}, "#
                    + #""offsetX": {"value": 4.000000059604645, "unit": "px"}, "#
                    + #""offsetY": \#(zero), "blur": \#(zero), "spread": \#(zero)}}}"#)
        }
        let figma = fixture(#", "$extensions": {"com.figma.type": "boolean"}"#).value() ?? ""
        #expect(figma.contains("[0.2,0,0]") && figma.contains(#""offsetX":{"value":4,"#))
        #expect(fixture("").value()?.contains("[0.20000000298023224,0,0]") == true)
    }

    @Test func `reads numbers of an export by their scopes`() {
        let fixture = LenientFixture(
            #"{"w": {"$type": "number", "$value": 4, "$extensions": {"com.figma.scopes": ["WIDTH_HEIGHT"]}}, "#
                + #""n": {"$type": "number", "$value": 4, "$extensions": {"com.figma.scopes": ["ALL_SCOPES"]}}, "#
                + #""f": {"$type": "string", "$value": "Inter", "$extensions": {"com.figma.scopes": ["FONT_FAMILY"]}}}"#
        )
        #expect(fixture.value("w") == #"{"value":4,"unit":"px"}"# && fixture.value("n") == "4")
        #expect(fixture.value("f") == #""Inter""# && fixture.run.errors.isEmpty)
    }

    @Test(arguments: [
        (#"["GAP"]"#, "16.000000238418579", #"{"value":16,"unit":"px"}"#),
        (#"["ALL_SCOPES"]"#, "16.000000238418579", "16"),
        (#"["FONT_WEIGHT"]"#, "600.0000238418579", "600"),
    ])
    func `numbers of an export have no noise in any scope`(
        scopes: String, number: String, value: String
    ) {
        let fixture = LenientFixture(
            #"{"a": {"$type": "number", "$value": \#(number), "$extensions": {"com.figma.scopes": \#(scopes)}}}"#
        )
        #expect(fixture.value() == value, "\(fixture.run.diagnostics.report)")
    }

    @Test(arguments: [
        ("FONT_SIZE", true), ("LINE_HEIGHT", true), ("LETTER_SPACING", true), ("GAP", false),
    ])
    func `lengths of texts are known by their scopes`(scope: String, isOfText: Bool) throws {
        let export = LenientFixture(
            #"{"a": {"$type": "number", "$value": 4, "$extensions": {"com.figma.scopes": ["\#(scope)"]}}}"#
        )
        let variables = LenientFixture(
            #"{"meta": {"variableCollections": {"c": {"name": "C", "modes": [{"modeId": "1", "name": "m"}], "defaultModeId": "1"}}, "variables": {"#
                + #""v": {"name": "a", "variableCollectionId": "c", "resolvedType": "FLOAT", "valuesByMode": {"1": 4}, "scopes": ["\#(scope)"]}}}}"#
        )
        for fixture in [export, variables] {
            let token = try #require(fixture.run.tokens?["a"], "\(fixture.run.diagnostics)")
            #expect(token.value == .dimension(DimensionValue(4, .px)))
            #expect(token.hints.isOfText == isOfText)
        }
    }

    @Test(arguments: ["mode", "com.figma.modes", "modes"])
    func `reads modes in the extensions as a modifier`(name: String) throws {
        var options = TokenProject.Options()
        options.isLenient = true
        var diagnostics: [Diagnostic] = []
        let text =
            ##"{"c": {"$type": "color", "a": {"$value": "#ff0000", "$extensions": {"\##(name)": {"light": "#ff0000", "dark": "#0000ff"}, "x": 1}}, "b": {"$value": "{c.a}"}}}"##
        let files = FileAccess { _ throws(FileAccessError) in Array(text.utf8) }
        let project = try #require(
            TokenProject.load("m.json", files: files, options: options, diagnostics: &diagnostics))
        #expect(project.modifiers.map(\.contexts) == [["light", "dark"]])
        #expect(project.modifiers.first?.defaultContext == "light")
        let dark = try #require(project.resolve(["mode": "dark"], diagnostics: &diagnostics))
        guard case .color(let color)? = dark["c.b"]?.value else {
            Issue.record("no colour")
            return
        }
        #expect(color.hex == "#0000ff")
        #expect(diagnostics.map(\.id).contains("lenient-modes"))
        #expect(!diagnostics.map(\.id).contains("vendor-modes"))
    }
}

import CandelaDTCG
import CandelaTestSupport
import CandelaTokenExport
import Testing

struct TokenFilterTests {
    /// Primitives, a palette chosen by a modifier, roles and component tokens.
    private static let layers = """
        {"version": "2025.10",
         "sets": {
           "primitive": {"sources": [{"blue": {"$type": "color", "$value":
             {"colorSpace": "srgb", "components": [0, 0, 1]}},
             "step": {"$type": "number", "$value": 4}}]},
           "semantic": {"sources": [{"action": {"$value": "{mode.action}"},
             "gap": {"s": {"$value": "{step}"}, "l": {"$type": "number", "$value": 8}}}]},
           "component": {"sources": [{"button": {"fill": {"$value": "{action}"}}}]}},
         "modifiers": {
           "scheme": {"default": "light", "contexts": {
             "light": [{"mode": {"action": {"$value": "{blue}"}}}],
             "dark": [{"mode": {"action": {"$value": "{blue}"}}}]}}},
         "resolutionOrder": [{"$ref": "#/sets/primitive"}, {"$ref": "#/modifiers/scheme"},
           {"$ref": "#/sets/semantic"}, {"$ref": "#/sets/component"}]}
        """

    private func filtered(
        _ text: String = layers, named name: String = "t.resolver.json", only: [String] = [],
        except: [String] = [], roles: Bool = false
    ) throws -> (export: TokenExport, diagnostics: [Diagnostic]) {
        var diagnostics: [Diagnostic] = []
        let fixture = TokenFixture(text, named: name)
        let loaded = TokenProject.load(
            fixture.entry, files: fixture.access, diagnostics: &diagnostics)
        let project = try #require(loaded)
        let export = TokenExport(
            project, project.permutations, name: "t", diagnostics: &diagnostics)
        try #require(diagnostics.isEmpty)
        var filter = TokenFilter()
        filter.only = try only.map { .init(try #require(TokenGlob($0)), from: "--only") }
        filter.except = try except.map { .init(try #require(TokenGlob($0)), from: "--except") }
        filter.isOfRoles = roles
        return (export.filtered(by: filter, diagnostics: &diagnostics), diagnostics)
    }

    private func paths(_ export: TokenExport) -> [[String]] {
        export.permutations.map(\.tokens.paths)
    }

    @Test func `keeps tokens that match --only and no --except`() throws {
        let (export, diagnostics) = try filtered(only: ["gap", "button.*"], except: ["**.l"])
        #expect(diagnostics.isEmpty)
        #expect(paths(export) == [["gap.s", "button.fill"], ["gap.s", "button.fill"]])
    }

    @Test func `keeps the values of tokens whose targets are omitted`() throws {
        let (export, _) = try filtered(only: ["button"])
        let token = try #require(export.permutations[0].tokens["button.fill"])
        #expect(token.value == .color(ColorValue(.srgb, [0, 0, 1])))
        #expect(export.permutations[0].tokens["blue"] == nil)
        for format in OutputFormat.allCases {
            var problems: [Diagnostic] = []
            let text = format.files(for: export, diagnostics: &problems)
                .map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
            #expect(!problems.hasErrors, "\(format): \(problems)")
            #expect(!text.contains("{blue}") && !text.contains("var("), "\(format)")
        }
    }

    @Test func `treats sets above the primitives as roles`() throws {
        let (export, diagnostics) = try filtered(roles: true)
        #expect(diagnostics.isEmpty)
        #expect(paths(export)[0] == ["action", "gap.s", "gap.l", "button.fill"])
    }

    /// In many projects a theme contains the semantic colours itself.
    @Test func `treats a modifier as roles if no set uses it`() throws {
        let (export, diagnostics) = try filtered(
            """
            {"version": "2025.10",
             "sets": {"base": {"sources": [{"n": {"$type": "number", "$value": 1}}]}},
             "modifiers": {"theme": {"contexts": {"light": [{"a": {"$value": "{n}"}}],
               "dark": [{"a": {"$type": "number", "$value": 2}}]}}},
             "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/theme"}]}
            """, roles: true)
        #expect(diagnostics.isEmpty)
        #expect(paths(export) == [["a"], ["a"]])
    }

    @Test func `reports a project without layers to identify roles`() throws {
        let (_, diagnostics) = try filtered(
            #"{"a": {"$type": "number", "$value": 1}}"#, named: "t.tokens.json", roles: true)
        #expect(diagnostics.map(\.id) == ["no-layers"])
    }

    @Test func `reports a pattern without a match, with the nearest names`() throws {
        let (_, diagnostics) = try filtered(only: ["buton"], except: ["gap.m"])
        #expect(diagnostics.map(\.id) == ["unmatched-pattern", "unmatched-pattern"])
        #expect(diagnostics[0].message == "'buton' of '--only' matches no token")
        #expect(diagnostics[0].help == ["closest path is 'button'"])
        #expect(diagnostics[1].help.first?.contains("'gap.s'") == true)
    }

    @Test func `reports an empty result`() throws {
        let (_, diagnostics) = try filtered(only: ["gap"], except: ["**"])
        #expect(diagnostics.map(\.id) == ["nothing-left"])
    }

    @Test func `omits groups emptied by a filter from token files`() throws {
        let (export, _) = try filtered(only: ["gap.s"])
        var problems: [Diagnostic] = []
        let file = try #require(OutputFormat.dtcg.files(for: export, diagnostics: &problems).first)
        let text = String(decoding: file.bytes, as: UTF8.self)
        #expect(
            text.contains("\"gap\"") && !text.contains("\"button\"") && !text.contains("\"mode\""))
    }
}

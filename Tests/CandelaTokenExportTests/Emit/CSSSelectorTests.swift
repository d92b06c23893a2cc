import CandelaDTCG
import CandelaTestSupport
import CandelaTokenExport
import Testing

struct CSSSelectorTests {
    private static let schemes = """
        {"version": "2025.10",
         "modifiers": {
           "brand": {"contexts": {"one": [], "two": []}},
           "scheme": {"default": "light", "contexts": {
             "light": [{"n": {"$type": "number", "$value": 1}}],
             "dark": [{"n": {"$type": "number", "$value": 2}}],
             "dark-high-contrast": [{"n": {"$type": "number", "$value": 3}}]}}},
         "resolutionOrder": [{"$ref": "#/modifiers/brand"}, {"$ref": "#/modifiers/scheme"}]}
        """

    /// The rules of the first sheet, one on a line: `@media (…) | selector | value`.
    private func rules(_ selectors: [String: String]) throws -> [String] {
        var diagnostics: [Diagnostic] = []
        let fixture = TokenFixture(Self.schemes, named: "t.resolver.json")
        let loaded = TokenProject.load(
            fixture.entry, files: fixture.access, diagnostics: &diagnostics)
        let project = try #require(loaded)
        let export = TokenExport(
            project, project.permutations, name: "t", diagnostics: &diagnostics)
        var options = ExportOptions()
        options.selectors = selectors
        let files = OutputFormat.css.files(for: export, options: options, diagnostics: &diagnostics)
        #expect(diagnostics.isEmpty)
        var open: [String] = []
        var rules: [String] = []
        for line in String(decoding: try #require(files.first).bytes, as: UTF8.self)
            .split(separator: "\n")
        {
            let line = line.drop { $0 == " " }
            if line.hasSuffix(" {") { open.append(String(line.dropLast(2))) }
            if line == "}" { open.removeLast() }
            if line.hasPrefix("--n: ") {
                rules.append(
                    (open + [String(line.dropFirst(5).dropLast())]).joined(separator: " | "))
            }
        }
        return rules
    }

    @Test func `uses the device's settings and the attribute by default`() throws {
        #expect(
            try rules([:]) == [
                ":root | 1", "[data-appearance=\"light\"] | 1",
                "@media (prefers-color-scheme: dark) | :root:not([data-appearance]) | 2",
                "[data-appearance=\"dark\"] | 2",
                "@media (prefers-color-scheme: dark) and (prefers-contrast: more)"
                    + " | :root:not([data-appearance]) | 3",
                "@media (prefers-contrast: more) | [data-appearance=\"dark\"] | 3",
                "[data-appearance=\"light-increased\"] | 1",
                "[data-appearance=\"dark-increased\"] | 3",
            ])
    }

    @Test func `uses a custom selector for a context`() throws {
        let rules = try rules(["light": ".light", "dark": ".dark"])
        #expect(rules.contains(".light | 1"))
        #expect(rules.contains(".dark | 2"))
        #expect(rules.contains("@media (prefers-contrast: more) | .dark | 3"))
        #expect(
            rules.contains(
                "@media (prefers-color-scheme: dark) | :root:not(.light, .dark, [data-appearance])"
                    + " | 2"))
    }

    @Test func `ignores the device's setting for the scheme of the root`() throws {
        #expect(
            try rules(["light": ":root", "dark": ".dark", "dark-high-contrast": ".dark.more"]) == [
                ":root | 1", ".dark | 2", "@media (prefers-contrast: more) | .dark | 3",
                "[data-appearance=\"light-increased\"] | 1", ".dark.more | 3",
            ])
        #expect(
            try rules(["dark": ":root", "light": ".light"]).prefix(4) == [
                ":root | 2", ".light | 1", "@media (prefers-contrast: more) | :root | 3",
                "@media (prefers-contrast: more) | .light | 1",
            ])
    }

    @Test func `limits a brand to its own elements`() throws {
        let rules = try rules(["one": ".one", "dark": ".dark"])
        #expect(rules[0] == ":is(.one) | 1")
        #expect(
            rules.contains(":is(.one):is(.dark), :is(.dark) :is(.one), :is(.one) :is(.dark) | 2"))
        #expect(!rules.contains { $0.contains(":root") })
    }

    @Test func `accepts another root selector`() throws {
        let rules = try rules([":root": ":root, :host", "dark": ".dark"])
        #expect(rules[0] == ":root, :host | 1")
        #expect(
            rules.contains {
                $0.contains("| :root:not(.dark, [data-appearance])")
                    && $0.contains(", :host(:not(.dark, [data-appearance]))")
            })
    }

    @Test(arguments: [
        ".a", "[data-x=\"a, {b}\"]", ":is(.a, .b) > c", "#a\\:b", "html[lang='de'] .x, .y",
        "*", "a", "a-b", "my-card", "-x", "--x", "_x", "é", "😀", ":root:root", ":host(.a)", ":host",
        ".a.b#c[d]:hover::before", "a > b + c ~ d", "a>b", "a || b", "svg|a", "*|*", "|a",
        "[a]", "[ a = b ]", "[a|=\"b\"]", "[a~=b]", "[a^='b' i]", "[a$=\"b\"]", "[a*=b]",
        "[xlink|href]", "[|a]", ":nth-child(2n + 1 of .a, .b)", ":lang(de, en)", ":not(.a, :is(b))",
        ":has(> a, + b)", ":where(.a .b)", "::slotted(.a)", "::part(a b)", ":dir(rtl) a", "&.a",
        ".\\31 a", "a:is(b):not(c)", ".a\\.b", ":state(x)",
    ])
    func `accepts any selector`(text: String) {
        #expect(ExportOptions.selectorFault(text) == nil)
    }

    @Test(arguments: [
        "", "  ", "@media print", ".a {", ".a; b", ".a)", "[a", ":is(.a]", "\"a", ".a /* b */",
        ".a, ", "</style>", "a\u{0}b", "a\\",
        // Browsers drop rules with these.
        "../x", "./x", ".", "#", ":", "::", "a..b", ".1a", ".-1", "1a", "#1a", "[*]", "50%", "a >",
        "> a", "a > > b",
        "a b >", ".a$", "a/b", "a=b", "[1]", "[]", "[a==b]", "[a=b c d]", "[a=1]", "[=b]", ":not()",
        ":is(> a)", ":has(a >)", ":not(..x)", "a*", ".a*", "a||", "|", "a|", "-", ".a, ..b", "a!b",
        "a\u{202E}b", "a\u{85}b",
    ])
    func `rejects text that could end its rule`(text: String) {
        #expect(ExportOptions.selectorFault(text) != nil)
    }
}

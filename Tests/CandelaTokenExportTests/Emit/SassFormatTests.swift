import CandelaTokenExport
import Testing

struct SassFormatTests {
    private func sheets(
        _ text: String, from path: String = "test.tokens.json"
    ) throws -> (files: [EmittedFile], diagnostics: [Diagnostic]) {
        var (export, diagnostics) = try ForeignSet.export(text, from: path)
        let files = OutputFormat.scss.files(for: export, diagnostics: &diagnostics)
        return (files, diagnostics)
    }

    @Test func `has a variable for each token and a map for each appearance`() throws {
        // Display P3 green is outside sRGB, and is used only in dark mode.
        let (files, diagnostics) = try sheets(
            """
            {"version": "2025.10",
             "sets": {"all": {"sources": [{
               "2xl": {"$type": "dimension", "$value": {"value": 2, "unit": "rem"}},
               "tokens": {"$type": "fontFamily", "$value": ["A, B", "serif"]},
               "ink": {"$value": "{raw}", "$description": "Text.\\nAll", "$deprecated": true}}]}},
             "modifiers": {"scheme": {"contexts": {
               "light": [{"raw": {"$type": "color",
                 "$value": {"colorSpace": "srgb", "components": [1, 0, 0], "alpha": 0.5}}}],
               "dark": [{"raw": {"$type": "color",
                 "$value": {"colorSpace": "display-p3", "components": [0, 1, 0], "alpha": 0.5}}}]
             }}},
             "resolutionOrder": [{"$ref": "#/modifiers/scheme"}, {"$ref": "#/sets/all"}]}
            """, from: "brand.resolver.json")
        #expect(diagnostics.isEmpty)
        #expect(files.map(\.path) == ["brand.scss"])
        let text = files[0].text
        // The fallback's components come from gamut mapping, which has its own tests.
        let start = try #require(text.firstRange(of: "rgba(0, "))
        let fallback = String(
            text[start.lowerBound...].prefix { $0 != ";" && $0 != "\n" }.dropLast())
        #expect(
            text == """
                @charset "utf-8";
                // Made from design tokens by `candela tokens build`. Changes here are lost.

                $raw: rgba(255, 0, 0, 0.5);
                $raw-wide: unquote("rgba(255, 0, 0, 0.5)");
                $token-2xl: 2rem;
                $token-tokens: ("A, B", serif);
                // Text. All Deprecated.
                $ink: rgba(255, 0, 0, 0.5);
                $ink-wide: unquote("rgba(255, 0, 0, 0.5)");

                $tokens-light: (
                  "raw": $raw,
                  "raw-wide": $raw-wide,
                  "token-2xl": $token-2xl,
                  "token-tokens": $token-tokens,
                  "ink": $ink,
                  "ink-wide": $ink-wide,
                );
                $tokens-dark: map-merge($tokens-light, (
                  "raw": \(fallback),
                  "raw-wide": unquote("color(display-p3 0 1 0 / 0.5)"),
                  "ink": \(fallback),
                  "ink-wide": unquote("color(display-p3 0 1 0 / 0.5)"),
                ));
                $tokens: (
                  "light": $tokens-light,
                  "dark": $tokens-dark,
                );

                """)
    }

    @Test func `writes every type of a foreign set`() throws {
        let (files, diagnostics) = try sheets(ForeignSet.text, from: ForeignSet.path)
        #expect(files.map(\.path) == ["compact.scss", "roomy.scss"])
        #expect(Set(diagnostics.map(\.id)) == ["approximated-stroke-style"])
        let lines = Set(files[0].text.split(separator: "\n").map(String.init))
        for line in [
            "$my-brand-u1f3a8-2xl-größe-wide: unquote(\"oklch(0.7 0.32 145 / 0.5)\");",
            #"$text-body: (600 #{1.5rem}/#{1.4} "O'Reilly \"Text\"", "Noto Sans", system-ui, sans-serif);"#,
            "$text-code: 350 #{13px}/#{1} monospace;", "$text-body-letter-spacing: -0.5px;",
            "$edge-dashed-wide: unquote(\"0.125rem dashed oklch(0.7 0.32 145 / 0.5)\");",
            "$fade-down: linear-gradient(to bottom, #336699 0%, rgba(255, 188, 0, 0.25) 35%,"
                + " #336699 100%);",
            "$fade-down-stops: (#336699 0%, rgba(255, 188, 0, 0.25) 35%, #336699 100%);",
            "$move-spring-direction: alternate;", "$stroke-dashes-dash-array: 12px 0.25rem;",
        ] {
            #expect(lines.contains(line), "\(line)")
        }
    }

    @Test func `reports a clash with a prefixed name`() throws {
        let (_, diagnostics) = try sheets(
            #"{"$type": "number", "2xl": {"$value": 1}, "token-2xl": {"$value": 2}}"#)
        #expect(diagnostics.map(\.id) == ["identifier-clash"])
    }

    @Test func `writes empty maps for no tokens`() throws {
        let (files, _) = try sheets("{}")
        #expect(
            files[0].text.hasSuffix(
                "$tokens-light: (\n);\n$tokens: (\n  \"light\": $tokens-light,\n);\n"))
    }

    @Test func `does not evaluate font names`() throws {
        let (files, _) = try sheets(
            ##"{"a": {"$type": "fontFamily", "$value": ["A#{evil()}", "#{1 + 1}\"#"]}}"##)
        #expect(
            files[0].text.contains(##"$a: ("A\23 {evil()}", "\23 {1 + 1}\"\23 ");"##),
            "\(files[0].text)")
        #expect(!files[0].text.contains("#{"))
    }

    /// LibSass would write both characters unescaped, which ends a CSS string.
    @Test func `protects carriage returns and form feeds from LibSass`() throws {
        let (files, _) = try sheets(
            #"{"a": {"$type": "fontFamily", "$value": ["A\r\"b", "C\fd", "E\nf"]}}"#)
        #expect(
            files[0].text.contains(
                ##"$a: (unquote("\"A\\d \\\"b\""), unquote("\"C\\c d\""), "E\a f");"##),
            "\(files[0].text)")
    }
}

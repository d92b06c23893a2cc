import CandelaTokenExport
import Testing

struct ModuleFormatTests {
    private func files(
        _ text: String, from path: String = "test.tokens.json"
    ) throws -> (files: [EmittedFile], diagnostics: [Diagnostic]) {
        var (export, diagnostics) = try ForeignSet.export(text, from: path)
        let files = OutputFormat.ts.files(for: export, diagnostics: &diagnostics)
        return (files, diagnostics)
    }

    @Test func `writes a module and its types`() throws {
        let (files, diagnostics) = try files(
            """
            {"version": "2025.10",
             "sets": {"all": {"sources": [{
               "2xl": {"$type": "dimension", "$value": {"value": 2.0, "unit": "rem"}},
               "text ink": {"$value": "{raw}", "$description": "Text. */",
                 "$deprecated": "Use */ raw"}}]}},
             "modifiers": {"scheme": {"contexts": {
               "light": [{"raw": {"$type": "color",
                 "$value": {"colorSpace": "srgb", "components": [1, 0, 0.2]}}}],
               "dark-contrast": [{"raw": {"$type": "color",
                 "$value": {"colorSpace": "hsl", "components": ["none", 0, 100], "alpha": 0.5}}}]
             }}},
             "resolutionOrder": [{"$ref": "#/modifiers/scheme"}, {"$ref": "#/sets/all"}]}
            """, from: "brand.resolver.json")
        #expect(diagnostics.isEmpty)
        #expect(files.map(\.path) == ["brand.mjs", "brand.d.mts"])
        let red =
            ##"{ colorSpace: "srgb", components: [1, 0, 0.2], alpha: 1, hex: "#ff0033", "##
            + ##"css: "#ff0033" }"##
        let white =
            ##"{ colorSpace: "hsl", components: ["none", 0, 100], alpha: 0.5, hex: "#ffffff", "##
            + ##"css: "hsl(none 0% 100% / 0.5)" }"##
        #expect(
            files[0].text == """
                // Made from design tokens by `candela tokens build`. Changes here are lost.

                const light = {
                  raw: \(red),
                  "2xl": { value: 2, unit: "rem", css: "2rem" },
                  textInk: \(red),
                };

                const darkIncreased = {
                  ...light,
                  raw: \(white),
                  textInk: \(white),
                };

                export const tokens = {
                  light: light,
                  "dark-increased": darkIncreased,
                };

                """)
        #expect(
            files[1].text.hasSuffix(
                """
                /** The appearance of a device. */
                export type Appearance = "light" | "dark-increased";

                /** All tokens in one appearance. */
                export interface Tokens {
                  readonly raw: TokenColor;
                  readonly "2xl": TokenLength;
                  /**
                   * Text. * /
                   * @deprecated Use * / raw
                   */
                  readonly textInk: TokenColor;
                }

                /** The tokens of every appearance. */
                export declare const tokens: { readonly [A in Appearance]: Tokens };

                """))
    }

    @Test func `writes every type of a foreign set`() throws {
        let (files, diagnostics) = try files(ForeignSet.text, from: ForeignSet.path)
        #expect(!diagnostics.hasErrors)
        #expect(
            files.map(\.path) == ["compact.mjs", "compact.d.mts", "roomy.mjs", "roomy.d.mts"])
        let lines = Set(files[0].text.split(separator: "\n").map { String($0.dropFirst(2)) })
        for line in [
            "class: 1e-7,", "fontSize2XL: { value: 1.5, unit: \"rem\", css: \"1.5rem\" },",
            "weightWord: 600,", "curveOver: [0.34, 1.56, 0.64, 1],", "strokePlain: \"dotted\",",
            #"familyMany: ["O'Reilly \"Text\"", "Noto Sans", "system-ui", "sans-serif"],"#,
            #"timeSlow: { value: 1.5, unit: "s", css: "1.5s" },"#,
            #"strokeDashes: { dashArray: [{ value: 12, unit: "px", css: "12px" },"#
                + #" { value: 0.25, unit: "rem", css: "0.25rem" }], lineCap: "round" },"#,
            #"moveSpring: { duration: { value: 1.5, unit: "s", css: "1.5s" },"#
                + #" delay: { value: -50, unit: "ms", css: "-50ms" }, timingFunction: [0, 0, 1, 1],"#
                + #" spring: { response: 0.5, damping: 0.7 }, repeat: { count: 6, autoreverses: true },"#
                + #" css: "1.5s cubic-bezier(0, 0, 1, 1) -50ms" },"#,
            #"textCode: { fontFamily: ["monospace"], fontSize: { value: 13, unit: "px", css: "13px" },"#
                + #" fontWeight: 350, letterSpacing: { value: 0.02, unit: "rem", css: "0.02rem" },"#
                + #" lineHeight: 1, css: "350 13px/1 monospace" },"#,
        ] {
            #expect(lines.contains(line), "\(line)")
        }
        let types = files[1].text
        #expect(types.contains("  readonly \"myBrandU1f3a82xlGröße\": TokenColor;\n"))
        #expect(types.contains("  /** @deprecated */\n  readonly oldInnerGone: number;\n"))
        #expect(types.contains("  readonly shadeTwo: TokenShadow;\n"))
    }

    @Test func `keeps quotes, markup and line ends inside strings`() throws {
        let (files, _) = try files(
            #"{"a": {"$type": "fontFamily", "$value": "A\"\\\n\u2028</script>"}}"#)
        #expect(files[0].text.contains(#"a: ["A\"\\\u000a\u2028\u003c/script>"],"#))
    }

    @Test func `declares every colour space, line style and cap`() throws {
        let (files, _) = try files("{}")
        let types = try #require(files.first { $0.path.hasSuffix(".d.mts") }).text
        func union(_ names: [String]) -> String {
            names.map { "\"\($0)\"" }.joined(separator: " | ")
        }
        #expect(types.contains("colorSpace: \(union(ColorSpace.allCases.map(\.rawValue)));"))
        let styles = StrokeStyleValue.Keyword.allCases.map(\.rawValue)
        #expect(types.contains("  | \(union(styles))\n"))
        let caps = StrokeStyleValue.LineCap.allCases.map(\.rawValue)
        #expect(types.contains("lineCap: \(union(caps)) }"))
    }
}

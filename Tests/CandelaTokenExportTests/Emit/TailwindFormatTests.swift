import CandelaTokenExport
import Testing

struct TailwindFormatTests {
    private func sheet(
        _ text: String, from path: String = "t.tokens.json",
        _ change: (inout ExportOptions) throws -> Void = { _ in }
    ) throws -> (text: String, diagnostics: [Diagnostic]) {
        var (export, diagnostics) = try ForeignSet.export(text, from: path)
        var options = ExportOptions()
        try change(&options)
        let files = OutputFormat.tailwind.files(
            for: export, options: options, diagnostics: &diagnostics)
        return (files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined(), diagnostics)
    }

    private static func length(_ path: String) -> String {
        path.split(separator: ".").reversed().reduce(
            #"{"$type": "dimension", "$value": {"value": 4, "unit": "px"}}"#
        ) { "{\"\($1)\": \($0)}" }
    }

    /// The namespaces are those of Tailwind's documentation, “Theme variables”.
    @Test(arguments: [
        ("spacing.sm", "--spacing-sm"), ("space.4", "--spacing-4"), ("gap", "--spacing-gap"),
        ("spacing", "--spacing"), ("size.sm", "--spacing-sm"),
        ("button.padding.x", "--spacing-button-padding-x"), ("padding.sm", "--spacing-padding-sm"),
        ("space.-4", "--spacing-minus-4"), ("spacing.-100", "--spacing-minus-100"),
        ("border.radius.lg", "--radius-lg"), ("button.cornerRadius", "--radius-button"),
        ("font.size.body", "--text-body"), ("letterSpacing.wide", "--tracking-wide"),
        ("lineHeight.tight", "--leading-tight"), ("breakpoints.md", "--breakpoint-md"),
        ("container.narrow", "--container-narrow"), ("blur.soft", "--blur-soft"),
    ])
    func `puts lengths into the namespace that the path names`(path: String, name: String) throws {
        let (text, diagnostics) = try sheet(Self.length(path))
        #expect(diagnostics == [])
        #expect(text.contains("@theme {\n  \(name): 4px;\n}"), "\(text)")
    }

    @Test func `tokens that no utility uses are plain properties`() throws {
        #expect(
            try sheet(Self.length("stroke.thin")).text.hasSuffix(
                "\n:root {\n  --token-stroke-thin: 4px;\n}\n"))
        let prefixed = try sheet(Self.length("stroke.thin")) { $0.prefix = "acme" }
        #expect(prefixed.text.contains("--acme-stroke-thin: 4px;"))
    }

    @Test func `a text style has a size with its modifiers, and a font`() throws {
        let text = try sheet(
            """
            {"type": {"body": {"$type": "typography", "$value": {"fontFamily": ["Inter"],
               "fontSize": {"value": 1, "unit": "rem"}, "fontWeight": 500,
               "letterSpacing": {"value": 0.5, "unit": "px"}, "lineHeight": 1.5}}},
             "ease": {"out": {"$type": "cubicBezier", "$value": [0, 0, 0.5, 1]}},
             "font": {"mono": {"$type": "fontFamily", "$value": "monospace"},
               "weight": {"bold": {"$type": "fontWeight", "$value": 700}}},
             "shadow": {"card": {"$type": "shadow", "$value": {"inset": true,
               "color": {"colorSpace": "srgb", "components": [0, 0, 0]},
               "offsetX": {"value": 0, "unit": "px"}, "offsetY": {"value": 1, "unit": "px"},
               "blur": {"value": 2, "unit": "px"}, "spread": {"value": 0, "unit": "px"}}}}}
            """
        ).text
        #expect(
            text.hasSuffix(
                """
                @theme {
                  --text-body: 1rem;
                  --text-body--line-height: 1.5;
                  --text-body--letter-spacing: 0.5px;
                  --text-body--font-weight: 500;
                  --ease-out: cubic-bezier(0, 0, 0.5, 1);
                  --font-mono: monospace;
                  --font-weight-bold: 700;
                  --inset-shadow-card: inset 0px 1px 2px 0px #000000;
                  --font-body: "Inter";
                }

                """), "\(text)")
    }

    private static let schemes = #"""
        {"version": "2025.10",
         "modifiers": {"scheme": {"default": "light", "contexts": {
           "light": [{"color": {"$type": "color", "ink": {"$value":
             {"colorSpace": "srgb", "components": [0, 0, 0]}}},
             "breakpoint": {"md": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}}}}],
           "dark": [{"color": {"$type": "color", "ink": {"$value":
             {"colorSpace": "oklch", "components": [0.7, 0.32, 145]}}},
             "breakpoint": {"md": {"$type": "dimension", "$value": {"value": 2, "unit": "px"}}}}]
         }}},
         "resolutionOrder": [{"$ref": "#/modifiers/scheme"}]}
        """#

    @Test func `values that change are references to properties`() throws {
        let (text, diagnostics) = try sheet(Self.schemes, from: "t.resolver.json")
        #expect(text.contains("@theme inline {\n  --color-ink: var(--token-color-ink);\n}"))
        #expect(text.contains(":root {\n  --token-color-ink: #000000;"))
        #expect(text.contains("@media (prefers-color-scheme: dark) {"))
        #expect(text.contains("    --token-color-ink: oklch(0.7 0.32 145);"))
        // Media queries cannot read properties.
        #expect(text.contains("@theme {\n  --breakpoint-md: 1px;\n}"))
        #expect(diagnostics.map(\.id) == ["fixed-in-tailwind"])
        #expect(!text.contains("@charset"))
    }

    @Test func `two tokens with one theme variable are an error with both places`() throws {
        let (_, diagnostics) = try sheet(
            """
            {"space": {"sm": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}}},
             "spacing": {"sm": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}}}}
            """)
        let clash = try #require(diagnostics.first { $0.id == "identifier-clash" })
        #expect(clash.message == "'spacing.sm' and 'space.sm' would both be named '--spacing-sm'")
        #expect(clash.place?.line == 2 && clash.notes.first?.place?.line == 1)
    }
}

import CandelaTokenExport
import Testing

struct CSSFormatTests {
    private func sheets(
        _ text: String, from path: String = "test.tokens.json"
    ) throws -> (files: [EmittedFile], diagnostics: [Diagnostic]) {
        var (export, diagnostics) = try ForeignSet.export(text, from: path)
        let files = OutputFormat.css.files(for: export, diagnostics: &diagnostics)
        return (files, diagnostics)
    }

    private static let head = """
        @charset "utf-8";
        /* Made from design tokens by `candela tokens build`. Changes here are lost. */


        """

    @Test func `lets the device or an attribute choose the appearance`() throws {
        let (files, diagnostics) = try sheets(
            """
            {"version": "2025.10",
             "sets": {"all": {"sources": [{
               "ink": {"$value": "{raw}", "$description": "Text. */ </style>"},
               "gap": {"$type": "dimension", "$value": {"value": 0.50, "unit": "rem"},
                 "$deprecated": "use\\nspace"}}]}},
             "modifiers": {"scheme": {"contexts": {
               "light": [{"raw": {"$type": "number", "$value": 1}}],
               "dark": [{"raw": {"$type": "number", "$value": 2}}],
               "light-high-contrast": [{"raw": {"$type": "number", "$value": 3}}],
               "dark-high-contrast": [{"raw": {"$type": "number", "$value": 4}}]}}},
             "resolutionOrder": [{"$ref": "#/modifiers/scheme"}, {"$ref": "#/sets/all"}]}
            """, from: "brand.resolver.json")
        #expect(diagnostics.isEmpty)
        #expect(files.map(\.path) == ["brand.css"])
        func both(_ n: Int, _ indent: String = "  ") -> String {
            "\(indent)--raw: \(n);\n\(indent)--ink: \(n);\n"
        }
        #expect(
            files[0].text == Self.head + """
                :root {
                  --raw: 1;
                  /* Text. * / < /style> */
                  --ink: 1;
                  /* Deprecated: use space */
                  --gap: 0.5rem;
                }

                [data-appearance="light"] {
                \(both(1))}

                @media (prefers-color-scheme: dark) {
                  :root:not([data-appearance]) {
                \(both(2, "    "))  }
                }

                [data-appearance="dark"] {
                \(both(2))}

                @media (prefers-contrast: more) {
                  :root, [data-appearance="light"] {
                \(both(3, "    "))  }
                }

                @media (prefers-color-scheme: dark) and (prefers-contrast: more) {
                  :root:not([data-appearance]) {
                \(both(4, "    "))  }
                }

                @media (prefers-contrast: more) {
                  [data-appearance="dark"] {
                \(both(4, "    "))  }
                }

                [data-appearance="light-increased"] {
                \(both(3))}

                [data-appearance="dark-increased"] {
                \(both(4))}

                """)
    }

    @Test func `gives wide colours a fallback and keeps the colour`() throws {
        // Display P3 red is outside sRGB; grey without hue is inside, but `none` is not allowed in
        // `rgb()`.
        let (files, diagnostics) = try sheets(
            """
            {"$type": "color",
             "red": {"$value": {"colorSpace": "srgb", "components": [1, 0.2, 0], "alpha": 0.30}},
             "grey": {"$value": {"colorSpace": "hsl", "components": ["none", 0, 50]}},
             "p3": {"$value": {"colorSpace": "display-p3", "components": [0, 1, 0], "alpha": 0.5}}}
            """)
        #expect(diagnostics.isEmpty)
        let lines = files[0].text.split(separator: "\n").dropFirst(2).map(String.init)
        #expect(lines.count == 11)
        #expect(lines[1] == "  --red: rgba(255, 51, 0, 0.3);")
        #expect(lines[2] == "  --grey: #808080;")
        #expect(lines[3].hasPrefix("  --p3: rgba(0, "))
        #expect(
            lines.suffix(6).map { $0 } == [
                "@supports (color: oklch(0 0 0)) {", "  :root {", "    --grey: hsl(none 0% 50%);",
                "    --p3: color(display-p3 0 1 0 / 0.5);", "  }", "}",
            ])
    }

    @Test func `writes every type of a foreign set`() throws {
        let (files, diagnostics) = try sheets(ForeignSet.text, from: ForeignSet.path)
        #expect(files.map(\.path) == ["compact.css", "roomy.css"])
        #expect(
            diagnostics.map(\.id) == [
                "approximated-stroke-style", "approximated-stroke-style",
                "approximated-stroke-style", "approximated-stroke-style",
            ])
        let lines = Set(
            files[0].text.split(separator: "\n").map { String($0.drop { $0 == " " }) })
        // hwb(120 20% 30%): red and blue 0.2 × 255 = 51, green 0.7 × 255 = 178.5.
        for line in [
            "--palette-srgb: #336699;", "--palette-hwb: #33b333;", "--class: 1e-7;",
            "--palette-p3: color(display-p3 1 0.2 0.1);",
            "--my-brand-u1f3a8-2xl-größe: oklch(0.7 0.32 145 / 0.5);",
            "--chain-a1: oklch(0.7 0.32 145 / 0.5);", "--ratio-huge: 1.5e+21;",
            "--font-size-1: 12px;", "--font-size-minus: -0.5px;", "--weight-word: 600;",
            "--family-one: \"Fira Sans, Condensed\";",
            #"--family-many: "O'Reilly \"Text\"", "Noto Sans", system-ui, sans-serif;"#,
            "--time-slow: 1.5s;", "--curve-over: cubic-bezier(0.34, 1.56, 0.64, 1);",
            "--stroke-dashes: dashed;", "--stroke-dashes-dash-array: 12px 0.25rem;",
            "--stroke-dashes-line-cap: round;", "--edge-plain: 2px solid #336699;",
            "--edge-dashed: 0.125rem dashed oklch(0.7 0.32 145 / 0.5);",
            "--move-plain: 150ms cubic-bezier(0.34, 1.56, 0.64, 1) 0ms;",
            "--move-spring-spring-response: 0.5s;", "--move-spring-iteration-count: 6;",
            "--move-spring-direction: alternate;",
            "--shade-one: 0px 2px 0.5rem -1px rgba(128, 128, 128, 0.8);",
            "--shade-two: 0px 2px 0.5rem -1px hsl(none 0% 50% / 0.8),"
                + " inset -0.5px 0rem 12px 0rem color(display-p3 1 0.2 0.1);",
            "--fade-plain: linear-gradient(to right, #336699 0%, rgba(255, 188, 0, 0.25) 35%,"
                + " #336699 100%);",
            // 20 + 0.35 × (100 − 20) = 48.
            "--fade-spot: radial-gradient(circle 100px, #336699 20px,"
                + " rgba(255, 188, 0, 0.25) 48px, #336699 100px);",
            "--fade-ring-stops: #336699 0%, rgba(255, 188, 0, 0.25) 35%, #336699 100%;",
            "--fade-corner-direction: to bottom right;",
            "--fade-tilted: linear-gradient(60deg, #336699 0%, rgba(255, 188, 0, 0.25) 35%,"
                + " #336699 100%);",
            "--fade-tilted-direction: 60deg;",
            "--text-body: 600 1.5rem/1.4 \"O'Reilly \\\"Text\\\"\", \"Noto Sans\", system-ui,"
                + " sans-serif;",
            "--text-body-letter-spacing: -0.5px;", "--text-code: 350 13px/1 monospace;",
            "--card-halo: 0px 1px 4px 0px color(display-p3 1 0.2 0.1);",
        ] {
            #expect(lines.contains(line), "\(line)")
        }
    }

    @Test(arguments: [
        (
            #"{"a": {"$type": "border", "$value": {"color": {"colorSpace": "srgb", "components": [0, 0, 0]}, "#
                + #""width": {"value": -1, "unit": "px"}, "style": "solid"}}}"#, "not-in-css"
        )
    ])
    func `reports unsupported values at their place`(text: String, id: String) throws {
        let (_, diagnostics) = try sheets(text)
        #expect(diagnostics.map(\.id) == [id])
        #expect(diagnostics[0].place?.line == 1)
    }

    /// Both are kept: the token keeps its name, the part gets a second hyphen.
    @Test func `a part is renamed if a token has its name`() throws {
        let (files, diagnostics) = try sheets(
            #"{"a": {"$type": "transition", "$value": {"duration": {"value": 1, "unit": "s"}, "#
                + #""delay": {"value": 0, "unit": "s"}, "timingFunction": [0, 0, 1, 1]}}, "#
                + #""a-delay": {"$type": "number", "$value": 1}}"#)
        #expect(diagnostics.map(\.id) == ["renamed-parts"])
        #expect(files[0].text.contains("--a-delay: 1;"))
        #expect(files[0].text.contains("--a--delay: 0s;"))
        #expect(files[0].text.contains("--a--duration: 1s;"))
    }

    @Test func `keeps quotes, markup and line breaks inside strings`() throws {
        let (files, _) = try sheets(
            #"{"a": {"$type": "fontFamily", "$value": "A\"\\\n</style>"}}"#)
        #expect(files[0].text.contains(#"--a: "A\"\\\a \3c /style>";"#))
    }

    @Test(arguments: [
        #"{"a": {"$type": "fontFamily", "$value": "A\u0000b"}}"#,
        #"{"a": {"$type": "typography", "$value": {"fontFamily": ["A\u0000b"], "fontSize": "#
            + #"{"value": 1, "unit": "px"}, "fontWeight": 400, "letterSpacing": "#
            + #"{"value": 0, "unit": "px"}, "lineHeight": 1}}}"#,
    ])
    func `warns of a character that CSS replaces`(text: String) throws {
        let (files, diagnostics) = try sheets(text)
        #expect(diagnostics.map(\.id) == ["approximated-font-name"])
        #expect(files[0].text.contains(#""A\fffd b""#))
    }
}

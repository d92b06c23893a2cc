import CandelaTokenExport
import Testing

struct SwiftFormatTests {
    private func files(
        _ text: String, from path: String = "test.tokens.json", rem: Double = 16
    ) throws -> (files: [String: String], diagnostics: [Diagnostic]) {
        var (export, diagnostics) = try ForeignSet.export(text, from: path)
        var options = ExportOptions()
        options.rem = rem
        let files = OutputFormat.swift.files(
            for: export, options: options, diagnostics: &diagnostics)
        return (Dictionary(files.map { ($0.path, $0.text) }) { $1 }, diagnostics)
    }

    /// The declarations of a file, without documentation.
    private func code(_ text: String?) -> [String] {
        (text ?? "").split(separator: "\n").map { $0.drop { $0 == " " } }
            .filter { !$0.hasPrefix("//") }.map(String.init)
    }

    @Test func `writes a type with all appearances of a variant`() throws {
        let (files, diagnostics) = try files(
            """
            {"version": "2025.10",
             "sets": {"all": {"sources": [{
               "ink": {"$type": "color", "$value": "{raw}", "$description": "Text.\\nAnd \\"icons\\"."},
               "gap": {"$type": "dimension", "$value": {"value": 4, "unit": "px"},
                 "$deprecated": "say \\"space\\""}}]}},
             "modifiers": {"scheme": {"contexts": {
               "light": [{"raw": {"$type": "color",
                 "$value": {"colorSpace": "srgb", "components": [0.5, 1, 0]}}}],
               "dark": [{"raw": {"$type": "color",
                 "$value": {"colorSpace": "display-p3", "components": [0, 0.25, 1], "alpha": 0.5}}}]
             }}},
             "resolutionOrder": [{"$ref": "#/modifiers/scheme"}, {"$ref": "#/sets/all"}]}
            """, from: "brand.resolver.json")
        #expect(diagnostics.isEmpty)
        #expect(files.keys.sorted() == ["BrandTokens.swift", "TokenValues.swift"])
        let appearances = """
            TokenAppearances<TokenColor>(
                    light: TokenColor(.srgb, 0.5, 1, 0),
                    dark: TokenColor(.displayP3, 0, 0.25, 1, alpha: 0.5),
                    lightIncreased: TokenColor(.srgb, 0.5, 1, 0),
                    darkIncreased: TokenColor(.displayP3, 0, 0.25, 1, alpha: 0.5))
            """
        #expect(
            files["BrandTokens.swift"] == """
                // swift-format-ignore-file
                // Made from design tokens by `candela tokens build`. Changes here are lost.

                /// The design tokens of ‘brand’.
                public enum BrandTokens {
                    /// Token: `raw`
                    public static let raw: TokenAppearances<TokenColor> = \(appearances)

                    /// Text.
                    /// And "icons".
                    ///
                    /// Token: `ink`
                    public static let ink: TokenAppearances<TokenColor> = \(appearances)

                    /// Token: `gap`
                    @available(*, deprecated, message: "say \\"space\\"")
                    public static let gap: Double = 4
                }

                """)
    }

    @Test func `writes every type of a foreign set`() throws {
        let (files, diagnostics) = try files(ForeignSet.text, from: ForeignSet.path)
        #expect(!diagnostics.contains { $0.severity == .error })
        #expect(
            files.keys.sorted() == [
                "CompactTokens.swift", "RoomyTokens.swift", "TokenValues.swift",
            ])
        let compact = code(files["CompactTokens.swift"])
        for line in [
            "public static let `class`: Double = 1e-07",
            "public static let fontSize2XL: Double = 24",
            "public static let timeQuick: Double = 0.15",
            "public static let weightWord: Double = 600",
            #"public static let familyMany: [String] = ["O'Reilly \"Text\"", "Noto Sans", "system-ui", "sans-serif"]"#,
            "public static let curveOver: TokenCurve = TokenCurve(0.34, 1.56, 0.64, 1)",
            "public static let strokePlain: TokenStroke = TokenStroke.dotted",
            "public static let strokeDashes: TokenStroke = TokenStroke.dashes([12, 4], cap: .round)",
            "public static let edgePlain: TokenAppearances<TokenBorder> = TokenAppearances<TokenBorder>("
                + "TokenBorder(color: TokenColor(.srgb, 0.2, 0.4, 0.6), width: 2, stroke: .solid))",
            "public static let moveSpring: TokenTransition = TokenTransition(duration: 1.5,"
                + " delay: -0.05, curve: TokenCurve(0, 0, 1, 1),"
                + " spring: TokenTransition.Spring(response: 0.5, damping: 0.7),"
                + " repetition: TokenTransition.Repetition(count: 6, autoreverses: true))",
            "public static let shadeOne: TokenAppearances<[TokenShadow]> ="
                + " TokenAppearances<[TokenShadow]>([TokenShadow("
                + "color: TokenColor(.srgb, 0.5, 0.5, 0.5, alpha: 0.8), x: 0, y: 2, blur: 8, spread: -1)])",
            "public static let textCode: TokenTypography = TokenTypography(families: [\"monospace\"],"
                + " size: 13, weight: 350, letterSpacing: 0.32, lineHeight: 1)",
            // hwb(120 20% 30%): green 1 - 0.3, the rest 0.2.
            "light: TokenColor(.srgb, 0.2, 0.7, 0.2),",
            #"@available(*, deprecated, message: "Use '{palette.srgb}' */ instead")"#,
            "public static let gap: Double = 4",
        ] {
            #expect(compact.contains(line), "\(line)")
        }
        #expect(
            compact.contains {
                $0.hasPrefix("public static let fadeSpot")
                    && $0.hasSuffix(", direction: .radial(startRadius: 20, endRadius: 100)))")
            })
        #expect(
            compact.contains {
                $0.hasPrefix("public static let fadeTilted")
                    && $0.hasSuffix(", direction: .angle(60)))")
            })
        #expect(
            code(files["RoomyTokens.swift"]).contains("public static let gap: Double = 12"))
    }

    @Test func `uses the given rem size and reports it once`() throws {
        let (files, diagnostics) = try files(
            """
            {"$type": "dimension",
             "a": {"$value": {"value": 1.5, "unit": "rem"}},
             "b": {"$value": {"value": 2, "unit": "rem"}}}
            """, rem: 10)
        #expect(
            code(files["TestTokens.swift"]) == [
                "public enum TestTokens {", "public static let a: Double = 15",
                "public static let b: Double = 20", "}",
            ])
        #expect(diagnostics.map(\.id) == ["rem-as-points"])
        #expect(diagnostics.map { $0.place?.line } == [2])
        #expect(diagnostics[0].message == "2 tokens are in rem and exported in points, 10 to a rem")
    }

    @Test(arguments: [
        ("default", "`default`"), ("is", "`is`"), ("self", "`self`"), ("init", "`init`"),
        ("2xl", "_2xl"), ("size.2xl", "size2xl"), ("a.$root", "a"), ("Größe", "größe"),
    ])
    func `makes valid Swift names`(path: String, name: String) throws {
        var value = #"{"$type": "number", "$value": 1}"#
        for step in path.split(separator: ".").reversed() { value = "{\"\(step)\": \(value)}" }
        let (files, diagnostics) = try files(value)
        #expect(diagnostics.isEmpty)
        #expect(code(files["TestTokens.swift"]).contains("public static let \(name): Double = 1"))
    }

    @Test func `rejects two tokens with the same name, with both places`() throws {
        let (_, diagnostics) = try files(
            """
            {"$type": "number", "a-b": {"$value": 1},
              "a": {"b": {"$value": 2}}}
            """)
        #expect(diagnostics.map(\.id) == ["identifier-clash"])
        #expect(diagnostics[0].severity == .error)
        #expect(diagnostics[0].place?.line == 2)
        #expect(diagnostics[0].notes.map { $0.place?.line } == [1])
    }

    @Test func `keeps contrast where there is no dark appearance`() throws {
        let (files, _) = try files(
            """
            {"version": "2025.10",
             "modifiers": {"contrast": {"contexts": {
               "standard": [{"n": {"$type": "number", "$value": 1}}],
               "high": [{"n": {"$type": "number", "$value": 2}}]}}},
             "resolutionOrder": [{"$ref": "#/modifiers/contrast"}]}
            """, from: "test.resolver.json")
        #expect(
            code(files["TestTokens.swift"]).dropFirst(2) == [
                "light: 1,", "dark: 1,", "lightIncreased: 2,", "darkIncreased: 2)", "}",
            ])
    }

    @Test func `splits many tokens into extensions, which compile faster`() throws {
        let tokens = (0..<501).map { #""n\#($0)": {"$value": \#($0)}"# }
        let (files, _) = try files(
            #"{"$type": "number", "# + tokens.joined(separator: ",") + "}")
        let code = code(files["TestTokens.swift"])
        #expect(
            code[251...254] == [
                "}", "extension TestTokens {", "public static let n250: Double = 250",
                "public static let n251: Double = 251",
            ])
        #expect(code.filter { $0.hasPrefix("public static let") }.count == 501)
        #expect(
            code.suffix(4) == [
                "}", "extension TestTokens {", "public static let n500: Double = 500", "}",
            ])
    }

    @Test func `rejects two variants with the same name`() throws {
        let (_, diagnostics) = try files(
            """
            {"version": "2025.10",
             "modifiers": {"m": {"contexts": {"a b": [{}], "A-B": [{}]}}},
             "resolutionOrder": [{"$ref": "#/modifiers/m"}]}
            """)
        #expect(diagnostics.map(\.id) == ["identifier-clash"])
    }

    @Test func `warns of colours outside Display P3 once`() throws {
        let (files, diagnostics) = try files(
            """
            {"g": {"$type": "gradient", "$value": [{"color": "{c}", "position": 0}]},
             "c": {"$type": "color", "$value": {"colorSpace": "oklch", "components": [0.7, 0.4, 145]}}}
            """)
        #expect(diagnostics.map(\.id) == ["color-outside-p3"])
        #expect(diagnostics.allSatisfy { $0.severity == .warning })
        #expect(diagnostics.map { $0.place?.line } == [1])
        #expect(files["TestTokens.swift"]?.contains("direction") == false)
    }

    @Test func `keeps authors' texts from becoming code`() throws {
        let (files, _) = try files(
            #"""
            {"a": {"$type": "fontFamily", "$value": "x\\(1)\"\u0000\u202e\n",
              "$description": "one\r\ntwo\u2028three\u0007"}}
            """#)
        #expect(
            files["TestTokens.swift"]?.hasSuffix(
                #"""
                    /// one
                    /// two
                    /// three\#u{20}
                    ///
                    /// Token: `a`
                    public static let a: [String] = ["x\\(1)\"\u{0}\u{202E}\n"]
                }

                """#) == true)
    }
}

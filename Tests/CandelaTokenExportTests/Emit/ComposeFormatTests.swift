import CandelaTokenExport
import Testing

struct ComposeFormatTests {
    /// The files of a document by path, and the diagnostics.
    private func build(
        _ text: String, from path: String = "test.tokens.json",
        options: ExportOptions = ExportOptions()
    ) throws -> (files: [String: String], diagnostics: [Diagnostic]) {
        let (export, said) = try ForeignSet.export(text, from: path)
        var diagnostics = said
        let files = OutputFormat.compose.files(
            for: export, options: options, diagnostics: &diagnostics)
        return (Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.text) }), diagnostics)
    }

    /// The text below the comment of the first token.
    private func property(_ text: String, from path: String = "test.tokens.json") throws -> String {
        let file = try #require(try build(text, from: path).files["TestTokensPart1.kt"])
        let parts = file.split(separator: "val TestTokens.", maxSplits: 1)
        return String(try #require(parts.last))
    }

    @Test(arguments: [
        ("dimension", #"{"value": 16, "unit": "px"}"#, "Dp", "16.dp"),
        ("dimension", #"{"value": -0.5, "unit": "px"}"#, "Dp", "(-0.5).dp"),
        ("dimension", #"{"value": 3000000000, "unit": "px"}"#, "Dp", "3000000000.0.dp"),
        ("dimension", #"{"value": 1.5, "unit": "rem"}"#, "Dp", "24.dp"),
        ("number", "1e-7", "Float", "1e-7f"),
        ("number", "-2", "Float", "-2f"),
        ("duration", #"{"value": 0.2, "unit": "s"}"#, "Int", "200"),
        ("fontWeight", #""semi-bold""#, "FontWeight", "FontWeight(600)"),
        (
            "fontFamily", #"["a\"$b\\\n", "Größe"]"#, "List<String>",
            #"listOf("a\"\$b\\\u000a", "Größe")"#
        ),
        (
            "cubicBezier", "[0.4, -1, 0.2, 1]", "Easing", "CubicBezierEasing(0.4f, -1f, 0.2f, 1f)"
        ),
        // 0.2 × 255 = 51 = 0x33 and 0.5 × 255 = 127.5, which rounds to 0x80.
        (
            "color", #"{"colorSpace": "srgb", "components": [1, 0, 0.2], "alpha": 0.5}"#, "Color",
            "Color(0x80FF0033)"
        ),
        (
            "color", #"{"colorSpace": "display-p3", "components": [1, 0.25, 0]}"#, "Color",
            "Color(1f, 0.25f, 0f, 1f, ColorSpaces.DisplayP3)"
        ),
    ])
    func `writes values in Compose types`(
        type: String, value: String, kotlin: String, expression: String
    ) throws {
        #expect(
            try property(#"{"a-b": {"$type": "\#(type)", "$value": \#(value)}}"#)
                == "aB: \(kotlin)\n    get() = \(expression)\n")
    }

    @Test(arguments: [
        ("class", "`class`"), ("2xl", "`2xl`"), ("Größe", "`größe`"), ("value", "value"),
        ("appearance", "appearanceToken"), ("fonts", "fontsToken"), ("🎨", "u1f3a8"),
    ])
    func `spells names as valid Kotlin`(path: String, name: String) throws {
        #expect(
            try property(#"{"\#(path)": {"$type": "number", "$value": 1}}"#)
                == "\(name): Float\n    get() = 1f\n")
    }

    @Test func `puts all appearances into one class`() throws {
        let contexts = [
            ("light", 1), ("dark", 2), ("light-high-contrast", 1), ("dark-high-contrast", 2),
        ].map { #""\#($0)": [{"n": {"$type": "number", "$value": \#($1)}}]"# }
        let text = """
            {"version": "2025.10", "modifiers": {"m": {"contexts": {
               \(contexts.joined(separator: ", "))}}},
             "resolutionOrder": [{"$ref": "#/modifiers/m"}]}
            """
        #expect(
            try property(text, from: "test.resolver.json") == """
                n: Float
                    get() = when (appearance) {
                        TokenAppearance.Dark, TokenAppearance.DarkIncreased -> 2f
                        else -> 1f
                    }

                """)
    }

    @Test func `keeps authors' words inside comments and strings`() throws {
        let text = """
            {"a": {"$type": "number", "$value": 1, "$description": "/* A */ @see\\nb",
                   "$deprecated": "use \\"b\\" for $5"}}
            """
        let file = try #require(try build(text).files["TestTokensPart1.kt"])
        #expect(
            file.hasSuffix(
                """
                /**
                 * / * A * / @ see b
                 *
                 * Token: `a`
                 */
                @Deprecated("use \\"b\\" for \\$5")
                val TestTokens.a: Float
                    get() = 1f

                """))
    }

    @Test func `uses the requested package`() throws {
        var options = ExportOptions()
        options.kotlinPackage = "com.example.in.design"
        let (files, _) = try build(#"{"a": {"$type": "number", "$value": 1}}"#, options: options)
        #expect(files.keys.sorted() == ["TestTokens.kt", "TestTokensPart1.kt", "TokenTypes.kt"])
        for text in files.values {
            #expect(
                text.hasPrefix(
                    "// Made from design tokens; changes are lost.\n\n"
                        + "package com.example.`in`.design\n\nimport androidx."))
        }
    }

    @Test func `splits thousands of tokens into several files`() throws {
        let tokens = (0..<5000).map { #""n\#($0)": {"$value": \#($0)}"# }
        let (files, diagnostics) = try build(
            #"{"$type": "number", \#(tokens.joined(separator: ", "))}"#)
        #expect(diagnostics.isEmpty)
        let parts = files.filter { $0.key.contains("Part") }
        #expect(parts.count > 1)
        // A property takes less than 1 KiB, so no part is much longer than the limit.
        #expect(parts.values.allSatisfy { $0.utf8.count < 202_000 })
        let count = parts.values.reduce(0) { $0 + $1.split(separator: "\n    get() = ").count - 1 }
        #expect(count == 5000)
    }

    @Test(arguments: [
        (#"{"a": {"$type": "number", "$value": 1e39}}"#, "number-too-large"),
        (
            #"{"a": {"$type": "duration", "$value": {"value": 2147484, "unit": "s"}}}"#,
            "number-too-large"
        ),
        (
            #"{"a-b": {"$type": "number", "$value": 1}, "a": {"b": {"$type": "number", "$value": 1}}}"#,
            "identifier-clash"
        ),
        (
            #"{"a": {"$type": "typography", "$value": {"fontFamily": "x", "fontSize": {"value": 1, "unit": "px"}, "fontWeight": 400, "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": -1}}}"#,
            "negative-line-height"
        ),
    ])
    func `rejects values that Compose does not support`(text: String, id: String) throws {
        let diagnostics = try build(text).diagnostics
        #expect(diagnostics.map(\.id) == [id])
        #expect(diagnostics.hasErrors)
        #expect(diagnostics.first?.message.contains("'a") == true)
    }

    @Test func `px and rem are one type`() throws {
        let text = """
            {"version": "2025.10", "modifiers": {"m": {"contexts": {
               "light": [{"a": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}}}],
               "dark": [{"a": {"$type": "dimension", "$value": {"value": 1, "unit": "rem"}}}]}}},
             "resolutionOrder": [{"$ref": "#/modifiers/m"}]}
            """
        let (files, diagnostics) = try build(text, from: "test.resolver.json")
        #expect(diagnostics.isEmpty)
        let written = files["TestTokensPart1.kt"] ?? ""
        // 1 rem is 16 px.
        #expect(written.contains("val TestTokens.a: Dp\n"))
        #expect(written.contains("-> 16.dp\n") && written.contains("else -> 1.dp\n"))
    }

    @Test func `writes every token of a foreign set`() throws {
        let (files, diagnostics) = try build(ForeignSet.text, from: ForeignSet.path)
        #expect(!diagnostics.hasErrors)
        #expect(Set(diagnostics.map(\.id)) == ["color-outside-p3"])
        #expect(
            files.keys.sorted() == [
                "CompactTokens.kt", "CompactTokensPart1.kt", "RoomyTokens.kt",
                "RoomyTokensPart1.kt", "TokenTypes.kt",
            ])
        let text = try #require(files["RoomyTokensPart1.kt"])
        for lines in [
            // #336699 by hue: hsl(210, 50%, 40%).
            "paletteHsl: Color\n    get() = Color(0xFF336699)",
            "`class`: Float\n    get() = 1e-7f",
            "strokeDashes: TokenStroke\n    get() = TokenStroke(TokenLineStyle.Dashed,"
                + " listOf(12.dp, 4.dp), StrokeCap.Round)",
            // (2π / 0.5)² = 157.91367…
            "moveSpring: TokenMotion\n    get() = TokenMotion(1500, -50,"
                + " CubicBezierEasing(0f, 0f, 1f, 1f), spring = TokenSpring(0.7f, 157.914f),"
                + " iterations = 6, reverses = true)",
            "textCode: TextStyle\n    get() = TextStyle(fontFamily = fonts(listOf(\"monospace\")),"
                + " fontSize = 13.sp, fontWeight = FontWeight(350), letterSpacing = 0.32.sp,"
                + " lineHeight = 1.em)",
            "fadeSpot: TokenGradient\n    get() = TokenGradient(listOf(TokenStop(0f,"
                + " Color(0xFF336699)), TokenStop(0.35f, Color(0x40FFBC00)), TokenStop(1f,"
                + " Color(0xFF336699))), TokenDirection.Radial, startRadius = 20.dp,"
                + " endRadius = 100.dp)",
            "fadeTilted: TokenGradient\n    get() = TokenGradient(listOf(TokenStop(0f,"
                + " Color(0xFF336699)), TokenStop(0.35f, Color(0x40FFBC00)), TokenStop(1f,"
                + " Color(0xFF336699))), angle = 60f)",
            "glow: Color\n    get() = when (appearance) {\n"
                + "        TokenAppearance.Dark, TokenAppearance.DarkIncreased ->"
                + " Color(0xFF336699)\n"
                + "        TokenAppearance.LightIncreased ->"
                + " Color(1f, 0.2f, 0.1f, 1f, ColorSpaces.DisplayP3)\n",
        ] {
            #expect(text.contains("\nval RoomyTokens.\(lines)"))
        }
    }
}

import CandelaTokenExport
import Testing

struct AndroidFormatTests {
    /// The files of a document by path, and the diagnostics.
    private func build(
        _ text: String, from path: String = "test.tokens.json"
    ) throws -> (files: [String: String], diagnostics: [Diagnostic]) {
        let (export, said) = try ForeignSet.export(text, from: path)
        var diagnostics = said
        let files = OutputFormat.android.files(for: export, diagnostics: &diagnostics)
        return (Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.text) }), diagnostics)
    }

    /// The lines between the tags of the only resource file.
    private func lines(_ text: String) throws -> [String] {
        let file = try #require(try build(text).files["test/res/values/tokens.xml"])
        return file.split(separator: "\n").dropFirst(4).dropLast()
            .map { String($0.drop { $0 == " " }) }
    }

    @Test(arguments: [
        (#"{"value": 16, "unit": "px"}"#, "16dp"),
        (#"{"value": 1.5, "unit": "rem"}"#, "24dp"),
        (#"{"value": -0.5, "unit": "px"}"#, "-0.5dp"),
        (#"{"value": 0, "unit": "rem"}"#, "0dp"),
        // One of the largest dimension's 24 bits is its sign.
        (#"{"value": 8388607, "unit": "px"}"#, "8388607dp"),
    ])
    func `writes px and rem as dp`(value: String, text: String) throws {
        #expect(
            try lines(#"{"a-b": {"$type": "dimension", "$value": \#(value)}}"#)
                == ["<dimen name=\"a_b\">\(text)</dimen>"])
    }

    @Test func `writes text styles in scalable sizes`() throws {
        // -0.4 / 16 = -0.025 and 16 × 1.25 = 20.
        let text = """
            {"a": {"$type": "typography", "$description": "Body -- text", "$value": {
              "fontFamily": ["O'Neil", "serif"], "fontSize": {"value": 16, "unit": "px"},
              "fontWeight": "bold", "letterSpacing": {"value": -0.4, "unit": "px"},
              "lineHeight": 1.25}}}
            """
        #expect(
            try lines(text) == [
                "<!-- Body - - text -->",
                #"<style name="a" parent="">"#,
                #"<item name="android:fontFamily">O\'Neil</item>"#,
                #"<item name="android:textSize">16sp</item>"#,
                #"<item name="android:textFontWeight">700</item>"#,
                #"<item name="android:textStyle">bold</item>"#,
                #"<item name="android:letterSpacing">-0.025</item>"#,
                #"<item name="android:lineHeight">20sp</item>"#,
                "</style>",
                #"<string-array name="a_font_family" translatable="false">"#,
                #"<item>O\'Neil</item>"#,
                "<item>serif</item>",
                "</string-array>",
            ])
    }

    @Test(arguments: [
        (#""?a""#, #"\?a"#), (#"" a  b ""#, #"\u0020a \u0020b\u0020"#),
        (#""a\\b\n\"<&>""#, #"a\\b\u000a\"&lt;&amp;&gt;"#), (#""a@b?""#, "a@b?"),
        (#""\u202ea""#, #"\u202ea"#), (#""字""#, "字"),
    ])
    func `escapes text for XML and for the resource compiler`(value: String, text: String) throws {
        #expect(
            try lines(#"{"a": {"$type": "fontFamily", "$value": \#(value)}}"#)[1]
                == "<item>\(text)</item>")
    }

    @Test(arguments: [
        ("class", "token_class"), ("2xl", "token_2xl"), ("Größe", "gru00f6u00dfe"),
        ("🎨", "u1f3a8"), ("a b/c-D", "a_b_c_d"),
    ])
    func `makes names that are Java identifiers`(path: String, name: String) throws {
        #expect(
            try lines(#"{"\#(path)": {"$type": "fontWeight", "$value": 400}}"#)
                == ["<integer name=\"\(name)\">400</integer>"])
    }

    @Test func `keeps authors' texts out of generated code`() throws {
        let text = """
            {"a": {"$type": "number", "$value": 1, "$description": "A */ b \\\\u0041 @SystemApi --> c",
                   "$deprecated": "use\\nb"}}
            """
        #expect(
            try lines(text)[0]
                == #"<!-- A * / b \ u0041 @ SystemApi - -> c @deprecated use b -->"#)
    }

    @Test func `splits composites and fills in parts that an appearance lacks`() throws {
        let text = """
            {"version": "2025.10", "modifiers": {"m": {"contexts": {
               "light": [{"s": {"$type": "shadow", "$value": LAYER},
                          "l": {"$type": "strokeStyle", "$value": "dotted"}}],
               "dark": [{"s": {"$type": "shadow", "$value": [LAYER, LAYER]},
                         "l": {"$type": "strokeStyle", "$value": {
                           "dashArray": [{"value": 1, "unit": "px"}], "lineCap": "round"}}}]}}},
             "resolutionOrder": [{"$ref": "#/modifiers/m"}]}
            """.split(separator: "LAYER").joined(
                separator: """
                    {"color": {"colorSpace": "srgb", "components": [1, 0, 0.2], "alpha": 0.5},
                     "offsetX": {"value": 0, "unit": "px"}, "offsetY": {"value": 1, "unit": "px"},
                     "blur": {"value": 2, "unit": "px"}, "spread": {"value": 3, "unit": "px"}}
                    """)
        let (files, diagnostics) = try build(text, from: "test.resolver.json")
        #expect(diagnostics.isEmpty)
        let day = try #require(files["test/res/values/tokens.xml"])
        let night = try #require(files["test/res/values-night/tokens.xml"])
        // 0.5 × 255 = 127.5, which rounds to 128 = 0x80; 0.2 × 255 = 51 = 0x33.
        #expect(day.contains(#"<color name="s_1_color">#80FF0033</color>"#))
        #expect(day.contains(#"<color name="s_2_color">#00000000</color>"#))
        #expect(day.contains(#"<dimen name="s_2_blur">0dp</dimen>"#))
        #expect(!night.contains("s_1"))
        #expect(night.contains(#"<dimen name="s_2_blur">2dp</dimen>"#))
        #expect(day.contains("<array name=\"l_dashes\">\n    </array>"))
        #expect(night.contains("<array name=\"l_dashes\">\n        <item>1dp</item>\n"))
        #expect(night.contains(#"<string name="l" translatable="false">dashed</string>"#))
    }

    @Test func `writes separate resources for increased contrast`() throws {
        func resolver(_ light: Int, _ dark: Int, _ lightMore: Int, _ darkMore: Int) -> String {
            let contexts = [
                ("light", light), ("dark", dark), ("light-high-contrast", lightMore),
                ("dark-high-contrast", darkMore),
            ].map { #""\#($0)": [{"n": {"$type": "fontWeight", "$value": \#($1)}}]"# }
            return """
                {"version": "2025.10", "modifiers": {"m": {"contexts": {
                   \(contexts.joined(separator: ", "))}}},
                 "resolutionOrder": [{"$ref": "#/modifiers/m"}]}
                """
        }
        func resources(_ text: String) throws -> [[String]] {
            let files = try build(text, from: "test.resolver.json").files
            return ["values", "values-night"].map { folder in
                (files["test/res/\(folder)/tokens.xml"] ?? "").split(separator: "\n")
                    .filter { $0.contains("<integer") }
                    .map { $0.split { "\"<>".contains($0) }.map(String.init) }
                    .map { $0[2] + "=" + $0[3] }
            }
        }
        #expect(try resources(resolver(1, 1, 1, 1)) == [["n=1"], []])
        #expect(try resources(resolver(1, 2, 1, 2)) == [["n=1"], ["n=2"]])
        #expect(
            try resources(resolver(1, 2, 3, 4))
                == [["n=1", "n_high_contrast=3"], ["n=2", "n_high_contrast=4"]])
        #expect(
            try resources(resolver(1, 1, 1, 2))
                == [["n=1", "n_high_contrast=1"], ["n_high_contrast=2"]])
        #expect(
            try resources(resolver(1, 2, 3, 2))
                == [["n=1", "n_high_contrast=3"], ["n=2", "n_high_contrast=2"]])
    }

    @Test func `warns of approximations in resources`() throws {
        let text = """
            {"d": {"$type": "duration", "$value": {"value": 83.4, "unit": "ms"}},
             "c": {"$type": "color", "$value": {"colorSpace": "display-p3", "components": [0, 1, 0]}},
             "g": {"$type": "gradient", "$value": [
               {"color": {"colorSpace": "srgb", "components": [0, 0, 0]}, "position": 0.5}]}}
            """
        let (files, diagnostics) = try build(text)
        #expect(diagnostics.map(\.id) == ["rounded-to-integer", "color-outside-srgb"])
        #expect(diagnostics.map { $0.place?.line } == [1, 2])
        #expect(!diagnostics.hasErrors)
        let file = try #require(files["test/res/values/tokens.xml"])
        #expect(file.contains(#"<integer name="d">83</integer>"#))
        // Android draws no gradient with only one stop.
        #expect(
            file.contains("<item>#FF000000</item>\n        <item>#FF000000</item>\n    </array>"))
    }

    @Test(arguments: [
        (#"{"a": {"$type": "number", "$value": 1e39}}"#, "number-too-large"),
        (
            #"{"a": {"$type": "dimension", "$value": {"value": 8388608, "unit": "px"}}}"#,
            "dimension-too-large"
        ),
        (
            #"{"a": {"$type": "duration", "$value": {"value": 2147484, "unit": "s"}}}"#,
            "number-too-large"
        ),
        (
            #"{"a-b": {"$type": "number", "$value": 1}, "a_b": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}}"#,
            "identifier-clash"
        ),
        (
            #"{"a": {"b-blur": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}}, "b": {"$type": "shadow", "$value": {"color": {"colorSpace": "srgb", "components": [0, 0, 0]}, "offsetX": {"value": 1, "unit": "px"}, "offsetY": {"value": 1, "unit": "px"}, "blur": {"value": 1, "unit": "px"}, "spread": {"value": 1, "unit": "px"}}}}}"#,
            "identifier-clash"
        ),
    ])
    func `rejects values out of range for resources`(text: String, id: String) throws {
        let diagnostics = try build(text).diagnostics
        #expect(diagnostics.map(\.id) == [id])
        #expect(diagnostics.hasErrors)
        #expect(diagnostics.first?.message.contains("'a") == true)
    }

    @Test func `writes every token of a foreign set`() throws {
        let (files, diagnostics) = try build(ForeignSet.text, from: ForeignSet.path)
        #expect(!diagnostics.hasErrors)
        #expect(Set(diagnostics.map(\.id)) == ["color-outside-srgb"])
        #expect(
            files.keys.sorted() == [
                "compact/res/interpolator/curve_over.xml",
                "compact/res/interpolator/move_plain_easing.xml",
                "compact/res/interpolator/move_spring_easing.xml",
                "compact/res/values-night/tokens.xml",
                "compact/res/values/tokens.xml",
                "roomy/res/interpolator/curve_over.xml",
                "roomy/res/interpolator/move_plain_easing.xml",
                "roomy/res/interpolator/move_spring_easing.xml",
                "roomy/res/values-night/tokens.xml",
                "roomy/res/values/tokens.xml",
            ])
        let text = try #require(files["roomy/res/values/tokens.xml"])
        for line in [
            // #336699 and the same by hue: hsl(210, 50%, 40%).
            #"<color name="palette_srgb">#FF336699</color>"#,
            #"<color name="palette_hsl">#FF336699</color>"#,
            // hwb(120, 20%, 30%) is 0.2, 0.7, 0.2 of 255: 51, 178.5, 51.
            #"<color name="palette_hwb">#FF33B333</color>"#,
            #"<item name="token_class" type="dimen" format="float">1e-7</item>"#,
            #"<item name="ratio_part" type="dimen" format="float">0.4</item>"#,
            #"<integer name="time_slow">1500</integer>"#,
            // (2π / 0.5)² = 157.91367…
            #"<item name="move_spring_spring_stiffness" type="dimen" format="float">157.914</item>"#,
            #"<integer name="move_spring_iterations">6</integer>"#,
            #"<color name="ink_high_contrast">#FFB66093</color>"#,
            #"<item name="fade_tilted_angle" type="dimen" format="float">60</item>"#,
            #"<string name="fade_ring_direction" translatable="false">angular</string>"#,
            #"<item name="old_kept" type="dimen" format="float">4</item>"#,
            #"<!-- @deprecated Use '{palette.srgb}' * / instead -->"#,
        ] {
            #expect(text.contains("    \(line)\n"))
        }
        #expect(
            files["roomy/res/interpolator/curve_over.xml"] == """
                <?xml version="1.0" encoding="utf-8"?>
                <pathInterpolator xmlns:android="http://schemas.android.com/apk/res/android"
                    android:controlX1="0.34"
                    android:controlY1="1.56"
                    android:controlX2="0.64"
                    android:controlY2="1" />

                """)
    }

    private func style(_ font: String) -> String {
        #"{"a": {"$type": "typography", "$value": {"fontFamily": "\#(font)", "fontSize": "#
            + #"{"value": 16, "unit": "px"}, "fontWeight": 400, "letterSpacing": "#
            + #"{"value": 0, "unit": "px"}, "lineHeight": 1}}}"#
    }

    @Test(arguments: [
        ("@font/inter_2", "@font/inter_2"),
        ("@font/x</item><item name='evil'>", #"\@font/x&lt;/item&gt;&lt;item name=\'evil\'&gt;"#),
        ("@font/", #"\@font/"#), ("@font/Big", #"\@font/Big"#), ("@font/1", #"\@font/1"#),
    ])
    func `accepts only file names for the app's fonts`(
        name: String, text: String
    ) throws {
        #expect(try lines(style(name))[1] == #"<item name="android:fontFamily">\#(text)</item>"#)
    }

    /// Source: `StringPool::FlattenUtf8` of aapt2, which writes `STRING_TOO_LARGE` instead.
    @Test(arguments: [(32_767, []), (32_768, ["text-too-long"])])
    func `rejects texts too long for a resource`(length: Int, ids: [String]) throws {
        let name = String(repeating: "x", count: length)
        #expect(try build(style(name)).diagnostics.map(\.id) == ids)
        let list = #"{"a": {"$type": "fontFamily", "$value": ["\#(name)", "serif"]}}"#
        #expect(try build(list).diagnostics.map(\.id) == ids)
    }
}

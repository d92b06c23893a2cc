import CandelaTokenExport
import Testing

struct SwiftUIFormatTests {
    private func files(
        _ text: String, from path: String = "test.tokens.json"
    ) throws -> (files: [String: String], diagnostics: [Diagnostic]) {
        var (export, diagnostics) = try ForeignSet.export(text, from: path)
        let files = OutputFormat.swiftui.files(for: export, diagnostics: &diagnostics)
        return (Dictionary(files.map { ($0.path, $0.text) }) { $1 }, diagnostics)
    }

    /// The constants of a file.
    private func constants(_ text: String?) -> [String] {
        (text ?? "").split(separator: "\n").map { $0.drop { $0 == " " } }
            .filter { $0.hasPrefix("public static let ") }
            .map { String($0.dropFirst("public static let ".count)) }
    }

    /// Two schemes that share the members of `all`; `light` and `dark` are added to each.
    private func schemes(all: String, light: String, dark: String) -> String {
        """
        {"version": "2025.10", "sets": {"all": {"sources": [{\(all)}]}},
         "modifiers": {"scheme": {"contexts": {"light": [{\(light)}], "dark": [{\(dark)}]}}},
         "resolutionOrder": [{"$ref": "#/modifiers/scheme"}, {"$ref": "#/sets/all"}]}
        """
    }

    private let black = #"{"colorSpace": "srgb", "components": [0, 0, 0]}"#
    private let white = #"{"colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.5}"#

    @Test func `puts tokens into separate types inside SwiftUI's`() throws {
        let (files, diagnostics) = try files(
            """
            {"primary": {"$type": "color", "$value": \(black), "$description": "Text."},
             "bold": {"$type": "fontWeight", "$value": 800, "$deprecated": true}}
            """)
        #expect(diagnostics.isEmpty)
        #expect(files.keys.sorted() == ["TestTokens+SwiftUI.swift", "TokenValues+SwiftUI.swift"])
        #expect(
            files["TestTokens+SwiftUI.swift"] == """
                // swift-format-ignore-file
                // Made from design tokens by `candela tokens build`. Changes here are lost.

                #if canImport(SwiftUI)
                    public import SwiftUI

                    extension Color {
                        /// The design tokens of ‘test’.
                        public enum TestTokens {
                            /// Text.
                            ///
                            /// Token: `primary`
                            public static let primary: Color = TokenPaint.srgb(0, 0, 0, 1)
                        }
                    }

                    extension Font.Weight {
                        /// The design tokens of ‘test’.
                        public enum TestTokens {
                            /// Token: `bold`
                            @available(*, deprecated)
                            public static let bold: Font.Weight = Font.Weight.heavy
                        }
                    }
                #endif

                """)
    }

    @Test func `writes adaptive colours, also inside other values`() throws {
        let (files, diagnostics) = try files(
            schemes(
                all: """
                    "edge": {"$type": "border", "$value": {"color": "{ink}",
                      "width": {"value": 1, "unit": "px"}, "style": "dashed"}},
                    "fade": {"$type": "gradient", "$value": [
                      {"color": "{ink}", "position": 0.5}, {"color": \(black), "position": 1}],
                      "$extensions": {"org.candela": {"direction": "bottom-top"}}}
                    """,
                light: #""ink": {"$type": "color", "$value": \#(black)}"#,
                dark: #""ink": {"$type": "color", "$value": \#(white)}"#))
        #expect(diagnostics.isEmpty)
        let ink =
            "TokenPaint.adaptive(TokenPaint.srgb(0, 0, 0, 1), TokenPaint.srgb(1, 1, 1, 0.5),"
            + " TokenPaint.srgb(0, 0, 0, 1), TokenPaint.srgb(1, 1, 1, 0.5))"
        #expect(
            constants(files["TestTokens+SwiftUI.swift"]) == [
                "ink: Color = \(ink)",
                "fade: LinearGradient = LinearGradient(gradient: Gradient(stops: ["
                    + "Gradient.Stop(color: \(ink), location: 0.5),"
                    + " Gradient.Stop(color: TokenPaint.srgb(0, 0, 0, 1), location: 1)]),"
                    + " startPoint: UnitPoint.bottom, endPoint: UnitPoint.top)",
                "edge: BorderToken = BorderToken(color: \(ink), width: 1, stroke: StrokeToken.dashed)",
            ])
    }

    @Test func `writes a value for each appearance if more than colours differ`() throws {
        let (files, _) = try files(
            schemes(
                all: "",
                light: """
                    "gap": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}},
                    "fade": {"$type": "gradient", "$value": [{"color": \(black), "position": 0}]}
                    """,
                dark: """
                    "gap": {"$type": "dimension", "$value": {"value": 2, "unit": "px"}},
                    "fade": {"$type": "gradient", "$value": [
                      {"color": \(black), "position": 0}, {"color": \(black), "position": 1}]}
                    """))
        let stop = "Gradient.Stop(color: TokenPaint.srgb(0, 0, 0, 1), location:"
        let light = "Gradient(stops: [\(stop) 0)])"
        let dark = "Gradient(stops: [\(stop) 0), \(stop) 1)])"
        #expect(
            constants(files["TestTokens+SwiftUI.swift"]) == [
                "fade: AppearanceValue<Gradient> = AppearanceValue<Gradient>(light: \(light),"
                    + " dark: \(dark), lightIncreased: \(light), darkIncreased: \(dark))",
                "gap: AppearanceValue<CGFloat> = AppearanceValue<CGFloat>(light: 1, dark: 2,"
                    + " lightIncreased: 1, darkIncreased: 2)",
            ])
    }

    @Test func `writes springs, repeats, text styles and materials`() throws {
        let (files, diagnostics) = try files(
            """
            {"move": {"$type": "transition", "$value": {"duration": {"value": 300, "unit": "ms"},
               "delay": {"value": 0.5, "unit": "s"}, "timingFunction": [0, 0, 0.58, 1]},
               "$extensions": {"org.candela": {"repeat": {"count": 3, "autoreverses": true}}}},
             "jump": {"$type": "transition", "$value": {"duration": {"value": 300, "unit": "ms"},
               "delay": {"value": 0, "unit": "s"}, "timingFunction": [0, 0, 0.58, 1]},
               "$extensions": {"org.candela": {"spring": {"response": 0.4, "damping": 0.8}}}},
             "body": {"$type": "typography", "$value": {"fontFamily": ["SF Pro", "sans-serif"],
               "fontSize": {"value": 12, "unit": "px"}, "fontWeight": "semi-bold",
               "letterSpacing": {"value": 0.2, "unit": "px"}, "lineHeight": 1.25},
               "$extensions": {"org.candela": {"textStyle": "caption1", "design": "rounded"}}},
             "glass": {"$type": "color", "$value": \(black),
               "$extensions": {"org.candela": {"material": "thin"}}}}
            """)
        #expect(diagnostics.isEmpty)
        #expect(
            constants(files["TestTokens+SwiftUI.swift"]) == [
                "glass: Color = TokenPaint.srgb(0, 0, 0, 1)", "glass: Material = Material.thin",
                "body: TypographyToken = TypographyToken(family: [\"SF Pro\", \"sans-serif\"],"
                    + " size: 12, weight: Font.Weight.semibold, letterSpacing: 0.2,"
                    + " lineHeight: 1.25, textStyle: Font.TextStyle.caption,"
                    + " design: Font.Design.rounded)",
                "body: Font = TypographyToken.TestTokens.body.font",
                "move: Animation = Animation.timingCurve(0, 0, 0.58, 1, duration: 0.3)"
                    + ".repeatCount(3, autoreverses: true).delay(0.5)",
                "jump: Animation = Animation.spring(response: 0.4, dampingFraction: 0.8)",
            ])
    }

    @Test func `splits many tokens into extensions, which compile faster`() throws {
        let tokens = (0..<501).map { #""n\#($0)": {"$value": \#($0)}"# }
        let (files, _) = try files(
            #"{"$type": "number", "# + tokens.joined(separator: ",") + "}")
        let text = files["TestTokens+SwiftUI.swift"] ?? ""
        let line = "            public static let"
        #expect(
            text.contains(
                """
                \(line) n249: Double = 249
                        }
                    }

                    extension Double.TestTokens {
                            /// Token: `n250`
                """))
        #expect(
            text.hasSuffix(
                """
                \(line) n499: Double = 499
                    }

                    extension Double.TestTokens {
                            /// Token: `n500`
                \(line) n500: Double = 500
                    }
                #endif

                """))
    }

    @Test func `warns of approximations in SwiftUI once for all variants`() throws {
        let (files, diagnostics) = try files(ForeignSet.text, from: ForeignSet.path)
        #expect(!diagnostics.contains { $0.severity == .error })
        #expect(
            diagnostics.map(\.id).filter { $0 != "color-outside-p3" } == [
                "rem-as-points", "font-weight-nearly", "shadow-spread", "shadow-spread",
                "gradient-angle", "font-weight-nearly", "line-height-nearly", "stroke-style-nearly",
            ])
        #expect(diagnostics.allSatisfy { $0.place != nil })
        let compact = constants(files["CompactTokens+SwiftUI.swift"])
        for line in [
            "`class`: Double = 1e-07", "fontSize2XL: CGFloat = 24",
            "familyOne: FontFamilyToken = FontFamilyToken([\"Fira Sans, Condensed\"])",
            "strokeDashes: StrokeToken = StrokeToken.dashes([12, 4], cap: CGLineCap.round)",
            "curveOver: CurveToken = CurveToken(0.34, 1.56, 0.64, 1)",
            "shadeOne: ShadowToken = ShadowToken([ShadowToken.Layer("
                + "color: TokenPaint.srgb(0.5, 0.5, 0.5, 0.8), radius: 4, x: 0, y: 2, spread: -1,"
                + " isInset: false)])",
            "paletteP3: Color = TokenPaint.p3(1, 0.2, 0.1, 1)", "timeEarly: Double = -0.05",
        ] {
            #expect(compact.contains(line), "\(line)")
        }
        // In a square a line at 60° is √3 / 2 + 1 / 2 long: half of it is (3 + √3) / 8 of the
        // width to the right and (1 + √3) / 8 of the height up.
        #expect(
            compact.contains {
                $0.hasPrefix("fadeTilted: LinearGradient = LinearGradient(gradient: ")
                    && $0.hasSuffix(
                        ", startPoint: UnitPoint(x: -0.0915, y: 0.8415),"
                            + " endPoint: UnitPoint(x: 1.0915, y: 0.1585))")
            })
    }

    @Test func `sorts stops as CSS does, with a warning`() throws {
        let (files, diagnostics) = try files(
            """
            {"fade": {"$type": "gradient", "$value": [
              {"color": \(black), "position": 0.5}, {"color": \(black), "position": 0.25}],
              "$extensions": {"org.candela": {"direction": "radial"}}}}
            """)
        #expect(diagnostics.map(\.id) == ["no-radius", "gradient-order"])
        #expect(
            constants(files["TestTokens+SwiftUI.swift"]).first?.hasSuffix(
                "Gradient.Stop(color: TokenPaint.srgb(0, 0, 0, 1), location: 0.5)])") == true)
    }
}

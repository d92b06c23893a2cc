import CandelaDTCG
import CandelaTestSupport
import Testing

/// A quantity has one value, whether it is a literal, a reference or the result of a calculation.
struct ConversionTests {
    private static func style(_ size: String, _ height: String, _ spacing: String) -> String {
        #"{"fontFamily": "Inter", "fontSize": \#(size), "fontWeight": 400, "#
            + #""lineHeight": \#(height), "letterSpacing": \#(spacing)}"#
    }

    private func typography(
        _ size: String, _ height: String, _ spacing: String
    ) -> TypographyValue? {
        let tokens =
            #""size": {"$type": "fontSizes", "$value": \#(size)}, "#
            + #""height": {"$type": "lineHeights", "$value": \#(height)}, "#
            + #""spacing": {"$type": "letterSpacing", "$value": \#(spacing)}"#
        let literal = Self.style(size, height, spacing)
        let fixture = LenientFixture(
            """
            {\(tokens), "literal": {"$type": "typography", "$value": \(literal)},
             "mixed": {"$type": "typography", "$value": \(Self.style(#""{size}""#, height, spacing))},
             "reference": {"$type": "typography",
               "$value": \(Self.style(#""{size}""#, #""{height}""#, #""{spacing}""#))}}
            """)
        let values = ["literal", "mixed", "reference"].map { fixture.run.value($0) }
        #expect(values[0] == values[1] && values[1] == values[2], "\(fixture.run.diagnostics)")
        guard case .typography(let style)? = values[0] else { return nil }
        return style
    }

    @Test(arguments: [
        // 20 / 15 = 1.3333…, rounded to six decimals.
        ("20px", 1.333333), ("15px", 1), ("120%", 1.2), ("1.25", 1.25), ("1.4em", 1.4),
        // CSS recommends 1.0 to 1.2 for `normal`.
        ("AUTO", 1.2), ("normal", 1.2),
    ])
    func `a line height is a multiple of the font size`(text: String, multiple: Double) {
        let style = typography(#""15px""#, #""\#(text)""#, #""0""#)
        #expect(style?.lineHeight == multiple)
    }

    @Test(arguments: [
        // 2.2 % of 17 px = 0.374 px, and -1.5 % = -0.255 px.
        ("2.2%", 0.374), ("-1.5%", -0.255), ("0.02em", 0.34), ("1px", 1), ("0%", 0),
    ])
    func `a letter spacing is a length`(text: String, pixels: Double) {
        let style = typography(#""17px""#, "1", #""\#(text)""#)
        #expect(style?.letterSpacing == DimensionValue(pixels, .px))
    }

    @Test(arguments: [
        ("opacity", "14.4%", "0.144"), ("number", "33.3%", "0.333"), ("number", "0.1%", "0.001"),
        ("opacity", "{a} * 1%", "0.04"),
        // A letter spacing outside a text style is relative to its font size, 1 em.
        ("letterSpacing", "-1.5%", #""-0.015em""#), ("letterSpacings", "{a}%", #""0.04em""#),
        ("sizing", "{a}rem", #"{"value":4,"unit":"rem"}"#),
        ("dimension", "{a}rem", #"{"value":4,"unit":"rem"}"#),
    ])
    func `a percentage or unit applies to the number before it`(
        type: String, text: String, value: String
    ) {
        let fixture = LenientFixture(
            """
            {"a": {"$type": "number", "$value": 4},
             "t": {"$type": "\(type)", "$value": "\(text)"}, "alias": {"$value": "{t}"}}
            """)
        #expect(fixture.value("t") == value, "\(fixture.run.diagnostics)")
        #expect(fixture.value("alias") == value)
    }

    private static func px(_ number: Double) -> TokenValue {
        .dimension(DimensionValue(number, .px))
    }

    private static let sizes = #"""
        {"x": {"$type": "fontSizes", "$value": "17px"}, "y": {"$type": "number", "$value": "2.2%"},
         "half": {"$type": "number", "$value": 0.5},
         "e": {"$type": "lineHeights", "$value": "0.5em"}
        """#

    private static func fixture(_ type: String, _ text: String) -> LenientFixture {
        LenientFixture(
            "\(sizes), \"t\": {\"$type\": \"\(type)\", \"$value\": \"\(text)\"}}")
    }

    @Test(
        arguments: [
            // 2.2 % of 17 px = 0.374 px.
            ("dimension", "17px * 2.2%", px(0.374)), ("dimension", "2.2% * 17px", px(0.374)),
            ("dimension", "{x} * 2.2%", px(0.374)), ("dimension", "2.2% * {x}", px(0.374)),
            ("dimension", "{x} * {y}", px(0.374)), ("letterSpacing", "17px * 2.2%", px(0.374)),
            ("letterSpacing", "{x} * 2.2%", px(0.374)),
            // A length that is half of another, and one of which another is half.
            ("sizing", "10px + 8px * 50%", px(14)), ("sizing", "8px / 50%", px(16)),
            ("number", "50% * 2", .number(1)), ("number", "50% * 50%", .number(0.25)),
            ("number", "{half} * 50%", .number(0.25)), ("number", "50% / 25%", .number(2)),
            ("number", "1 / 50%", .number(2)), ("sizing", "50% * 2", .string("100%")),
            ("sizing", "min(8px * 50%, 17px)", px(4)), ("lineHeights", "16px * 150%", px(24)),
            // The number of lengths that fit is a plain number, also beside another unit.
            ("sizing", "{x} / 8.5px * 1rem", .dimension(DimensionValue(2, .rem))),
            ("sizing", "50% 50%", .string("50% 50%")), ("number", "7 % 4", .number(3)),
        ] as [(String, String, TokenValue)])
    func `a percentage is a part of the quantity beside it`(
        type: String, text: String, value: TokenValue
    ) {
        let fixture = Self.fixture(type, text)
        #expect(fixture.run.value("t") == value, "\(fixture.run.diagnostics)")
        #expect(fixture.run.errors.isEmpty)
    }

    @Test(arguments: ["50% + 4px", "17px - 2.2%", "{x} + 50%", "50% - {x}", "max(50%, {x})8"])
    func `a sum of a percentage and a length has no value`(text: String) {
        let fixture = Self.fixture("dimension", text)
        #expect(fixture.run.tokens?["x"] != nil && fixture.run.tokens?["t"] == nil)
        #expect(fixture.run.errors.isEmpty)
        #expect(fixture.run.diagnostics.contains { $0.message.contains("'t'") })
    }

    @Test(arguments: ["calc(17px + 50%)", "calc({x} + 50%)"])
    func `a function of CSS keeps such a sum as a text`(text: String) {
        #expect(Self.fixture("dimension", text).run.value("t") == .string("calc(17px + 50%)"))
    }

    /// 33.33333 % = 0.3333333 and 10 / 3 = 3.3333…, rounded to six decimals; 0.12345678 is written
    /// so.
    @Test(
        arguments: [
            ("number", "33.33333%", .number(0.333333)), ("dimension", "10px / 3", px(3.333333)),
            ("letterSpacing", "33.33333%", .string("0.333333em")),
            ("number", "0.12345678", .number(0.12345678)),
        ] as [(String, String, TokenValue)])
    func `a literal, a reference and a calculation are rounded alike`(
        type: String, text: String, value: TokenValue
    ) {
        func token(_ text: String) -> String { #"{"$type": "\#(type)", "$value": "\#(text)"}"# }
        let fixture = LenientFixture(
            """
            {"literal": \(token(text)), "reference": \(token("{literal}")),
             "calculation": \(token("{literal} * 1")), "direct": \(token("(\(text)) * 1"))}
            """)
        #expect(fixture.run.value("literal") == value && fixture.run.value("reference") == value)
        guard !text.hasPrefix("0.1") else { return }
        #expect(fixture.run.value("calculation") == value, "\(fixture.run.diagnostics)")
        #expect(fixture.run.value("direct") == value)
    }

    @Test(arguments: ["0.5em", "1em * 0.5", "{e} * 1", "{e}", "{half}em"])
    func `a line height in em is a text however it is written`(text: String) {
        let fixture = Self.fixture("lineHeights", text)
        #expect(fixture.run.value("t") == .string("0.5em"), "\(fixture.run.diagnostics)")
        #expect(fixture.run.errors.isEmpty)
    }

    @Test(arguments: ["clamp(1, 2vw, 17px)", "clamp(1, 2vw, {x})"])
    func `a line height may be a function of CSS`(text: String) {
        let fixture = Self.fixture("lineHeights", text)
        #expect(fixture.run.value("t") == .string("clamp(1, 2vw, 17px)"))
        #expect(fixture.run.errors.isEmpty)
    }

    /// 101/255, 106/255 and 118/255 are no exact binary fractions; 128/255 is the opacity 80 in
    /// hexadecimal.
    @Test(arguments: [
        ("rgba(101, 106, 118, 0.1)", "rgb(101 106 118 / 0.1)"), ("#656a76", "#656a76"),
        ("#656a7680", "#656a7680"), ("rgb(0 0 0 / 50%)", "rgb(0 0 0 / 0.5)"),
        ("color(srgb 0.2 0.4 0.65)", "rgb(51 102 165.75 / 1)"),
    ])
    func `a colour in a text has the numbers that it was written with`(
        color: String, text: String
    ) {
        let fixture = LenientFixture(
            """
            {"c": {"$type": "color", "$value": "\(color)"},
             "t": {"$type": "other", "$value": "0 1px {c}"}}
            """)
        #expect(fixture.run.value("t") == .string("0 1px \(text)"))
    }

    @Test(arguments: ["dimension", "sizing", "spacing", "fontSizes", "borderRadius"])
    func `a length that no dimension can be is kept as a text`(type: String) {
        for text in ["1.5em", "50vh", "clamp(1rem, 2vw, 3rem)", "calc(100% - 4px)"] {
            let fixture = LenientFixture(type: type, value: "\"\(text)\"")
            #expect(fixture.run.value("a") == .string(text))
            #expect(fixture.ids.contains("lenient-other-type"))
        }
        let object = LenientFixture(type: type, value: #"{"value": 0.5, "unit": "em"}"#)
        #expect(object.run.value("a") == .string("0.5em"))
    }

    @Test func `a part takes the value of a token of another type`() {
        let fixture = LenientFixture(
            ##"""
            {"n": {"$type": "number", "$value": 4}, "alias": {"$value": "{n}"},
             "bold": {"$type": "string", "$value": "Bold"},
             "fonts": {"$type": "string", "$value": "system-ui, sans-serif"},
             "color": {"$type": "color", "$value": "#ff0000"},
             "b": {"$type": "border",
               "$value": {"color": "{color}", "width": "{alias}", "style": "solid"}},
             "s": {"$type": "shadow", "$value": [{"color": "{color}", "offsetX": "{n}",
               "offsetY": "1px", "blur": "{n}", "spread": "0"}]},
             "t": {"$type": "typography", "$value": {"fontFamily": "{fonts}", "fontSize": "{n}",
               "fontWeight": "{bold}", "lineHeight": "AUTO", "letterSpacing": "0"}}}
            """##)
        let four = DimensionValue(4, .px)
        guard case .border(let border)? = fixture.run.value("b"),
            case .shadow(let layers)? = fixture.run.value("s"),
            case .typography(let style)? = fixture.run.value("t")
        else {
            Issue.record("\(fixture.run.diagnostics)")
            return
        }
        #expect(border.width == four)
        #expect(layers.map(\.blur) == [four] && layers.map(\.offsetX) == [four])
        #expect(style.fontFamily == ["system-ui", "sans-serif"])
        #expect(style.fontSize == four && style.fontWeight.number == 700)
    }

    @Test func `an untyped override has the type of its base`() {
        let fixture = LenientFixture(
            ##"""
            {"k": {"$type": "dimension", "w": {"$value": "12px"}, "h": {"$value": "8px"}},
             "c": {"t": {"$type": "color", "$value": "#000000"}},
             "k2": {"$extends": "{k}", "w": {"$value": "100px"}},
             "c2": {"$extends": "{c}", "t": {"$value": "#ff8000"}}}
            """##)
        #expect(fixture.value("k2.w") == #"{"value":100,"unit":"px"}"#)
        #expect(fixture.value("k2.h") == #"{"value":8,"unit":"px"}"#)
        guard case .color(let color)? = fixture.run.value("c2.t") else {
            Issue.record("\(fixture.run.diagnostics)")
            return
        }
        #expect(color.hex == "#ff8000")
    }

    @Test func `a copy of an untyped override has the type of the first base`() {
        let fixture = LenientFixture(
            ##"""
            {"base": {"w": {"$type": "dimension", "$value": "12px"}},
             "k": {"$extends": "{base}", "w": {"$value": "100px"}},
             "k2": {"$extends": "{k}"}, "k3": {"$extends": "{k2}", "w": {"$value": "3px"}}}
            """##)
        let lengths = [("base", 12.0), ("k", 100), ("k2", 100), ("k3", 3)]
        for (group, length) in lengths {
            #expect(fixture.run.value("\(group).w") == .dimension(DimensionValue(length, .px)))
        }
        #expect(fixture.run.errors.isEmpty, "\(fixture.run.diagnostics.report)")
    }

    @Test func `an untyped override of a shadow is read like its base`() {
        let base = ##"""
            "c": {"$type": "color", "$value": "#ff0000"},
            "k": {"s": {"$type": "shadow", "$value": {"color": "#000000", "offsetX": "0px",
              "offsetY": "1px", "blur": "2px", "spread": "0px"}}}
            """##
        let own = #"""
            "l": {"$extends": "{k}", "s": {"$value": {"color": "rgba({c}, .5)", "x": 0, "y": "3px",
              "blur": "4px"}}}
            """#
        let several = """
            {"version": "2025.10", "resolutionOrder": [
              {"type": "set", "name": "s", "sources": [{\(base)}, {\(own)}]}]}
            """
        for fixture in [
            LenientFixture("{\(base), \(own)}"),
            LenientFixture(several, named: "a.resolver.json"),
        ] {
            guard case .shadow(let layers)? = fixture.run.value("l.s") else {
                Issue.record("\(fixture.run.diagnostics)")
                continue
            }
            #expect(layers.map(\.color) == [ColorValue(.srgb, [1, 0, 0], alpha: 0.5)])
            #expect(layers.map(\.offsetY) == [DimensionValue(3, .px)])
            #expect(layers.map(\.spread) == [DimensionValue(0, .px)])
            #expect(fixture.run.errors.isEmpty)
        }
    }

    @Test func `a colour may name its space rgb and refer to its opacity`() {
        let fixture = LenientFixture(
            ##"""
            {"half": {"$type": "number", "$value": 0.5},
             "bytes": {"$type": "color",
               "$value": {"colorSpace": "rgb", "channels": [255, 128, 0]}},
             "parts": {"$type": "color",
               "$value": {"colorSpace": "rgb", "components": [1, 0.5, 0], "alpha": "50%"}},
             "faded": {"$type": "color",
               "$value": {"colorSpace": "srgb", "components": [1, 0, 0], "alpha": "{half}"}}}
            """##)
        func color(_ path: String) -> ColorValue? {
            guard case .color(let color)? = fixture.run.value(path) else { return nil }
            return color
        }
        // 128 / 255.
        let bytes = ColorValue(.srgb, [1, 128.0 / 255, 0])
        #expect(color("bytes") == bytes, "\(fixture.run.diagnostics)")
        #expect(color("parts") == ColorValue(.srgb, [1, 0.5, 0], alpha: 0.5))
        #expect(color("faded") == ColorValue(.srgb, [1, 0, 0], alpha: 0.5))
    }

    @Test(arguments: [
        ("font-family", #""system-ui, sans-serif""#, #"["system-ui","sans-serif"]"#),
        ("font-weight", #""Bold""#, "700"), ("font-size", #""16px""#, #"{"value":16,"unit":"px"}"#),
        ("letter-spacing", #""2px""#, #"{"value":2,"unit":"px"}"#),
    ])
    func `a type may be written with hyphens`(type: String, value: String, read: String) {
        #expect(LenientFixture(type: type, value: value).value() == read)
    }

    @Test(arguments: [
        (
            "box-shadow",
            ##"{"x": "1px", "y": "2px", "blur": "4px", "spread": "0", "color": "#000000"}"##
        ),
        (
            "custom-shadow",
            ##"{"shadowType": "dropShadow", "radius": 4, "color": "#000000ff", "offsetX": 1, "##
                + ##""offsetY": 2, "spread": 0}"##
        ),
    ])
    func `a shadow may have names of plugins and CSS`(type: String, value: String) {
        let fixture = LenientFixture(type: type, value: value)
        guard case .shadow(let layers)? = fixture.run.value("a"), let layer = layers.first else {
            Issue.record("\(fixture.run.diagnostics)")
            return
        }
        #expect(layer.offsetX == DimensionValue(1, .px) && layer.offsetY == DimensionValue(2, .px))
        #expect(layer.blur == DimensionValue(4, .px) && !layer.isInset)
    }

    @Test(
        arguments: [
            ("180deg, ", "top-bottom", false), ("0.5turn, ", "top-bottom", false),
            // Without an angle a gradient of CSS runs to the bottom.
            ("", "top-bottom", false), ("to top, ", "bottom-top", false),
            ("90deg, ", "leading-trailing", false), ("270deg, ", "leading-trailing", true),
            ("-90deg, ", "leading-trailing", true), ("to left, ", "leading-trailing", true),
            ("to right bottom, ", "top-leading-bottom-trailing", false),
            ("to top left, ", "top-leading-bottom-trailing", true), ("45deg, ", nil, false),
            // Towards a corner only in squares.
            ("135deg, ", nil, false), ("315deg, ", nil, false),
        ] as [(String, String?, Bool)])
    func `a gradient keeps its direction`(angle: String, direction: String?, isReversed: Bool) {
        let fixture = LenientFixture(
            type: "color", value: ##""linear-gradient(\##(angle)#ff0000 0%, #0000ff 75%)""##)
        let token = fixture.run.tokens?["a"]
        guard case .gradient(let stops)? = token?.value else {
            Issue.record("\(fixture.run.diagnostics)")
            return
        }
        #expect(token?.hints.direction?.rawValue == direction)
        let degrees = direction == nil ? Double(angle.prefix { $0.isNumber }) : nil
        #expect(token?.hints.angle == degrees)
        let (red, blue) = ([1.0, 0, 0], [0.0, 0, 1])
        #expect(stops.map(\.color.components) == (isReversed ? [blue, red] : [red, blue]))
        #expect(stops.map(\.position) == (isReversed ? [0.25, 1] : [0, 0.75]))
    }

    @Test func `a weight says that its style is lost`() {
        let fixture = LenientFixture(type: "fontWeights", value: #""Bold Italic""#)
        #expect(fixture.value() == "700")
        #expect(fixture.run.diagnostics.contains { $0.message.contains("without its style") })
    }

    @Test func `variables of Figma have no noise of 32 bits, and lists of fonts`() {
        func variable(
            _ id: String, _ value: String, _ scope: String, _ type: String = "FLOAT"
        ) -> String {
            #""\#(id)": {"id": "\#(id)", "name": "\#(id)", "variableCollectionId": "c", "#
                + #""resolvedType": "\#(type)", "scopes": ["\#(scope)"], "#
                + #""valuesByMode": {"m": \#(value)}}"#
        }
        let variables = [
            variable("gap", "16.000000238418579", "GAP"),
            variable("fade", "20.000000298023224", "OPACITY"),
            // Two thirds are no round number in 32 bits either.
            variable("third", "0.6666666666666666", "ALL_SCOPES"),
            variable("font", #""system-ui, sans-serif""#, "FONT_FAMILY", "STRING"),
        ]
        let fixture = LenientFixture(
            """
            {"meta": {"variableCollections": {"c": {"name": "all", "modes": [
               {"modeId": "m", "name": "one"}], "defaultModeId": "m"}},
             "variables": {\(variables.joined(separator: ", "))}}}
            """)
        #expect(fixture.value("gap") == #"{"value":16,"unit":"px"}"#, "\(fixture.run.diagnostics)")
        #expect(fixture.value("fade") == "0.2")
        #expect(fixture.value("third") == "0.6666666666666666")
        #expect(fixture.run.value("font") == .fontFamily(["system-ui", "sans-serif"]))
    }

    @Test func `a reference may name a part of a text style`() {
        let fixture = LenientFixture(
            #"""
            {"base": {"$type": "typography", "$value": {"fontFamily": "Inter", "fontSize": "16px",
               "fontWeight": 400, "lineHeight": 1.5, "letterSpacing": "0"}},
             "size": {"$value": "{base.fontSize}"},
             "double": {"$type": "dimension", "$value": "{base.fontSize} * 2"},
             "bold": {"$type": "typography", "$value": {"fontFamily": "{base.fontFamily}",
               "fontSize": "{base.fontSize}", "fontWeight": 700, "lineHeight": "{base.lineHeight}",
               "letterSpacing": "0"}}}
            """#)
        #expect(fixture.value("size") == #"{"value":16,"unit":"px"}"#, "\(fixture.run.diagnostics)")
        #expect(fixture.value("double") == #"{"value":32,"unit":"px"}"#)
        guard case .typography(let style)? = fixture.run.value("bold") else {
            Issue.record("\(fixture.run.diagnostics)")
            return
        }
        #expect(style.fontFamily == ["Inter"] && style.fontSize == DimensionValue(16, .px))
        #expect(style.lineHeight == 1.5)
    }

    @Test func `a reference may contain another one`() {
        let fixture = LenientFixture(
            ##"""
            {"mode": {"$type": "string", "$value": "dark"},
             "c": {"$type": "color", "dark": {"500": {"$value": "#000000"}},
               "light": {"500": {"$value": "#ffffff"}}},
             "text": {"$type": "color", "$value": "{c.{mode}.500}"},
             "faded": {"$type": "color", "$value": "rgba({c.{mode}.500}, 0.5)"}}
            """##)
        guard case .color(let text)? = fixture.run.value("text"),
            case .color(let faded)? = fixture.run.value("faded")
        else {
            Issue.record("\(fixture.run.diagnostics)")
            return
        }
        #expect(text.components == [0, 0, 0] && faded == ColorValue(.srgb, [0, 0, 0], alpha: 0.5))
    }

    @Test func `a gradient in a text may have the type gradient`() {
        let fixture = LenientFixture(
            type: "gradient", value: ##""linear-gradient(90deg, #ff0000, #0000ff)""##)
        guard case .gradient(let stops)? = fixture.run.value("a") else {
            Issue.record("\(fixture.run.diagnostics)")
            return
        }
        #expect(stops.map(\.position) == [0, 1])
        #expect(fixture.run.tokens?["a"]?.hints.direction?.rawValue == "leading-trailing")
    }

    @Test(arguments: [
        // 20 / 15 and 20 / 17, rounded to six decimals; 2.2 % of 15 and 17.
        ("a", 1.0, 15.0, 1.333333, 0.33), ("b", 3, 17, 1.176471, 0.374),
    ])
    func `a converted value is that of its context`(
        context: String, width: Double, size: Double, height: Double, spacing: Double
    ) throws {
        func source(_ n: Int, _ size: Int) -> String {
            #"{"n": {"$type": "number", "$value": \#(n)}, "#
                + #""size": {"$type": "fontSizes", "$value": "\#(size)px"}}"#
        }
        let fixture = LenientFixture(
            ##"""
            {"version": "2025.10", "sets": {"all": {"sources": [{
               "color": {"$type": "color", "$value": "#ff0000"},
               "b": {"$type": "border",
                 "$value": {"color": "{color}", "width": "{n}", "style": "solid"}},
               "t": {"$type": "typography", "$value": {"fontFamily": "A", "fontSize": "{size}",
                 "fontWeight": 400, "lineHeight": "20px", "letterSpacing": "2.2%"}},
               "part": {"$value": "{t.fontSize}"}}]}},
             "modifiers": {"m": {"default": "a", "contexts": {
               "a": [\##(source(1, 15))], "b": [\##(source(3, 17))]}}},
             "resolutionOrder": [{"$ref": "#/sets/all"}, {"$ref": "#/modifiers/m"}]}
            """##, named: "t.resolver.json")
        var diagnostics: [Diagnostic] = []
        let tokens = try #require(
            fixture.run.project?.resolve(["m": context], diagnostics: &diagnostics))
        guard case .border(let border)? = tokens["b"]?.value,
            case .typography(let style)? = tokens["t"]?.value
        else {
            Issue.record("\(diagnostics)")
            return
        }
        #expect(border.width == DimensionValue(width, .px))
        #expect(style.lineHeight == height && style.fontSize == DimensionValue(size, .px))
        #expect(style.letterSpacing == DimensionValue(spacing, .px))
        #expect(tokens["part"]?.value == .dimension(DimensionValue(size, .px)))
    }
}

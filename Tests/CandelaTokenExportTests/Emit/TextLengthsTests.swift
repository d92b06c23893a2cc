import CandelaDTCG
import CandelaTestSupport
import CandelaTokenExport
import Testing

/// The units of lengths on platforms that have one for texts: `sp` in Android and Compose.
struct TextLengthsTests {
    private static let sizes = #"""
        {"$type": "dimension",
         "font": {"size": {"large": {"$value": {"value": 20, "unit": "px"}}}},
         "lineHeights": {"1": {"$value": {"value": 24, "unit": "px"}}},
         "letter-spacing": {"tight": {"$value": {"value": -0.5, "unit": "px"}}},
         "size": {"font": {"small": {"$value": {"value": 0.75, "unit": "rem"}}}},
         "space": {"1": {"$value": {"value": 1, "unit": "rem"}}},
         "radius": {"$value": {"value": 4, "unit": "px"}},
         "step": {"a": {"$value": "{step.b}"}, "b": {"$value": {"value": 14, "unit": "px"}}, "c": {"$value": {"value": 1, "unit": "px"}}, "d": {"$value": {"value": 2, "unit": "px"}}},
         "scaled": {"$value": {"value": 30, "unit": "px"}, "$extensions": {"org.candela": {"textStyle": "body"}}},
         "large": {"$value": {"value": 40, "unit": "px"}, "$extensions": {"org.candela": {"scales": true}}},
         "fixed": {"$value": {"value": 50, "unit": "px"}, "$extensions": {"org.candela": {"scales": false}}},
         "body": {"$type": "typography", "$value": {"fontFamily": "A", "fontSize": "{step.a}", "fontWeight": 400, "letterSpacing": "{step.c}", "lineHeight": 1}}}
        """#

    /// The names of the lengths with their amounts; 1 rem is 16 px.
    private static let texts = [
        ("font_size_large", "20"), ("line_heights_1", "24"), ("letter_spacing_tight", "-0.5"),
        ("size_font_small", "12"), ("step_a", "14"), ("step_b", "14"), ("step_c", "1"),
        ("scaled", "30"), ("large", "40"),
    ]
    private static let others = [
        ("space_1", "16"), ("radius", "4"), ("step_d", "2"), ("fixed", "50"),
    ]

    @Test func `Android has sp for the lengths of texts and dp for others`() throws {
        let text = try build(.android)
        for (name, amount) in Self.texts {
            #expect(text.contains("<dimen name=\"\(name)\">\(amount)sp</dimen>"), "\(text)")
        }
        for (name, amount) in Self.others {
            #expect(text.contains("<dimen name=\"\(name)\">\(amount)dp</dimen>"), "\(text)")
        }
    }

    @Test func `Compose has TextUnit for the lengths of texts and Dp for others`() throws {
        let text = try build(.compose)
        for (list, type, unit) in [(Self.texts, "TextUnit", "sp"), (Self.others, "Dp", "dp")] {
            for (name, amount) in list {
                let property = Identifier.make(name, .camel)
                let number = amount.hasPrefix("-") ? "(\(amount))" : amount
                let code = ".\(property): \(type)\n    get() = \(number).\(unit)\n"
                #expect(text.contains(code), "\(code) in \(text)")
            }
        }
    }

    private func build(_ format: OutputFormat) throws -> String {
        var (export, diagnostics) = try ForeignSet.export(Self.sizes)
        let files = format.files(for: export, diagnostics: &diagnostics)
        #expect(!diagnostics.hasErrors, "\(diagnostics.report)")
        return files.map(\.text).joined()
    }
}

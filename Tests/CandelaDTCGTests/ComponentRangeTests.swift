import CandelaDTCG
import CandelaTestSupport
import Testing

struct ComponentRangeTests {
    /// The boundaries of every component, each with whether it is in range, in a colour token.
    ///
    /// Source: Design Tokens Color Module 2025.10, the table of section 4.2.
    @Test(
        arguments: [
            ("srgb", 0, 0.0, true), ("srgb", 0, 1, true), ("srgb", 2, 1.001, false),
            ("srgb", 1, -0.001, false), ("hsl", 0, 359.999, true), ("hsl", 0, 360, false),
            ("hsl", 1, 100, true), ("hsl", 1, 100.1, false), ("hwb", 2, 100, true),
            ("hwb", 0, -1, false), ("lab", 0, 100, true), ("lab", 0, 101, false),
            ("lab", 1, -500, true), ("lch", 1, 500, true), ("lch", 1, -1, false),
            ("lch", 2, 360, false), ("oklab", 0, 1, true), ("oklab", 0, 1.1, false),
            ("oklab", 2, 3, true), ("oklch", 1, 0, true), ("oklch", 0, 50, false),
            ("oklch", 2, 359, true), ("display-p3", 0, 1.1, false), ("a98-rgb", 0, 1, true),
            ("prophoto-rgb", 0, -0.1, false), ("rec2020", 0, 1, true),
            ("xyz-d65", 2, 1.0891, false),
            ("xyz-d50", 1, 1, true), ("srgb-linear", 0, 2, false),
        ] as [(String, Int, Double, Bool)])
    func `components are checked against their range`(
        space: String, index: Int, value: Double, isValid: Bool
    ) {
        var components = ["0", "0", "0"]
        components[index] = "\(value)"
        let list = components.joined(separator: ", ")
        let run = TokenFixture(
            """
            {"c": {"$type": "color", "$value": {"colorSpace": "\(space)", "components": [\(list)]}}}
            """
        ).resolve()
        #expect(run.errors.isEmpty == isValid, "\(run.diagnostics.report)")
        #expect(
            ColorSpace(rawValue: space)?.range(ofComponent: index).contains(value) == isValid)
    }

    @Test func `ranges are checked after references are followed`() {
        let run = TokenFixture(
            ##"""
            {"base": {"$type": "color", "$value": {"colorSpace": "hsl", "components": [200, 50, 50]}},
             "c": {"$type": "color", "$value": {"colorSpace": "srgb",
               "components": [{"$ref": "#/base/$value/components/0"}, 0, 0]}},
             "d": {"$type": "color", "$value": {"colorSpace": "srgb",
               "components": {"$ref": "#/base/$value/components"}}},
             "e": {"$type": "color", "$value": {"colorSpace": {"$ref": "#/c/$value/colorSpace"},
               "components": [2, 0, 0]}}}
            """##
        ).resolve()
        #expect(run.errors.count == 3, "\(run.diagnostics.report)")
        #expect(run.tokens?.paths == ["base"])
    }
}

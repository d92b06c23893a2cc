import CandelaJSON
import Testing

struct ScreenShapesTests {
    private static func shapes(_ json: String) throws -> Set<String> {
        ScreenShapes(of: try JSONDocument(parsing: Array(json.utf8), file: "screen").root).names
    }

    private static func candidate(
        _ name: String, _ shapes: String, _ bytes: Int
    ) -> ShapeCover.Candidate {
        .init(name: name, shapes: Set(shapes.map(String.init)), bytes: bytes)
    }

    @Test func `are kinds, their members and the types of their values`() throws {
        let json = #"""
            {"kind": "screen", "screen": "habit.list", "colors": {"color.own": {"light": "#000000"}},
            "toasts": [], "cards": [{"kind": "button", "grows": true, "action": {"size": 4}}]}
            """#
        #expect(
            try Self.shapes(json) == [
                "screen", "screen habit.list", "screen.kind:string", "screen.screen:string",
                "screen.colors.*.light:string", "screen.toasts[] empty", "button",
                "button.kind:string", "button.grows:boolean", "button.action.size:number",
            ])
    }

    @Test func `are covered by few and small screens`() {
        let screens = [
            Self.candidate("large", "abc", 900), Self.candidate("small", "abc", 100),
            Self.candidate("other", "cd", 100), Self.candidate("alone", "d", 90),
        ]
        #expect(ShapeCover.names(of: screens, recorded: []) == ["small", "alone"])
    }

    @Test func `keep recorded screens except the unnecessary ones`() {
        let screens = [
            Self.candidate("large", "abc", 900), Self.candidate("small", "abc", 100),
            Self.candidate("new", "e", 100),
        ]
        #expect(ShapeCover.names(of: screens, recorded: ["large"]) == ["large", "new"])
        #expect(ShapeCover.names(of: screens, recorded: ["large", "small"]) == ["small", "new"])
    }

    @Test func `are reported with a screen to record if missing`() {
        let screens = [
            Self.candidate("one", "ab", 100), Self.candidate("large", "bc", 900),
            Self.candidate("small", "c", 50),
        ]
        let missing = ShapeCover.missing(from: ["one"], of: screens)
        #expect(missing.map(\.shape) == ["c"] && missing.map(\.screen) == ["small"])
        #expect(ShapeCover.missing(from: ["one", "large"], of: screens).isEmpty)
    }
}

import CandelaDTCG
import Testing

struct ContrastLintTests {
    private func gray(_ byte: Int, _ more: String = "") -> String {
        let value = "\(Double(byte) / 255)"
        return "{\"$value\": {\"colorSpace\": \"srgb\", \"components\": "
            + "[\(value), \(value), \(value)]}\(more)}"
    }

    private func on(_ surfaces: String, _ use: String) -> String {
        ", \"$extensions\": {\"org.candela\": {\"on\": [\(surfaces)], \"use\": \(use)}}"
    }

    // WCAG on white: #767676 is 4.54, #777777 is 4.47, #949494 is 3.03, #959595 is 2.99.
    @Test(arguments: [
        ("text", 0x76, nil), ("text", 0x77, "4.47 below 4.5 for text"),
        ("large-text", 0x94, nil), ("large-text", 0x95, "2.99 below 3 for large text"),
        ("graphic", 0x94, nil), ("graphic", 0x95, "2.99 below 3 for graphic"),
        ("outline", 0xFF, nil),
    ])
    func `a pair below its threshold is an error`(use: String, byte: Int, words: String?) throws {
        let run = LintRun(
            """
            {"$type": "color", "paper": \(gray(255)),
             "ink": \(gray(byte, on("①\"paper\"", "\"\(use)\"")))}
            """)
        guard let words else {
            #expect(run.found.isEmpty, "\(run.report)")
            return
        }
        let found = try #require(run.found.first)
        #expect(run.found.count == 1)
        #expect(found.id == "low-contrast")
        #expect(found.severity == .error)
        #expect(found.place == run.places[0])
        let wanted = words.replacing(" below", with: ", below")
        #expect(found.message == "'ink' on 'paper' has a contrast of \(wanted)")
    }

    @Test func `the nearest colour that passes is suggested`() {
        let run = LintRun(
            """
            {"$type": "color", "paper": \(gray(255)),
             "ink": \(gray(0x77, on("\"paper\"", "\"text\"")))}
            """)
        #expect(
            run.found.first?.help == ["the nearest colour that passes there is '#767676'"],
            "\(run.report)")
    }

    @Test func `increased contrast has higher thresholds, and the worst context is named`() {
        let run = LintRun(
            """
            {"version": "2025.10", "resolutionOrder": [
              {"type": "set", "name": "base", "sources": [{"$type": "color",
                "ink": \(gray(0x70, on("①\"paper\"", "\"text\"")))}]},
              {"type": "modifier", "name": "look", "contexts": {
                "light": [{"$type": "color", "paper": \(gray(255))}],
                "light-increased": [{"$type": "color", "paper": \(gray(255))}],
                "dark": [{"$type": "color", "paper": \(gray(0x70))}]}}]}
            """, named: "test.resolver.json")
        #expect(run.found.map(\.id) == ["low-contrast"], "\(run.report)")
        #expect(run.found.first?.place == run.places[0])
        #expect(
            run.found.first?.message
                == "'ink' on 'paper' has a contrast of 1.00 where 'look' is 'dark', below 4.5 for "
                + "text")
        #expect(run.found.first?.notes.map(\.message) == ["it is too low in 1 more permutation"])
    }

    @Test func `a translucent foreground is composited over its surface`() {
        // Half black on white is #808080, 3.94 on white.
        let half =
            ##"{"$value": {"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.5}"##
        let run = LintRun(
            """
            {"$type": "color", "paper": \(gray(255)),
             "ink": \(half)\(on("\"paper\"", "\"text\""))}}
            """)
        #expect(
            run.found.map(\.message) == [
                "'ink' on 'paper' has a contrast of 3.94, below 4.5 for text"
            ], "\(run.report)")
    }

    @Test func `a gradient is measured at its lowest contrast`() {
        let run = LintRun(
            """
            {"paper": {"$type": "gradient", "$value": [
               {"color": "{white}", "position": 0}, {"color": "{black}", "position": 1}]},
             "white": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 1, 1]}},
             "black": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}
               \(on("①\"paper\"", "\"graphic\""))}}
            """)
        #expect(run.found.map(\.id) == ["low-contrast"], "\(run.report)")
        #expect(run.found.first?.message.contains("a contrast of 1.00, below 3") == true)
        #expect(run.found.first?.place == run.places[0])
    }

    @Test func `unknown names are errors`() {
        let run = LintRun(
            """
            {"$type": "color", "paper": \(gray(255)), "gap": {"$type": "number", "$value": 1},
             "ink": \(gray(0, on("①\"papr\", ②\"gap\"", "\"text\""))),
             "fade": {"$type": "gradient", "$value": [{"color": "{ink}", "position": 0}],
               "$extensions": {"org.candela": {"solid": ③"inc"}}},
             "glow": {"$type": "gradient", "$value": [{"color": "{ink}", "position": 0}],
               "$extensions": {"org.candela": {"solid": ④"fade"}}}}
            """)
        #expect(
            run.found.map(\.id)
                == ["unknown-surface", "not-a-surface", "unknown-solid", "not-a-color"],
            "\(run.report)")
        #expect(run.found.map(\.place) == run.places.map { $0 })
        #expect(run.found.first?.help == ["closest name is 'paper'"])
        #expect(run.found.allSatisfy { $0.severity == .error })
    }
}

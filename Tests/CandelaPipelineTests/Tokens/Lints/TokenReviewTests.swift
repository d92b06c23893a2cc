import CandelaPipeline
import CandelaTestSupport
import Testing

/// What a review tells that a check leaves alone.
struct TokenReviewTests {
    private func review(
        _ text: String, named name: String = "test.tokens.json"
    ) -> (found: [Diagnostic], places: [SourcePlace]) {
        let marked = MarkedText(text, file: name)
        let files = FileAccess { path throws(FileAccessError) in
            guard path == name else { throw .missing }
            return marked.bytes
        }
        var diagnostics: [Diagnostic] = []
        guard let project = TokenProject.load(name, files: files, diagnostics: &diagnostics) else {
            return (diagnostics, marked.places)
        }
        let found = TokenCheck.run(project, after: diagnostics, isReview: true)
        #expect(TokenCheck.run(project, after: diagnostics).isEmpty)
        return (found, marked.places)
    }

    private func color(_ blue: Double, alpha: Double = 1) -> String {
        #"{"$value": {"colorSpace": "srgb", "components": [0, 0, \#(blue)], "alpha": \#(alpha)}}"#
    }

    @Test func `tells colours of one group that nobody can tell apart, the later of the two`() {
        let (found, places) = review(
            """
            {"blue": {"$type": "color", ①"a": \(color(1)), ②"b": \(color(0.996)),
              "clear": \(color(0.996, alpha: 0.5)), "c": \(color(0.8))}}
            """)
        #expect(found.map(\.id) == ["near-duplicate"], "\(found.report)")
        #expect(found.first?.place == places[1])
        #expect(found.first?.notes == [.init("'blue.a' is here", at: places[0])])
    }

    @Test func `leaves what is light in one and dark in the other alone`() {
        let (found, _) = review(
            """
            {"$type": "color", "x": {"light": \(color(1)), "dark": \(color(0.5))},
             "y": {"bright": \(color(0.996))}}
            """)
        #expect(found.isEmpty, "\(found.report)")
    }

    @Test func `leaves two of one group alone that are never chosen together`() {
        func review(day: String, night: String) -> [Diagnostic] {
            let inks = #""day": \#(color(1)), "night": \#(color(0.996))"#
            func roles(_ ink: String, _ other: String) -> String {
                #"[{"mode-ink": {"$value": "{ink.\#(ink)}"}, "mode-other": {"$value": "{ink.\#(other)}"}}]"#
            }
            let (found, _) = self.review(
                """
                {"version": "2025.10",
                 "modifiers": {"time": {"contexts": {
                   "day": \(roles(day, day)),
                   "night": \(roles(night, "day"))}}},
                 "resolutionOrder": [
                   {"type": "set", "name": "base", "sources": [{"ink": {"$type": "color", \(inks)}}]},
                   {"$ref": "#/modifiers/time"}]}
                """, named: "test.resolver.json")
            return found.filter { $0.id == "near-duplicate" }
        }
        #expect(review(day: "day", night: "night").count == 1)
        #expect(review(day: "night", night: "day").isEmpty)
    }

    @Test func `tells a length beside the scale that others keep to`() {
        let scale = [4, 8, 12, 16].map {
            #""s\#($0)": {"$value": {"value": \#($0), "unit": "px"}}"#
        }
        let (found, places) = review(
            """
            {"version": "2025.10", "resolutionOrder": [
              {"type": "set", "name": "base", "sources": [
                {"$type": "dimension", \(scale.joined(separator: ", "))}]},
              {"type": "set", "name": "roles", "sources": [
                {"$type": "dimension", "a": {"$value": "{s4}"}, "b": {"$value": "{s8}"},
                 "c": {"$value": "{s12}"}, "d": {"$value": "{s16}"},
                 "same": {"$value": {"value": 8, "unit": "px"}},
                 ①"odd": {"$value": {"value": 7, "unit": "px"}}}]}]}
            """, named: "test.resolver.json")
        #expect(found.map(\.id) == ["off-scale"], "\(found.report)")
        #expect(found.first?.place == places[0])
    }
}

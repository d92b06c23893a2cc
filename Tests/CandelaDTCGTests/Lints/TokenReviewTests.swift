import CandelaDTCG
import CandelaTestSupport
import Testing

/// Findings of a review that a check does not have.
struct TokenReviewTests {
    private func review(
        _ text: String, named name: String = "test.tokens.json",
        as review: TokenReview = TokenReview()
    ) -> (found: [Diagnostic], places: [SourcePosition]) {
        let marked = MarkedText(text, file: name)
        let files = FileAccess { path throws(FileAccessError) in
            guard path == name else { throw .missing }
            return marked.bytes
        }
        var diagnostics: [Diagnostic] = []
        guard let project = TokenProject.load(name, files: files, diagnostics: &diagnostics) else {
            return (diagnostics, marked.places)
        }
        let found = TokenCheck.run(project, after: diagnostics, review: review)
        #expect(TokenCheck.run(project, after: diagnostics).isEmpty)
        return (found, marked.places)
    }

    private func color(_ blue: Double, alpha: Double = 1) -> String {
        #"{"$value": {"colorSpace": "srgb", "components": [0, 0, \#(blue)], "alpha": \#(alpha)}}"#
    }

    @Test func `reports the later of two indistinguishable colours in a group`() {
        let (found, places) = review(
            """
            {"blue": {"$type": "color", ①"a": \(color(1)), ②"b": \(color(0.996)),
              "clear": \(color(0.996, alpha: 0.5)), "c": \(color(0.8))}}
            """)
        #expect(found.map(\.id) == ["near-duplicate"], "\(found.report)")
        #expect(found.first?.place == places[1])
        #expect(found.first?.notes == [.init("'blue.a' is here", at: places[0])])
    }

    @Test func `ignores similar colours in different groups with different names`() {
        let (found, _) = review(
            """
            {"$type": "color", "x": {"light": \(color(1)), "dark": \(color(0.5))},
             "y": {"bright": \(color(0.996))}}
            """)
        #expect(found.isEmpty, "\(found.report)")
    }

    @Test func `ignores colours in a group that are never used together`() {
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

    @Test func `ignores colours with a reason to be alike, and stops of one gradient`() {
        func review(_ extensions: String, _ more: String = "") -> [Diagnostic] {
            let other = color(0.996).dropLast() + extensions + "}"
            return self.review(
                """
                {"blue": {"$type": "color", "a": \(color(1)), "b": \(other)}\(more)}
                """
            ).found
        }
        let reason = #", "$extensions": {"org.candela": {"alike": {"blue.a": "by law"}}}"#
        #expect(review("").map(\.id) == ["near-duplicate"])
        #expect(review(reason).isEmpty)
        let slope = """
            , "slope": {"$type": "gradient", "$value": [
              {"color": "{blue.a}", "position": 0}, {"color": "{blue.b}", "position": 1}]}
            """
        #expect(review("", slope).isEmpty)
    }

    @Test func `compares the colours of a group in every product`() {
        func product(_ blue: Double) -> String {
            #"[{"ink": {"$type": "color", "a": \#(color(1)), "b": \#(color(blue))}}]"#
        }
        let (found, _) = review(
            """
            {"version": "2025.10",
             "modifiers": {"product": {"contexts": {"one": \(product(0.5)), "two": \(product(0.996))}}},
             "resolutionOrder": [{"$ref": "#/modifiers/product"}]}
            """, named: "test.resolver.json")
        #expect(found.map(\.id) == ["near-duplicate"], "\(found.report)")
    }

    @Test func `reports roles that neither a token nor a screen uses`() {
        let text = """
            {"$type": "color", ①"a": \(color(1)), "b": {"$value": "{c}"}, "c": \(color(0.5)),
             "d": \(color(0.2)), "size": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}}}
            """
        let (found, places) = review(text, as: TokenReview(drawn: ["b", "d"]))
        #expect(found.map(\.id) == ["unused-role"], "\(found.report)")
        #expect(found.first?.place == places[0])
        #expect(review(text).found.isEmpty)
    }

    @Test func `treats a role inherited by a group as used`() {
        let (found, _) = review(
            """
            {"base": {"$type": "color", "a": \(color(1)), "b": \(color(0.5))},
             "color": {"$extends": "{base}"}}
            """, as: TokenReview(drawn: ["color.a"]))
        #expect(found.map(\.subjects) == [["color.b"]], "\(found.report)")
    }

    @Test func `reports a length off the scale that others use`() {
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

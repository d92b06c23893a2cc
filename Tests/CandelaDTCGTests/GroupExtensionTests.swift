import CandelaDTCG
import CandelaTestSupport
import Testing

struct GroupExtensionTests {
    private func paths(_ text: String) -> [String] {
        let run = TokenFixture(text).resolve()
        #expect(run.errors.isEmpty, "\(run.diagnostics.report)")
        return run.tokens?.paths ?? []
    }

    @Test func `adds the target's members and keeps its own`() {
        let run = TokenFixture(
            """
            {"b": {"$type": "number", "x": {"$value": 1}, "y": {"$value": 2}},
             "d": {"$extends": "{b}", "x": {"$value": 9}}}
            """
        ).resolve()
        #expect(run.value("d.x") == .number(9))
        #expect(run.value("d.y") == .number(2))
        #expect(run.value("b.x") == .number(1))
    }

    @Test func `merges nested groups and replaces tokens as a whole`() {
        let run = TokenFixture(
            """
            {"b": {"$deprecated": "old", "s": {"x": {"$type": "number", "$value": 1,
                     "$description": "base", "$extensions": {"v": 1}},
                   "y": {"$type": "number", "$value": 2}}},
             "d": {"$extends": "#/b", "$type": "fontWeight", "s": {"x": {"$value": 700}}}}
            """
        ).resolve()
        #expect(run.errors.isEmpty, "\(run.diagnostics.report)")
        #expect(run.tokens?["d.s.x"]?.type == .fontWeight)
        #expect(run.tokens?["d.s.x"]?.description == nil)
        #expect(run.tokens?["d.s.x"]?.extensions == nil)
        #expect(run.tokens?["d.s.x"]?.deprecation?.reason == "old")
        #expect(run.tokens?["d.s.y"]?.type == .number)
    }

    // swift-format-ignore
    static let members: [(String, [String])] = [
        // A token overrides an inherited group, and a group an inherited token (Format 6.4 c).
        (
            ##"{"b": {"x": {"y": {"$type": "number", "$value": 1}}}, "d": {"$extends": "{b}", "x": {"$type": "number", "$value": 2}}}"##, ["b.x.y", "d.x"]
        ),
        (
            ##"{"b": {"x": {"$type": "number", "$value": 1}}, "d": {"$extends": "{b}", "x": {"y": {"$type": "number", "$value": 2}}}}"##, ["b.x", "d.x.y"]
        ),
        // `$root` is inherited (Format 6.4).
        (
            ##"{"b": {"$root": {"$type": "number", "$value": 1}}, "d": {"$extends": "{b}"}}"##,
            ["b.$root", "d.$root"]
        ),
        // Chains, in any order (Format 6.4.4 a).
        (
            ##"{"e": {"$extends": "{d}"}, "d": {"$extends": "{b}"}, "b": {"x": {"$type": "number", "$value": 1}}}"##, ["e.x", "d.x", "b.x"]
        ),
        // Several extensions of one base, names with the same beginning (Format 6.4.4).
        (
            ##"{"b": {"x": {"$type": "number", "$value": 1}}, "bb": {"$extends": "{b}"}, "bbb": {"$extends": "{b}"}}"##, ["b.x", "bb.x", "bbb.x"]
        ),
        // A target that a group only has through extension.
        (
            ##"{"c": {"$extends": "{d.s}"}, "d": {"$extends": "{b}"}, "b": {"s": {"x": {"$type": "number", "$value": 1}}}}"##,
            ["c.x", "d.s.x", "b.s.x"]
        ),
        // A group whose members extend others is inherited with their extensions (step 1).
        (
            ##"{"d": {"$extends": "{b}"}, "b": {"s": {"$extends": "{a}"}}, "a": {"x": {"$type": "number", "$value": 1}}}"##, ["d.s.x", "b.s.x", "a.x"]
        ),
        // A group that extends one inside it (Format 6.4.4).
        (
            ##"{"a": {"$extends": "{a.b}", "b": {"x": {"$type": "number", "$value": 1}}}}"##,
            ["a.b.x", "a.x"]
        ),
        // `$ref` on a group has the same meaning (Format 6.4.1 a).
        (
            ##"{"b": {"$type": "number", "x": {"$value": 1}}, "d": {"$ref": "#/b"}}"##,
            ["b.x", "d.x"]
        ),
        (
            ##"{"e": {"$ref": "#/d"}, "d": {"$ref": "#/b"}, "b": {"$type": "number", "x": {"$value": 1}}}"##, ["e.x", "d.x", "b.x"]
        ),
    ]

    @Test(arguments: members)
    func `finds every token of an extended group`(text: String, expected: [String]) {
        #expect(Set(paths(text)) == Set(expected))
        #expect(paths(text).count == expected.count)
    }

    @Test func `references in copied tokens keep their target`() {
        let run = TokenFixture(
            """
            {"b": {"$type": "number", "x": {"$value": 1}, "y": {"$value": "{b.x}"}},
             "d": {"$extends": "{b}", "x": {"$value": 9}}}
            """
        ).resolve()
        #expect(run.value("d.y") == .number(1))
        #expect(run.tokens?["d.y"]?.aliasTarget == "b.x")
    }

    // swift-format-ignore
    static let faults: [(String, String)] = [
        (##"{"g": {"$extends": ①"{nowhere}"}}"##, "unresolved-extends"),
        (##"{"g": {"$extends": ①"{g}"}}"##, "circular-extends"),
        (##"{"b": {"s": {"$extends": ①"{b}"}}}"##, "circular-extends"),
        (##"{"g": {"$extends": ①"{a b"}, "a b": {}}"##, "malformed-reference"),
        (
            ##"{"t": {"$type": "number", "$value": 1}, "g": {"$extends": ①"{t}"}}"##, "extends-token"
        ),
        (
            ##"{"t": {"$type": "number", "$value": 1}, "g": {"$extends": ①"{t.x}"}}"##,
            "extends-token"
        ),
    ]

    @Test(arguments: faults)
    func `reports an invalid target`(text: String, id: String) {
        let marked = MarkedText(text)
        let run = TokenFixture(
            String(decoding: marked.bytes, as: UTF8.self), named: "test.json"
        ).resolve()
        #expect(run.ids == [id], "\(run.diagnostics.report)")
        #expect(run.errors.first?.place == marked.places.first)
    }

    /// A group may extend its own member (Format 6.4.4), and the root too; the warning names the
    /// place, since other tools treat it as circular.
    @Test(arguments: [
        ##"{"a": {"$extends": ①"{a.b}", "b": {"x": {"$type": "number", "$value": 1}}}}"##,
        ##"{"$extends": ①"{b}", "b": {"x": {"$type": "number", "$value": 1}}}"##,
    ])
    func `warns of a group that extends its own member`(text: String) {
        let marked = MarkedText(text)
        let run = TokenFixture(
            String(decoding: marked.bytes, as: UTF8.self), named: "test.json"
        ).resolve()
        #expect(run.diagnostics.map(\.id) == ["extends-descendant"], "\(run.diagnostics.report)")
        #expect(run.diagnostics.first?.place == marked.places.first)
        #expect(run.tokens?.paths.count == 2)
    }

    @Test func `reports every group of a cycle`() {
        let marked = MarkedText(
            """
            {"a": {"$extends": ①"{b}"}, "b": {"$extends": ②"{c.d}"},
             "c": {"d": {"e": {"$extends": ③"{a}"}}},
             "out": {"$extends": "{a}", "x": {"$type": "number", "$value": 1}}}
            """)
        let run = TokenFixture(
            String(decoding: marked.bytes, as: UTF8.self), named: "test.json"
        ).resolve()
        #expect(Set(run.errors.compactMap(\.place)) == Set(marked.places))
        #expect(run.errors.allSatisfy { $0.id == "circular-extends" })
        #expect(run.errors.contains { $0.message.contains("a → b → c.d.e → a") })
        #expect(run.value("out.x") == .number(1))
    }

    @Test func `follows a chain of 5,000 groups`() {
        let groups = (1...5_000).map { ##""g\##($0)": {"$extends": "{g\##($0 - 1)}"}"## }
        let run = TokenFixture(
            ##"{"g0": {"x": {"$type": "number", "$value": 1}}, \##(groups.joined(separator: ","))}"##
        ).resolve()
        #expect(run.errors.isEmpty)
        #expect(run.value("g5000.x") == .number(1))
    }

    @Test func `reports a cycle of 5,000 groups`() {
        let groups = (0..<5_000).map {
            ##""g\##($0)": {"$extends": "{g\##(($0 + 1) % 5_000)}"}"##
        }
        let run = TokenFixture("{\(groups.joined(separator: ","))}").resolve()
        #expect(run.errors.count == 5_000)
        #expect(run.errors.first?.message.contains("… (4993 more)") == true)
    }

    @Test func `stops extension that grows without bound`() {
        // Each group contains its predecessor twice: 2^40 tokens.
        let groups = (1...40).map {
            ##""g\##($0)": {"a": {"$extends": "{g\##($0 - 1)}"}, "b": {"$extends": "{g\##($0 - 1)}"}}"##
        }
        let run = TokenFixture(
            ##"{"g0": {"x": {"$type": "number", "$value": 1}}, \##(groups.joined(separator: ","))}"##
        ).resolve()
        #expect(run.ids == ["too-many-tokens"])
        #expect(run.tokens?.count == 0)
    }
}

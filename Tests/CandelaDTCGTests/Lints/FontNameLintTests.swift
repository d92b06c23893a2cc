import CandelaDTCG
import Testing

struct FontNameLintTests {
    @Test func `reports every impossible font name`() {
        let run = LintRun(
            ##"""
            {"f": {"$type": "fontFamily",
              "one": {"$value": ①"Evil;*"}, "fine": {"$value": ["Noto Sans CJK 日本語", "Arial (Body)"]},
              "two": {"$value": ["Inter", ②"\"Inter\"", ③"a\\b", ④"<b", ⑤"a\u202eb", ⑥"a\nb"]}},
             "t": {"$type": "typography", "$value": {"fontFamily": ⑦"x\">", "fontSize": {"value": 1, "unit": "px"},
               "fontWeight": 400, "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1}},
             "u": {"$type": "typography", "$value": {"fontFamily": "{f.one}", "fontSize": {"value": 1, "unit": "px"},
               "fontWeight": 400, "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1}}}
            """##)
        let found = run.found.filter { $0.id == "unusual-font-name" }
        #expect(found.map(\.place) == run.places, "\(run.report)")
        #expect(found.allSatisfy { $0.severity == .warning })
        #expect(
            found.first?.message
                == "the font name 'Evil;*' of 'f.one' has the character U+003B, which font names do not contain"
        )
    }

    @Test func `reports a font's platform names once for all contexts`() {
        let run = LintRun(
            ##"""
            {"version": "2025.10", "resolutionOrder": [
              {"type": "modifier", "name": "theme", "contexts": {"light": [], "dark": []}},
              {"type": "set", "name": "base", "sources": [{"f": {"$type": "fontFamily", "$value": ["A"],
                "$extensions": {"org.candela": {"font": {
                  "names": {"apple": ①"A;", "android": "a", "web": ②"A\""},
                  "metrics": {"unitsPerEm": 1000, "ascent": 900, "descent": -200, "lineGap": 0,
                    "capHeight": 700, "xHeight": 500, "averageWidth": 500},
                  "fallback": {"name": ③"B\\", "unitsPerEm": 1000, "averageWidth": 500}}}}}}]}]}
            """##, named: "test.resolver.json")
        let found = run.found.filter { $0.id == "unusual-font-name" }
        #expect(found.map(\.place) == run.places, "\(run.report)")
    }
}

import CandelaTestSupport
import CandelaTokenImport
import Testing

struct TokenUpgradeTests {
    private func upgrade(_ text: String) -> (text: String?, ids: [String]) {
        var diagnostics: [Diagnostic] = []
        let bytes = TokenUpgrade.upgraded(
            Array(text.utf8), file: "t.json", diagnostics: &diagnostics)
        return (bytes.map { String(decoding: $0, as: UTF8.self) }, diagnostics.map(\.id))
    }

    private let draft = """
        {
          "b": { "value": "16px", "type": "dimension", "description": "Base", "x-note": [1.50] },
          "a": { "value": "{ b.value }", "type": "dimension", "extensions": { "org.other": { "n": 1e2 } } },
          "dur": { "value": 200, "type": "time" }
        }

        """

    /// Order, layout, descriptions, extensions and number spellings are preserved.
    @Test func `writes the strict form and preserves everything else`() {
        let strict = """
            {
              "b": { "$value": {"value": 16, "unit": "px"}, "$type": "dimension", "$description": "Base", "$extensions": {"org.candela.kept": {"x-note": [1.50]}} },
              "a": { "$value": "{b}", "$type": "dimension", "$extensions": { "org.other": { "n": 1e2 } } },
              "dur": { "$value": {"value": 200, "unit": "ms"}, "$type": "duration" }
            }

            """
        #expect(upgrade(draft).text == strict)
    }

    @Test func `an upgraded file has nothing to upgrade and no errors`() throws {
        let once = try #require(upgrade(draft).text)
        #expect(upgrade(once).text == once && upgrade(once).ids.isEmpty)
        #expect(TokenFixture(once, named: "t.json").resolve().diagnostics.isEmpty)
    }

    @Test func `keeps values that the format cannot express`() {
        let text = #"{"a": {"$type": "dimension", "$value": "2em"}}"#
        #expect(upgrade(text).text == text)
        #expect(upgrade(text).ids == ["lenient-other-type"])
    }

    @Test(arguments: ["", "[1]", "{\"a\": 1, \"a\": 2}", "{\"a\" 1}"])
    func `rejects files that are not token files`(text: String) {
        #expect(upgrade(text).text == nil && !upgrade(text).ids.isEmpty)
    }
}

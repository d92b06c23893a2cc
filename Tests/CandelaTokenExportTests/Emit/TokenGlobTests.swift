import CandelaTokenExport
import Testing

struct TokenGlobTests {
    @Test(arguments: [
        ("color", "color", true), ("color", "color.text.muted", true), ("color", "colors.a", false),
        ("color.*", "color.text", true), ("color.*", "color", false), ("color.**", "color", true),
        ("color.*.muted", "color.text.muted", true), ("color.*.muted", "color.text.a.muted", false),
        ("color.**.muted", "color.text.a.muted", true), ("**.muted", "muted", true),
        ("**.muted", "color.muted.on", true), ("**.a.**.b", "x.a.y.a.z.b", true),
        ("**.a.**.b", "x.b.a", false), ("c?l*r.t*t", "color.text", true), ("?", "é", true),
        ("?", "ab", false), ("*a*b*", "xaybz", true), ("*a*b*", "xbya", false),
        ("space.$root", "space.$root", true), ("Color", "color", false), ("**", "a.b", true),
        ("color", "col", false),
    ])
    func `matches step by step and includes whole groups`(glob: String, path: String, matches: Bool)
        throws
    {
        #expect(try #require(TokenGlob(glob)).matches(path) == matches)
    }

    @Test(arguments: ["", ".", "a.", ".a", "a..b"])
    func `is nil for a pattern with an empty step`(text: String) {
        #expect(TokenGlob(text) == nil)
    }

    /// Comparisons are counted, since the time depends on the machine.
    @Test(arguments: [1, 8, 40])
    func `compares at most as often as the product of the lengths`(stars: Int) {
        let pattern = Array(String(repeating: "*a", count: stars) + "b")
        for length in [10, 100, 1_000] {
            let name = Array(String(repeating: "a", count: length))
            var count = 0
            let fits = { (part: Character, letter: Character) in
                count += 1
                return part == letter
            }
            #expect(!name.matches(pattern, isWildcard: { $0 == "*" }, fits: fits))
            #expect(count <= pattern.count * length)
            let longer = (name + "b").matches(pattern, isWildcard: { $0 == "*" }, fits: fits)
            #expect(longer == (length >= stars))
        }
    }

    /// Trying every way to split the characters would take 2⁶⁰ attempts here.
    @Test func `matches hostile patterns quickly`() throws {
        let glob = try #require(TokenGlob(String(repeating: "*a", count: 30) + "*b"))
        #expect(!glob.matches(String(repeating: "a", count: 2_000)))
        let steps = try #require(TokenGlob(String(repeating: "**.a.", count: 30) + "b"))
        #expect(!steps.matches(String(repeating: "a.", count: 500) + "c"))
    }
}

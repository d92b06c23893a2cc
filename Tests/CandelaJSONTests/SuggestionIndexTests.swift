import CandelaJSON
import CandelaTestSupport
import Testing

struct SuggestionIndexTests {
    @Test func `gives the same results as comparing every name`() {
        var random = SplitMix(seed: 25)
        func word() -> String {
            let letters = (0..<Int.random(in: 0...7, using: &random)).map { _ in
                "abcA.é-".randomElement(using: &random) ?? "a"
            }
            return String(letters)
        }
        for _ in 0..<300 {
            let names = (0..<Int.random(in: 0...40, using: &random)).map { _ in word() }
            var index = SuggestionIndex(names)
            for limit in [0, 1, 3] {
                let name = word()
                #expect(
                    index.closest(to: name, limit: limit)
                        == Suggestions.closest(to: name, among: names, limit: limit),
                    "\(name) among \(names)")
            }
            let name = word()
            #expect(
                index.help(for: name, noun: "word")
                    == Suggestions.help(for: name, among: names, noun: "word"))
        }
    }

    @Test func `gives the same results for names with hundreds of letters`() {
        let long = String(repeating: "a", count: 300)
        let names = [long, "b" + long, String(long.dropLast(50)), "short", ""]
        var index = SuggestionIndex(names)
        for name in [long, "c" + long, String(long.dropLast(45)), "shirt", ""] {
            #expect(index.closest(to: name) == Suggestions.closest(to: name, among: names))
        }
    }

    @Test func `returns no suggestions after the effort limit`() {
        var index = SuggestionIndex((0..<100).map { "name\($0)" }, effort: 3_000)
        var answers = 0
        while answers < 1_000, !index.closest(to: "nane5").isEmpty { answers += 1 }
        #expect((1...30).contains(answers))
    }
}

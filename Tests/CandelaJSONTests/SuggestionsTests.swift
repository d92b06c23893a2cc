import CandelaJSON
import Testing

struct SuggestionsTests {
    static let sizes = ["xSmall", "small", "medium", "large", "accessibility1", "accessibility3"]

    @Test(arguments: [
        ("larg", ["large"]), ("meduim", ["medium"]), ("LARGE", ["large"]),
        ("accessibilty3", ["accessibility3", "accessibility1"]), ("smal", ["small", "xSmall"]),
        ("huge", []), ("", []), ("large", []),
    ])
    func `returns the nearest first and no distant names`(name: String, near: [String]) {
        #expect(Suggestions.closest(to: name, among: Self.sizes) == near)
    }

    @Test func `counts a swap of neighbours as one change`() {
        #expect(Suggestions.closest(to: "ab", among: ["ba"]) == ["ba"])
        #expect(Suggestions.closest(to: "lb", among: ["kg"]) == [])
    }

    @Test func `returns at most three, ties in the given order, without duplicates`() {
        let names = ["a.4", "a.2", "a.2", "a.3", "a.1"]
        #expect(Suggestions.closest(to: "a.9", among: names) == ["a.4", "a.2", "a.3"])
        #expect(Suggestions.closest(to: "a.9", among: names, limit: 1) == ["a.4"])
        #expect(Suggestions.closest(to: "a.9", among: names, limit: 0) == [])
    }

    @Test func `writes the help line for none, one and several`() {
        #expect(Suggestions.help(for: "stone", among: ["lb", "kg"]) == [])
        #expect(Suggestions.help(for: "kgs", among: ["lb", "kg"]) == ["closest name is 'kg'"])
        #expect(
            Suggestions.help(for: "a.9", among: ["a.1", "a.2", "a.3"], noun: "token")
                == ["closest tokens are 'a.1', 'a.2' and 'a.3'"])
    }
}

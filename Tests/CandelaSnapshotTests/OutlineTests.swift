import CandelaElements
import CandelaJSON
import CandelaKit
import CandelaScreens
import CandelaSpecimens
import CandelaTestSupport
import Testing

struct OutlineTests {
    /// A screen with one of most kinds of content.
    private static let json = #"""
        {"schemaVersion":"3.0","kind":"screen","screen":"habit.list","specimen":"some",
        "context":{"language":"en","reduceMotion":false},
        "type":{"type.body":{"size":17,"leading":22}},
        "title":{"text":"My \"Habits\"","key":"title","style":"type.title","color":"color.text.primary"},
        "cards":[{"kind":"habitList","id":"habits","facts":{"days":[1,2,3],"isDone":false},"body":
        {"kind":"list","id":"habits","gap":"space.row","children":[
        {"kind":"button","id":"habits/draw","action":{"id":"habits/draw/open","intent":{"kind":"open",
        "screen":"habit.detail"},"label":"Open","labelKey":"open"},
        "accessibility":{"role":"button","label":"Open","children":"ignore"},
        "actions":[{"id":"habits/draw/undo","intent":{"kind":"delete","value":false,"ids":["draw"]},"label":"Delete",
        "role":"destructive","gesture":"swipeFromTrailing"}],"children":[
        {"kind":"shape","fill":"color.tint","width":5,
        "height":5},
        {"kind":"shape","fill":"color.tint","width":5,
        "height":5}]},
        {"kind":"text","part":"name","text":"1 d","spoken":"1 day","style":"type.body",
        "color":"color.text.muted","parts":[{"text":"1","weight":"bold"},{"text":" d"}]}]}}],
        "announcements":[{"id":"now","text":"Done","key":"done","interrupts":false}]}
        """#
        .split(separator: "\n").joined()

    private static let below = #"""
        screen habit.list
        context language=en
        type body=17/22
        title "My \"Habits\"" title text.primary
        card habitList habits facts(days[1 2 3])
          list habits gap=row
            button /draw
              - does open(screen=habit.detail) "Open"
              - says button
              - swipeFromTrailing /undo delete(value=false ids[draw]) "Delete" role=destructive
              shape fill=tint size=5 ×2
            text .name "1 d" spoken="1 day" body text.muted parts[("1" weight=bold) (" d")]
        announcement id=now "Done"

        """#

    /// The outline's first line and the others.
    private static func outline(
        _ json: String, besides other: String? = nil
    ) throws -> (digest: Substring, below: Substring) {
        func parsed(_ json: String) throws -> JSONValue {
            try JSONDocument(parsing: Array(json.utf8), file: "screen").root
        }
        let text = Outline(
            Array(json.utf8), of: try parsed(json), besides: try other.map(parsed)
        ).text
        let end = try #require(text.firstIndex(of: "\n"))
        return (text[..<end], text[text.index(after: end)...])
    }

    @Test func `has a line for each element, its accessibility and each action`() throws {
        #expect(try Self.outline(Self.json).below == Self.below)
    }

    @Test func `reduces the middle of a long list to a digest`() throws {
        func line(_ numbers: [Int]) throws -> Substring {
            let facts = numbers.map(String.init).joined(separator: ",")
            let json = Self.json.replacing("[1,2,3]", with: "[\(facts)]")
            let lines = try Self.outline(json).below.split(separator: "\n")
            return try #require(lines.first { $0.hasPrefix("card ") })
        }
        let numbers = Array(1...100)
        let long = try line(numbers)
        #expect(long.hasPrefix("card habitList habits facts(days[100: 1 … 100 #"))
        #expect(try line(numbers.map { $0 == 50 ? 0 : $0 }) != long)
    }

    @Test func `only names a card that the other state has too`() throws {
        let other = Self.json.replacing("\"some\"", with: "\"other\"")
            .replacing("\"Done\"", with: "\"Gone\"")
        let same = try Self.outline(Self.json, besides: other).below
        let card = "card habitList habits facts(days[1 2 3]) as in other"
        #expect(same.contains("\n\(card)\nannouncement"))
        // No line shows a key, but the card is different.
        let changed = other.replacing(#""labelKey":"open""#, with: #""labelKey":"enter""#)
        #expect(try Self.outline(Self.json, besides: changed).below == Self.below)
    }

    @Test func `changes a line for each visible word and number, and no other line`() throws {
        for (old, new) in [
            ("My \\\"", "Our \\\""), (#""1 d""#, #""2 d""#), ("1 day", "2 days"),
            (#"type.body","#, #"type.label","#), ("color.text.muted", "color.text.primary"),
            (#""Delete""#, #""Remove""#), (#""habit.detail""#, #""habit.form""#),
            ("destructive", "cancel"), ("swipeFromTrailing", "swipeFromLeading"),
            ("space.row", "space.card"), (#""role":"button""#, #""role":"tab""#),
            (#""Done""#, #""Gone""#), (#""leading":22"#, #""leading":24"#), ("bold", "light"),
            (#""part":"name""#, #""part":"title""#), ("habitList", "habits"), ("undo", "remove"),
        ] {
            let changed = Self.json.replacing(old, with: new)
            #expect(changed != Self.json, "\(old)")
            let outline = try Self.outline(changed).below
            let lines = (outline.split(separator: "\n"), Self.below.split(separator: "\n"))
            #expect(lines.0.count == lines.1.count, "\(old)")
            #expect(zip(lines.0, lines.1).count { $0 != $1 } == 1, "\(old)")
        }
    }

    @Test func `changes its digest for hidden values`() throws {
        let (digest, below) = try Self.outline(Self.json)
        for (old, new) in [
            (#""key":"title""#, #""key":"name""#), (#""labelKey":"open""#, #""labelKey":"enter""#),
            ("3.0", "3.1"), (#","isDone":false"#, ""), (#","interrupts":false"#, ""),
        ] {
            let changed = try Self.outline(Self.json.replacing(old, with: new))
            #expect(changed.digest != digest && changed.below == below, "\(old)")
        }
    }

    /// Every text and number of a real screen: changing any of them changes the recording.
    @Test func `differs for every value of a screen`() throws {
        let specimen = try #require(Specimen.all.first { $0.name == "milestone-typical" })
        let json = try String(decoding: specimen.once().json, as: UTF8.self)
        let (digest, below) = try Self.outline(json)
        var shown = (yes: 0, no: [Substring]())
        for value in json.matches(of: /"([a-zA-Z]+)":("[^"]+"|[0-9.]+)/) {
            var changed = json
            let other = value.2.hasPrefix("\"") ? "\"~\"" : "77"
            changed.replaceSubrange(value.2.startIndex..<value.2.endIndex, with: other)
            let outline = try Self.outline(changed)
            #expect(outline.digest != digest)
            if outline.below == below { shown.no.append(value.1) } else { shown.yes += 1 }
        }
        #expect(shown.yes > 100)
        #expect(
            Set(shown.no).filter { !$0.hasSuffix("Key") }.sorted()
                == ["key", "kind", "schemaVersion", "specimen"])
    }

    @Test func `treats all spaces alike, with an exact digest if they differ`() {
        func digest(_ text: String) -> Digest { Digest(Array(text.utf8)) }
        let (plain, narrow, wide) = (digest("5 PM"), digest("5\u{202F}PM"), digest("5\u{A0}PM"))
        #expect(plain.plain == plain.exact && plain.text.count == 16)
        #expect(narrow.plain == plain.plain && wide.plain == plain.plain)
        #expect(Set([plain.exact, narrow.exact, wide.exact]).count == 3)
        #expect(narrow.text == "\(plain.text) spaces \(digest("5\u{202F}PM").text.suffix(16))")
        // The published FNV-1a values of the empty text and of “a”.
        #expect(digest("").text == "cbf29ce484222325" && digest("a").text == "af63dc4c8601ec8c")
    }
}

import CandelaElements
import CandelaJSON
import CandelaTokens
import CandelaTool
import Testing

/// The notation of `.cases` files.
struct CaseReaderTests {
    private func read(_ text: String) throws(Failure) -> [ConformanceCase] {
        try CaseReader.cases(in: text, file: "a.cases", topic: .layout)
    }

    @Test func `draws a case in all widths, type sizes and directions`() throws {
        let cases = try read(
            """
            # A comment.
            one  layout-1 layout-2  at 320 390  in large accessibility1
              column#c
                text#t "ab"
              c/t  0 0
            """)
        #expect(
            cases.map(\.id) == [
                "one.320.large.ltr", "one.320.large.rtl", "one.320.accessibility1.ltr",
                "one.320.accessibility1.rtl", "one.390.large.ltr", "one.390.large.rtl",
                "one.390.accessibility1.ltr", "one.390.accessibility1.rtl",
            ])
        #expect(cases.allSatisfy { $0.rules == ["layout-1", "layout-2"] })
        // 2 × 8.5 on a line of 22, in a card with a margin of 16.
        let box = try #require(cases.first?.boxes.first)
        #expect((box.x, box.y, box.width, box.height) == (16, 16, 17, 22))
        #expect(box.lines == ["ab"])
        // From right to left: 320 − 16 − 17.
        let mirrored = try #require(cases[1].boxes.first)
        #expect(mirrored.x == 287)
    }

    @Test func `repeats cases for values, and elements for ids`() throws {
        let cases = try read(
            """
            for align,share = start,0 end,1
              column-$align  layout-2  by ltr
                column align=$align
                  text#a,b "$id"
                  block#1..2 10 20
                a  $share*(inner-w(a)) 0
                when end
                  absent 1
                else
                  absent 2
            """)
        #expect(cases.map(\.source) == ["column-start", "column-end"])
        // 320 − 2 × 16 = 288 less 8.5 for one character.
        #expect(cases.map { $0.boxes.map(\.x) } == [[16], [16 + 288 - 8.5]])
        #expect(cases.map(\.absent) == [["card/2"], ["card/1"]])
        let body = try #require(cases.first?.screen.cards.first?.body)
        #expect(
            body.children.compactMap(\.id?.rawValue) == ["card/a", "card/b", "card/1", "card/2"])
        #expect(body.children.compactMap { $0.text?.text } == ["a", "b"])
    }

    @Test func `adds members of a kind of the file, and objects of arrays`() throws {
        let cases = try read(
            """
            kind padded = column surface.padding=space.sm
            one  table-1  by ltr
              padded#p xs
                table#t
                  .columns id=x width=32 head="Day"/caption
                  .columns id=y
                  line
                    text#a "1"
                    text#b "2"
              p  0 0  inner line any
            """)
        let body = try #require(cases.first?.screen.cards.first?.body)
        #expect(body.surface?.padding == .sm)
        guard case .column(let column) = body.content else {
            Issue.record("the kind is not a column")
            return
        }
        #expect(column.gap == .xs)
        guard case .table(let table) = body.children.first?.content else {
            Issue.record("there is no table")
            return
        }
        #expect(table.columns.map(\.id) == ["x", "y"])
        #expect(table.columns.first?.width?.points == 32)
        #expect(table.columns.first?.head == StyledText("Day", style: .caption))
    }

    @Test func `reads events, stops and replacements`() throws {
        let cases = try read(
            #"""
            one  act-1  by ltr  height=600 language=en-DE
              column
                button#b "Press"
                field#f input.format=text label="Name"/body
              press b b/act
              press b
              enter f "1 \"2\"" 1.5
              enter f "" error "Missing"
              touch f 1/4 0.5 f/act "x"
              perform b/act
              stop button "Press" action=b/act states=disabled,selected depth=1 hint="No"
              replace '"kind":"button"' '"kind":"knob"'
            """#)
        let one = try #require(cases.first)
        #expect(one.setting.height == 600)
        #expect(one.screen.context.language == "en-DE")
        #expect(
            one.steps.map(\.input) == [
                .press("card/b"), .press("card/b"), .enter("1 \"2\"", into: "card/f"),
                .enter("", into: "card/f"), .touch("card/f", x: 0.25, y: 0.5),
                .perform("card/b/act"),
            ])
        #expect(
            one.steps.map(\.result) == [
                .event(action: "card/b/act", value: nil), .nothing,
                .event(action: "card/f/act", value: .number(1.5)), .error("Missing"),
                .event(action: "card/f/act", value: .text("x")),
                .event(action: "card/b/act", value: nil),
            ])
        #expect(
            one.stops == [
                ConformanceCase.Stop(
                    role: .button, label: "Press", hint: "No", states: [.disabled, .selected],
                    depth: 1, action: "card/b/act")
            ])
        #expect(one.replacements.map(\.replacement) == [#""kind":"knob""#])
    }

    @Test(
        arguments: [
            ("one layout-1\n  text#a \"ab", "2:10", "the quotation mark is not closed"),
            ("one layout-1\n   text#a", "2:4", "the line is indented by 3 spaces"),
            ("one layout-1\n      text#a", "2:7", "the line is indented by 6 spaces"),
            ("one\n  text#a \"ab\"", "1:1", "the case has no rule"),
            ("one layout-1", "1:1", "there is no element"),
            ("one layout-1 at wide\n  line", "1:17", "'wide' is not a rule, width"),
            ("one layout-1 depth=3\n  line", "1:14", "unknown setting 'depth=3'"),
            ("for a,b = 1\n  one layout-1", "1:11", "there are 1 values for 2 names"),
            ("for a b\n  one layout-1", "1:1", "a loop is"),
            ("kind one two\none layout-1\n  line", "1:1", "a kind is"),
            ("one layout-1\n  hologram#a", "2:3", "unknown kind 'hologram'"),
            ("one layout-1\n  line warps", "2:8", "'warps'"),
            ("one layout-1\n  line gap=3", "2:12", "expected a string"),
            ("one layout-1\n  column\n    line align=middle", "3:16", "unknown value 'middle'"),
            ("one layout-1\n  line gap=space.huge", "2:12", "unknown role 'space.huge'"),
            ("one layout-1\n  line x=\"a\"/huge", "2:10", "unknown style 'huge'"),
            ("one layout-1\n  line align=$a", "2:8", "'$a' has no value"),
            ("one layout-1\n  block#a..b 1 1", "2:3", "'a..b' is not a range of numbers"),
            ("one layout-1\n  line#a\n  b 0 0 1 1", "3:3", "there is no element 'b'"),
            ("one layout-1\n  line#a\n  a 0 0", "3:3", "a box has a place, a width and a height"),
            ("one layout-1\n  line#a\n  a 0 deep 1 1", "3:7", "unknown length 'deep'"),
            ("one layout-1\n  line#a\n  a 0 2*(xs 1 1", "3:12", "')' is missing"),
            ("one layout-1\n  line#a\n  a 0 xs+ 1 1", "3:10", "a length is missing"),
            ("one layout-1\n  line#a\n  a 0 high(1) 1 1", "3:7", "unknown function 'high'"),
            ("one layout-1\n  line#a\n  let x 1 2", "3:11", "unexpected '2'"),
            ("one layout-1\n  line#a\n  let x", "3:3", "the length is missing"),
            ("one layout-1\n  line#a\n  press c", "3:9", "there is no element 'c'"),
            ("one layout-1\n  line#a\n  enter a 1", "3:11", "'1' is not quoted"),
            ("one layout-1\n  line#a\n  press a a/act x", "3:17", "'x' is not a number"),
            ("one layout-1\n  line#a\n  stop knob \"a\"", "3:3", "a stop is a role and a label"),
            ("one layout-1\n  line#a\n  stop text \"a\" states=mad", "3:24", "unknown state 'mad'"),
            ("one layout-1\n  screen\n    cards", "2:3", "the presentation is missing"),
            ("one layout-1\n  screen tab\n    card", "3:5", "unknown part 'card' of a screen"),
            ("one layout-1\n  screen tab\n    tabs", "3:5", "'tabs' is one element"),
        ])
    func `names the place of a mistake`(text: String, place: String, message: String) throws {
        let failure = try #require(throws: Failure.self) { try read(text) }
        let first = try #require(failure.diagnostics.first)
        #expect(first.place.map { "\($0.file):\($0.line):\($0.column)" } == "a.cases:\(place)")
        #expect(first.message.contains(message), "\(first)")
    }
}

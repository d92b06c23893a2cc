import CandelaElements
import CandelaTokens

extension CaseList {
    mutating func addFallbacks() {
        topic = .fallback

        // A column, without the gap that a later version may mean otherwise.
        add("unknown-kind", "unknown-1 unknown-3", widths: [320, 390]) { it in
            it.draw(
                .column {
                    Element.line(gap: .md, justify: .end) {
                        it.text("ab", "a")
                        it.text("cde", "b")
                    }
                    .id("new")
                    it.text("below", "c")
                })
            it.replace(
                #""kind":"row","id":"card/new""#,
                with: #""kind":"hologram","id":"card/new","depth":{"front":[1,2]}"#)
            it.expect("new", x: 0, y: 0, width: it.inner, height: 2 * it.line())
            it.expect("ab", "new/a", x: 0, y: 0)
            it.expect("cde", "new/b", x: 0, y: it.line())
            it.expect("below", "c", x: 0, y: 2 * it.line())
        }

        add("unknown-kind-label", "unknown-2", sizes: [.large, .accessibility1]) { it in
            it.draw(
                .column {
                    it.block("new", 40, 40)
                        .accessibility(Accessibility(.image, label: "A picture of a cat"))
                    it.text("below", "c")
                })
            it.replace(#""kind":"shape""#, with: #""kind":"hologram""#)
            let side = Int(it.scaled(40))
            it.replace(#""width":\#(side)"#, with: #""breadth":\#(side)"#)
            it.replace(#""height":"#, with: #""depth":"#)
            it.expect("A picture of a cat", "new", x: 0, y: 0)
            it.expect("below", "c", x: 0, y: it.line())
        }

        // Members that a later version adds, with values of any type.
        add("unknown-members", "unknown-3") { it in
            it.draw(
                .column(align: .end) {
                    it.text("ab", "a")
                    it.button("Press", "b")
                })
            it.replace(#""text":"ab""#, with: #""text":"ab","emphasis":{"level":2}"#)
            it.replace(#""kind":"button""#, with: #""kind":"button","depth":[1,2],"glow":true"#)
            it.replace(#""schemaVersion":"3.0""#, with: #""schemaVersion":"3.7","mood":"calm""#)
            it.expect("ab", "a", x: it.inner - it.words("ab"), y: 0)
            it.expect("b", x: it.inner - 44, y: it.line(), width: 44, height: 44)
        }

        add("unknown-kind-spoken", "unknown-1 access-3", directions: [.leftToRight]) { it in
            it.draw(
                .column {
                    Element.layers {
                        it.text("One", "a")
                        it.button("Press", "b")
                    }
                    .id("new")
                })
            it.replace(#""kind":"layers""#, with: #""kind":"hologram""#)
            it.expect(stops: [
                .init(role: .text, label: "One"),
                .init(role: .button, label: "Press", action: "card/new/b/act"),
            ])
        }
    }
}

import CandelaElements
import CandelaTokens

extension CaseList {
    mutating func addActions() {
        topic = .action

        add("press", "act-1", directions: [.leftToRight]) { it in
            it.draw(
                .column {
                    it.button("Press", "button")
                    Element.toggle(it.action(), isOn: true) { it.text("On", "t") }.id("toggle")
                    Element.choice(.segmented) {
                        CaseList.option("One", "one", isSelected: true, it)
                        CaseList.option("Two", "two", isSelected: false, it)
                    }
                    .id("choice")
                    Element.button(it.action(), isDisabled: true) { it.text("Off", "t") }
                        .id("disabled")
                })
            it.press("button", "button/act")
            it.press("toggle", "toggle/act")
            it.press("choice/one", "choice/one/act")
            it.press("choice/two", "choice/two/act")
            it.perform(.press("card/disabled"), .nothing)
        }

        add("press-intents", "act-1", directions: [.leftToRight]) { it in
            it.draw(
                .column {
                    Element.button(
                        Action("ask", .permission(.notifications), label: "Ask")
                    ) { it.text("Ask", "t") }
                    .id("a")
                    Element.button(
                        Action("tell", .app(name: "tell", value: .number(2)), label: "Tell")
                    ) { it.text("Tell", "t") }
                    .id("b")
                })
            it.press("a", "a/ask")
            it.press("b", "b/tell")
        }

        add("press-menu", "act-1 choice-6", directions: [.leftToRight]) { it in
            it.draw(
                .column {
                    Element.choice(.menu, label: StyledText("Label", style: .body)) {
                        CaseList.option("One", "one", isSelected: true, it)
                        CaseList.option("Two", "two", isSelected: false, it)
                    }
                    .id("choice")
                })
            it.press("choice/two", "choice/two/act")
        }

        add("confirmation", "act-2", directions: [.leftToRight]) { it in
            let delete = Action(
                "delete", .delete(.habit, ids: ["read"]), label: "Delete", role: .destructive,
                confirmation: Action.Confirmation(
                    title: "Delete?", message: "It cannot be undone.", confirm: "Delete it",
                    cancel: "Keep it"))
            it.draw(
                .column { Element.button(delete) { it.text("Delete", "t") }.id("button") })
            it.perform(.press("card/button"), .nothing)
            it.perform(.answer("Keep it"), .nothing)
            it.perform(.press("card/button"), .nothing)
            it.perform(
                .answer("Delete it"), .event(action: "card/button/delete", value: nil))
        }

        // Further actions are in a menu.
        add("further-actions", "act-3", directions: [.leftToRight]) { it in
            it.draw(
                .column {
                    Element.column { it.text("ab", "t") }
                        .actions([it.action("share", "Share"), it.action("delete", "Delete")])
                        .id("row")
                    it.button("Press", "button").actions([it.action("more", "More")])
                })
            it.perform(
                .perform("card/row/delete"), .event(action: "card/row/delete", value: nil))
            it.press("button", "button/act")
            it.perform(
                .perform("card/button/more"), .event(action: "card/button/more", value: nil))
        }

        // Seven cells of 28 × 28 with gaps of 4: too small to touch, so that the nearest is meant.
        add("adjustable-grid", "act-6", directions: [.leftToRight]) { it in
            it.draw(
                .column {
                    Element.grid(columns: 7, gap: .xxs) {
                        for place in 0..<14 {
                            let name = "\(place)"
                            Element.button(it.action("act", name)) {
                                it.block("mark", 20, 20)
                            }
                            .id(ElementID(name))
                        }
                    }
                    .accessibility(
                        Accessibility(.adjustable, label: "Days", value: "13", children: .ignore)
                    )
                    .width(.size(it.length(7 * 28 + 6 * 4))).id("grid")
                })
            // The middle of the third cell of the second row is at 2.5 of 7 columns, and below.
            it.perform(
                .touch("card/grid", x: 2.5 / 7, y: 0.9),
                .event(action: "card/grid/9/act", value: nil))
        }

        // Days 0, 10 and 20 of 21 steps, in the middle of theirs: 0.5, 10.5 and 20.5 of 21.
        add("chart-select", "chart-6 chart-16") { it in
            let points = [0.0, 10, 20].map {
                ChartSeries.Point(x: $0, y: 1, spoken: "Day \($0)")
            }
            it.draw(
                CaseList.chart(
                    x: ChartAxis("Day", scale: .day, min: 0, max: 20, marks: []),
                    [
                        ChartSeries(
                            "one", name: "One", form: .points, color: .chartEntry, points: points)
                    ], select: it.action("select", "Select")
                )
                .height(.size(it.length(200))).id("chart"))
            for (touch, day) in [(0.1, "1970-01-01"), (0.6, "1970-01-11"), (0.9, "1970-01-21")] {
                it.perform(
                    .touch("card/chart", x: touch, y: 0.5),
                    .event(action: "card/chart/select", value: .text(day)))
            }
        }
    }

    /// A chart with numbers from 0 to 10 on its vertical axis.
    static func chart(
        x: ChartAxis, y: [ChartAxis.Mark] = [], _ series: [ChartSeries], summary: String? = nil,
        rules: [ChartRule] = [], selection: ChartSelection? = nil, select: Action? = nil
    ) -> Element {
        Element.chart(
            summary: summary.map { StyledText($0, style: .body) }, x: x,
            y: ChartAxis("Value", scale: .number, min: 0, max: 10, marks: y), series: series,
            rules: rules, selection: selection, select: select,
            table: ChartTable("Values", headers: ["Day", "Value"], rows: [["1", "2"]]))
    }
}

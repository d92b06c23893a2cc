import CandelaElements
import CandelaTokens

extension CaseList {
    mutating func addSpeech() {
        topic = .speech
        addSpokenElements()
        addSpokenControls()
        addImpliedSpeech()
        addSpokenScreens()
    }

    private mutating func addSpokenElements() {
        add("speech-texts", "access-1 access-3") { it in
            it.draw(
                .column {
                    it.text("One", "a")
                    Element.line {
                        it.text("Two", "a")
                        it.text("Three", "b")
                    }
                    .id("row")
                    Element.line { it.text("11", "a") }
                        .accessibility(Accessibility(.counter, label: "Streak", value: "11 days"))
                        .id("counter")
                    it.text("", "none")
                })
            it.expect(stops: [
                .init(role: .text, label: "One"), .init(role: .text, label: "Two"),
                .init(role: .text, label: "Three"),
                .init(role: .counter, label: "Streak", value: "11 days"),
            ])
        }

        add("speech-children", "access-2 access-4") { it in
            let inner = { [it] in
                Element.column {
                    it.text("Inside", "a")
                    it.button("Press", "b")
                }
            }
            it.draw(
                .column {
                    inner().accessibility(
                        Accessibility(.group, label: "Contained", children: .contain)
                    ).id("a")
                    inner().accessibility(
                        Accessibility(.group, label: "Combined", children: .combine)
                    ).id("b")
                    inner().accessibility(Accessibility(.group, label: "Ignored")).id("c")
                    Element.column {
                        StyledText("Headed", style: .headline).heading().id("h")
                        it.text("Below", "t")
                    }
                    .accessibility(Accessibility(.group, label: "Headed", children: .contain))
                    .id("d")
                })
            it.expect(stops: [
                .init(role: .group, label: "Contained"),
                .init(role: .text, label: "Inside", depth: 1),
                .init(role: .button, label: "Press", depth: 1, action: "card/a/b/act"),
                .init(role: .group, label: "Combined"), .init(role: .group, label: "Ignored"),
                .init(role: .heading, label: "Headed", headingLevel: 2),
                .init(role: .text, label: "Below"),
            ])
        }

        add("speech-live", "access-1", directions: [.leftToRight]) { it in
            it.draw(
                .column {
                    it.text("Now", "a").accessibility(
                        Accessibility(.alert, label: "Now", liveRegion: .assertive))
                    it.text("Soon", "b").accessibility(
                        Accessibility(.status, label: "Soon", liveRegion: .polite))
                })
            it.expect(stops: [
                .init(role: .alert, label: "Now"), .init(role: .status, label: "Soon"),
            ])
        }

        add("speech-order", "access-5") { it in
            let text = { [it] (label: String, order: Int?) in
                it.text(label, ElementID(label)).accessibility(
                    Accessibility(.text, label: label, sortOrder: order))
            }
            it.draw(
                .column {
                    text("Third", 2)
                    text("First", nil)
                    text("Second", 1)
                })
            it.expect(stops: [
                .init(role: .text, label: "First"), .init(role: .text, label: "Second"),
                .init(role: .text, label: "Third"),
            ])
        }

        add("speech-spoken", "access-6") { it in
            it.draw(
                .column {
                    StyledText("~12 d", spoken: "about 12 days", style: .body).element.id("a")
                })
            it.expect(stops: [.init(role: .text, label: "about 12 days")])
        }

        add("speech-hidden", "access-7") { it in
            let bar = Element.bar(0.5, fill: Paint(.primaryGraphic)).height(.size(it.length(8)))
            it.draw(
                .column {
                    Icon(.flame, color: .textPrimary, size: it.length(24)).element
                    it.block("shape", 20, 20)
                    Element.divider()
                    bar
                    Element.spinner().square(it.length(20))
                    it.text("Decoration", "a").decorative()
                    bar.accessibility(
                        Accessibility(
                            .progress, label: "Progress", value: "50 percent",
                            range: ValueRange(now: 0.5))
                    ).id("bar")
                    Icon(.flame, color: .textPrimary, size: it.length(24)).element
                        .accessibility(Accessibility(.image, label: "Flame")).id("icon")
                })
            it.expect(stops: [
                .init(role: .progress, label: "Progress", value: "50 percent"),
                .init(role: .image, label: "Flame"),
            ])
        }

        add("speech-chart", "access-8") { it in
            let points = [ChartSeries.Point(x: 0, y: 5, spoken: "Five")]
            it.draw(
                CaseList.chart(
                    x: ChartAxis("Hour", scale: .number, min: 0, max: 10, marks: []),
                    [ChartSeries("a", name: "A", form: .line, color: .chartEntry, points: points)],
                    summary: "It rises"
                )
                .height(.size(it.length(200)))
                .accessibility(Accessibility(.chart, label: "Weight", value: "It rises"))
                .id("chart"))
            it.expect(stops: [.init(role: .chart, label: "Weight", value: "It rises")])
        }
    }

    private mutating func addSpokenControls() {
        add("speech-controls", "access-1 act-3", directions: [.leftToRight]) { it in
            it.draw(
                .column {
                    it.button("Press", "button")
                    Element.button(it.action("act", "Off"), isDisabled: true) {
                        it.text("Off", "t")
                    }
                    .id("disabled")
                    Element.toggle(it.action("act", "Sound"), isOn: true) { it.text("Sound", "t") }
                        .id("toggle")
                    Element.choice(.segmented) {
                        CaseList.option("One", "one", isSelected: true, it)
                        CaseList.option("Two", "two", isSelected: false, it)
                    }
                    .id("choice")
                    Element.column { it.text("ab", "t") }
                        .accessibility(Accessibility(.group, label: "Row", hint: "Shows more"))
                        .actions([it.action("share", "Share"), it.action("delete", "Delete")])
                        .id("row")
                })
            it.expect(stops: [
                .init(role: .button, label: "Press", action: "card/button/act"),
                .init(
                    role: .button, label: "Off", states: [.disabled], action: "card/disabled/act"),
                .init(
                    role: .toggle, label: "Sound", states: [.checked], action: "card/toggle/act"),
                .init(
                    role: .radio, label: "One", states: [.selected], action: "card/choice/one/act"),
                .init(role: .radio, label: "Two", action: "card/choice/two/act"),
                .init(
                    role: .group, label: "Row", hint: "Shows more",
                    actions: ["card/row/share", "card/row/delete"]),
            ])
        }

        add("speech-entry", "access-1 button-6", directions: [.leftToRight]) { it in
            it.draw(
                .column {
                    Element.field(
                        it.action(), Element.Input(.text), label: StyledText("Name", style: .body),
                        value: StyledText("Milk", style: .body)
                    )
                    .id("field")
                    Element.stepper(
                        it.action(), Element.Input(.integer, value: 3, min: 0, max: 9),
                        value: StyledText("3 kg", style: .body)
                    )
                    .accessibility(
                        Accessibility(
                            .adjustable, label: "Weight", value: "3 kg",
                            range: ValueRange(now: 3, min: 0, max: 9))
                    )
                    .id("stepper")
                    Element.button(it.action("act", "Not drawn")) {}.id("none")
                })
            it.expect(stops: [
                .init(role: .textField, label: "Name", value: "Milk", action: "card/field/act"),
                .init(
                    role: .adjustable, label: "Weight", value: "3 kg", action: "card/stepper/act"),
                .init(role: .button, label: "Not drawn", action: "card/none/act"),
            ])
        }
    }

    /// Speech that elements do not state, because it follows from their kind and other members.
    private mutating func addImpliedSpeech() {
        let body = { StyledText($0, style: .body) }
        add("speech-implied", "access-9 access-10 access-12", directions: [.leftToRight]) { it in
            it.draw(
                .column {
                    it.button("Press", "a")
                    Element.button(it.action("act", "Chosen"), isSelected: true) {
                        it.text("ab", "t")
                    }
                    .id("b")
                    Element.button(it.action("act", "Off"), isDisabled: true) { it.text("ab", "t") }
                        .id("c")
                    Element.toggle(it.action("act", "Sound"), isOn: true) { it.text("ab", "t") }
                        .id("d")
                    Element.toggle(it.action("act", "Light"), isOn: false) { it.text("ab", "t") }
                        .id("e")
                    Element.button(it.action("act", "Done"), isSelected: true) {
                        it.text("ab", "t")
                    }
                    .accessibility(Accessibility(.checkbox, label: "Done")).id("f")
                })
            it.expect(stops: [
                .init(role: .button, label: "Press", action: "card/a/act"),
                .init(role: .button, label: "Chosen", states: [.selected], action: "card/b/act"),
                .init(role: .button, label: "Off", states: [.disabled], action: "card/c/act"),
                .init(role: .toggle, label: "Sound", states: [.checked], action: "card/d/act"),
                .init(role: .toggle, label: "Light", states: [.unchecked], action: "card/e/act"),
                .init(role: .checkbox, label: "Done", states: [.checked], action: "card/f/act"),
            ])
        }

        add(
            "speech-implied-entry", "access-9 access-10 access-11 access-12",
            directions: [.leftToRight]
        ) {
            it in
            it.draw(
                .column {
                    Element.field(
                        it.action(), Element.Input(.text), label: body("Name"), value: body("Milk"),
                        problem: body("Taken")
                    )
                    .id("a")
                    Element.field(
                        it.action("act", "Weight in kilograms"), Element.Input(.text), label: nil,
                        warning: body("Unusual")
                    )
                    .id("b")
                    Element.stepper(
                        it.action(), Element.Input(.integer, value: 3), value: body("3 kg"),
                        label: body("Weight")
                    )
                    .id("c")
                    it.text("A text", "d").accessibility(
                        Accessibility(.text, label: "A text"))
                })
            it.expect(stops: [
                .init(
                    role: .textField, label: "Name", value: "Milk", hint: "Taken",
                    states: [.invalid], action: "card/a/act"),
                .init(
                    role: .textField, label: "Weight in kilograms", hint: "Unusual",
                    action: "card/b/act"),
                .init(role: .adjustable, label: "Weight", value: "3 kg", action: "card/c/act"),
                .init(role: .text, label: "A text"),
            ])
        }

        // Without `accessibility` the options are stops, and the choice is not.
        add("speech-choice", "access-9 access-2", directions: [.leftToRight]) { it in
            let options = { [it] (id: String, label: StyledText?) in
                Element.choice(.segmented, label: label) {
                    CaseList.option("Week", "a", isSelected: true, it)
                }
                .id(ElementID(id))
            }
            it.draw(
                .column {
                    options("x", body("Period")).accessibility(
                        Accessibility(.radioGroup, label: "Period", children: .contain))
                    options("y", nil)
                })
            it.expect(stops: [
                .init(role: .radioGroup, label: "Period"),
                .init(
                    role: .radio, label: "Week", states: [.selected], depth: 1,
                    action: "card/x/a/act"),
                .init(role: .radio, label: "Week", states: [.selected], action: "card/y/a/act"),
            ])
        }
    }

    private mutating func addSpokenScreens() {
        add("speech-screen", "access-5 access-13 frame-1 frame-3") { it in
            let tabs = Element.choice(.tabs) { it.button("Today", "a", .tabLabel) }
            it.show(
                .tab, back: it.button("Back", "back"),
                toolbar: Toolbar(
                    leading: { it.button("Filter", "filter") },
                    trailing: { it.button("Edit", "edit") }),
                cards: [it.text("Card", "a")], toasts: [it.text("Saved", "toast")],
                tabs: tabs.id("bar"))
            it.expect(stops: [
                .init(role: .button, label: "Back", action: "toolbar/back/act"),
                .init(role: .button, label: "Filter", action: "toolbar/filter/act"),
                .init(role: .heading, label: "Title", headingLevel: 1),
                .init(role: .button, label: "Edit", action: "toolbar/edit/act"),
                .init(role: .text, label: "Saved"),
                .init(role: .text, label: "Card"),
                .init(role: .button, label: "Today", action: "tabs/bar/a/act"),
            ])
        }

        add("speech-overlay", "frame-15") { it in
            it.show(
                .tab, cards: [it.button("Behind", "a")],
                overlay: .column {
                    it.text("In front", "t")
                    it.button("Close", "close")
                })
            it.perform(.press("card/a"), .nothing)
            it.press("overlay/close", "overlay/close/act")
            it.expect(stops: [
                .init(role: .text, label: "In front"),
                .init(role: .button, label: "Close", action: "overlay/close/act"),
            ])
        }
    }
}

import CandelaAudit
import CandelaElements
import CandelaKit
import CandelaTokens
import Testing

struct ConflictingStatesCheckTests {
    private typealias Fixture = AuditFixture

    @Test func `reports a value against the state`() {
        func box(_ value: String) -> Element {
            Element.column { Fixture.words("Milk") }
                .accessibility(
                    Accessibility(.checkbox, label: "Milk", value: value, states: [.unchecked])
                )
                .actions([Fixture.action("buy", "Buy")])
        }
        Fixture.expect(.conflictingStates) {
            box("Done")
        } besides: {
            box("Not done")
        }
    }

    @Test func `reports states that exclude each other`() {
        func part(_ states: [AccessibilityState]) -> Element {
            Element.column { Fixture.words("More") }
                .accessibility(Accessibility(.text, label: "More", states: states))
        }
        Fixture.expect(.conflictingStates) {
            part([.expanded, .collapsed])
        } besides: {
            part([.expanded, .busy])
        }
    }

    @Test func `reports a state that a button does not have`() {
        func button(_ states: [AccessibilityState], isDisabled: Bool) -> Element {
            Element.button(Fixture.action("go", "Go"), isDisabled: isDisabled) {
                Fixture.words("Go")
            }
            .accessibility(Accessibility(.button, label: "Go", states: states))
        }
        Fixture.expect(.conflictingStates) {
            button([.disabled], isDisabled: false)
        } besides: {
            button([.disabled], isDisabled: true)
        }
    }

    @Test func `reports two days that are today`() {
        func days(_ last: [AccessibilityState]) -> [Element] {
            [("Monday", [AccessibilityState.currentDate]), ("Tuesday", last)].map { name, states in
                Element.column { Fixture.words(name) }
                    .accessibility(Accessibility(.text, label: name, states: states))
            }
        }
        Fixture.expect(.conflictingStates) {
            days([.currentDate])
        } besides: {
            days([])
        }
    }

    @Test func `reports two selected options where only one can be`() {
        func choice(_ role: AccessibilityRole) -> Element {
            .choice(.wrapped, label: Fixture.words("Day"), gap: .sm) {
                for name in ["Monday", "Friday"] {
                    Element.button(Fixture.action(name, name), isSelected: true) {
                        Fixture.words(name)
                    }
                    .id(ElementID(name)).accessibility(Accessibility(role, label: name))
                }
            }
            .accessibility(Accessibility(.radioGroup, label: "Day"))
        }
        Fixture.expect(.conflictingStates) {
            choice(.radio)
        } besides: {
            choice(.checkbox)
        }
    }

    @Test func `reports a bar that draws something other than it says`() {
        func bar(_ now: Double) -> Element {
            Element.bar(0.4, fill: Paint(.textPrimary)).height(.size(Fixture.size(8)))
                .accessibility(
                    Accessibility(
                        .progress, label: "Goal", value: "40 percent",
                        range: ValueRange(now: now, max: 100)))
        }
        Fixture.expect(.conflictingStates) {
            bar(80)
        } besides: {
            bar(40)
        }
    }
}

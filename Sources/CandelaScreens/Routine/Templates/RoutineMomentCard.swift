public import CandelaElements
import CandelaKit
import CandelaRules
import CandelaTokens

/// The moment for which a routine is chosen: mode, time, day and place, and the reason for the
/// suggestion.
public struct RoutineMomentCard: CardContent {
    /// The card's kind in JSON.
    public static let kind = "routineMoment"

    /// The card's id on its screen.
    public let id = "moment"

    let state: RoutineTemplatesState
    let kit: Kit

    /// The values behind the card.
    public var facts: Facts {
        let choice = state.choice
        return Facts(
            mode: state.journal.chosenRoutineMode?.id, slot: choice.moment.time,
            days: choice.moment.days, place: place, routine: choice.routine,
            reason: Reason(choice.reason))
    }

    /// The values behind the card, by the ids that rules use.
    public struct Facts: Sendable, Equatable, Codable {
        /// The id of the chosen mode; absent for all routines.
        public let mode: String?

        /// The id of the time slot; absent between slots.
        public let slot: String?

        /// The ids of the kinds of day that match.
        public let days: [String]

        /// The id of the place; absent if unknown.
        public let place: String?

        /// The id of the suggested routine; absent without one.
        public let routine: String?

        /// The reason for the suggestion.
        public let reason: Reason
    }

    /// The reason for suggesting a routine.
    public enum Reason: String, Sendable, Hashable, Codable, CaseIterable {
        /// The routine's rule matches the moment.
        case suits
        /// No rule matches, and it is the default routine.
        case isDefault
        /// No rule matches and there is no default; it was used last.
        case usedLast
        /// There is no suggestion.
        case none
    }

    private var phrases: Phrases { kit.phrases }

    /// The id of the place; `nil` if unknown.
    private var place: String? {
        state.surroundings.places.first { $0.id == state.choice.moment.place }?.id
    }

    /// The element that is drawn and spoken.
    public var body: Element {
        Element.column(gap: .xs) {
            mode
            moment
            if place == nil {
                kit.button(
                    "setPlaces", .page(.places), phrases.routinePlaceSet(), .plain,
                    icon: .locationSlash, type: .footnote, haptic: .secondaryButton)
            }
            if !state.journal.routines.isEmpty {
                kit.text(
                    kit.reason(of: state.choice, state.journal, state.surroundings), .footnote,
                    .textSecondary
                ).part("reason")
            }
        }
        .motion(kit.contextChange)
        .group(phrases.routineChoiceName())
    }

    /// The time slot, the kinds of day and the place, as one accessibility element.
    private var moment: Element {
        let held = kit.parts(of: state.choice.moment, state.surroundings).map(\.part)
        return Element.row(gap: .xs, align: .center, wraps: true) {
            held.map { part in
                Element.line(gap: .symbolGap, align: .center) {
                    kit.icon(part.icon, beside: .footnote, .textSecondary)
                    kit.text(part.name, .footnote, .textSecondary)
                }
                .id(ElementID(part.id))
            }
        }
        .accessibility(
            Accessibility(
                .text, label: phrases.routineContextName().spokenWords,
                value: held.isEmpty ? nil : SpokenWords(kit.list(held)), children: .combine))
    }

    /// The menu of modes.
    private var mode: Element {
        let chosen = state.journal.chosenRoutineMode
        let all = phrases.routineSetsAll()
        let name = phrases.routineSets()
        return kit.choice(
            "mode", form: .menu, icon: kit.icon(.filterCircle, beside: .button, .primaryText),
            options: options(all: all, chosen: chosen?.id, name: name.spokenText),
            motion: kit.contextChange,
            accessibility: Accessibility(
                .radioGroup, label: name.spokenWords,
                value: chosen.map { SpokenWords($0.name) } ?? all.spokenWords,
                hint: phrases.routineSetsHint().spokenWords, children: .contain)
        ).width(.hug)
    }

    /// The menu's options: all routines, the visible modes, and the links to further modes.
    @ElementBuilder private func options(
        all: Phrase, chosen: String?, name: String
    ) -> [Element] {
        let window = state.modes.window
        kit.option(
            "all", .set(.routineMode(nil)), all, isSelected: chosen == nil,
            text: kit.text(all, .body, .textPrimary), haptic: .picker)
        if !window.isFirst {
            more(
                "show-previous", phrases.listPrevious(), phrases.listPreviousLabel(list: name),
                to: window.previous)
        }
        state.modes.rows.map { mode in
            kit.option(
                "mode-\(mode.id)", .set(.routineMode(mode.id)),
                phrases.routineList(items: mode.name), isSelected: mode.id == chosen,
                text: kit.text(verbatim: mode.name, .body, .textPrimary), haptic: .picker)
        }
        window.next.map {
            more("show-next", phrases.listNext(), phrases.listNextLabel(list: name), to: $0)
        }
    }

    private func more(_ id: String, _ text: Phrase, _ label: Phrase, to row: String?) -> Element {
        kit.option(
            id, state.modes.intent(to: row), label, isSelected: false,
            text: kit.text(text, .body, .primaryText))
    }
}

extension RoutineMomentCard.Reason {
    fileprivate init(_ reason: RoutineChoice.Reason) {
        self =
            switch reason {
            case .suits: .suits
            case .isDefault: .isDefault
            case .usedLast: .usedLast
            case .none: .none
            }
    }
}

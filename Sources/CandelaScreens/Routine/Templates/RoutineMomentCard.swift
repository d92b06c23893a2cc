import CandelaRules
import CandelaTokens

/// The moment routines are chosen for: which set of them, what time, day and place it is, and why one
/// of them is offered.
package struct RoutineMomentCard: CardContent {
    package static let kind = "routineMoment"
    package let id = "moment"
    package let facts: Facts
    package let body: Element

    /// What holds at the moment, by the ids rules use.
    package struct Facts: Sendable, Hashable, Codable {
        /// The id of the chosen set of routines; absent for all of them.
        package let mode: String?

        /// The id of the part of the day; absent between parts.
        package let slot: String?

        /// The ids of the kinds of day that hold.
        package let days: [String]

        /// The id of the place; absent when it is not known.
        package let place: String?

        /// The id of the routine that is offered; absent when none is.
        package let routine: String?

        /// Why that one is offered.
        package let reason: Reason
    }

    /// Why a routine is offered.
    package enum Reason: String, Sendable, Hashable, Codable, CaseIterable {
        /// Its rule suits the moment.
        case suits
        /// None suits; it is the one for that.
        case isDefault
        /// None suits and none is for that; it was used last.
        case usedLast
        /// No routine is offered.
        case none
    }

    init(_ state: RoutineTemplatesState, with kit: Kit) {
        let (journal, choice) = (state.journal, state.choice)
        let place = state.surroundings.places.first { $0.id == choice.moment.place }
        facts = Facts(
            mode: journal.chosenRoutineMode?.id, slot: choice.moment.time,
            days: choice.moment.days, place: place?.id, routine: choice.routine,
            reason: Reason(choice.reason))
        body = Element.column(gap: .xs) {
            Self.mode(journal, state.modes, with: kit)
            Self.moment(choice.moment, state.surroundings, with: kit)
            if place == nil {
                kit.button(
                    "setPlaces", .app(name: "places"), kit.phrases.routinePlaceSet(), .plain,
                    icon: .locationSlash, type: .caption, haptic: .secondaryButton)
            }
            if !journal.routines.isEmpty {
                kit.words(
                    kit.reason(of: choice, journal, state.surroundings), .caption, .textSecondary
                ).part("reason")
            }
        }
        .motion(kit.contextChange)
        .group(kit.phrases.routineChoiceName())
    }

    /// The part of the day, the kinds of day and the place, one accessibility element.
    private static func moment(
        _ moment: RoutineMoment, _ surroundings: RoutineSurroundings, with kit: Kit
    ) -> Element {
        let held = kit.parts(of: moment, surroundings).map(\.part)
        return Element.row(gap: .xs, align: .center, wraps: true) {
            held.map { part in
                Element.line(gap: .symbolGap, align: .center) {
                    kit.icon(part.icon, beside: .caption, .textSecondary)
                    kit.words(part.name, .caption, .textSecondary)
                }
                .id(part.id)
            }
        }
        .accessibility(
            Accessibility(
                .text, label: kit.phrases.routineContextName().said,
                value: held.isEmpty ? nil : SpokenWords(kit.list(held)), children: .combine))
    }

    /// The chip that chooses a set of routines.
    private static func mode(
        _ journal: Journal, _ modes: ShownRows<RoutineMode>, with kit: Kit
    ) -> Element {
        let chosen = journal.chosenRoutineMode
        let all = kit.phrases.routineModeAll()
        let own = modes.rows.map { mode in
            kit.option(
                "mode-\(mode.id)", .set("routineMode", .text(mode.id)),
                kit.phrases.routineList(items: mode.name), isSelected: mode.id == chosen?.id,
                text: kit.words(verbatim: mode.name, .body, .textPrimary), haptic: .picker)
        }
        let every = kit.option(
            "all", .set("routineMode", nil), all, isSelected: chosen == nil,
            text: kit.words(all, .body, .textPrimary), haptic: .picker)
        let name = kit.phrases.routineModeName()
        func more(_ id: String, _ text: Phrase, _ label: Phrase, to row: String?) -> Element {
            kit.option(
                id, modes.intent(to: row), label, isSelected: false,
                text: kit.words(text, .body, .primaryText))
        }
        let before =
            modes.window.isFirst
            ? nil
            : more(
                "show-previous", kit.phrases.listPrevious(),
                kit.phrases.listPreviousLabel(list: name.spokenText), to: modes.window.previous)
        let after = modes.window.next.map {
            more(
                "show-next", kit.phrases.listNext(),
                kit.phrases.listNextLabel(list: name.spokenText), to: $0)
        }
        return kit.choice(
            "mode", form: .menu, icon: kit.icon(.filterCircle, beside: .button, .primaryText),
            options: [every, before].compactMap(\.self) + own + [after].compactMap(\.self),
            motion: kit.contextChange,
            accessibility: Accessibility(
                .radioGroup, label: name.said,
                value: chosen.map { SpokenWords($0.name) } ?? all.said,
                hint: kit.phrases.routineModeHint().said, children: .contain)
        ).width(.hug)
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

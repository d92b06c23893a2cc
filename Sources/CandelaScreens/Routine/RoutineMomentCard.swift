import CandelaRules
import CandelaTokens

/// The moment routines are chosen for: which set of them, what time, day and place it is, and why one
/// of them is offered.
///
/// Source: seed 003, smooth context transitions.
public struct RoutineMomentCard: Sendable, Hashable, Codable {
    /// The card's name, unique on its screen.
    public let id: String

    /// How the parts are laid out.
    public let layout: Stack

    /// The chip that chooses a set of routines.
    public let mode: Choice

    /// The part of the day, the kinds of day and the place.
    public let moment: Moment

    /// What opens the settings of places; absent when the place is known.
    public let setPlaces: ButtonControl?

    /// Why a routine is offered; absent without routines.
    public let reason: Words?

    /// How the card changes to another moment.
    public let motion: Motion

    /// What assistive technology is told: a group; its parts stay elements.
    public let accessibility: Accessibility

    /// What holds now.
    public struct Moment: Sendable, Hashable, Codable {
        /// How the parts are laid out.
        public let layout: Stack

        /// The part of the day, the kinds of day and the place, in this order.
        public let parts: [Part]

        /// What assistive technology is told: one element.
        public let accessibility: Accessibility
    }

    /// A part of the day, a kind of day or a place.
    public struct Part: Sendable, Hashable, Codable {
        /// What rules call it.
        public let id: String

        /// Its symbol; it only decorates.
        public let icon: Icon

        /// Its name.
        public let text: Words
    }
}

extension Kit {
    /// The card above the routines.
    func momentCard(
        _ journal: Journal, _ choice: RoutineChoice, _ surroundings: RoutineSurroundings
    ) -> RoutineMomentCard {
        let chosen = journal.routines.first { $0.id == choice.routine }
        let hasPlace = surroundings.places.contains { $0.id == choice.moment.place }
        let set = phrases.routinePlaceSet()
        return RoutineMomentCard(
            id: "moment", layout: column(gap: .xs), mode: modeChip(journal),
            moment: moment(choice.moment, surroundings),
            setPlaces: hasPlace
                ? nil
                : button(
                    action("setPlaces", .navigate, set, haptic: .secondaryButton), .plain,
                    text: set, icon: .locationSlash, type: .caption),
            reason: journal.routines.isEmpty
                ? nil
                : words(
                    reason(choice, chosen, surroundings), .caption, .textSecondary),
            motion: contextChange,
            accessibility: Accessibility(
                .group, label: phrases.routineChoiceName().spokenText, children: .contain))
    }

    /// How what depends on the moment follows it.
    var contextChange: Motion {
        motion(
            .swap, change: .contextChange,
            reduced: Motion.Reduced(.crossfade, motion: .crossFade))
    }

    private func moment(
        _ moment: RoutineMoment, _ surroundings: RoutineSurroundings
    ) -> RoutineMomentCard.Moment {
        let dimensions: [RoutineCoverage.Dimension] = [.time, .day, .place]
        let held = dimensions.flatMap { dimension in
            parts(dimension, of: surroundings).filter { moment.ids(dimension).contains($0.id) }
        }
        return RoutineMomentCard.Moment(
            layout: row(gap: .xs, alignment: .center),
            parts: held.map { part in
                RoutineMomentCard.Part(
                    id: part.id, icon: icon(part.icon, beside: .caption, .textSecondary),
                    text: words(part.name, .caption, .textSecondary))
            },
            accessibility: Accessibility(
                .text, label: phrases.routineContextName().spokenText,
                value: held.isEmpty ? nil : list(held), children: .combine))
    }

    /// The names of some parts as they are said.
    func list(_ parts: [MomentPart]) -> String {
        phrases.routineList(items: phrases.list(parts.map(\.name.text))).spokenText
    }

    private func modeChip(_ journal: Journal) -> Choice {
        let chosen = journal.chosenRoutineMode
        let all = phrases.routineModeAll()
        let own = journal.routineModes.map { mode in
            option(
                "mode-\(mode.id)", phrases.routineList(items: mode.name),
                isSelected: mode.id == chosen?.id,
                text: words(verbatim: mode.name, .body, .textPrimary), haptic: .picker)
        }
        let every = option(
            "all", all, isSelected: chosen == nil, text: words(all, .body, .textPrimary),
            haptic: .picker)
        return Choice(
            "mode", form: .menu,
            name: chosen.map { words(verbatim: $0.name, .button, .primaryText) }
                ?? words(all, .button, .primaryText),
            icon: icon(.filterCircle, beside: .button, .primaryText),
            options: [every] + own, motion: contextChange,
            accessibility: Accessibility(
                .radioGroup, label: phrases.routineModeName().spokenText,
                value: chosen?.name ?? all.spokenText,
                hint: phrases.routineModeHint().spokenText, children: .contain))
    }
}

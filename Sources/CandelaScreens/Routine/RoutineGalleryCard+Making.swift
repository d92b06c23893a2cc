import CandelaRules
import CandelaTokens

/// What the tiles of a gallery are made from.
struct RoutineGallery {
    let journal: Journal
    let moment: RoutineMoment
    let surroundings: RoutineSurroundings
    /// The id of the routine whose habits are shown.
    let selected: String?
}

extension Kit {
    /// The routine that suits best, under its heading.
    func quickStart(_ routine: Routine, in gallery: RoutineGallery) -> RoutineGalleryCard {
        let title = phrases.routineQuickStartTitle()
        return RoutineGalleryCard(
            id: "quickStart", layout: column(gap: .sm), heading: heading(title),
            tiles: [tile(routine, in: gallery)], motion: contextChange,
            accessibility: Accessibility(.list, label: title.spokenText, children: .contain))
    }

    /// The routines besides the one that suits best.
    func otherRoutines(_ routines: [Routine], in gallery: RoutineGallery) -> RoutineGalleryCard {
        RoutineGalleryCard(
            id: "others", layout: column(gap: .sm), heading: nil,
            tiles: routines.map { tile($0, in: gallery) }, motion: contextChange,
            accessibility: Accessibility(
                .list, label: phrases.routineGalleryName().spokenText, children: .contain))
    }

    /// `5 habits • 13 min`: how much there is to a routine.
    func summary(of routine: Routine, among routines: [Routine]) -> Phrase {
        phrases.routineSummary(
            habits: routine.steps.count,
            minutes: RoutineDuration.standard.minutes(of: routine, among: routines))
    }

    /// How a card grows into the screen that shows it; nil where transitions are plain.
    var opening: Motion? {
        guard context.options.matchedTransitions else { return nil }
        return motion(
            .zoom, change: .matchedTransition,
            reduced: Motion.Reduced(.crossfade, motion: .crossFade))
    }

    /// How a card answers a press.
    var cardPress: Motion {
        motion(
            .press, appear: .pressCard,
            reduced: Motion.Reduced(.crossfade, motion: .crossFade))
    }

    private func tile(_ routine: Routine, in gallery: RoutineGallery) -> RoutineGalleryCard.Tile {
        let isSelected = routine.id == gallery.selected
        let menu = menu(of: routine)
        let start = action(
            "start", .start, phrases.routineTileStart(name: routine.name), haptic: .primaryButton)
        return RoutineGalleryCard.Tile(
            id: routine.id, surface: card,
            outline: isSelected
                ? border(.accentGraphic, .cardElevatedOutlineWidth) : nil,
            layout: row(gap: .sm, alignment: .center, distribution: .spaceBetween),
            summary: summary(routine, isSelected: isSelected, menu, in: gallery),
            start: button(
                start, .plain, icon: .playCircleFilled, type: .title, ink: .primaryGraphic),
            menu: menu, press: cardPress, transition: opening)
    }

    private func menu(of routine: Routine) -> [Action] {
        let delete = phrases.routineTileDelete()
        let question = Action.Confirmation(
            title: delete.text,
            message: phrases.routineTileDeleteMessage(name: routine.name).text,
            confirm: phrases.routineTileDeleteConfirm().text, cancel: phrases.actionCancel().text)
        return [
            action("edit", .edit, phrases.routineTileEdit(), gesture: .longPress),
            action(
                "delete", .delete, delete, role: .destructive, confirmation: question,
                gesture: .longPress, haptic: .delete),
        ]
    }

    private func summary(
        _ routine: Routine, isSelected: Bool, _ menu: [Action], in gallery: RoutineGallery
    ) -> RoutineGalleryCard.Summary {
        let detail = summary(of: routine, among: gallery.journal.routines)
        let dimensions: [RoutineCoverage.Dimension] = [.time, .day, .place]
        let asked = dimensions.flatMap { dimension in
            parts(dimension, of: gallery.surroundings)
                .filter { routine.rule?.ids(dimension).contains($0.id) == true }
                .map { (part: $0, isMatched: gallery.moment.ids(dimension).contains($0.id)) }
        }
        let matched = asked.filter(\.isMatched).map(\.part)
        let steps = routine.steps.map(\.name)
        var details: [AccessibilityDetail] = []
        func tell(_ name: Phrase, _ text: String?) {
            guard let text else { return }
            details.append(AccessibilityDetail(name.spokenText, text))
        }
        tell(phrases.routineTileContext(), asked.isEmpty ? nil : list(asked.map(\.part)))
        tell(phrases.routineTileMatched(), matched.isEmpty ? nil : list(matched))
        if isSelected, !steps.isEmpty {
            tell(
                phrases.routineTileHabits(),
                phrases.routineList(items: phrases.list(steps)).spokenText)
        }
        return RoutineGalleryCard.Summary(
            action: action(
                "select", .select, phrases.routineTileSelect(name: routine.name),
                haptic: .selection),
            color: routine.drawnColor, name: words(verbatim: routine.name, .headline, .textPrimary),
            detail: words(detail, .caption, .textSecondary),
            marks: asked.map { mark($0.part, isMatched: $0.isMatched) }, isSelected: isSelected,
            mark: isSelected
                ? icon(.checkmarkCircleFilled, beside: .headline, .accentGraphic) : nil,
            preview: isSelected && !steps.isEmpty ? preview(of: routine) : nil,
            accessibility: Accessibility(
                .button, label: routine.name, value: detail.spokenText,
                hint: phrases.routineTileHint().spokenText, details: details,
                states: isSelected ? [.selected] : [], actions: menu, children: .combine,
                inputLabels: [routine.name]))
    }

    private func mark(_ part: MomentPart, isMatched: Bool) -> RoutineGalleryCard.Mark {
        RoutineGalleryCard.Mark(
            id: part.id,
            icon: icon(part.icon, beside: .caption, isMatched ? .onAccent : .textSecondary),
            isMatched: isMatched, disc: isMatched ? .accentFill : nil)
    }

    private func preview(of routine: Routine) -> RoutineGalleryCard.Preview {
        RoutineGalleryCard.Preview(
            layout: column(gap: .xxs),
            steps: routine.steps.map { step in
                RoutineGalleryCard.Step(
                    id: step.id,
                    icon: icon(theme.iconRole(of: step), beside: .caption, step.drawnColor),
                    name: words(verbatim: step.name, .caption, .textSecondary))
            },
            motion: motion(
                .fade, appear: .scaleFade,
                reduced: Motion.Reduced(.crossfade, motion: .crossFade)))
    }
}

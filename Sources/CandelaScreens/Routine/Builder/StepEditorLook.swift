import CandelaElements
import CandelaKit
import CandelaRules
import CandelaTokens

/// The choices of a step's symbol and colour in the editor; the first option of each is the default
/// of the step's kind.
struct StepEditorLook {
    let step: RoutineStep
    let path: StepPath
    let kit: Kit

    private var phrases: Phrases { kit.phrases }
    private var fields: EditorFields { EditorFields(kit: kit) }

    /// The symbol and the colour.
    var rows: [Element] {
        [
            kit.heading(phrases.routineEditorLook()),
            fields.options("icon", .symbols, phrases.routineEditorIcon(), icons),
            fields.options("color", .swatches, phrases.routineColor(), colors),
        ]
    }

    private var icons: [Element] {
        func option(
            _ id: String, _ intent: Intent, _ name: Phrase, _ role: IconRole, isSelected: Bool
        ) -> Element {
            let color = step.drawnColor
            return kit.option(
                id, intent, name, isSelected: isSelected,
                icon: kit.icon(role, beside: .title, isSelected ? color : .textPrimary),
                outline: isSelected ? kit.border(color, .habitChosenSymbolWidth) : nil,
                haptic: .picker)
        }
        let chosen = step.symbol.map { kit.theme.iconRole(named: $0, else: step.kind.look.icon) }
        var options = [
            option(
                "standard", .clear(path.symbol), phrases.routineEditorIconStandard(),
                step.kind.look.icon, isSelected: step.symbol == nil)
        ]
        options += HabitPalette.icons.map { role, spoken in
            let symbol = kit.theme.icon(role).sfSymbols ?? role.path
            return option(
                symbol, .choose(path.symbol, symbol), spoken(phrases), role,
                isSelected: role == chosen)
        }
        if let symbol = step.symbol, let chosen,
            !HabitPalette.icons.contains(where: { $0.role == chosen })
        {
            options.append(
                option(
                    "current", .choose(path.symbol, symbol), phrases.routineEditorIconCurrent(),
                    chosen, isSelected: true))
        }
        return options
    }

    private var colors: [Element] {
        let ring = kit.border(.textPrimary, .habitSelectionWidth)
        func swatch(
            _ id: String, _ intent: Intent, _ name: Phrase, _ role: ColorRole, isSelected: Bool,
            isTicked: Bool = true
        ) -> Element {
            kit.option(
                id, intent, name, isSelected: isSelected,
                text: kit.text(name, .footnote, .textSecondary),
                swatch: role, isTicked: isTicked, size: .routineColor,
                outline: isSelected ? ring : nil, haptic: .picker)
        }
        // A tick on the kind's colour would lack contrast.
        var options = [
            swatch(
                "standard", .clear(path.color), phrases.routineEditorColorStandard(),
                step.kind.look.color, isSelected: step.color == nil, isTicked: false)
        ]
        options += RoutinePalette.colors.map { color in
            swatch(
                color.name, .choose(path.color, color.name), color.spoken(phrases), color.role,
                isSelected: color.name == step.color)
        }
        if let color = step.color, let own = HabitPalette.ownRole(of: color) {
            options.append(
                swatch(
                    "custom", .choose(path.color, color), phrases.colorNameCustom(), own,
                    isSelected: true))
        }
        return options
    }
}

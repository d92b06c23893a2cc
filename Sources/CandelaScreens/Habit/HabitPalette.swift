import CandelaElements
import CandelaKit
import CandelaRules
import CandelaTokens

/// The icons and colours a habit can have.
enum HabitPalette {
    /// The icons to choose from; a new habit has the first.
    static let icons: [(role: IconRole, spoken: @Sendable (Phrases) -> Phrase)] = [
        (.figureRun, { $0.symbolFigureRun() }), (.bookFilled, { $0.symbolBookFill() }),
        (.drop, { $0.symbolDropFill() }), (.moon, { $0.symbolMoonFill() }),
        (.heart, { $0.symbolHeartFill() }), (.dumbbell, { $0.symbolDumbbellFill() }),
        (.forkKnife, { $0.symbolForkKnife() }), (.paintbrush, { $0.symbolPaintbrushFill() }),
        (.musicNote, { $0.symbolMusicNote() }),
        (.graduationCap, { $0.symbolGraduationcapFill() }),
        (.leaf, { $0.symbolLeafFill() }), (.star, { $0.symbolStarFill() }),
    ]

    /// The colours to choose from; a new habit has the first.
    static let colors: [(name: String, role: ColorRole, spoken: @Sendable (Phrases) -> Phrase)] = [
        ("green", .presetHabitGreen, { $0.colorNameGreen() }),
        ("blue", .presetHabitBlue, { $0.colorNameBlue() }),
        ("orange", .presetHabitOrange, { $0.colorNameOrange() }),
        ("purple", .presetHabitPurple, { $0.colorNamePurple() }),
        ("red", .presetHabitRed, { $0.colorNameRed() }),
        ("yellow", .presetHabitYellow, { $0.colorNameYellow() }),
    ]

    /// The colour of a habit without one.
    static var usualColor: String { colors[0].name }

    /// The role for a colour name or a custom `#RRGGBB` colour; green for any other text.
    static func role(of color: String?) -> ColorRole {
        colors.first { $0.name == color }?.role ?? ownRole(of: color) ?? .presetHabitGreen
    }

    /// The role for a custom `#RRGGBB` colour; `nil` for a name.
    static func ownRole(of color: String?) -> ColorRole? {
        color.flatMap { ColorToken(hex: $0) }.map { ColorRole(own: $0) }
    }
}

extension Theme {
    /// The icon drawn for a habit: its own, or the default for a new habit.
    func iconRole(of habit: Habit) -> IconRole {
        iconRole(named: habit.symbol, else: .figureRun)
    }

    /// The icon with a given name in any supported icon set, or a default.
    ///
    /// The default replaces names that exist on one platform only, which other platforms cannot
    /// draw.
    func iconRole(named name: String?, else usual: IconRole) -> IconRole {
        name.flatMap { iconRole(named: $0) } ?? usual
    }
}

extension Habit {
    /// The colour for graphics, which meets the contrast required of them.
    var drawnColor: ColorRole { HabitPalette.role(of: color).graphic }
}

import CandelaRules
import CandelaTokens

/// The symbols and colours a habit can have.
enum HabitLook {
    /// The symbols to choose from; a new habit has the first.
    static let symbols: [(name: String, spoken: @Sendable (Phrases) -> Phrase)] = [
        ("figure.run", { $0.symbolFigureRun() }), ("book.fill", { $0.symbolBookFill() }),
        ("drop.fill", { $0.symbolDropFill() }), ("moon.fill", { $0.symbolMoonFill() }),
        ("heart.fill", { $0.symbolHeartFill() }), ("dumbbell.fill", { $0.symbolDumbbellFill() }),
        ("fork.knife", { $0.symbolForkKnife() }),
        ("paintbrush.fill", { $0.symbolPaintbrushFill() }),
        ("music.note", { $0.symbolMusicNote() }),
        ("graduationcap.fill", { $0.symbolGraduationcapFill() }),
        ("leaf.fill", { $0.symbolLeafFill() }), ("star.fill", { $0.symbolStarFill() }),
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

    /// The role of a colour's name; green for what is not known.
    static func role(of color: String?) -> ColorRole {
        colors.first { $0.name == color }?.role ?? .presetHabitGreen
    }
}

extension Habit {
    /// The symbol to draw: the habit's own, else that of a new habit.
    var drawnSymbol: String { symbol ?? "figure.run" }

    /// The colour to draw in; green for one the product does not know.
    var drawnColor: ColorRole { HabitLook.role(of: color) }
}

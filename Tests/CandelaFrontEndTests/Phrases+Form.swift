// swift-format-ignore-file
// Written by 'candela phrases swift' from 'Form.xcstrings'; change that file instead.

import CandelaKit

extension Phrases.Table {
    /// The phrases of Form.xcstrings.
    static let form = Phrases.Table(
        languages: ["en"],
        untranslated: []
    ) { language in
        switch language {
        default: formEn
        }
    }
}

extension Phrases {
    private func say(_ key: String, _ values: PhraseArgument...) -> Phrase {
        phrase(key, of: .form, values)
    }

    func colorNameBlue() -> Phrase { say("color.name.blue") }
    func colorNameCustom() -> Phrase { say("color.name.custom") }
    func colorNameGreen() -> Phrase { say("color.name.green") }
    func colorNameOrange() -> Phrase { say("color.name.orange") }
    func colorNamePurple() -> Phrase { say("color.name.purple") }
    func colorNameRed() -> Phrase { say("color.name.red") }
    func colorNameYellow() -> Phrase { say("color.name.yellow") }
    func habitFormAmount() -> Phrase { say("habit.form.amount") }
    func habitFormAmountEffect() -> Phrase { say("habit.form.amount.effect") }
    func habitFormAmounts() -> Phrase { say("habit.form.amounts") }
    func habitFormArchived() -> Phrase { say("habit.form.archived") }
    func habitFormArchivedDetail() -> Phrase { say("habit.form.archived.detail") }
    func habitFormColor() -> Phrase { say("habit.form.color") }
    func habitFormIcon() -> Phrase { say("habit.form.icon") }
    func habitFormLimit() -> Phrase { say("habit.form.limit") }
    func habitFormLimitDetail() -> Phrase { say("habit.form.limit.detail") }
    func habitFormName() -> Phrase { say("habit.form.name") }
    func habitFormTarget() -> Phrase { say("habit.form.target") }
    func habitFormTargetDaily() -> Phrase { say("habit.form.target.daily") }
    func habitFormTargetEffect() -> Phrase { say("habit.form.target.effect") }
    func habitFormTargetEffectNext() -> Phrase { say("habit.form.target.effect.next") }
    func habitFormTargetValue(count: Int) -> Phrase { say("habit.form.target.value", .number("count", number(count))) }
    func habitFormTitleAdd() -> Phrase { say("habit.form.title.add") }
    func habitFormTitleEdit() -> Phrase { say("habit.form.title.edit") }
    func habitFormUnit() -> Phrase { say("habit.form.unit") }
    func habitListErrorTitle() -> Phrase { say("habit.list.error.title") }
    func habitListLoading() -> Phrase { say("habit.list.loading") }
    func symbolBookFill() -> Phrase { say("symbol.book.fill") }
    func symbolDropFill() -> Phrase { say("symbol.drop.fill") }
    func symbolDumbbellFill() -> Phrase { say("symbol.dumbbell.fill") }
    func symbolFigureRun() -> Phrase { say("symbol.figure.run") }
    func symbolForkKnife() -> Phrase { say("symbol.fork.knife") }
    func symbolGraduationcapFill() -> Phrase { say("symbol.graduationcap.fill") }
    func symbolHeartFill() -> Phrase { say("symbol.heart.fill") }
    func symbolLeafFill() -> Phrase { say("symbol.leaf.fill") }
    func symbolMoonFill() -> Phrase { say("symbol.moon.fill") }
    func symbolMusicNote() -> Phrase { say("symbol.music.note") }
    func symbolPaintbrushFill() -> Phrase { say("symbol.paintbrush.fill") }
    func symbolStarFill() -> Phrase { say("symbol.star.fill") }
}

extension Phrases.Table {
    /// Alternating keys and texts, in en.
    static let formEn: [String] = [
        "color.name.blue", "Blue",
        "color.name.custom", "Custom",
        "color.name.green", "Green",
        "color.name.orange", "Orange",
        "color.name.purple", "Purple",
        "color.name.red", "Red",
        "color.name.yellow", "Yellow",
        "habit.form.amount", "Daily target",
        "habit.form.amount.effect", "A new target holds from today on, or from tomorrow once today is recorded. Earlier days keep theirs.",
        "habit.form.amounts", "Amounts",
        "habit.form.archived", "Archived",
        "habit.form.archived.detail", "Not in the list, and without reminders; its days are kept",
        "habit.form.color", "Color",
        "habit.form.icon", "Icon",
        "habit.form.limit", "At most",
        "habit.form.limit.detail", "A day counts if its amount is not above the target once it is over",
        "habit.form.name", "Name",
        "habit.form.target", "Weekly target",
        "habit.form.target.daily", "Every day",
        "habit.form.target.effect", "A new target holds from this week on. Earlier weeks keep theirs.",
        "habit.form.target.effect.next", "This week has met its target and stays met. A new target holds from next week on.",
        "habit.form.target.value", "%(count){one:%(count)lld day|other:%(count)lld days}",
        "habit.form.title.add", "Add Habit",
        "habit.form.title.edit", "Edit Habit",
        "habit.form.unit", "Unit",
        "habit.list.error.title", "Couldn’t load your habits",
        "habit.list.loading", "Loading habits…",
        "symbol.book.fill", "Book",
        "symbol.drop.fill", "Water drop",
        "symbol.dumbbell.fill", "Dumbbell",
        "symbol.figure.run", "Runner",
        "symbol.fork.knife", "Fork and knife",
        "symbol.graduationcap.fill", "Graduation cap",
        "symbol.heart.fill", "Heart",
        "symbol.leaf.fill", "Leaf",
        "symbol.moon.fill", "Moon",
        "symbol.music.note", "Musical note",
        "symbol.paintbrush.fill", "Paintbrush",
        "symbol.star.fill", "Star",
    ]
}

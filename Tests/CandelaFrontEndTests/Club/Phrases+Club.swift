// swift-format-ignore-file
// Written by 'candela phrases swift' from 'Club.xcstrings'; change that file instead.

import CandelaKit

extension Phrases.Table {
    /// The phrases of Club.xcstrings.
    static let club = Phrases.Table(
        languages: ["en", "de"],
        untranslated: []
    ) { language in
        switch language {
        case "de": rows(clubDe, in: clubEn)
        default: clubEn
        }
    }
}

extension Phrases {
    private func say(_ key: String, _ values: PhraseArgument...) -> Phrase {
        phrase(key, of: .club, values)
    }

    func clubBookBy(author: String) -> Phrase { say("club.book.by", .text("author", author)) }
    func clubBookMissing() -> Phrase { say("club.book.missing") }
    func clubBookMissingText() -> Phrase { say("club.book.missing.text") }
    func clubBookProgress(read: Int, total: Int) -> Phrase { say("club.book.progress", .number("read", number(read)), .number("total", number(total))) }
    func clubBookRead() -> Phrase { say("club.book.read") }
    func clubBookTitle() -> Phrase { say("club.book.title") }
    func clubBooksDeleted(count: Int) -> Phrase { say("club.books.deleted", .number("count", number(count))) }
    func clubBooksFailed(count: Int) -> Phrase { say("club.books.failed", .number("count", number(count))) }
    func clubChartSummary(count: Int) -> Phrase { say("club.chart.summary", .number("count", number(count))) }
    func clubChartTitle() -> Phrase { say("club.chart.title") }
    func clubNotesAdd() -> Phrase { say("club.notes.add") }
    func clubNotesDelete(text: String) -> Phrase { say("club.notes.delete", .text("text", text)) }
    func clubNotesDeleted(count: Int) -> Phrase { say("club.notes.deleted", .number("count", number(count))) }
    func clubNotesFailed(count: Int) -> Phrase { say("club.notes.failed", .number("count", number(count))) }
    func clubNotesText() -> Phrase { say("club.notes.text") }
    func clubNotesTitle() -> Phrase { say("club.notes.title") }
    func clubPages(count: Int) -> Phrase { say("club.pages", .number("count", number(count))) }
    func clubReminderText() -> Phrase { say("club.reminder.text") }
    func clubRowDown() -> Phrase { say("club.row.down") }
    func clubRowDrag() -> Phrase { say("club.row.drag") }
    func clubRowHint() -> Phrase { say("club.row.hint") }
    func clubRowOpen() -> Phrase { say("club.row.open") }
    func clubRowUp() -> Phrase { say("club.row.up") }
    func clubSettingsGoal() -> Phrase { say("club.settings.goal") }
    func clubSettingsReminder() -> Phrase { say("club.settings.reminder") }
    func clubSettingsTime() -> Phrase { say("club.settings.time") }
    func clubSettingsTitle() -> Phrase { say("club.settings.title") }
    func clubShelfAdd() -> Phrase { say("club.shelf.add") }
    func clubShelfAddPlaceholder() -> Phrase { say("club.shelf.add.placeholder") }
    func clubShelfBooks() -> Phrase { say("club.shelf.books") }
    func clubShelfEmpty() -> Phrase { say("club.shelf.empty") }
    func clubShelfEmptyText() -> Phrase { say("club.shelf.empty.text") }
    func clubShelfTitle() -> Phrase { say("club.shelf.title") }
    func clubWeekProgress(read: Int, goal: Int) -> Phrase { say("club.week.progress", .number("read", number(read)), .number("goal", number(goal))) }
    func clubWeekTitle() -> Phrase { say("club.week.title") }
}

extension Phrases.Table {
    /// Alternating keys and texts, in en.
    static let clubEn: [String] = [
        "club.book.by", "by %(author)@",
        "club.book.missing", "This book was deleted",
        "club.book.missing.text", "Choose another one from the list.",
        "club.book.progress", "%(read)lld of %(total){one:%(total)lld page|other:%(total)lld pages}",
        "club.book.read", "Pages read",
        "club.book.title", "Book",
        "club.books.deleted", "%(count){one:%(count)lld book deleted|other:%(count)lld books deleted}",
        "club.books.failed", "%(count){one:Couldn’t delete %(count)lld book|other:Couldn’t delete %(count)lld books}",
        "club.chart.summary", "%(count){one:%(count)lld page in two weeks|other:%(count)lld pages in two weeks}",
        "club.chart.title", "Pages per day",
        "club.notes.add", "Add note",
        "club.notes.delete", "Delete note: “%(text)@”",
        "club.notes.deleted", "%(count){one:%(count)lld note deleted|other:%(count)lld notes deleted}",
        "club.notes.failed", "%(count){one:Couldn’t delete %(count)lld note|other:Couldn’t delete %(count)lld notes}",
        "club.notes.text", "Note",
        "club.notes.title", "Notes",
        "club.pages", "%(count){one:%(count)lld page|other:%(count)lld pages}",
        "club.reminder.text", "Time to read",
        "club.row.down", "Move down",
        "club.row.drag", "Move",
        "club.row.hint", "Opens the book",
        "club.row.open", "Open the book",
        "club.row.up", "Move up",
        "club.settings.goal", "Pages per week",
        "club.settings.reminder", "Daily reminder",
        "club.settings.time", "Reminder time",
        "club.settings.title", "Reading goal",
        "club.shelf.add", "Add a book",
        "club.shelf.add.placeholder", "Title of the book",
        "club.shelf.books", "Next books",
        "club.shelf.empty", "No books yet",
        "club.shelf.empty.text", "Add the first one.",
        "club.shelf.title", "Books",
        "club.week.progress", "%(read)lld of %(goal){one:%(goal)lld page|other:%(goal)lld pages}",
        "club.week.title", "This week",
    ]
}

extension Phrases.Table {
    /// The texts in the order of the keys, in de.
    static let clubDe: [String] = [
        "von %(author)@",
        "Dieses Buch wurde gelöscht",
        "Wähle ein anderes aus der Liste.",
        "%(read)lld von %(total){one:%(total)lld Seite|other:%(total)lld Seiten}",
        "Gelesene Seiten",
        "Buch",
        "%(count){one:%(count)lld Buch gelöscht|other:%(count)lld Bücher gelöscht}",
        "%(count){one:%(count)lld Buch konnte nicht gelöscht werden|other:%(count)lld Bücher konnten nicht gelöscht werden}",
        "%(count){one:%(count)lld Seite in zwei Wochen|other:%(count)lld Seiten in zwei Wochen}",
        "Seiten pro Tag",
        "Notiz hinzufügen",
        "Notiz löschen: „%(text)@“",
        "%(count){one:%(count)lld Notiz gelöscht|other:%(count)lld Notizen gelöscht}",
        "%(count){one:%(count)lld Notiz konnte nicht gelöscht werden|other:%(count)lld Notizen konnten nicht gelöscht werden}",
        "Notiz",
        "Notizen",
        "%(count){one:%(count)lld Seite|other:%(count)lld Seiten}",
        "Zeit zu lesen",
        "Nach unten",
        "Verschieben",
        "Öffnet das Buch",
        "Buch öffnen",
        "Nach oben",
        "Seiten pro Woche",
        "Tägliche Erinnerung",
        "Uhrzeit der Erinnerung",
        "Leseziel",
        "Buch hinzufügen",
        "Titel des Buchs",
        "Nächste Bücher",
        "Noch keine Bücher",
        "Füge das erste hinzu.",
        "Bücher",
        "%(read)lld von %(goal){one:%(goal)lld Seite|other:%(goal)lld Seiten}",
        "Diese Woche",
    ]
}

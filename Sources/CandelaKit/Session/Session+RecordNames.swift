import CandelaElements
import CandelaRules

extension Session {
    /// The name of a record or of a draft's row, as a toast about its deletion quotes it; `nil` if
    /// it has none. A record of a day is named by its content and the day.
    func name(of kind: Intent.RecordKind, _ id: String, in context: Context) -> String? {
        let today = clock(in: context).day(of: context.now)
        let name =
            switch kind {
            case .habit: journal.habits.first { $0.id == id }?.name
            case .routine: journal.routines.first { $0.id == id }?.name
            case .session:
                journal.place(ofSession: id).flatMap { place in
                    journal.routines.first { $0.id == journal.sessions[place].routine }?.name
                }
            case .routineMode: journal.routineModes.first { $0.id == id }?.name
            case .weighIn:
                journal.weighIns.first { $0.id == id }.map { weighIn in
                    app.texts(in: context) { phrases in
                        let unit = context.weightUnit(for: journal)
                        let number = phrases.weightNumber(weighIn.weight.value(in: unit))
                        return phrases.deleteRecord(
                            content: phrases.weight(number, in: unit, .long).text,
                            date: phrases.date(weighIn.day, today: today).text
                        ).text
                    }
                }
            case .practice:
                journal.practices.first { $0.id == id }.map { practice in
                    app.texts(in: context) {
                        $0.deleteRecordPractice(
                            count: practice.minutes,
                            date: $0.date(practice.day, today: today).text
                        ).text
                    }
                }
            case .completion:
                journal.completions.first { $0.id == id }.flatMap { completion in
                    let habit = journal.habits.first { $0.id == completion.habit }
                    guard let name = habit?.name, !name.isBlank else { return nil as String? }
                    return app.texts(in: context) {
                        $0.deleteRecord(
                            content: name, date: $0.date(completion.day, today: today).text
                        ).text
                    }
                }
            case .restDay:
                CalendarDay(id).map { day in
                    app.texts(in: context) { $0.date(day, today: today).text }
                }
            case _ where app.declares(kind):
                journal[own: kind.rawValue].first { $0.id == id }.flatMap { JSONName(in: $0.json) }?
                    .text
            default:
                place.pages.lazy.compactMap { $0.options?.draftRow(id, of: kind) }.first
                    .flatMap { JSONName(in: $0) }?.text
            }
        return name.flatMap { $0.isBlank ? nil : $0 }
    }
}

extension String {
    fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}

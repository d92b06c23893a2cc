import CandelaElements
import CandelaJSON
import CandelaRules

/// The values that the controls of a screen offer for its options.
struct OptionOffer {
    let screen: Screen
    let options: any ScreenOptions

    /// Rejects a value that no control offers, and one with which the edited record breaks a rule
    /// that it did not break before. The value that an option has is always accepted, because the
    /// first of two taps may have set it.
    func check(_ value: Intent.Value, for option: String) throws(SessionError) {
        try checkControls(value, for: option)
        let before = options.draftBreaches
        let changed = try options.changed(option, to: value)
        if let breach = changed.draftBreaches.first(where: { !before.contains($0) }) {
            throw .invalid(value, option, because: breach.description)
        }
    }

    private func checkControls(
        _ value: Intent.Value, for option: String
    ) throws(SessionError) {
        // Beside a field, a stepper or a chart, a choice only suggests values.
        if let input = screen.input(of: .enter(.option(option))) { return try input.check(value) }
        let day = value.text.flatMap(CalendarDay.init)
        if let days = screen.chartDays(for: option), let day { return try check(day, in: days) }
        guard let offered = screen.choices(for: option) else {
            guard case .object(let members) = value else { return }
            for (name, member) in members.ordered(by: { $0.key < $1.key }) {
                try checkControls(member, for: "\(option).\(name)")
            }
            return
        }
        guard
            offered.contains(value) || offersElements(of: value, among: offered)
                || isSet(option, to: value)
        else { throw .value("\(value.quoted) is not offered for '\(option)'") }
    }

    /// Whether a list has only elements of the offered lists, each once: filters offer the chosen
    /// list with one element more or less.
    private func offersElements(of value: Intent.Value, among offered: [Intent.Value]) -> Bool {
        guard case .list(let elements) = value, Set(elements).count == elements.count else {
            return false
        }
        let known = offered.reduce(into: Set<Intent.Value>()) { known, value in
            if case .list(let elements) = value { known.formUnion(elements) }
        }
        return known.isSuperset(of: elements)
    }

    private func isSet(_ option: String, to value: Intent.Value) -> Bool {
        (try? options.changed(option, to: value)).map { areEqual($0, options) } ?? false
    }

    private func check(
        _ day: CalendarDay, in days: ClosedRange<Double>
    ) throws(SessionError) {
        guard !days.contains(Double(day.daysSince1970)) else { return }
        let bounds = [days.lowerBound, days.upperBound].map {
            "'\(CalendarDay(daysSince1970: Int($0)))'"
        }
        throw .value("'\(day)' is outside the chart: use \(bounds[0]) to \(bounds[1])")
    }
}

extension ScreenOptions {
    /// The options with the value at a path changed.
    fileprivate func changed(
        _ option: String, to value: Intent.Value
    ) throws(SessionError) -> any ScreenOptions {
        try setting(option, to: value)
    }
}

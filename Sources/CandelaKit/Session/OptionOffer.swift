import CandelaElements
import CandelaJSON
import CandelaRules

/// The values that the controls of a screen offer for its options.
struct OptionOffer {
    let screen: Screen
    let options: any ScreenOptions

    /// Rejects a value that the option's control does not offer. Of an option without a control,
    /// rejects one that shows another record, because records are opened, and one with which the
    /// edited record breaks a rule that it did not break before. The value that an option has is
    /// always accepted, because the first of two taps may have set it.
    func check(_ value: Intent.Value, for option: String) throws(SessionError) {
        guard try !isOffered(value, for: option) else { return }
        let before = options.draftBreaches
        let changed = try options.changed(option, to: value)
        guard changed.namedSubject == options.namedSubject else {
            throw .value("'\(option)' is not chosen: open the screen of \(value.quoted)")
        }
        if let breach = changed.draftBreaches.first(where: { !before.contains($0) }) {
            throw .invalid(value, option, because: breach.description)
        }
    }

    /// Whether the option, or each member of an object, has a control that offers the value.
    ///
    /// - Throws: ``SessionError`` if a control does not offer it.
    private func isOffered(
        _ value: Intent.Value, for option: String
    ) throws(SessionError) -> Bool {
        // Beside a field, a stepper or a chart, a choice only suggests values.
        if let input = screen.input(of: .enter(.option(option))) {
            try input.check(value)
            return true
        }
        let day = value.text.flatMap(CalendarDay.init)
        if let days = screen.chartDays(for: option), let day {
            try check(day, in: days)
            return true
        }
        guard let offered = screen.choices(for: option) else {
            guard case .object(let members) = value else { return false }
            var isOffered = true
            for (name, member) in members.ordered(by: { $0.key < $1.key }) {
                isOffered = try self.isOffered(member, for: "\(option).\(name)") && isOffered
            }
            return isOffered
        }
        guard
            offered.contains(value) || offersElements(of: value, among: offered)
                || isSet(option, to: value)
        else { throw .value("\(value.quoted) is not offered for '\(option)'") }
        return true
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

import CandelaElements
public import CandelaKit
import CandelaRules
import CandelaScreens

extension Journey {
    /// Every journey, by product.
    public static let all: [Journey] =
        weight + weightDays + practice + practiceDays + habit + habitDays + habitMonths
        + routine + routineDays

    /// Creates a journey in the samples' context, in the first of the package's apps that has the
    /// screen.
    ///
    /// - Parameter now: The time at which it begins; `nil` for 17:20 on the samples' day.
    init(
        _ name: String, from journal: Journal, at options: some ScreenOptions,
        on now: Instant? = nil, _ steps: [Step]
    ) {
        self.init(
            name, from: journal, at: options,
            of: AppDefinition.standard.first(with: type(of: options).screen) ?? .habit,
            in: SampleTime.context { $0.now = now ?? $0.now }, steps)
    }
}

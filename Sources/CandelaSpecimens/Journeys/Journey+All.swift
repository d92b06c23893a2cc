import CandelaElements
public import CandelaKit
import CandelaRules
import CandelaScreens

extension Journey {
    /// Every journey, by product.
    public static let all: [Journey] =
        weight + weightDays + practice + practiceDays + habit + habitDays + routine + routineDays

    /// A journey in the context of the samples, through the app of the package that has the screen.
    ///
    /// - Parameter now: When it begins; the moment of the samples if left out.
    init(
        _ name: String, from journal: Journal, at options: some ScreenOptions,
        on now: Instant? = nil, _ steps: [Step]
    ) {
        self.init(
            name, from: journal, at: options,
            of: AppDefinition.standard.having(type(of: options).screen) ?? .habit,
            in: SampleTime.context { $0.now = now ?? $0.now }, steps)
    }
}

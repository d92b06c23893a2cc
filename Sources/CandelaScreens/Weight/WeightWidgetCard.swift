import CandelaRules
import CandelaTokens

/// A widget of the weight product. All of it is one thing to press, which opens the dashboard.
///
/// Weights are cut off to whole numbers: a widget is read at a glance.
public struct WeightWidgetCard: Sendable, Hashable, Codable {
    /// The widget's name: `small`, `medium` or `large`.
    public let id: String

    /// How large it is.
    public let family: Family

    /// What it is drawn on.
    public let surface: Surface

    /// How the parts are laid out, from top to bottom.
    public let layout: Stack

    /// The symbol of the app; it only decorates.
    public let icon: Icon

    /// The name of the app.
    public let title: Words

    /// The weight, a large number before its unit.
    public let weight: Words?

    /// The arrow of the direction.
    public let trendIcon: Icon?

    /// Which way the weight goes, or by how much.
    public let trend: Words?

    /// The weight to reach.
    public let goal: Words?

    /// The way to the goal.
    public let bar: ProgressBar?

    /// How much of the way is done.
    public let percent: Words?

    /// What is left.
    public let left: Words?

    /// The week as a line.
    public let chart: ValueChart?

    /// What stands in place of what cannot be shown yet.
    public let empty: Words?

    /// What pressing it does.
    public let action: Action

    /// What assistive technology is told: one element.
    public let accessibility: Accessibility

    /// How large a widget is.
    public enum Family: String, Sendable, Hashable, Codable, CaseIterable {
        /// A square.
        case small
        /// Two squares side by side.
        case medium
        /// Four squares.
        case large
    }
}

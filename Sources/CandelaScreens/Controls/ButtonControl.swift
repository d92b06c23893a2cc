public import CandelaTokens

/// Something to press.
public struct ButtonControl: Sendable, Hashable, Codable {
    /// What pressing it does.
    public let action: Action

    /// How much it stands out.
    public let style: Style

    /// The symbol before the text, or alone.
    public let icon: Icon?

    /// What is written on it; absent for a symbol alone.
    public let text: Words?

    /// What it is drawn on; absent for a button without an area of its own.
    public let fill: Paint?

    /// How opaque that is; absent for a fill without light behind it.
    public let fillOpacity: OpacityRole?

    /// A line around it, when contrast is increased or the style has one.
    public let border: Surface.Border?

    /// How round its corners are.
    public let cornerRadius: RadiusRole

    /// Its least height; never below ``Action/minimumTarget``.
    public let minimumHeight: Double

    /// Whether it can be pressed now.
    public let isEnabled: Bool

    /// How opaque it is while it cannot be pressed; absent while it can.
    public let opacity: OpacityRole?

    /// How large it is drawn while it cannot be pressed, as a share of its size; absent where it keeps
    /// its size.
    public let disabledScale: Double?

    /// How its symbol moves while something goes on.
    public let iconMotion: Motion?

    /// How it answers a press.
    public let press: Motion

    /// What assistive technology is told.
    public let accessibility: Accessibility

    /// How much a button stands out.
    public enum Style: String, Sendable, Hashable, Codable, CaseIterable {
        /// The one thing most people do here.
        case primary
        /// One of several things of equal weight.
        case secondary
        /// A text or a symbol that can be pressed.
        case plain
        /// It takes something away.
        case destructive
    }
}

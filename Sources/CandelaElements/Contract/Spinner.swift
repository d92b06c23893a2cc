public import CandelaJSON
public import CandelaTokens

extension Element {
    /// An indeterminate activity indicator. It is hidden from assistive technology; its width is
    /// also its height.
    public struct Spinner: Sendable, Equatable {
        /// The colour; `nil` uses the platform's colour.
        public var color: ColorRole?
    }

    /// Creates an indeterminate activity indicator.
    public static func spinner(_ color: ColorRole? = nil) -> Element {
        Element(.spinner(Spinner(color: color)))
    }
}

extension Element.Spinner: ElementKind {
    @usableFromInline package init(_ member: inout Visitor, writing own: Written<Self>?) throws {
        color = try member("color", own?.color)
    }
}

public import CandelaTokens

extension Element {
    /// What turns while something is being done. It is only drawn; its side is the element's width.
    public struct Spinner: Sendable, Hashable {
        /// Its colour; absent for the platform's.
        public var color: ColorRole?
    }

    /// What turns while something is being done.
    public static func spinner(_ color: ColorRole? = nil) -> Element {
        Element(.spinner(Spinner(color: color)))
    }
}

extension Element.Spinner: ElementKind {
    package init(_ member: inout some MemberVisitor, of own: Self?) throws {
        color = try member("color", own?.color)
    }
}

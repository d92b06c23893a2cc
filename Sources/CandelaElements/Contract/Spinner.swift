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
    func record(to sink: inout some MemberSink) { sink.member("color", role: color) }

    init(_ members: Members) throws { color = try members.read(ifPresent: "color") }
}

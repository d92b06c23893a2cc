/// The edge of a screen beside its title: what can be done from anywhere on it.
public struct Toolbar: Sendable, Hashable, Codable {
    /// The buttons before the title, in reading order.
    public let leading: [Element]

    /// The buttons after the title, in reading order.
    public let trailing: [Element]

    /// A toolbar of buttons.
    ///
    /// - Parameters:
    ///   - leading: The buttons before the title, in reading order.
    ///   - trailing: The buttons after the title, in reading order.
    public init(
        @ElementBuilder leading: () -> [Element] = { [Element]() },
        @ElementBuilder trailing: () -> [Element] = { [Element]() }
    ) {
        self.leading = leading().map { $0.named(under: "toolbar") }
        self.trailing = trailing().map { $0.named(under: "toolbar") }
    }

    /// Reads a toolbar; a side without buttons may be left out.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.members
        leading = try members.read("leading", or: [])
        trailing = try members.read("trailing", or: [])
    }
}

extension Toolbar: Recorded {
    package func record(to sink: inout some MemberSink) {
        sink.member("leading", unlessEmpty: leading)
        sink.member("trailing", unlessEmpty: trailing)
    }
}

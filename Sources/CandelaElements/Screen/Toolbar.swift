public import CandelaJSON

/// The buttons beside the title of a screen.
public struct Toolbar: Sendable, Equatable, Codable {
    /// The buttons before the title, in reading order.
    public let leading: [Element]

    /// The buttons after the title, in reading order.
    public let trailing: [Element]

    /// Creates a toolbar.
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
}

extension Toolbar: MemberObject {
    @usableFromInline package init(_ member: inout Visitor, writing own: Written<Self>?) throws {
        leading = try member("leading", own?.leading, unless: [])
        trailing = try member("trailing", own?.trailing, unless: [])
    }
}

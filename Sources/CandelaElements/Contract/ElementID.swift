public import CandelaJSON

/// The name of an element: its ``Element/id`` or its ``Element/part``.
///
/// Declare the names that an app looks up as static members, so that a misspelt one does not
/// compile:
///
/// ```swift
/// extension ElementID {
///     static let countdown: ElementID = "countdown"
/// }
///
/// card.body.first(.countdown)
/// ```
public struct ElementID: RawRepresentable, Sendable, Hashable, Codable, MemberWord {
    /// The name as written in JSON. On a finished screen an id is a path from the card to the
    /// element: `habitList/read/toggle`.
    public let rawValue: String

    /// Creates the name of an element from its spelling in JSON.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates the name of an element from a string, such as a record's id.
    public init(_ name: String) { self.init(rawValue: name) }

    /// The last component of a path: the name without the names of containing elements.
    package var name: Substring {
        rawValue[
            (rawValue.lastIndex(of: "/").map(rawValue.index(after:)) ?? rawValue.startIndex)...]
    }
}

extension ElementID: ExpressibleByStringLiteral, CustomStringConvertible {
    /// Creates the name of an element from a string literal.
    public init(stringLiteral name: String) { self.init(rawValue: name) }

    /// The name as text, the same as ``rawValue``.
    public var description: String { rawValue }
}

/// The name of an element: its ``Element/id`` or its ``Element/part``.
///
/// Declare the names that an app looks up as static members, so that a misspelt one does not compile:
///
/// ```swift
/// extension ElementID {
///     static let countdown: ElementID = "countdown"
/// }
///
/// card.body.first(.countdown)
/// ```
public struct ElementID: RawRepresentable, Sendable, Hashable, Codable, MemberWord {
    /// The name as written in JSON. In a finished screen an id is a path, from the card to the element:
    /// `habitList/read/toggle`.
    public let rawValue: String

    /// The id of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The id of a name, such as a record's id.
    public init(_ name: String) { self.init(rawValue: name) }

    /// The last step of a path: the name the element was given.
    package var name: Substring {
        rawValue[
            (rawValue.lastIndex(of: "/").map(rawValue.index(after:)) ?? rawValue.startIndex)...]
    }
}

extension ElementID: ExpressibleByStringLiteral, CustomStringConvertible {
    /// The id of a name written in source code.
    public init(stringLiteral name: String) { self.init(rawValue: name) }

    /// The name.
    public var description: String { rawValue }
}

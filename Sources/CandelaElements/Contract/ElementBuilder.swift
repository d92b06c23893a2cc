/// Anything that is drawn as an element, such as words or a button.
public protocol ElementConvertible {
    /// The element it is drawn and spoken as.
    var element: Element { get }
}

extension Element: ElementConvertible {
    /// The element itself.
    public var element: Element { self }
}

/// Puts the children of an element together from a block, as a `body` is written.
@resultBuilder
public enum ElementBuilder: Sendable {
    /// One thing.
    public static func buildExpression(_ part: some ElementConvertible) -> [Element] {
        [part.element]
    }

    /// One thing that may be absent.
    public static func buildExpression(_ part: (some ElementConvertible)?) -> [Element] {
        part.map { [$0.element] } ?? []
    }

    /// Several things.
    public static func buildExpression(_ parts: [some ElementConvertible]) -> [Element] {
        parts.map(\.element)
    }

    /// The things of a block, in order.
    public static func buildBlock(_ parts: [Element]...) -> [Element] { parts.flatMap(\.self) }

    /// The things of an `if` without an `else`.
    public static func buildOptional(_ parts: [Element]?) -> [Element] { parts ?? [] }

    /// The things of the first branch.
    public static func buildEither(first parts: [Element]) -> [Element] { parts }

    /// The things of the other branch.
    public static func buildEither(second parts: [Element]) -> [Element] { parts }

    /// The things of a loop, in order.
    public static func buildArray(_ parts: [[Element]]) -> [Element] { parts.flatMap(\.self) }
}

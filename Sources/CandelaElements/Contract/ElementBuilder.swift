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
    /// No things.
    public static func buildBlock() -> [Element] { [] }

    /// The first thing of a block.
    public static func buildPartialBlock(first part: some ElementConvertible) -> [Element] {
        [part.element]
    }

    /// The first thing of a block, which may be absent.
    public static func buildPartialBlock(first part: (some ElementConvertible)?) -> [Element] {
        if let part { [part.element] } else { [] }
    }

    /// The first things of a block.
    public static func buildPartialBlock(first parts: [some ElementConvertible]) -> [Element] {
        // No key path: one of a generic type is made anew at every call, which takes longer than the rest.
        parts.map { $0.element }
    }

    /// The first things of a block.
    public static func buildPartialBlock(first parts: [Element]) -> [Element] { parts }

    /// One thing more.
    public static func buildPartialBlock(
        accumulated: consuming [Element], next part: some ElementConvertible
    ) -> [Element] {
        accumulated.append(part.element)
        return accumulated
    }

    /// One thing more, which may be absent.
    public static func buildPartialBlock(
        accumulated: consuming [Element], next part: (some ElementConvertible)?
    ) -> [Element] {
        if let part { accumulated.append(part.element) }
        return accumulated
    }

    /// Several things more.
    public static func buildPartialBlock(
        accumulated: consuming [Element], next parts: [some ElementConvertible]
    ) -> [Element] {
        for part in parts { accumulated.append(part.element) }
        return accumulated
    }

    /// Several things more.
    public static func buildPartialBlock(
        accumulated: consuming [Element], next parts: [Element]
    ) -> [Element] {
        accumulated += parts
        return accumulated
    }

    /// The things of an `if` without an `else`.
    public static func buildOptional(_ parts: [Element]?) -> [Element] { parts ?? [] }

    /// The things of the first branch.
    public static func buildEither(first parts: [Element]) -> [Element] { parts }

    /// The things of the other branch.
    public static func buildEither(second parts: [Element]) -> [Element] { parts }

    /// The things of a loop, in order.
    public static func buildArray(_ parts: [[Element]]) -> [Element] { Array(parts.joined()) }
}

/// A type that can be converted to an element, such as a styled text or an icon.
public protocol ElementConvertible {
    /// The element that draws and describes the value.
    var element: Element { get }
}

extension Element: ElementConvertible {
    /// The element itself.
    public var element: Element { self }
}

/// A result builder that collects the children of an element.
@resultBuilder
public enum ElementBuilder: Sendable {
    /// An empty block.
    public static func buildBlock() -> [Element] { [] }

    /// Starts a block with an element.
    public static func buildPartialBlock(first part: some ElementConvertible) -> [Element] {
        [part.element]
    }

    /// Starts a block with an optional element.
    public static func buildPartialBlock(first part: (some ElementConvertible)?) -> [Element] {
        if let part { [part.element] } else { [] }
    }

    /// Starts a block with an array of convertible values.
    public static func buildPartialBlock(first parts: [some ElementConvertible]) -> [Element] {
        // A key path into a generic type is instantiated on every call, which costs more than the
        // mapping itself.
        parts.map { $0.element }
    }

    /// Starts a block with an array of elements.
    public static func buildPartialBlock(first parts: [Element]) -> [Element] { parts }

    /// Appends an element.
    public static func buildPartialBlock(
        accumulated: consuming [Element], next part: some ElementConvertible
    ) -> [Element] {
        accumulated.append(part.element)
        return accumulated
    }

    /// Appends an optional element.
    public static func buildPartialBlock(
        accumulated: consuming [Element], next part: (some ElementConvertible)?
    ) -> [Element] {
        if let part { accumulated.append(part.element) }
        return accumulated
    }

    /// Appends an array of convertible values.
    public static func buildPartialBlock(
        accumulated: consuming [Element], next parts: [some ElementConvertible]
    ) -> [Element] {
        for part in parts { accumulated.append(part.element) }
        return accumulated
    }

    /// Appends an array of elements.
    public static func buildPartialBlock(
        accumulated: consuming [Element], next parts: [Element]
    ) -> [Element] {
        accumulated += parts
        return accumulated
    }

    /// The elements of an `if` without an `else`.
    public static func buildOptional(_ parts: [Element]?) -> [Element] { parts ?? [] }

    /// The elements of an `if` branch or a `switch` case.
    public static func buildEither(first parts: [Element]) -> [Element] { parts }

    /// The elements of an `else` branch or another `switch` case.
    public static func buildEither(second parts: [Element]) -> [Element] { parts }

    /// The elements of a loop, in order.
    public static func buildArray(_ parts: [[Element]]) -> [Element] { Array(parts.joined()) }
}

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The part of AppKit's interface that exported tokens use, as Apple documents it.

public final class NSAppearance {
    public struct Name: Hashable, Sendable {
        public static let aqua = Name()
        public static let darkAqua = Name()
        public static let accessibilityHighContrastAqua = Name()
        public static let accessibilityHighContrastDarkAqua = Name()
    }

    public func bestMatch(from appearances: [Name]) -> Name? { nil }
}

public final class NSColor: Sendable {
    public typealias Name = String
    public init() {}
    public init(
        name colorName: Name?, dynamicProvider: @escaping @Sendable (NSAppearance) -> NSColor
    ) {}
}

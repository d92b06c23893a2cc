// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The part of AppKit's interface that exported tokens and the article's renderer use, as Apple documents it.

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

@MainActor public final class NSApplication {
    public static let shared = NSApplication()
}

public enum NSAccessibilityPriorityLevel: Int, Sendable { case low = 10, medium = 50, high = 90 }

public enum NSAccessibility {
    public struct Notification: Hashable, Sendable {
        public static let announcementRequested = Notification()
    }

    public struct NotificationUserInfoKey: Hashable, Sendable {
        private let name: String
        public static let announcement = NotificationUserInfoKey(name: "announcement")
        public static let priority = NotificationUserInfoKey(name: "priority")
    }

    public static func post(
        element: Any, notification: Notification, userInfo: [NotificationUserInfoKey: Any]?
    ) {}
}

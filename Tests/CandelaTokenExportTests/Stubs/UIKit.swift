// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The part of UIKit's interface that exported tokens and the article's renderer use, as Apple documents it.

public import Foundation

public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }

public final class UITraitCollection: Sendable {
    public var userInterfaceStyle: UIUserInterfaceStyle { .light }
    public var accessibilityContrast: UIAccessibilityContrast { .normal }
}

public final class UIColor: Sendable {
    public init() {}
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {}
}

public enum UIKeyboardType: Int, Sendable {
    case `default`, numbersAndPunctuation = 2, numberPad = 4, decimalPad = 8
}

public enum UIAccessibility {
    public struct Notification: Hashable, Sendable {
        public static let announcement = Notification()
    }

    @MainActor public static func post(notification: Notification, argument: Any?) {}
}

extension NSAttributedString.Key {
    public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key("queue")
}

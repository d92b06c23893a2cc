// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The part of UIKit's interface that exported tokens use, as Apple documents it.

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

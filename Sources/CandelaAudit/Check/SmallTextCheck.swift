import CandelaElements
import CandelaTokens

extension AuditCheck {
    /// Text below 11 points.
    public static let smallText = AuditCheck(
        "small-text", .error, "Text has at least 11 points.")
}

/// A check that text has at least 11 points, and 0.8 of that where it shrinks to fit a device 320
/// points wide, before it wraps.
///
/// A picture is measured at its own size, before it is scaled.
///
/// Source: the minimum size of Apple's Human Interface Guidelines for iOS.
enum SmallTextCheck: ScreenCheck {
    /// The minimum font size, in points.
    static let least = 11.0

    /// The minimum font size of a text that shrinks to fit, in points.
    static let leastShrunk = 0.8 * least

    static func findings(in screen: AuditedScreen) -> [AuditFinding] {
        let typeSize = screen.screen.context.typeSize
        let sizes = screen.screen.typeSizes
        let fixed = screen.nodes.flatMap { node in
            node.element.words.compactMap { words -> AuditFinding? in
                let size = words.smallestSize { style in
                    let token = screen.theme.text(of: style)
                    return node.isInPicture
                        ? token.size : sizes[style]?.size ?? token.size(at: typeSize)
                }
                return size < least
                    ? finding(words, size, least, in: screen, at: screen.location(of: node)) : nil
            }
        }
        let shrunk = screen.boxes.compactMap { box -> AuditFinding? in
            guard case .text(let words) = box.element.content, let scale = words.minimumScale,
                scale < 1, box.space.width.isFinite
            else { return nil }
            let needed = box.space.width / words.width(at: typeSize, in: screen.theme)
            let size = words.smallestSize { screen.theme.text(of: $0).size(at: typeSize) }
            // A text that needs more wraps at its full size.
            guard size >= least, needed >= scale, needed < 1, size * needed < leastShrunk else {
                return nil
            }
            return finding(words, size * needed, leastShrunk, in: screen, at: box.spot)
        }
        return fixed + shrunk
    }

    private static func finding(
        _ words: StyledText, _ size: Double, _ least: Double, in screen: AuditedScreen,
        at spot: ElementLocation
    ) -> AuditFinding {
        screen.finding(
            .smallText,
            "'\(words.text)' has \(AuditFigures.text(size, places: 1)) of at least "
                + "\(AuditFigures.text(least, places: 1)) points",
            help: "use a larger style, or let it wrap in place of shrinking", at: spot,
            roles: [words.style.path],
            [AuditFigures.figure("size", size, least: least, unit: "points")])
    }
}

extension StyledText {
    /// The size of the smallest run that is not blank, in points; infinite without one.
    fileprivate func smallestSize(_ size: (TypeRole) -> Double) -> Double {
        guard let parts else { return text.isBlank ? .infinity : size(style) }
        return parts.filter { !$0.text.isBlank }.map { size($0.style ?? style) }.min()
            ?? .infinity
    }
}

import CandelaDTCG
import CandelaTokens

/// A hint for drawing a theme's value, as a member of `org.candela` in a token's `$extensions`.
struct ThemeHint {
    let name: String
    let write: (inout JSONWriter) -> Void

    static func word(_ name: String, _ word: String) -> ThemeHint {
        ThemeHint(name: name) { $0.string(word) }
    }

    static func number(_ name: String, _ number: Double) -> ThemeHint {
        ThemeHint(name: name) { $0.number(number) }
    }

    /// A hint with members of its own.
    static func members(_ name: String, _ members: [ThemeHint]) -> ThemeHint {
        ThemeHint(name: name) { writer in
            writer.beginObject()
            for member in members {
                writer.name(member.name)
                member.write(&writer)
            }
            writer.endObject()
        }
    }
}

extension GradientToken {
    /// The direction, the radii of a radial gradient and the solid colour.
    var hints: [ThemeHint] {
        let solid = solid.map { ThemeHint.word("solid", $0.path) }
        return direction.hints + [solid].compactMap(\.self)
    }
}

extension GradientToken.Direction {
    fileprivate var hints: [ThemeHint] {
        func word(_ direction: CandelaHints.Direction) -> ThemeHint {
            .word("direction", direction.rawValue)
        }
        return switch self {
        case .leadingToTrailing: [word(.leadingTrailing)]
        case .topLeadingToBottomTrailing: [word(.topLeadingBottomTrailing)]
        case .topToBottom: [word(.topBottom)]
        case .bottomToTop: [word(.bottomTop)]
        case .radial(let start, let end):
            [word(.radial), .number("startRadius", start), .number("endRadius", end)]
        case .angular: [word(.angular)]
        }
    }
}

extension MotionToken {
    /// The repetition, and the spring, scale and offset if there are any.
    var hints: [ThemeHint] {
        let repetition = ThemeHint.members(
            "repeat",
            [
                .number("count", Double(repeats)),
                ThemeHint(name: "autoreverses") { [autoreverses] in $0.bool(autoreverses) },
            ])
        let spring = spring.map { spring in
            ThemeHint.members(
                "spring",
                [.number("response", spring.response), .number("damping", spring.damping)])
        }
        let scale = scale.map { scale in
            ThemeHint.members("scale", [.number("from", scale.from), .number("to", scale.to)])
        }
        let offset = offset.map { offset in
            ThemeHint.members(
                "offset",
                [
                    .number("from", offset.from), .number("to", offset.to),
                    .word("axis", offset.isVertical ? "vertical" : "horizontal"),
                ])
        }
        return [repetition] + [spring, scale, offset].compactMap(\.self)
    }
}

extension TextStyleToken {
    /// The text style, the design and weight of the font, and the limits of scaling.
    var hints: [ThemeHint] {
        let scaling: [ThemeHint] =
            scales
            ? [.word("largestTypeSize", largestTypeSize.rawValue)]
            : [ThemeHint(name: "scales") { $0.bool(false) }]
        return [
            .word("textStyle", textStyle.rawValue), .word("design", design.rawValue),
            .number("emphasis", Double(emphasizedWeight.number)),
            .number("minimumScale", minimumScale),
        ] + scaling
    }
}

extension FontFace {
    /// The names, metrics and fallback.
    var hint: ThemeHint {
        .members(
            "font",
            [
                .members(
                    "names",
                    [.word("apple", apple), .word("android", android), .word("web", web)]),
                .members(
                    "metrics",
                    [
                        .number("unitsPerEm", metrics.unitsPerEm),
                        .number("ascent", metrics.ascent), .number("descent", metrics.descent),
                        .number("lineGap", metrics.lineGap),
                        .number("capHeight", metrics.capHeight),
                        .number("xHeight", metrics.xHeight),
                        .number("averageWidth", metrics.averageWidth),
                    ]),
                .members(
                    "fallback",
                    [
                        .word("name", fallback.name),
                        .number("unitsPerEm", fallback.unitsPerEm),
                        .number("averageWidth", fallback.averageWidth),
                    ]),
            ])
    }
}

import CandelaDTCG
import CandelaTokens

/// A theme's values as DTCG values.
extension JSONWriter {
    /// Writes a colour, in Display P3 if it has such a form.
    mutating func write(_ color: ColorToken) {
        beginObject()
        name("colorSpace")
        string(color.displayP3 == nil ? "srgb" : "display-p3")
        name("components")
        numbers(
            color.displayP3.map { [$0.red, $0.green, $0.blue] }
                ?? [color.red, color.green, color.blue])
        name("alpha")
        number(color.alpha)
        endObject()
    }

    /// Writes the stops of a gradient.
    mutating func write(_ stops: [GradientToken.Stop]) {
        beginArray()
        for stop in stops {
            beginObject()
            name("color")
            write(stop.color)
            name("position")
            number(stop.position)
            endObject()
        }
        endArray()
    }

    /// Writes the layers of a shadow; a blur is twice the radius.
    mutating func write(_ layers: [ShadowToken.Layer]) {
        beginArray()
        for layer in layers {
            beginObject()
            name("color")
            write(layer.color)
            for (member, points) in [
                ("offsetX", layer.x), ("offsetY", layer.y), ("blur", 2 * layer.radius),
                ("spread", layer.spread),
            ] {
                name(member)
                length(points)
            }
            name("inset")
            bool(layer.isInner)
            endObject()
        }
        endArray()
    }

    /// Writes a motion without its hints.
    mutating func write(_ motion: MotionToken) {
        beginObject()
        for (member, seconds) in [("duration", motion.duration), ("delay", motion.delay)] {
            name(member)
            quantity(seconds, "s")
        }
        name("timingFunction")
        numbers([motion.curve.x1, motion.curve.y1, motion.curve.x2, motion.curve.y2])
        endObject()
    }

    /// Writes a text style without its hints; the line height is relative to the size.
    mutating func write(_ style: TextStyleToken) {
        beginObject()
        name("fontFamily")
        strings(style.families)
        name("fontSize")
        length(style.size)
        name("fontWeight")
        number(style.weight.number)
        name("letterSpacing")
        length(style.letterSpacing)
        name("lineHeight")
        number(style.leading / style.size)
        endObject()
    }

    /// Writes a length in points.
    mutating func length(_ points: Double) { quantity(points, "px") }

    /// Writes an array of strings.
    mutating func strings(_ texts: [String]) {
        beginArray()
        for text in texts { string(text) }
        endArray()
    }

    private mutating func numbers(_ values: [Double]) {
        beginArray()
        for value in values { number(value) }
        endArray()
    }

    private mutating func quantity(_ value: Double, _ unit: String) {
        beginObject()
        name("value")
        number(value)
        name("unit")
        string(unit)
        endObject()
    }
}

import CandelaElements
import CandelaTokens

/// A picture in SVG whose colours follow the device's appearance.
///
/// Each shape has its light colour as an attribute; a style sheet has the dark ones, so that
/// renderers without style sheets draw the light picture.
struct SVGDrawing {
    let screen: Screen
    let theme: Theme

    /// The only appearance of the picture; `nil` for the device's.
    var appearance: Appearance?

    private(set) var body = ""
    private var definitions = ""
    private var rules: [String] = []

    init(_ screen: Screen, _ theme: Theme, in appearance: Appearance? = nil) {
        (self.screen, self.theme, self.appearance) = (screen, theme, appearance)
    }

    struct Box {
        var x, y, width, height: Double

        func inset(_ across: Double, _ down: Double) -> Box {
            Box(
                x: x + across, y: y + down, width: max(width - 2 * across, 0),
                height: max(height - 2 * down, 0))
        }
    }

    /// The picture as the URL of an image.
    func url(_ width: Double, _ height: Double) -> String {
        let sheet =
            rules.isEmpty
            ? "" : "<style>@media(prefers-color-scheme:dark){\(rules.joined())}</style>"
        let defs = definitions.isEmpty ? "" : "<defs>\(definitions)</defs>"
        let text =
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 \(n(width)) \(n(height))'"
            + " width='\(n(width))' height='\(n(height))'>\(sheet)\(defs)\(body)</svg>"
        return "data:image/svg+xml," + text.percentEncoded
    }

    // MARK: Paints

    /// The appearance of the attributes, and the dark one of the style sheet.
    private var looks: (first: Appearance, dark: Appearance?) {
        if let appearance { return (appearance, nil) }
        return screen.context.increaseContrast
            ? (.lightIncreased, .darkIncreased) : (.light, .dark)
    }

    /// The attributes of a paint: its colour or gradient, and the class of its dark colour.
    mutating func paint(_ path: String, as use: String = "fill", opacity: Double = 1) -> String {
        let gradient = GradientRole(path)
        guard theme.answers(gradient) else {
            return attributes(use, opacity) { theme, look in
                theme.color(ColorRole(path), in: look)
            }
        }
        let (first, dark) = looks
        let (light, other) = (
            theme.gradient(gradient, in: first), dark.map { theme.gradient(gradient, in: $0) }
        )
        let id = "g\(definitions.utf8.count)"
        let ends =
            switch light.direction {
            case .topToBottom: "x2='0' y2='1'"
            case .bottomToTop: "x2='0' y1='1' y2='0'"
            case .topLeadingToBottomTrailing: "x2='1' y2='1'"
            default: ""
            }
        var stops = ""
        for (place, stop) in light.stops.enumerated() {
            let darkColor = other?.stops.indices.contains(place) == true ? other?.stops[place] : nil
            stops += "<stop offset='\(n(stop.position))'"
            stops += attributes("stop-color", 1) { _, look in
                look == first ? stop.color : darkColor?.color ?? stop.color
            }
            stops += "/>"
        }
        definitions += "<linearGradient id='\(id)' \(ends)>\(stops)</linearGradient>"
        return " \(use)='url(#\(id))'" + (opacity < 1 ? " opacity='\(n(opacity))'" : "")
    }

    private mutating func attributes(
        _ use: String, _ opacity: Double, _ color: (Theme, Appearance) -> ColorToken
    ) -> String {
        let (first, dark) = looks
        let light = color(theme, first)
        let part = use == "stop-color" ? "stop-opacity" : "\(use)-opacity"
        let alpha = light.alpha * opacity
        var text = " \(use)='\(light.hex)'" + (alpha < 1 ? " \(part)='\(n(alpha))'" : "")
        if let dark, color(theme, dark).hex != light.hex {
            let value = "{\(use):\(color(theme, dark).hex)}"
            let place = rules.firstIndex { $0.hasSuffix(value) } ?? rules.count
            if place == rules.count { rules.append(".c\(place)\(value)") }
            text += " class='c\(place)'"
        }
        return text
    }

    // MARK: Shapes

    mutating func rectangle(
        _ box: Box, fill: String?, radius: Double = 0, border: Surface.Border? = nil,
        opacity: Double = 1
    ) {
        guard fill != nil || border != nil else { return }
        let paint = fill.map { self.paint($0, opacity: opacity) } ?? ""
        // A second element, since a class changes one colour.
        let corner = min(radius, min(box.width, box.height) / 2)
        let shape =
            "<rect x='\(n(box.x))' y='\(n(box.y))' width='\(n(box.width))'"
            + " height='\(n(box.height))'" + (corner > 0 ? " rx='\(n(corner))'" : "")
        if fill != nil { body += shape + paint + "/>" }
        if let border {
            body += shape + " fill='none'" + self.paint(border.color.path, as: "stroke")
            body += " stroke-width='\(n(theme.size(border.width)))'/>"
        }
    }

    mutating func path(_ data: String, _ attributes: String) {
        body += "<path d='\(data)'\(attributes)/>"
    }

    /// Draws an arc from the top, clockwise.
    mutating func arc(_ box: Box, _ fraction: Double, _ width: Double, _ paint: String) {
        let radius = (box.width - width) / 2
        let length = 2 * Double.pi * radius
        let (x, y) = (box.x + box.width / 2, box.y + box.height / 2)
        body +=
            "<circle cx='\(n(x))' cy='\(n(y))' r='\(n(radius))' fill='none'"
            + " stroke-width='\(n(width))' stroke-dasharray='\(n(length * fraction)) \(n(length))'"
            + " transform='rotate(-90 \(n(x)) \(n(y)))'\(paint)/>"
    }

    /// Draws a line of text.
    ///
    /// - Parameter anchor: `start`, `middle` or `end`: the part of the text at `x`.
    mutating func text(
        _ words: StyledText, x: Double, y: Double, anchor: String, _ line: String? = nil
    ) {
        let style = theme.text(words.style)
        body +=
            "<text x='\(n(x))' y='\(n(y))' text-anchor='\(anchor)'"
            + " font-family='system-ui,sans-serif' font-size='\(n(size(of: words.style)))'"
            + " font-weight='\(style.weight.number)'" + paint(words.color.path) + ">"
            + (line ?? words.text).xmlEscaped + "</text>"
    }

    func size(of style: TypeRole) -> Double {
        screen.typeSizes[style]?.size ?? theme.text(style).size(at: screen.context.typeSize)
    }

    /// The width of a text, about: letters are a little wider than half their size.
    func width(of text: String, _ style: TypeRole) -> Double {
        let units = text.unicodeScalars.reduce(0) { $0 + ($1.value < 0x2E80 ? 0.56 : 1) }
        return units * size(of: style)
    }

    func n(_ number: Double) -> String { Self.short(number) }

    /// A number with at most two decimals.
    static func short(_ number: Double) -> String {
        let hundredths = Int((number * 100).rounded())
        let (whole, rest) = (abs(hundredths) / 100, abs(hundredths) % 100)
        let sign = hundredths < 0 ? "-" : ""
        guard rest > 0 else { return "\(sign)\(whole)" }
        return "\(sign)\(whole)."
            + (rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)")
    }
}

extension String {
    fileprivate var xmlEscaped: String {
        withoutDirectionControls.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    }

    /// The text in the part of a URL after its scheme.
    fileprivate var percentEncoded: String {
        let digits = Array("0123456789ABCDEF".utf8)
        let kept = Array(" !$'()*+,-./:;=?@_&".utf8)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(utf8.count * 5 / 4)
        for byte in utf8 {
            switch byte {
            case 0x20: bytes += [0x25, 0x32, 0x30]
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "a")...UInt8(ascii: "z"):
                bytes.append(byte)
            case _ where kept.contains(byte): bytes.append(byte)
            default: bytes += [0x25, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

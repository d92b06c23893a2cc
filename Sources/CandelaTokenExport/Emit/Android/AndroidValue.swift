/// The resources of one token, with the same kinds and names for all its values.
struct AndroidValue {
    let path: String
    let place: SourcePosition
    let hints: CandelaHints
    private let growsWithText: Bool
    let rem: Double

    /// The greatest number of shadow layers among the values; values with fewer get invisible
    /// layers.
    private let layerCount: Int
    private let hasDashes: Bool
    private let hasFamilies: Bool
    private let hasFractions: Bool

    /// The resources made from the current value.
    private var resources: [AndroidResource] = []

    private(set) var diagnostics: [Diagnostic] = []

    /// - Parameter isText: Whether it is a length that scales with text.
    init(_ token: ExportToken, isText: Bool, rem: Double) {
        path = token.path
        place = token.base.place
        hints = token.base.hints
        growsWithText = isText || token.base.type == .typography && hints.scales
        self.rem = rem
        var (layers, dashes, families, fractions) = (1, false, false, false)
        for value in [token.base.value] + token.overrides.map(\.value) {
            switch value {
            case .shadow(let own): layers = max(layers, own.count)
            case .strokeStyle(.dashes): dashes = true
            case .border(let border):
                if case .dashes = border.style { dashes = true }
            case .typography(let style): families = families || style.fontFamily.count > 1
            case .fontWeight(let weight):
                fractions = fractions || weight.number != weight.number.rounded()
            default: break
            }
        }
        (layerCount, hasDashes, hasFamilies, hasFractions) = (layers, dashes, families, fractions)
    }

    /// The resources of one value. Problems are added to ``diagnostics``, each kind once for all
    /// values.
    mutating func resources(for value: TokenValue) -> [AndroidResource] {
        resources = []
        switch value {
        case .color(let color):
            add(.color, "", text(color))
            if let material = hints.material { add(string: material.rawValue, "_material") }
        case .dimension(let length): add(length, "", growsWithText: growsWithText)
        case .fontFamily(let names): add(names, "")
        case .fontWeight(let weight):
            if hasFractions {
                add(float: weight.number, "")
            } else {
                add(.integer, "", integer(weight.number, "font weight"))
            }
        case .duration(let time): add(time, "")
        case .cubicBezier(let curve): add(curve, "")
        case .number(let number):
            add(float: number, "")
            if let haptic = hints.haptic { add(string: haptic.rawValue, "_haptic") }
        case .strokeStyle(let style): add(style, "", stylePart: "")
        case .border(let border):
            add(.color, "_color", text(border.color))
            add(border.width, "_width")
            add(border.style, "", stylePart: "_style")
        case .transition(let transition): add(transition)
        case .shadow(let layers): add(layers)
        case .gradient(let stops): add(stops)
        case .typography(let style): add(style)
        case .string, .boolean: break
        }
        return resources
    }

    mutating func add(_ kind: AndroidResource.Kind, _ part: String, _ text: String) {
        resources.append(AndroidResource(kind, part, text))
    }

    mutating func add(
        _ kind: AndroidResource.Kind, _ part: String, items: [(name: String, text: String)]
    ) {
        let items = items.map { AndroidResource.Item(name: $0.name, text: $0.text) }
        resources.append(AndroidResource(kind, part, items: items))
    }

    mutating func add(string: String, _ part: String) {
        add(.string, part, text(string))
    }

    mutating func add(_ names: [String], _ part: String) {
        add(.strings, part, items: names.map { ("", text($0)) })
    }

    mutating func add(float: Double, _ part: String) { add(.float, part, text(float)) }

    mutating func add(_ time: DurationValue, _ part: String) {
        add(.integer, part, integer(time.unit == .s ? time.value * 1000 : time.value, "duration"))
    }

    mutating func add(_ length: DimensionValue, _ part: String, growsWithText: Bool = false) {
        add(.dimen, part, text(length, growsWithText: growsWithText))
    }

    mutating func add(_ curve: CubicBezierValue, _ part: String) {
        add(
            .interpolator, part,
            items: [
                ("controlX1", text(curve.x1)), ("controlY1", text(curve.y1)),
                ("controlX2", text(curve.x2)), ("controlY2", text(curve.y2)),
            ])
    }

    /// Adds the name of a line style, and the dashes if any value of the token has some.
    mutating func add(_ style: StrokeStyleValue, _ part: String, stylePart: String) {
        switch style {
        case .keyword(let keyword): add(string: keyword.rawValue, stylePart)
        case .dashes: add(string: "dashed", stylePart)
        }
        guard hasDashes else { return }
        switch style {
        case .keyword:
            add(.array, part + "_dashes", items: [])
            add(string: StrokeStyleValue.LineCap.butt.rawValue, part + "_line_cap")
        case .dashes(let lengths, let cap):
            add(.array, part + "_dashes", items: lengths.map { ("", text($0)) })
            add(string: cap.rawValue, part + "_line_cap")
        }
    }

    private mutating func add(_ layers: [ShadowLayer]) {
        let nothing = DimensionValue(0, .px)
        let unseen = ShadowLayer(
            color: ColorValue(.srgb, [0, 0, 0], alpha: 0), offsetX: nothing, offsetY: nothing,
            blur: nothing, spread: nothing)
        for index in 0..<layerCount {
            let layer = index < layers.count ? layers[index] : unseen
            let part = layerCount > 1 ? "_\(index + 1)" : ""
            add(.color, part + "_color", text(layer.color))
            add(layer.offsetX, part + "_offset_x")
            add(layer.offsetY, part + "_offset_y")
            add(layer.blur, part + "_blur")
            add(layer.spread, part + "_spread")
            add(.bool, part + "_inset", layer.isInset ? "true" : "false")
        }
    }

    private mutating func add(_ style: TypographyValue) {
        let size = style.fontSize.pixels(rem: rem)
        let spacing = style.letterSpacing.pixels(rem: rem)
        let unit = growsWithText ? "sp" : "dp"
        let family = style.fontFamily[0] == "system-ui" ? "sans-serif" : style.fontFamily[0]
        if size == 0, spacing != 0 {
            fail(
                .error, "android-letter-spacing",
                "'\(path)' has letter spacing but no font size, and Android needs it in ems")
        }
        add(
            .style, "",
            items: [
                ("android:fontFamily", FontNames.isAndroidResource(family) ? family : text(family)),
                ("android:textSize", dimension(size, unit)),
                ("android:textFontWeight", integer(style.fontWeight.number, "font weight")),
                ("android:textStyle", style.fontWeight.number < 600 ? "normal" : "bold"),
                ("android:letterSpacing", size == 0 ? "0" : text(spacing / size, digits: 6)),
                ("android:lineHeight", dimension(size * style.lineHeight, unit)),
            ])
        if hasFamilies { add(style.fontFamily, "_font_family") }
        if let emphasis = hints.emphasis {
            add(.integer, "_emphasis", integer(emphasis.number, "font weight"))
        }
        if let scale = hints.minimumScale { add(float: scale, "_minimum_scale") }
    }

    /// Reports a problem of the token, once for each kind of problem.
    mutating func fail(_ severity: Diagnostic.Severity, _ id: String, _ message: String) {
        guard !diagnostics.contains(where: { $0.id == id }) else { return }
        diagnostics.append(Diagnostic(severity, id, message, at: place))
    }
}

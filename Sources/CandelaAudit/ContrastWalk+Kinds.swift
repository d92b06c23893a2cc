import CandelaElements
import CandelaTokens

/// The foregrounds of each kind of element.
extension ContrastWalk {
    /// Measures an element's own drawing, then its children.
    mutating func measure(_ element: Element, at spot: Spot) {
        var spot = spot
        switch element.content {
        case .text(let words): measure(words, at: spot)
        case .icon(let icon): measure(icon, at: spot)
        case .shape(let shape): measure(shape, at: spot, isGround: false)
        case .bar(let bar):
            measure(
                bar.fraction, theme.ink(bar.fill, in: spot.appearance),
                track: bar.track, outline: bar.outline, at: spot)
        case .ring(let ring):
            measure(
                ring.fraction, theme.ink(ring.fill, in: spot.appearance),
                track: ring.track, outline: ring.outline, at: spot)
        case .chart(let chart): measure(chart, at: spot)
        case .spinner(let spinner):
            if let color = spinner.color {
                add(theme.ink(color, in: spot.appearance), .graphic, at: spot, on: spot.ground)
            }
        case .button(let button): spot.isExempt = spot.isExempt || button.isDisabled
        case .toggle(let toggle):
            spot.isExempt = spot.isExempt || toggle.isDisabled
            measure(toggle, at: spot)
        case .field(let field): measure(field, at: spot)
        case .stepper(let stepper):
            if let label = stepper.label { measure(label, at: spot) }
            measure(stepper.value, at: spot)
            add(
                theme.ink(stepper.color, in: spot.appearance), .graphic, "buttons", at: spot,
                on: spot.ground)
        case .choice(let choice):
            if let label = choice.label { measure(label, at: spot) }
            if let icon = choice.icon { measure(icon, at: spot) }
        case .table(let table):
            for column in table.columns {
                if let head = column.head { measure(head, at: spot) }
            }
        case .layers:
            measureLayers(element.children, at: spot)
            return
        case .row, .column, .grid, .list, .picture, .divider, .unknown: break
        }
        walk(element.children, at: spot)
    }

    private mutating func walk(_ children: [Element], at spot: Spot) {
        for (place, child) in children.enumerated() { walk(child, at: spot.child(place)) }
    }

    /// Measures layers: a shape is the background of the layers in front of it.
    private mutating func measureLayers(_ layers: [Element], at spot: Spot) {
        var spot = spot
        for (place, layer) in layers.enumerated() {
            guard case .shape(let shape) = layer.content, place < layers.count - 1 else {
                walk(layer, at: spot.child(place))
                continue
            }
            var shapeSpot = spot.child(place)
            shapeSpot.place += "/shape"
            shapeSpot.describedBy = layer.describedBy ?? spot.describedBy
            measure(shape, at: shapeSpot, isGround: true)
            if let fill = theme.ink(shape.fill, in: spot.appearance) {
                spot.ground = spot.ground.covered(
                    by: fill.opacity(theme.opacity(of: layer.opacity)))
            }
        }
    }

    /// Measures each run of a text in its own colour, weight and size.
    mutating func measure(_ words: StyledText, at spot: Spot) {
        for part in words.parts ?? [StyledTextPart(words.text)]
        where part.text.contains(where: \.isInk) {
            let token = theme.text(of: part.style ?? words.style)
            let size = token.size(at: typeSize) * (words.minimumScale ?? 1)
            let isBold = (part.weight ?? token.weight).number >= FontWeight.bold.number
            // The 18 and 14 points of WCAG are print points: 24 and 18⅔ on screen.
            let isLarge = size >= 24 || isBold && size >= 56.0 / 3
            add(
                theme.ink(part.color ?? words.color, in: spot.appearance),
                isLarge ? .largeText : .text, at: spot, on: spot.ground)
        }
    }

    private mutating func measure(_ icon: Icon, at spot: Spot) {
        add(theme.ink(icon.color, in: spot.appearance), .graphic, at: spot, on: spot.ground)
    }

    /// - Parameter isGround: Whether the shape is the background of other layers, which convey its
    ///   meaning.
    private mutating func measure(_ shape: Element.Shape, at spot: Spot, isGround: Bool) {
        if let border = shape.border {
            measure(border, at: spot, on: spot.ground)
        } else if !isGround,
            let fill = theme.ink(shape.fill, in: spot.appearance)
        {
            add(fill, .graphic, at: spot, on: spot.ground)
        }
    }

    /// Measures progress: the fill against its track, and the outline, or the track without one,
    /// against the background.
    private mutating func measure(
        _ fraction: Double, _ fill: SampledPaint?, track: ColorRole?, outline: Surface.Border?,
        at spot: Spot
    ) {
        let trackInk = track.map { theme.ink($0, in: spot.appearance) }
        let under = trackInk.map { spot.ground.covered(by: $0) } ?? spot.ground
        if let fill, fraction > 0 { add(fill, .graphic, "fill", at: spot, on: under) }
        if let outline {
            measure(outline, at: spot, on: spot.ground)
        } else if let trackInk {
            add(trackInk, .graphic, "track", at: spot, on: spot.ground)
        }
    }

    /// Measures a switch: its track against the background, and its thumb against the track.
    private mutating func measure(_ toggle: Element.Toggle, at spot: Spot) {
        let track = theme.ink(toggle.track, in: spot.appearance)
        add(track, .graphic, "track", at: spot, on: spot.ground)
        add(
            theme.ink(toggle.thumb, in: spot.appearance), .graphic, "thumb", at: spot,
            on: spot.ground.covered(by: track))
    }

    private mutating func measure(_ field: Element.Field, at spot: Spot) {
        for words in [field.label, field.problem, field.warning].compactMap(\.self) {
            measure(words, at: spot)
        }
        var inside = spot
        inside.place += "/box"
        cover(&inside, with: field.box)
        for words in [field.value ?? field.placeholder, field.unit].compactMap(\.self) {
            measure(words, at: inside)
        }
    }

    private mutating func measure(_ chart: Element.Chart, at spot: Spot) {
        let texts =
            [chart.summary].compactMap(\.self) + (chart.x.marks + chart.y.marks).map(\.text)
            + chart.series.compactMap(\.legend) + chart.rules.map(\.text)
            + (chart.selection?.lines ?? [])
        for words in texts { measure(words, at: spot) }
        for series in chart.series where !series.points.isEmpty {
            let bars = series.form == .bars ? series.fill : nil
            let ink =
                theme.ink(bars, in: spot.appearance) ?? theme.ink(series.color, in: spot.appearance)
            add(ink, .graphic, series.id, at: spot, on: spot.ground)
        }
        for rule in chart.rules {
            add(
                theme.ink(rule.color, in: spot.appearance), .graphic, rule.id, at: spot,
                on: spot.ground)
        }
        if let selection = chart.selection {
            add(
                theme.ink(selection.color, in: spot.appearance), .graphic, "selection", at: spot,
                on: spot.ground)
        }
    }
}

extension Character {
    /// Whether the character draws anything.
    fileprivate var isInk: Bool { !isWhitespace }
}

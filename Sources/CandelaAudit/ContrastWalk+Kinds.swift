import CandelaElements
import CandelaTokens

/// The foregrounds of each kind of element.
extension ContrastWalk {
    /// Measures an element's own drawing, then its children.
    mutating func measure(_ element: Element, at sample: Sample) {
        var sample = sample
        switch element.content {
        case .text(let words): measure(words, at: sample)
        case .icon(let icon): measure(icon, at: sample)
        case .shape(let shape): measure(shape, at: sample, isGround: false)
        case .bar(let bar):
            measure(
                bar.fraction, theme.ink(bar.fill, in: sample.appearance),
                track: bar.track, outline: bar.outline, at: sample)
        case .ring(let ring):
            measure(
                ring.fraction, theme.ink(ring.fill, in: sample.appearance),
                track: ring.track, outline: ring.outline, at: sample)
        case .chart(let chart): measure(chart, at: sample)
        case .spinner(let spinner):
            if let color = spinner.color {
                add(
                    theme.ink(color, in: sample.appearance), .graphic, at: sample, on: sample.ground
                )
            }
        case .button(let button): sample.isExempt = sample.isExempt || button.isDisabled
        case .toggle(let toggle):
            sample.isExempt = sample.isExempt || toggle.isDisabled
            measure(toggle, at: sample)
        case .field(let field): measure(field, at: sample)
        case .stepper(let stepper):
            if let label = stepper.label { measure(label, at: sample) }
            measure(stepper.value, at: sample)
            add(
                theme.ink(stepper.color, in: sample.appearance), .graphic, "buttons", at: sample,
                on: sample.ground)
        case .choice(let choice):
            if let label = choice.label { measure(label, at: sample) }
            if let icon = choice.icon { measure(icon, at: sample) }
        case .table(let table):
            for column in table.columns {
                if let head = column.head { measure(head, at: sample) }
            }
        case .layers:
            measureLayers(element.children, at: sample)
            return
        case .row, .column, .grid, .list, .picture, .divider, .unknown: break
        }
        walk(element.children, at: sample)
    }

    private mutating func walk(_ children: [Element], at sample: Sample) {
        for (place, child) in children.enumerated() { walk(child, at: sample.child(place)) }
    }

    /// Measures layers: a shape is the background of the layers in front of it.
    private mutating func measureLayers(_ layers: [Element], at sample: Sample) {
        var sample = sample
        for (place, layer) in layers.enumerated() {
            guard case .shape(let shape) = layer.content, place < layers.count - 1 else {
                walk(layer, at: sample.child(place))
                continue
            }
            var shapeSpot = sample.child(place)
            shapeSpot.place += "/shape"
            shapeSpot.describedBy = layer.describedBy ?? sample.describedBy
            measure(shape, at: shapeSpot, isGround: true)
            if let fill = theme.ink(shape.fill, in: sample.appearance) {
                sample.ground = sample.ground.covered(
                    by: fill.opacity(theme.opacity(of: layer.opacity)))
            }
        }
    }

    /// Measures each run of a text in its own colour, weight and size.
    mutating func measure(_ words: StyledText, at sample: Sample) {
        for part in words.parts ?? [StyledTextPart(words.text)]
        where part.text.contains(where: \.isInk) {
            let token = theme.text(of: part.style ?? words.style)
            let size = token.size(at: typeSize) * (words.minimumScale ?? 1)
            let isBold = (part.weight ?? token.weight).number >= FontWeight.bold.number
            // The 18 and 14 points of WCAG are print points: 24 and 18⅔ on screen.
            let isLarge = size >= 24 || isBold && size >= 56.0 / 3
            add(
                theme.ink(part.color ?? words.color, in: sample.appearance),
                isLarge ? .largeText : .text, at: sample, on: sample.ground)
        }
    }

    private mutating func measure(_ icon: Icon, at sample: Sample) {
        add(theme.ink(icon.color, in: sample.appearance), .graphic, at: sample, on: sample.ground)
    }

    /// - Parameter isGround: Whether the shape is the background of other layers, which convey its
    ///   meaning.
    private mutating func measure(_ shape: Element.Shape, at sample: Sample, isGround: Bool) {
        if let border = shape.border {
            measure(border, at: sample, on: sample.ground)
        } else if !isGround,
            let fill = theme.ink(shape.fill, in: sample.appearance)
        {
            add(fill, .graphic, at: sample, on: sample.ground)
        }
    }

    /// Measures progress: the fill against its track, and the outline, or the track without one,
    /// against the background.
    private mutating func measure(
        _ fraction: Double, _ fill: SampledPaint?, track: ColorRole?, outline: Surface.Border?,
        at sample: Sample
    ) {
        let trackInk = track.map { theme.ink($0, in: sample.appearance) }
        let under = trackInk.map { sample.ground.covered(by: $0) } ?? sample.ground
        if let fill, fraction > 0 { add(fill, .graphic, "fill", at: sample, on: under) }
        if let outline {
            measure(outline, at: sample, on: sample.ground)
        } else if let trackInk {
            add(trackInk, .graphic, "track", at: sample, on: sample.ground)
        }
    }

    /// Measures a switch: its track against the background, and its thumb against the track.
    private mutating func measure(_ toggle: Element.Toggle, at sample: Sample) {
        let track = theme.ink(toggle.track, in: sample.appearance)
        add(track, .graphic, "track", at: sample, on: sample.ground)
        add(
            theme.ink(toggle.thumb, in: sample.appearance), .graphic, "thumb", at: sample,
            on: sample.ground.covered(by: track))
    }

    private mutating func measure(_ field: Element.Field, at sample: Sample) {
        for words in [field.label, field.problem, field.warning].compactMap(\.self) {
            measure(words, at: sample)
        }
        var inside = sample
        inside.place += "/box"
        cover(&inside, with: field.box)
        for words in [field.value ?? field.placeholder, field.unit].compactMap(\.self) {
            measure(words, at: inside)
        }
    }

    private mutating func measure(_ chart: Element.Chart, at sample: Sample) {
        let texts =
            [chart.summary].compactMap(\.self) + (chart.x.marks + chart.y.marks).map(\.text)
            + chart.series.compactMap(\.legend) + chart.rules.map(\.text)
            + (chart.selection?.lines ?? [])
        for words in texts { measure(words, at: sample) }
        for series in chart.series where !series.points.isEmpty {
            let bars = series.form == .bars ? series.fill : nil
            let ink =
                theme.ink(bars, in: sample.appearance)
                ?? theme.ink(series.color, in: sample.appearance)
            add(ink, .graphic, series.id, at: sample, on: sample.ground)
        }
        for rule in chart.rules {
            add(
                theme.ink(rule.color, in: sample.appearance), .graphic, rule.id, at: sample,
                on: sample.ground)
        }
        if let selection = chart.selection {
            add(
                theme.ink(selection.color, in: sample.appearance), .graphic, "selection",
                at: sample,
                on: sample.ground)
        }
    }
}

extension Character {
    /// Whether the character draws anything.
    fileprivate var isInk: Bool { !isWhitespace }
}

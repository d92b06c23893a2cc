/// Reads a sound token's value into Swift, references followed.
///
/// The value has passed its check, so nothing is reported here: what does not fit is nothing.
struct ResolvedValueReader {
    private let shared: SharedGraph
    private var graph: TokenGraph { shared.graph }

    private let token: TokenGraph.Token

    /// - Parameter token: A sound token of the graph.
    init(_ shared: SharedGraph, _ token: TokenGraph.Token) {
        self.shared = shared
        self.token = token
    }

    /// The token's value.
    var value: TokenValue? {
        guard let type = token.type.type else { return nil }
        let location = token.finalValue
        switch type {
        case .color: return color(location).map(TokenValue.color)
        case .dimension: return dimension(location).map(TokenValue.dimension)
        case .fontFamily: return fontFamily(location).map(TokenValue.fontFamily)
        case .fontWeight: return fontWeight(location).map(TokenValue.fontWeight)
        case .duration: return duration(location).map(TokenValue.duration)
        case .cubicBezier: return curve(location).map(TokenValue.cubicBezier)
        case .number: return number(location).map(TokenValue.number)
        case .strokeStyle: return strokeStyle(location).map(TokenValue.strokeStyle)
        case .border: return border(location).map(TokenValue.border)
        case .transition: return transition(location).map(TokenValue.transition)
        case .shadow: return list(location, layer).map(TokenValue.shadow)
        case .gradient: return list(location, stop).map(TokenValue.gradient)
        case .typography: return typography(location).map(TokenValue.typography)
        }
    }

    /// The value at a place once its reference, if any, is followed.
    private func json(_ location: Location) -> JSONValue {
        graph.tree.value(end(of: location))
    }

    /// Where the value at a place is in the end.
    private func end(of location: Location) -> Location {
        token.hasReferences ? graph.finalLocation(location) ?? location : location
    }

    /// A member of an object at a place.
    private func member(_ location: Location, _ name: String) -> Location? {
        let place = end(of: location)
        return graph.tree.value(place)[name].map { Location(place.source, $0.index) }
    }

    private func elements(_ location: Location) -> [Location]? {
        let place = end(of: location)
        let value = graph.tree.value(place)
        guard value.isArray else { return nil }
        return value.elements.map { Location(place.source, $0.index) }
    }

    private func part<T>(
        _ location: Location, _ name: String, _ read: (Location) -> T?
    ) -> T? {
        member(location, name).flatMap(read)
    }

    private func number(_ location: Location) -> Double? { json(location).double }

    private func color(_ location: Location) -> ColorValue? {
        guard let space = part(location, "colorSpace", { json($0).string }),
            let space = ColorSpace(rawValue: space),
            let components = part(location, "components", elements)
        else { return nil }
        return ColorValue(
            space, components.map(number), alpha: part(location, "alpha", number) ?? 1,
            hex: part(location, "hex") { json($0).string })
    }

    private func dimension(_ location: Location) -> DimensionValue? {
        guard let value = part(location, "value", number),
            let unit = part(location, "unit", { json($0).string }),
            let unit = DimensionValue.Unit(rawValue: unit)
        else { return nil }
        return DimensionValue(value, unit)
    }

    private func duration(_ location: Location) -> DurationValue? {
        guard let value = part(location, "value", number),
            let unit = part(location, "unit", { json($0).string }),
            let unit = DurationValue.Unit(rawValue: unit)
        else { return nil }
        return DurationValue(value, unit)
    }

    private func fontFamily(_ location: Location) -> [String]? {
        if let name = json(location).string { return [name] }
        return elements(location)?.flatMap { fontFamily($0) ?? [] }
    }

    private func fontWeight(_ location: Location) -> FontWeightValue? {
        let value = json(location)
        return value.string.flatMap { FontWeightValue(word: $0) }
            ?? value.double.flatMap { FontWeightValue($0) }
    }

    private func curve(_ location: Location) -> CubicBezierValue? {
        guard let numbers = elements(location)?.compactMap(number), numbers.count == 4 else {
            return nil
        }
        return CubicBezierValue(numbers[0], numbers[1], numbers[2], numbers[3])
    }

    private func strokeStyle(_ location: Location) -> StrokeStyleValue? {
        if let word = json(location).string {
            return StrokeStyleValue.Keyword(rawValue: word).map(StrokeStyleValue.keyword)
        }
        guard let dashes = part(location, "dashArray", elements)?.compactMap(dimension),
            let cap = part(location, "lineCap", { json($0).string }),
            let cap = StrokeStyleValue.LineCap(rawValue: cap)
        else { return nil }
        return .dashes(dashes, lineCap: cap)
    }

    private func border(_ location: Location) -> BorderValue? {
        guard let color = part(location, "color", color),
            let width = part(location, "width", dimension),
            let style = part(location, "style", strokeStyle)
        else { return nil }
        return BorderValue(color: color, width: width, style: style)
    }

    private func transition(_ location: Location) -> TransitionValue? {
        guard let duration = part(location, "duration", duration),
            let delay = part(location, "delay", self.duration),
            let curve = part(location, "timingFunction", curve)
        else { return nil }
        return TransitionValue(duration: duration, delay: delay, timingFunction: curve)
    }

    /// The items of a list, or of the one item that may stand for it.
    private func list<T>(_ location: Location, _ read: (Location) -> T?) -> [T]? {
        guard let places = elements(location) else { return read(location).map { [$0] } }
        let items = places.compactMap { read(graph.item($0) ?? $0) }
        return items.count == places.count ? items : nil
    }

    private func layer(_ location: Location) -> ShadowLayer? {
        guard let color = part(location, "color", color),
            let offsetX = part(location, "offsetX", dimension),
            let offsetY = part(location, "offsetY", dimension),
            let blur = part(location, "blur", dimension),
            let spread = part(location, "spread", dimension)
        else { return nil }
        return ShadowLayer(
            color: color, offsetX: offsetX, offsetY: offsetY, blur: blur, spread: spread,
            inset: part(location, "inset") { json($0).bool } ?? false)
    }

    private func stop(_ location: Location) -> GradientStop? {
        guard let color = part(location, "color", color),
            let position = part(location, "position", number)
        else { return nil }
        return GradientStop(color: color, position: position)
    }

    private func typography(_ location: Location) -> TypographyValue? {
        guard let family = part(location, "fontFamily", fontFamily),
            let size = part(location, "fontSize", dimension),
            let weight = part(location, "fontWeight", fontWeight),
            let spacing = part(location, "letterSpacing", dimension),
            let height = part(location, "lineHeight", number)
        else { return nil }
        return TypographyValue(
            fontFamily: family, fontSize: size, fontWeight: weight, letterSpacing: spacing,
            lineHeight: height)
    }
}

/// A reader for the typed value of a token without errors; it follows references.
///
/// The value has passed its check, so nothing is reported here; a mismatch gives `nil`.
struct ResolvedValueReader {
    private let shared: SharedGraph
    private var graph: TokenGraph { shared.graph }

    private let token: TokenGraph.Token

    /// - Parameter token: A token of the graph without errors.
    init(_ shared: SharedGraph, _ token: TokenGraph.Token) {
        self.shared = shared
        self.token = token
    }

    /// The token's value; `nil` if it does not match the token's type.
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
        case .string: return json(location).string.map(TokenValue.string)
        case .boolean: return json(location).bool.map(TokenValue.boolean)
        }
    }

    /// The value at a location after following its reference, if any.
    private func json(_ location: NodeLocation) -> JSONValue {
        graph.tree.value(end(of: location))
    }

    /// The final location of the value at a location.
    private func end(of location: NodeLocation) -> NodeLocation {
        token.hasReferences ? graph.finalLocation(location) ?? location : location
    }

    /// The members of the object at a location.
    private func members(_ location: NodeLocation) -> Members {
        let place = end(of: location)
        return Members(graph.tree.storage(place), place)
    }

    /// The members of an object; lookup is fastest in document order.
    private struct Members {
        private let storage: JSONStorage
        private let place: NodeLocation
        private var position = 0
        private var cursor: Int

        init(_ storage: JSONStorage, _ place: NodeLocation) {
            self.storage = storage
            self.place = place
            cursor = place.index + 1
        }

        subscript(name: StaticString) -> NodeLocation? {
            mutating get {
                let object = storage.nodes[place.index]
                let count = object.tag == .object ? Int(object.extent) : 0
                for _ in 0..<count {
                    if position == count { (position, cursor) = (0, place.index + 1) }
                    let found = cursor
                    cursor = Int(storage.nodes[found + 1].next)
                    position += 1
                    if storage.string(of: storage.nodes[found], isWord: name) {
                        return NodeLocation(place.source, found + 1)
                    }
                }
                return nil
            }
        }
    }

    private func elements(_ location: NodeLocation) -> [NodeLocation]? {
        let place = end(of: location)
        let value = graph.tree.value(place)
        guard value.isArray else { return nil }
        return value.elements.map { NodeLocation(place.source, $0.index) }
    }

    private func number(_ location: NodeLocation) -> Double? { json(location).double }

    private func color(_ location: NodeLocation) -> ColorValue? {
        var members = members(location)
        guard let space = members["colorSpace"].flatMap(colorSpace),
            let components = members["components"].map(end)
        else { return nil }
        let storage = graph.tree.storage(components)
        let list = storage.nodes[components.index]
        guard list.tag == .array else { return nil }
        var cursor = components.index + 1
        func component(_ index: Int) -> Double? {
            guard index < list.extent else { return nil }
            defer { cursor = Int(storage.nodes[cursor].next) }
            return number(NodeLocation(components.source, cursor))
        }
        return ColorValue(
            space, component(0), component(1), component(2),
            alpha: members["alpha"].flatMap(number) ?? 1,
            hex: members["hex"].flatMap { json($0).string })
    }

    private func colorSpace(_ location: NodeLocation) -> ColorSpace? {
        let value = json(location)
        guard value.node.tag == .string else { return nil }
        return Self.spaces.first { value.storage.string(of: value.node, is: $0.word) }?.space
    }

    private static let spaces = ColorSpace.allCases.map { (word: $0.rawValue, space: $0) }

    private func dimension(_ location: NodeLocation) -> DimensionValue? {
        var members = members(location)
        guard let value = members["value"].flatMap(number),
            let unit = members["unit"].flatMap({ json($0).string }),
            let unit = DimensionValue.Unit(rawValue: unit)
        else { return nil }
        return DimensionValue(value, unit)
    }

    private func duration(_ location: NodeLocation) -> DurationValue? {
        var members = members(location)
        guard let value = members["value"].flatMap(number),
            let unit = members["unit"].flatMap({ json($0).string }),
            let unit = DurationValue.Unit(rawValue: unit)
        else { return nil }
        return DurationValue(value, unit)
    }

    private func fontFamily(_ location: NodeLocation) -> [String]? {
        if let name = json(location).string { return [name] }
        guard let places = elements(location) else { return nil }
        var names: [String] = []
        for place in places {
            if let name = json(place).string {
                names.append(name)
            } else {
                names += fontFamily(place) ?? []
            }
        }
        return names
    }

    private func fontWeight(_ location: NodeLocation) -> FontWeightValue? {
        let value = json(location)
        return value.string.flatMap { FontWeightValue(word: $0) }
            ?? value.double.flatMap { FontWeightValue($0) }
    }

    private func curve(_ location: NodeLocation) -> CubicBezierValue? {
        guard let numbers = elements(location)?.compactMap(number), numbers.count == 4 else {
            return nil
        }
        return CubicBezierValue(numbers[0], numbers[1], numbers[2], numbers[3])
    }

    private func strokeStyle(_ location: NodeLocation) -> StrokeStyleValue? {
        if let word = json(location).string {
            return StrokeStyleValue.Keyword(rawValue: word).map(StrokeStyleValue.keyword)
        }
        var members = members(location)
        guard let dashes = members["dashArray"].flatMap(elements)?.compactMap(dimension),
            let cap = members["lineCap"].flatMap({ json($0).string }),
            let cap = StrokeStyleValue.LineCap(rawValue: cap)
        else { return nil }
        return .dashes(dashes, lineCap: cap)
    }

    private func border(_ location: NodeLocation) -> BorderValue? {
        var members = members(location)
        guard let color = members["color"].flatMap(color),
            let width = members["width"].flatMap(dimension),
            let style = members["style"].flatMap(strokeStyle)
        else { return nil }
        return BorderValue(color: color, width: width, style: style)
    }

    private func transition(_ location: NodeLocation) -> TransitionValue? {
        var members = members(location)
        guard let duration = members["duration"].flatMap(duration),
            let delay = members["delay"].flatMap(self.duration),
            let curve = members["timingFunction"].flatMap(curve)
        else { return nil }
        return TransitionValue(duration: duration, delay: delay, timingFunction: curve)
    }

    /// The items of a list, or the single item allowed in its place.
    private func list<T>(_ location: NodeLocation, _ read: (NodeLocation) -> T?) -> [T]? {
        guard let places = elements(location) else { return read(location).map { [$0] } }
        let items = places.compactMap { read(graph.item($0) ?? $0) }
        return items.count == places.count ? items : nil
    }

    private func layer(_ location: NodeLocation) -> ShadowLayer? {
        var members = members(location)
        guard let color = members["color"].flatMap(color),
            let offsetX = members["offsetX"].flatMap(dimension),
            let offsetY = members["offsetY"].flatMap(dimension),
            let blur = members["blur"].flatMap(dimension),
            let spread = members["spread"].flatMap(dimension)
        else { return nil }
        return ShadowLayer(
            color: color, offsetX: offsetX, offsetY: offsetY, blur: blur, spread: spread,
            isInset: members["inset"].flatMap { json($0).bool } ?? false)
    }

    private func stop(_ location: NodeLocation) -> GradientStop? {
        var members = members(location)
        guard let color = members["color"].flatMap(color),
            let position = members["position"].flatMap(number)
        else { return nil }
        return GradientStop(color: color, position: position)
    }

    private func typography(_ location: NodeLocation) -> TypographyValue? {
        var members = members(location)
        guard let family = members["fontFamily"].flatMap(fontFamily),
            let size = members["fontSize"].flatMap(dimension),
            let weight = members["fontWeight"].flatMap(fontWeight),
            let spacing = members["letterSpacing"].flatMap(dimension),
            let height = members["lineHeight"].flatMap(number)
        else { return nil }
        return TypographyValue(
            fontFamily: family, fontSize: size, fontWeight: weight, letterSpacing: spacing,
            lineHeight: height)
    }
}

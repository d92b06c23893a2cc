package import CandelaPipeline

extension TokenHints {
    /// Reads a token's extensions; what is wrong in them is added to the diagnostics.
    package init(_ extensions: JSONValue?, diagnostics: inout [Diagnostic]) {
        guard let own = extensions?["org.candela"], own.isObject else { return }
        var reader = HintReader(diagnostics: diagnostics)
        for member in own.members {
            let value = member.value
            switch member.name {
            case "on": on = reader.names(value)
            case "use": use = reader.word(value, of: Self.uses, "use")
            case "direction": direction = reader.word(value, of: Self.directions, "direction")
            case "startRadius": radii = (reader.number(value) ?? 0, radii?.end ?? 0)
            case "endRadius": radii = (radii?.start ?? 0, reader.number(value) ?? 0)
            case "solid": solid = reader.name(value)
            case "textStyle": textStyle = reader.word(value, of: Self.textStyles, "text style")
            case "design": design = reader.word(value, of: Self.designs, "design")
            case "emphasis": emphasis = reader.weight(value)
            case "minimumScale": minimumScale = reader.number(value)
            case "spring":
                spring = reader.numbers(value, "response", "damping")
                    .map { (response: $0, damping: $1) }
            case "repeat":
                repeats = reader.count(value["count"] ?? value).map {
                    (count: $0, autoreverses: value["autoreverses"]?.bool ?? false)
                }
            case "scale":
                scale = reader.numbers(value, "from", "to").map { (from: $0, to: $1) }
            case "offset":
                offset = reader.numbers(value, "from", "to").map { (from: $0, to: $1) }
                let axis = value["axis"].flatMap { reader.word($0, of: Self.axes, "axis") }
                isVertical = axis == 1
            case "scales": scales = value.bool ?? true
            case "haptic": haptic = reader.word(value, of: Self.haptics, "haptic")
            case "material": material = reader.word(value, of: Self.materials, "material")
            default: break
            }
        }
        diagnostics = reader.diagnostics
    }
}

/// Takes values out of an extension and reports those of a wrong form.
private struct HintReader {
    var diagnostics: [Diagnostic]

    mutating func word(_ value: JSONValue, of words: [String], _ noun: String) -> Int? {
        guard let text = value.string else { return fault(value, "a \(noun) is a string") }
        if let place = words.firstIndex(of: text) { return place }
        diagnostics.append(
            .error(
                "unknown-hint", "'\(text)' is no \(noun)", at: value.place,
                help: Suggestions.help(for: text, among: words, noun: noun)
                    + ["it is one of \(words.joined(separator: ", "))"]))
        return nil
    }

    mutating func number(_ value: JSONValue) -> Double? {
        guard let number = value.number?.double else {
            return fault(value, "a number belongs here")
        }
        return number
    }

    mutating func numbers(_ value: JSONValue, _ first: String, _ second: String) -> (
        Double, Double
    )? {
        guard let one = value[first]?.number?.double, let two = value[second]?.number?.double
        else {
            return fault(
                value, "an object with the numbers '\(first)' and '\(second)' belongs here")
        }
        return (one, two)
    }

    mutating func count(_ value: JSONValue) -> Int? {
        guard let count = value.number?.integer(as: Int.self), (1...1000).contains(count) else {
            return fault(value, "a whole number from 1 to 1000 belongs here")
        }
        return count
    }

    mutating func weight(_ value: JSONValue) -> Double? {
        if let text = value.string, let weight = FontWeightValue(word: text) {
            return weight.number
        }
        if let number = value.number?.double, let weight = FontWeightValue(number) {
            return weight.number
        }
        return fault(value, "a font weight belongs here, such as \"bold\" or 700")
    }

    mutating func name(_ value: JSONValue) -> TokenHints.Named? {
        guard let path = value.string else { return fault(value, "a token's path belongs here") }
        return (path, value.place)
    }

    mutating func names(_ value: JSONValue) -> [TokenHints.Named] {
        guard value.isArray else {
            return fault(value, "a list of token paths belongs here") ?? []
        }
        var names: [TokenHints.Named] = []
        for element in value.elements {
            if let name = name(element) { names.append(name) }
        }
        return names
    }

    private mutating func fault<T>(_ value: JSONValue, _ message: String) -> T? {
        diagnostics.append(.error("unknown-hint", message, at: value.place))
        return nil
    }
}

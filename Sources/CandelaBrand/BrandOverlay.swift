import CandelaDTCG
import CandelaTokens

/// The overlay derived from a brand in one appearance: the tokens it sets, with missing hints
/// supplied by the product's tokens, and the roles derived from them.
struct BrandOverlay {
    /// The product's tokens with the brand applied, without derived values.
    let branded: ResolvedTokens

    /// The paths of the tokens in the brand's files.
    let named: Set<String>

    let derived: DerivedPaints

    /// The appearance's tokens, including those derived from the brand.
    ///
    /// - Parameters:
    ///   - tokens: The tokens with the brand applied.
    ///   - place: The index of the appearance.
    /// - Returns: `nil` if the tokens must be resolved again; see
    ///   ``BrandLayers/tokens(_:_:under:diagnostics:)``.
    func overlaid(over tokens: AppearanceTokens, _ place: Int) -> [ResolvedToken]? {
        let values = derived.values
        var others = values.compactMap { path, value in tokens.base[path]?.with(value) }
        for token in tokens.own[place] where values[token.path] == nil {
            if let old = tokens.base[token.path] { others.append(token.completed(by: old)) }
        }
        return branded.replacing(others, in: tokens.values[place])
    }

    /// The overlay as a token file.
    ///
    /// - Parameter base: The tokens without the brand.
    func text(over base: ResolvedTokens) -> [UInt8] {
        var file = TokenFile()
        for path in named {
            guard let token = branded[path], let old = base[path] else { continue }
            file.add(path) { branded.write(token, completedBy: old, to: &$0) }
        }
        func add(_ path: String, _ type: String, _ value: @escaping (inout JSONWriter) -> Void) {
            guard let old = base[path] else { return }
            file.add(path) { writer in
                writer.beginObject()
                writer.name("$type")
                writer.string(type)
                writer.name("$value")
                value(&writer)
                if let words = old.description {
                    writer.name("$description")
                    writer.string(words)
                }
                old.writeExtensions(completedBy: old, to: &writer)
                writer.endObject()
            }
        }
        for (role, color) in derived.colors {
            add(role.path, "color") { $0.write(color) }
        }
        for (role, gradient) in derived.gradients {
            add(role.path, "gradient") { $0.write(gradient.stops) }
        }
        return file.text
    }
}

extension DerivedPaints {
    /// The values as token values, by path.
    fileprivate var values: [String: TokenValue] {
        var values: [String: TokenValue] = [:]
        for (role, color) in colors { values[role.path] = .color(ColorValue(color)) }
        for (role, gradient) in gradients {
            values[role.path] = .gradient(
                gradient.stops.map {
                    GradientStop(color: ColorValue($0.color), position: $0.position)
                })
        }
        return values
    }
}

extension ColorValue {
    /// A theme's colour as a token value.
    fileprivate init(_ color: ColorToken) {
        if let wide = color.displayP3 {
            self.init(.displayP3, [wide.red, wide.green, wide.blue], alpha: color.alpha)
        } else {
            self.init(.srgb, [color.red, color.green, color.blue], alpha: color.alpha)
        }
    }
}

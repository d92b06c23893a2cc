import CandelaPipeline
import CandelaTokens

/// What follows from a brand, as a token file to lay over it: its own roles with all they need to be
/// drawn, and the roles that follow from them.
struct BrandOverlay {
    /// The file.
    let text: [UInt8]

    init(
        _ branded: (tokens: ResolvedTokens, values: [ResolvedToken]), named: Set<String>,
        mended: MendedPaints, base: ResolvedTokens
    ) {
        var file = TokenFile()
        for token in branded.values where named.contains(token.path) {
            guard let old = base[token.path] else { continue }
            file.add(token.path) { branded.tokens.write(token, completedBy: old, to: &$0) }
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
        for (role, color) in mended.colors {
            add(role.path, "color") { Self.write(color, to: &$0) }
        }
        for (role, gradient) in mended.gradients {
            add(role.path, "gradient") { writer in
                writer.beginArray()
                for stop in gradient.stops {
                    writer.beginObject()
                    writer.name("color")
                    Self.write(stop.color, to: &writer)
                    writer.name("position")
                    writer.number(stop.position)
                    writer.endObject()
                }
                writer.endArray()
            }
        }
        text = file.text
    }

    private static func write(_ color: ColorToken, to writer: inout JSONWriter) {
        writer.beginObject()
        writer.name("colorSpace")
        if let wide = color.displayP3 {
            writer.string("display-p3")
            components([wide.red, wide.green, wide.blue])
        } else {
            writer.string("srgb")
            components([color.red, color.green, color.blue])
        }
        writer.name("alpha")
        writer.number(color.alpha)
        writer.endObject()

        func components(_ values: [Double]) {
            writer.name("components")
            writer.beginArray()
            for value in values { writer.number(value) }
            writer.endArray()
        }
    }
}

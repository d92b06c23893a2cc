import CandelaBrand
import CandelaDTCG
import CandelaTokens

/// The source locations and alias targets of tokens.
enum TokenOrigins {
    /// Writes `{path: ["file:line", alias target]}` for every role and every token on its alias
    /// chain; a token that is not an alias has no target.
    static func write(_ set: ResolvedTokens, to writer: inout JSONWriter) {
        let tokens = set.tokens
        let places = Dictionary(uniqueKeysWithValues: tokens.map { ($0.path, $0) })
        var needed: Set<String> = []
        for token in tokens where RolePath.isRole(token.path) {
            var path: String? = token.path
            while let current = path, needed.insert(current).inserted {
                path = places[current]?.aliasTarget
            }
        }
        writer.beginObject()
        for token in tokens where needed.contains(token.path) {
            writer.name(token.path)
            writer.beginArray()
            writer.string("\(token.place.file):\(token.place.line)")
            if let target = token.aliasTarget { writer.string(target) }
            writer.endArray()
        }
        writer.endObject()
    }
}

/// The size and leading, in points, of every text style at every type size, for every theme.
enum TypeRamp {
    /// Writes `{"sizes": […], "products": {theme: {style: [[size, leading], …]}}}`.
    static func write(in brand: BrandOption, to writer: inout JSONWriter) {
        writer.beginObject()
        writer.name("sizes")
        writer.beginArray()
        for size in TypeSize.allCases { writer.string(size.rawValue) }
        writer.endArray()
        writer.name("products")
        writer.beginObject()
        for theme in brand.themes {
            writer.name(theme.name)
            writer.beginObject()
            for role in TypeRole.all {
                let token = theme.text(role)
                writer.name(role.path)
                writer.beginArray()
                for size in TypeSize.allCases {
                    writer.beginArray()
                    writer.number(token.size(at: size))
                    writer.number(token.leading(at: size))
                    writer.endArray()
                }
                writer.endArray()
            }
            writer.endObject()
        }
        writer.endObject()
        writer.endObject()
    }
}

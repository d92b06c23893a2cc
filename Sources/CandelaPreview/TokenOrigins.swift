import CandelaCommands
import CandelaDTCG

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

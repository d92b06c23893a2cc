import CandelaDTCG
import CandelaTokens

/// The contrast of a foreground with each surface it is declared for.
struct ContrastRow: Sendable, Hashable {
    struct Surface: Sendable, Hashable {
        /// The surface's token path.
        let path: String

        /// The WCAG contrast ratio, truncated to two decimals; the lowest one where either side is
        /// a gradient.
        let ratio: Double
    }

    /// The foreground's token path.
    let foreground: String

    /// The foreground's use, which determines the required contrast.
    let use: ContrastUse

    /// The lowest ratio that passes; absent when the appearance is unknown.
    let minimum: Double?

    let on: [Surface]

    /// Writes `{"use", "minimum", "on": {path: ratio}}`, without the foreground.
    func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.name("use")
        writer.string(use.rawValue)
        if let minimum {
            writer.name("minimum")
            writer.number(minimum)
        }
        writer.name("on")
        writer.beginObject()
        var written: Set<String> = []
        for surface in on where written.insert(surface.path).inserted {
            writer.name(surface.path)
            writer.number(surface.ratio)
        }
        writer.endObject()
        writer.endObject()
    }
}

/// The contrast of the foregrounds in one set of tokens.
///
/// Works on resolved tokens, so it measures any set that declares its surfaces in
/// `$extensions.org.candela`. For the package's own themes the ratios equal the results of
/// `Theme.contrasts(in:)`.
struct ContrastTable {
    let tokens: ResolvedTokens
    let appearance: Appearance?

    /// A row for each role that is a foreground; surfaces that are not paints are left out.
    var rows: [ContrastRow] {
        var grounds: [String: [Shade]?] = [:]
        func ground(_ path: String) -> [Shade]? {
            if let known = grounds[path] { return known }
            let found = tokens[path]?.value.shades
            grounds[path] = found
            return found
        }
        let foregrounds = tokens.tokens(whoseExtensions: { $0[CandelaHints.vendor]?["on"] != nil })
        return foregrounds.compactMap { token in
            guard RolePath.isRole(token.path), let shades = token.value.shades else { return nil }
            let hints = token.hints
            let on = hints.on.compactMap { surface -> ContrastRow.Surface? in
                guard let ground = ground(surface.path) else { return nil }
                let ratio = Shade.leastContrast(of: shades, on: ground)
                return .init(path: surface.path, ratio: Contrast.truncated(ratio))
            }
            return ContrastRow(
                foreground: token.path, use: hints.use,
                minimum: appearance.map { hints.use.minimum(in: $0) }, on: on)
        }
    }

    /// Writes an object with one row per line, keyed by foreground.
    func write(to writer: inout JSONWriter) {
        writer.beginObject()
        for row in rows {
            writer.name(row.foreground)
            writer.inOneLine { row.write(to: &$0) }
        }
        writer.endObject()
    }
}

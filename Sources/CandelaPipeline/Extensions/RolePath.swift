/// Tells the tokens an app meets from those behind them.
package enum RolePath {
    /// First steps of paths that are no roles but what roles are made of.
    package static let layersBelow: Set<String> = ["base", "palette", "mode", "product"]

    /// Whether a path belongs to a role.
    package static func isRole(_ path: String) -> Bool {
        let first = path.utf8.prefix { $0 != UInt8(ascii: ".") }
        return !layersBelow.contains { $0.utf8.elementsEqual(first) }
    }
}

/// Tells the tokens an app meets from those behind them.
package enum RolePath {
    /// First steps of paths that are no roles but what roles are made of.
    package static let layersBelow: Set<String> = ["base", "palette", "mode", "product"]

    /// Whether a path belongs to a role.
    package static func isRole(_ path: String) -> Bool {
        let end = path.utf8.firstIndex(of: UInt8(ascii: ".")) ?? path.endIndex
        return !layersBelow.contains(String(path[..<end]))
    }
}

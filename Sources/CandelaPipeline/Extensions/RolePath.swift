/// The distinction between the tokens that apps use and those behind them.
package enum RolePath {
    /// The first path steps of tokens that are not roles but used by roles.
    package static let layersBelow: Set<String> = ["base", "palette", "mode", "product"]

    /// Whether a path belongs to a role.
    package static func isRole(_ path: String) -> Bool {
        let end = path.utf8.firstIndex(of: UInt8(ascii: ".")) ?? path.endIndex
        return !layersBelow.contains(String(path[..<end]))
    }
}

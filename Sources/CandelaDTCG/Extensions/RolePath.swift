/// The distinction between roles, which apps use, and the tokens that roles are built from.
package enum RolePath {
    /// The first path steps of tokens that are not roles but are used by roles.
    package static let layersBelow: Set<String> = ["base", "palette", "mode", "product"]

    /// Whether a path belongs to a role: its first step is not one of ``layersBelow``.
    package static func isRole(_ path: String) -> Bool {
        let end = path.utf8.firstIndex(of: UInt8(ascii: ".")) ?? path.endIndex
        return !layersBelow.contains(String(path[..<end]))
    }
}

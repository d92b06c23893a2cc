package import CandelaDTCG

/// One role with its token in every set.
package struct TokenRole: Sendable {
    /// The kind of role.
    package let kind: TokenRoleKind
    /// The token's path.
    package let path: String
    /// The name of its Swift member.
    package let member: String
    /// The tokens by product, then appearance.
    package let entries: [[TokenSet.Entry]]

    /// The token used for descriptions and messages.
    package var first: TokenSet.Entry { entries[0][0] }

    /// The surfaces declared in all products, with their places and without duplicates.
    package var surfaces: [CandelaHints.Named] {
        var surfaces: [CandelaHints.Named] = []
        for entry in entries.joined() {
            for surface in entry.hints.on
            where !surfaces.contains(where: { $0.path == surface.path }) {
                surfaces.append(surface)
            }
        }
        return surfaces
    }
}

package import CandelaDTCG
package import CandelaTokens

/// A theme, reconstructed from a dump of its tokens.
package struct DumpedTheme: Sendable {
    /// The theme with the values of the dump's tokens.
    package let theme: Theme

    /// The paths of the tokens that have a value in every appearance of the dump.
    package let roles: Set<String>

    /// - Parameters:
    ///   - base: The theme with the values of missing tokens, and the icons.
    ///   - sets: The member `tokens` of the theme's files, by appearance.
    ///   - diagnostics: Receives an error for every invalid token, at the place of the member.
    /// - Returns: `nil` if there is an error.
    package init?(
        _ base: Theme, _ sets: [Appearance: JSONValue], diagnostics: inout [Diagnostic]
    ) {
        var found: [Diagnostic] = []
        var all: [[ResolvedToken]] = []
        var roles: Set<String>?
        var place: SourcePosition?
        for appearance in Appearance.allCases {
            guard let set = sets[appearance] else {
                all.append([])
                continue
            }
            place = place ?? set.place
            let tokens = Self.tokens(set, diagnostics: &found)
            all.append(tokens)
            let paths = Set(tokens.map(\.path))
            roles = roles?.intersection(paths) ?? paths
        }
        guard found.isEmpty else {
            diagnostics.appendNew(found)
            return nil
        }
        let own = Set(all.joined().map(\.path)).subtracting(RoleKinds.tokenPaths)
        let reader = ThemeReader(all, over: base, own: own)
        let errors = Self.errors(reader.diagnostics, at: place)
        diagnostics.appendNew(errors)
        guard errors.isEmpty else { return nil }
        (theme, self.roles) = (reader.theme, roles ?? [])
    }

    /// The tokens of one appearance, which a dump lists by path.
    private static func tokens(
        _ set: JSONValue, diagnostics: inout [Diagnostic]
    ) -> [ResolvedToken] {
        var file = TokenFile()
        for member in set.members {
            // Groups are visited recursively, so their depth is limited.
            guard member.name.utf8.count(where: { $0 == UInt8(ascii: ".") }) < 64 else {
                diagnostics.append(
                    .error(
                        "invalid-name", "'\(member.name)' has more than 64 steps",
                        at: member.namePlace))
                return []
            }
            let value = member.value
            file.add(member.name) { $0.copy(value) }
        }
        var found: [Diagnostic] = []
        let text = file.text
        let project = TokenProject.load(
            set.place.file, files: FileAccess { _ throws(FileAccessError) in text },
            diagnostics: &found)
        let tokens = project?.resolve(diagnostics: &found)?.tokens ?? []
        diagnostics += errors(found, at: set.place)
        for token in tokens {
            guard let fault = BoundedNumber.fault(of: token) else { continue }
            diagnostics.append(
                .error(
                    "out-of-range", fault.message(token.path),
                    at: set[token.path]?.place ?? set.place))
        }
        return tokens
    }

    /// The errors among some diagnostics, moved to a place in the dump.
    private static func errors(_ found: [Diagnostic], at place: SourcePosition?) -> [Diagnostic] {
        found.filter { $0.severity == .error }.map { problem in
            .error(problem.id, problem.message, at: place, help: problem.help)
        }
    }
}

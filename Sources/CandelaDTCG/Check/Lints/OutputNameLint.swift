/// A lint for contexts that cannot be part of a file name, and permutations whose files would have
/// the same name.
///
/// An export names its files after contexts and fails on such names, so this warns earlier.
struct OutputNameLint: TokenLint {
    func findings(in ledger: TokenIndex) -> [Diagnostic] {
        let unusable = ledger.project.choices.flatMap { modifier in
            modifier.contexts.compactMap { context -> Diagnostic? in
                let origin = ledger.project.origin(
                    of: [modifier.name: context.name], choosing: [modifier], named: "")
                do throws(FileName.Fault) {
                    _ = try FileName(context.name)
                    return nil
                } catch {
                    return origin.diagnostic(error, .warning)
                }
            }
        }
        return unusable.isEmpty ? clashes(in: ledger) : unusable
    }

    /// Permutations with the same name. Contexts are joined by dots, or by hyphens if one file
    /// contains all appearances.
    private func clashes(in ledger: TokenIndex) -> [Diagnostic] {
        let choices = ledger.project.choices
        let namers = choices.filter { !ledger.axes.contains($0.name) }
        var found = DiagnosticList()
        for (modifiers, separator) in [(choices, "."), (namers, "-")] {
            var owners: [String: OutputOrigin] = [:]
            for inputs in ledger.permutations {
                let contexts = modifiers.compactMap { inputs[$0.name] }
                guard !contexts.isEmpty else { continue }
                let name = contexts.joined(separator: separator)
                let origin = ledger.project.origin(of: inputs, choosing: modifiers, named: "")
                let key = OutputPath.folded(name)
                guard let owner = owners[key], owner != origin else {
                    owners[key] = origin
                    continue
                }
                found.add(
                    .clash(
                        "files of two permutations would be named '\(name)'", origin, owner,
                        .warning))
            }
        }
        return found.all
    }
}

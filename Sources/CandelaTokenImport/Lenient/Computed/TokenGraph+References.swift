/// References in the notations of other tools, followed in one permutation.
extension TokenGraph {
    /// The token that a reference in braces names, also with the name of a file before it that is a
    /// set of Tokens Studio; `nil` without such a token.
    func token(_ reference: String) -> Int32? { steps(reference).flatMap(token(at:)) }

    /// The part of a composite value that a reference names below its token, as in
    /// `{text.fontSize}`; `nil` for other references.
    ///
    /// Source: the documentation of Tokens Studio, “Composite tokens”.
    func part(_ reference: String) -> (value: JSONValue, type: TokenType)? {
        guard let steps = steps(reference), let name = steps.last else { return nil }
        var owner = token(at: steps.dropLast())
        for _ in 0..<64 {
            guard let token = owner else { return nil }
            let entry = tokens[Int(token)]
            let value = tree.value(entry.value)
            if let text = value.string, Reference.looksLikeCurly(text) {
                owner = self.token(text)
                continue
            }
            let type = entry.ownType.type ?? entry.groupType.type
            guard let part = type?.parts[name], let inner = value[name] else {
                return nil
            }
            return (inner, part)
        }
        return nil
    }

    /// A reference without the name of a file before it; `nil` if it has none or names no token.
    func withoutFile(_ reference: String) -> String? {
        guard case .curly(let written)? = try? Reference.curly(reference),
            let steps = steps(reference), steps != written, token(at: steps) != nil
        else { return nil }
        return "{\(steps.joined(separator: "."))}"
    }

    func token(at steps: some Collection<String>) -> Int32? {
        guard !steps.isEmpty, case .node(let node) = tree.target(curly: Array(steps)) else {
            return nil
        }
        let token = tokenOf[Int(node)]
        return token >= 0 ? token : rootToken(of: node)
    }

    /// The steps of a reference to a token or a part of one; the written steps if nothing is there.
    private func steps(_ reference: String) -> [String]? {
        guard case .curly(let steps)? = try? Reference.curly(reference) else { return nil }
        func leads(_ steps: [String]) -> Bool {
            token(at: steps) != nil || token(at: steps.dropLast()) != nil
        }
        guard !leads(steps), tree.sources.count > 1 else { return steps }
        let path = steps.joined(separator: ".")
        for source in tree.sources {
            let names = FolderNode.stem(of: source.storage.file).split(separator: "/")
            for start in names.indices {
                let name = names[start...].joined(separator: "/")
                for prefix in [name, name.replacing("/", with: ".")]
                where path.hasPrefix(prefix + ".") {
                    let rest = path.dropFirst(prefix.count + 1).split(separator: ".")
                        .map(String.init)
                    if leads(rest) { return rest }
                }
            }
        }
        return steps
    }
}

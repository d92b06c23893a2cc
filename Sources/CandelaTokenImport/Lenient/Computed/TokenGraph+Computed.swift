/// Stage zero, in lenient reading only: computes values, and adapts the types of aliases.
extension TokenGraph {
    mutating func compute() {
        let computes = tree.sources.map(\.storage.computesAny)
        var computer: TokenComputer?
        var results: [Int32: [(token: Int32, text: String)]] = [:]
        var skipped: [(Int32, reason: String)] = []
        var texts: [(Int32, text: String)] = []
        for index in tokens.indices {
            let token = Int32(truncatingIfNeeded: index)
            let entry = tokens[index]
            let source = Int(entry.source)
            let object = Int(tree.source(of: entry.node).object)
            if computes[source], tree.sources[source].storage.computes(object) {
                var work = computer ?? TokenComputer(self)
                do throws(TokenComputer.Fault) {
                    let text = try work.text(of: token)
                    results[entry.source, default: []].append((token, text))
                    let type = entry.ownType == .none ? entry.groupType : entry.ownType
                    if type.type == .dimension, text.hasPrefix("\"") {
                        texts.append((token, text))
                    }
                } catch {
                    skipped.append((token, error.reason))
                }
                computer = work
            }
        }
        for (token, text) in texts { giveText(to: token, text) }
        var targets = [Int32?](repeating: nil, count: tokens.count)
        for index in tokens.indices {
            let token = Int32(truncatingIfNeeded: index)
            let entry = tokens[index]
            let object = Int(tree.source(of: entry.node).object)
            guard
                !computes[Int(entry.source)]
                    || !tree.sources[Int(entry.source)].storage.computes(object)
            else { continue }
            if entry.ownType.type != nil, !entry.isLink, let end = end(ofAlias: token, &targets),
                end != entry.ownType
            {
                adapt(token, to: end, &computer, &results)
            }
        }
        for (source, list) in results { replace(list, of: source) }
        for (token, reason) in skipped { skip(token, reason) }
    }

    /// Gives a token the type `string`, since its lengths cannot be a dimension.
    private mutating func giveText(to token: Int32, _ text: String) {
        tokens[Int(token)].ownType = .string
        diagnostics.append(
            .warning(
                "lenient-other-type",
                "'\(path(token))' is no single length in 'px' or 'rem': it is kept as the string "
                    + text, at: tree.place(tokens[Int(token)].value)))
    }

    /// The type of the literal at the end of an alias; `nil` for a token that is no alias.
    ///
    /// - Parameter targets: The known targets of aliases, as many aliases share a chain.
    private func end(ofAlias token: Int32, _ targets: inout [Int32?]) -> TypeCode? {
        var current = token
        for _ in 0..<256 {
            let entry = tokens[Int(current)]
            guard !entry.isLink else { return nil }
            let next = targets[Int(current)] ?? target(ofAlias: entry.value)
            targets[Int(current)] = next
            guard next >= 0 else {
                let own = entry.ownType == .none ? entry.groupType : entry.ownType
                return current == token || own.type == nil ? nil : own
            }
            current = next
        }
        return nil
    }

    /// The token that a reference in braces names; -1 for other values.
    private func target(ofAlias value: NodeLocation) -> Int32 {
        let target = token(curlyAt: value)
        guard target < 0, let text = tree.value(value).string, Reference.looksLikeCurly(text),
            case .curly(let steps)? = try? Reference.curly(text),
            case .node(let node) = tree.target(curly: steps)
        else { return target }
        return tokenOf[Int(node)] >= 0 ? tokenOf[Int(node)] : rootToken(of: node) ?? -1
    }

    /// Gives an alias of another type a literal value of its own type or, if there is none, the
    /// type of its target.
    private mutating func adapt(
        _ token: Int32, to end: TypeCode, _ computer: inout TokenComputer?,
        _ results: inout [Int32: [(token: Int32, text: String)]]
    ) {
        guard let own = tokens[Int(token)].ownType.type, let found = end.type else { return }
        var work = computer ?? TokenComputer(self)
        let quantity = try? work.quantity(of: tree.value(tokens[Int(token)].value))
        computer = work
        let place = tree.place(tokens[Int(token)].value)
        if let quantity, let text = TokenComputer.json(quantity, as: own) {
            results[tokens[Int(token)].source, default: []].append((token, text))
            diagnostics.append(
                .warning(
                    "lenient-type",
                    "'\(path(token))' is a \(own.rawValue) and refers to a \(found.rawValue): its "
                        + "value is read as \(text)", at: place))
        } else {
            tokens[Int(token)].ownType = .none
            tokens[Int(token)].groupType = .none
            diagnostics.append(
                .warning(
                    "lenient-type",
                    "'\(path(token))' is a \(own.rawValue) and refers to a \(found.rawValue), "
                        + "which is used as its type", at: place))
        }
    }

    /// Replaces the values of tokens from a source with their results.
    private mutating func replace(_ list: [(token: Int32, text: String)], of source: Int32) {
        let storage = tree.sources[Int(source)].storage
        let texts = list.enumerated().map { index, item in
            let start = Int(storage.nodes[tokens[Int(item.token)].value.index].start)
            return (text: (index == 0 ? "[" : ",") + item.text, place: start)
        }
        let document = JSONDocument(storage).rewritten(
            SourceRewrite(storage, pieces: texts + [(text: "]", place: 0)]))
        guard let root = document?.root else { return }
        let values = tree.append(values: root.storage)
        for (item, element) in zip(list, root.elements) {
            tokens[Int(item.token)].value = NodeLocation(values, element.index)
        }
    }

    private mutating func skip(_ token: Int32, _ reason: String) {
        let place = tree.place(tokens[Int(token)].value)
        diagnostics.append(
            .warning("passed-over", "'\(path(token))' is skipped: \(reason)", at: place))
        faulty.insert(token)
        tokens[Int(token)].ownType = .invalid
        tokens[Int(token)].groupType = .invalid
    }
}

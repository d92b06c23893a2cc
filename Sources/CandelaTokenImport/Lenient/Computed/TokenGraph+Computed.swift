/// Stage zero, in lenient reading only: converts values in another notation, and values of another
/// type that references lead to.
extension TokenGraph {
    /// The state of the stage.
    private struct Stage {
        /// Changed in place, since it keeps what it has converted.
        var computer: ExpressionEvaluator
        /// The known targets of aliases, as many aliases share a chain.
        var targets: [Int32?]
        /// The edits of the tokens' values.
        var edits: [Int32: [SourceEdit]] = [:]

        /// Replaces the whole value of a token.
        mutating func replace(_ token: Int32, _ value: JSONValue, with text: String) {
            edits[token] = [SourceEdit(value.range, text)]
        }
    }

    /// - Parameter known: The graph of another permutation, after its conversions.
    mutating func compute(after known: TokenGraph?) {
        let isForeign = tree.sources.map(\.storage.isForeign)
        let isSkipped = tree.sources.map(\.storage.hasSkipped)
        var stage = Stage(
            computer: ExpressionEvaluator(self), targets: Array(repeating: nil, count: tokens.count)
        )
        var shared = known.flatMap { SharedConversions(self, with: $0) }
        var taken: [(token: Int32, value: NodeLocation)] = []
        var skipped: [(Int32, reason: String)] = []
        for index in tokens.indices {
            let source = Int(tokens[index].source)
            guard isForeign[source] || isSkipped[source] else { continue }
            let token = Int32(truncatingIfNeeded: index)
            let storage = tree.sources[source].storage
            let object = Int(tree.source(of: tokens[index].node).object)
            if storage.isSkipped(object) { faulty.insert(token) }
            guard storage.isForeign(object) else { continue }
            if let result = shared?.result(of: token) {
                tokens[index].ownType = result.ownType
                continue
            }
            do throws(SkippedToken) {
                stage.edits[token] = try stage.computer.edits(of: token)
                warnOfGradient(token)
            } catch {
                if case .because(let reason) = error { skipped.append((token, reason)) }
                faulty.insert(token)
            }
        }
        for (token, edits) in stage.edits.sorted(by: { $0.key < $1.key }) {
            let entry = tokens[Int(token)]
            let type = entry.writtenType.type
            guard let text = edits.first?.text else { continue }
            if type == .dimension || type == .number, text.hasPrefix("\"") {
                giveText(to: token, text)
            } else if type == .number, text.hasPrefix("{") {
                tokens[Int(token)].ownType = TypeCode(.dimension)
            }
        }
        for index in tokens.indices {
            let token = Int32(truncatingIfNeeded: index)
            guard faulty.isEmpty || !faulty.contains(token) else { continue }
            if let result = shared?.result(of: token) {
                (tokens[index].ownType, tokens[index].groupType) = (
                    result.ownType, result.groupType
                )
                if result.isComputed { taken.append((token, result.value)) }
                continue
            }
            let entry = tokens[index]
            stage.computer.uses.user = token
            convertParts(of: token, &stage)
            guard !entry.isLink, stage.edits[token] == nil, !takePart(token, &stage) else {
                continue
            }
            if takeAlias(token, &stage) { continue }
            if entry.ownType == .none {
                convertOverride(token, &stage)
            } else if entry.ownType.type != nil, let end = end(ofAlias: token, &stage),
                end != entry.ownType
            {
                adapt(token, to: end, &stage)
            }
        }
        let results = stage.edits.filter { !$0.value.isEmpty }.map { token, edits in
            (token: token, pieces: tree.value(tokens[Int(token)].value).pieces(with: edits))
        }.sorted { $0.token < $1.token }
        for (source, list) in Dictionary(grouping: results, by: { tokens[Int($0.token)].source }) {
            replace(list, of: source)
        }
        if let known { take(taken, from: known) }
        for (token, reason) in skipped { skip(token, reason) }
        stage.computer.uses.uncertain.formUnion(faulty)
        if shared == nil { conversions = stage.computer.uses }
    }

    /// Gives tokens the results of another permutation.
    private mutating func take(
        _ results: [(token: Int32, value: NodeLocation)], from known: TokenGraph
    ) {
        var sources: [Int32: Int32] = [:]
        for (token, value) in results {
            let source = Int32(value.source)
            let own = sources[source] ?? tree.append(values: known.tree.storage(value))
            sources[source] = own
            tokens[Int(token)].value = NodeLocation(own, value.index)
        }
    }

    /// Gives a token the type `string`, since its lengths cannot be a dimension.
    private mutating func giveText(to token: Int32, _ text: String) {
        tokens[Int(token)].ownType = .string
        warn(
            "lenient-other-type", token,
            "'\(path(token))' is no single length in 'px' or 'rem': it is kept as the string "
                + text)
    }

    /// Reports a gradient whose first part proves to be a stop or the direction of its hint.
    private mutating func warnOfGradient(_ token: Int32) {
        guard case .gradient(let gradient)? = tree.value(tokens[Int(token)].value).foreign?.kind,
            gradient.isUnsure
        else { return }
        warn("lenient-gradient", token, "'\(path(token))' \(gradient.reading)")
    }

    /// Reports a warning at the value of a token.
    private mutating func warn(_ id: String, _ token: Int32, _ message: String) {
        diagnostics.append(.warning(id, message, at: tree.place(tokens[Int(token)].value)))
    }

    /// The type of the literal at the end of an alias; `nil` for a token that is no alias.
    private func end(ofAlias token: Int32, _ stage: inout Stage) -> TypeCode? {
        var current = token
        for _ in 0..<256 {
            let entry = tokens[Int(current)]
            guard !entry.isLink else { return nil }
            let next = stage.targets[Int(current)] ?? target(ofAlias: entry.value)
            stage.targets[Int(current)] = next
            if current == token, next >= 0 { stage.computer.uses.note(next) }
            guard next >= 0 else {
                let own = entry.writtenType
                return current == token || own.type == nil ? nil : own
            }
            current = next
        }
        return nil
    }

    /// The token that a reference in braces names; -1 for other values.
    private func target(ofAlias value: NodeLocation) -> Int32 {
        guard tree.value(value).foreign == nil else { return -1 }
        let target = token(curlyAt: value)
        guard target < 0, let text = tree.value(value).string, Reference.looksLikeCurly(text),
            case .curly(let steps)? = try? Reference.curly(text),
            case .node(let node) = tree.target(curly: steps)
        else { return target }
        return tokenOf[Int(node)] >= 0 ? tokenOf[Int(node)] : rootToken(of: node) ?? -1
    }

    /// Gives an alias of another type a literal value of its own type or, if it
    /// cannot be converted, the type of its target.
    private mutating func adapt(_ token: Int32, to end: TypeCode, _ stage: inout Stage) {
        guard let own = tokens[Int(token)].ownType.type, let found = end.type else { return }
        let value = tree.value(tokens[Int(token)].value)
        let quantity = try? stage.computer.quantity(of: value)
        if let text = quantity.flatMap({ Conversion.json($0, as: own) }) {
            stage.replace(token, value, with: text)
            warn(
                "lenient-type", token,
                "'\(path(token))' is a \(own.rawValue) and refers to a \(found.rawValue): its "
                    + "value is read as \(text)")
        } else {
            tokens[Int(token)].ownType = .none
            tokens[Int(token)].groupType = .none
            warn(
                "lenient-type", token,
                "'\(path(token))' is a \(own.rawValue) and refers to a \(found.rawValue), "
                    + "which is used as its type")
        }
    }

    /// Converts the literal value of a token that has the type of a group that it is copied into,
    /// or of the token that it overrides: a file alone does not show it. The type of an overridden
    /// token becomes its own.
    private mutating func convertOverride(_ token: Int32, _ stage: inout Stage) {
        let entry = tokens[Int(token)]
        let value = tree.value(entry.value)
        let isSimple = value.isString || value.number != nil
        guard isSimple || tree.mayExtend, !LenientReader.isReference(value),
            let type = entry.groupType.type ?? tree.overriddenType(of: entry.node).type,
            let typed = Leniency.value(value, as: type),
            let text = try? stage.computer.text(of: typed)
        else { return }
        let isUntyped = entry.groupType.type == nil
        guard isUntyped || text != value.source else { return }
        if isUntyped { tokens[Int(token)].ownType = TypeCode(type) }
        stage.replace(token, value, with: text)
        let words =
            switch text {
            case value.source: "it has none of its own"
            case _ where isSimple:
                "its value \(LenientReader.shown(value)) is read as \(text)"
            default: "it is read as one"
            }
        warn(
            "lenient-type", token,
            "'\(path(token))' has the type of what it overrides, \(type.rawValue): \(words)")
    }

    /// Gives a token the part of a composite value that it refers to, or the reference without the
    /// name of a file.
    ///
    /// - Returns: Whether it refers so.
    private mutating func takePart(_ token: Int32, _ stage: inout Stage) -> Bool {
        let entry = tokens[Int(token)]
        let value = tree.value(entry.value)
        guard value.isString, LenientReader.isReference(value) else { return false }
        let target = stage.targets[Int(token)] ?? target(ofAlias: entry.value)
        stage.targets[Int(token)] = target
        guard target < 0, let text = value.string else {
            stage.computer.uses.note(target)
            return false
        }
        stage.computer.uses.noteDoubt()
        if let reference = withoutFile(text) {
            stage.replace(token, value, with: JSONText.quoted(reference))
            warn(
                "lenient-reference", token,
                "'\(path(token))' has the reference '\(text)', read as '\(reference)'")
            return true
        }
        guard let part = part(text), let source = try? stage.computer.source(ofPart: part.value)
        else { return false }
        stage.replace(token, value, with: source)
        if entry.ownType == .none { tokens[Int(token)].ownType = TypeCode(part.type) }
        warn(
            "lenient-reference", token,
            "'\(path(token))' refers to a part of a value by '\(text)': its value is used")
        return true
    }

    /// Gives a token a reference in place of the literal that Figma exports for an alias of a
    /// variable in another collection.
    ///
    /// - Returns: Whether it has such a literal, and the tokens have the variable.
    private mutating func takeAlias(_ token: Int32, _ stage: inout Stage) -> Bool {
        let entry = tokens[Int(token)]
        let extensions = tree.source(of: entry.node).extensions
        guard extensions != 0 else { return false }
        let data = tree.value(NodeLocation(entry.source, Int(extensions)))[
            "com.figma.aliasData"]
        let value = tree.value(entry.value)
        guard let name = data?["targetVariableName"]?.string, !LenientReader.isReference(value)
        else { return false }
        stage.computer.uses.noteDoubt()
        guard
            case .node(let node) = tree.target(curly: name.split(separator: "/").map(String.init)),
            tokenOf[Int(node)] >= 0, tokenOf[Int(node)] != token
        else { return false }
        let target = tokenOf[Int(node)]
        let found = tokens[Int(target)]
        guard (end(ofAlias: target, &stage) ?? found.writtenType) == entry.writtenType else {
            return false
        }
        let path = path(target)
        stage.replace(token, value, with: JSONText.quoted("{\(path)}"))
        warn(
            "lenient-reference", token,
            "'\(self.path(token))' is an alias of the variable '\(name)' in Figma, read as the "
                + "reference '{\(path)}'")
        return true
    }

    /// Converts references in a composite value that lead to tokens of other types, such as a
    /// width that is a number.
    private mutating func convertParts(of token: Int32, _ stage: inout Stage) {
        let entry = tokens[Int(token)]
        guard !entry.isLink, let own = entry.ownType.type ?? entry.groupType.type else { return }
        let types = own.parts
        guard !types.isEmpty || own == .fontFamily else { return }
        let value = tree.value(entry.value)
        guard value.isObject || value.isArray, value.foreign == nil else { return }
        var parts: [(name: String, value: JSONValue, type: TokenType)] = []
        for item in value.isArray ? value.elements.map({ $0 }) : [value] {
            if own == .fontFamily { parts.append(("a name", item, own)) }
            guard item.isObject, item["$ref"] == nil else { continue }
            for member in item.members {
                guard let type = types[member.name] else { continue }
                parts.append(("'\(member.name)'", member.value, type))
            }
        }
        for part in parts {
            let place = part.value.range
            guard stage.edits[token]?.contains(where: { $0.range == place }) != true,
                let json = converted(part.value, part.name, of: token, to: part.type, &stage)
            else { continue }
            stage.edits[token, default: []].append(SourceEdit(place, json))
        }
    }

    /// The JSON of a part that refers to a token of another type; `nil` for other parts.
    private mutating func converted(
        _ part: JSONValue, _ name: String, of token: Int32, to type: TokenType,
        _ stage: inout Stage
    ) -> String? {
        guard LenientReader.isReference(part), let text = part.string else { return nil }
        guard let target = stage.computer.token(text) else {
            return self.part(text).flatMap { try? stage.computer.source(ofPart: $0.value) }
        }
        let entry = tokens[Int(target)]
        let end = end(ofAlias: target, &stage)?.type
        guard let found = entry.ownType.type ?? end ?? entry.groupType.type, found != type,
            let quantity = try? stage.computer.quantity(of: part),
            let json = Conversion.json(quantity, as: type)
        else { return withoutFile(text).map(JSONText.quoted) }
        warn(
            "lenient-type", token,
            "\(name) of '\(path(token))' is a \(type.rawValue) and refers to a "
                + "\(found.rawValue): its value is read as \(json)")
        return json
    }

    /// Replaces the values of tokens from a source with their results.
    private mutating func replace(
        _ list: [(token: Int32, pieces: [SourceRewrite.Piece])], of source: Int32
    ) {
        let storage = tree.sources[Int(source)].storage
        let document = JSONDocument(storage).rewritten(
            SourceRewrite(storage, pieces: ["["] + list.map(\.pieces).listed + ["]"]))
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

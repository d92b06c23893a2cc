/// The target of a reference object in a resolver document, after following all references.
struct ResolverReference {
    /// The final target.
    let target: JSONValue
    /// The reference objects on the way with members beside `$ref`, in the order followed: these
    /// members override the target's (Resolver 2025.10, 4.2.2).
    let overlays: [JSONValue]
    /// The last step of the pointer: the set's or modifier's name.
    let name: String?
    /// Whether the pointer refers into `modifiers`.
    let isInModifiers: Bool

    /// The value of a member; overrides take precedence.
    func member(_ name: String) -> JSONValue? {
        for overlay in overlays {
            if let value = overlay[name] { return value }
        }
        return target[name]
    }
}

extension ResolverReader {
    /// Follows a reference object, and any further ones; `nil` after reporting an error.
    ///
    /// - Parameter isOrder: Whether it is in `resolutionOrder`, the only place that may refer to
    ///   modifiers (Resolver 2025.10, 4.2.1).
    mutating func follow(_ object: JSONValue, isOrder: Bool) -> ResolverReference? {
        var overlays: [JSONValue] = []
        var current = object
        var trail: [JSONValue] = []
        var seen: Set<ReferenceKey> = []
        while true {
            guard let reference = current["$ref"] else { return nil }
            guard let text = reference.string else {
                report(
                    "not-a-string", "'$ref' is \(reference.kind.words), not a string", reference)
                return nil
            }
            trail.append(reference)
            guard seen.insert(ReferenceKey(current)).inserted else {
                reportCircle(trail)
                return nil
            }
            if current.count > 1 { overlays.append(current) }
            guard let (target, steps) = find(text, reference, isOrder: isOrder) else { return nil }
            guard !Self.holds(target, current) else {
                report(
                    "circular-reference",
                    "'\(text)' is circular: it refers to an object that contains it", reference)
                return nil
            }
            if target["$ref"]?.isString == true {
                current = target
                continue
            }
            return ResolverReference(
                target: target, overlays: overlays, name: steps.last,
                isInModifiers: steps.first == "modifiers")
        }
    }

    /// The target of a single `$ref`.
    private mutating func find(
        _ text: String, _ reference: JSONValue, isOrder: Bool
    ) -> (JSONValue, [String])? {
        let hash = text.firstIndex(of: "#") ?? text.endIndex
        let (file, fragment) = (String(text[..<hash]), String(text[hash...]))
        var root = JSONValue(storage: reference.storage, index: 0)
        if !file.isEmpty {
            guard
                let document = loader.document(
                    file, from: reference.storage.file, at: reference.place)
            else { return nil }
            root = document.root
        }
        if fragment.isEmpty {
            if file.isEmpty {
                report("malformed-reference", "'\(text)' names nothing", reference)
                return nil
            }
            guard root.isObject else {
                report(
                    "not-an-object", "'\(text)' contains \(root.kind.words), not an object",
                    reference)
                return nil
            }
            guard !ResolverShape.isResolver(root) else {
                report(
                    "resolver-as-source", "'\(text)' is a resolver document, not a token file",
                    reference,
                    help: ["name one of its sets: '\(file)#/sets/…'", OtherReading.nestedResolver])
                return nil
            }
            return (root, [])
        }
        return walk(text, fragment, root, reference, isOrder: isOrder)
    }

    private mutating func walk(
        _ text: String, _ fragment: String, _ root: JSONValue, _ reference: JSONValue,
        isOrder: Bool
    ) -> (JSONValue, [String])? {
        let steps: [String]
        do throws(Reference.Fault) {
            guard case .pointer(let found) = try Reference.pointer(fragment) else { return nil }
            steps = found
        } catch {
            report(
                "malformed-reference", "'\(text)' is not a reference to a part of a document",
                reference,
                help: error == .malformedPointer
                    ? ["a pointer begins with '#/'", OtherReading.pointerWithoutSlash]
                    : error == .malformedEscape ? [OtherReading.escapes] : [])
            return nil
        }
        let isResolver = ResolverShape.isResolver(root) || root.storage === document.storage
        if isResolver, steps.first == "resolutionOrder" {
            report(
                "reference-to-order", "'\(text)' refers into resolutionOrder, which is not allowed",
                reference, help: ["move the set or modifier into 'sets' or 'modifiers'"])
            return nil
        }
        if isResolver, steps.first == "modifiers", !isOrder {
            report(
                "reference-to-modifier",
                "'\(text)' refers to a modifier, which only resolutionOrder may", reference)
            return nil
        }
        var value = root
        for step in steps {
            var next = member(step, of: value)
            if value.isArray, let index = Int(step), String(index) == step { next = value[index] }
            guard let next else {
                report(
                    "unresolved-reference", "'\(text)' names nothing: there is no '\(step)'",
                    reference,
                    help: Suggestions.help(for: step, among: value.members.map(\.name)))
                return nil
            }
            value = next
        }
        guard value.isObject else {
            report(
                "not-an-object", "'\(text)' is \(value.kind.words), not an object", reference)
            return nil
        }
        return (value, steps)
    }

    /// The member with a name, looked up in a table if there are many members.
    private mutating func member(_ name: String, of object: JSONValue) -> JSONValue? {
        guard object.count > 32 else { return object[name] }
        let key = ReferenceKey(object)
        if indexes[key] == nil {
            indexes[key] = Dictionary(object.members.map { (Array($0.name.utf8), $0.value) }) {
                first, _ in first
            }
        }
        return indexes[key]?[Array(name.utf8)]
    }

    /// Whether a value is equal to another one or contains it.
    private static func holds(_ outer: JSONValue, _ inner: JSONValue) -> Bool {
        outer.storage === inner.storage && outer.index <= inner.index
            && inner.index < Int(outer.node.next)
    }

    /// Reports circular references, with the place of each.
    ///
    /// - Parameter trail: The references in the order they were followed.
    mutating func reportCircle(_ trail: [JSONValue]) {
        guard let last = trail.last else { return }
        let steps = trail.map { $0.string ?? "" }
        let shown = steps.count > 9 ? steps.prefix(6) + ["…"] + steps.suffix(2) : steps[...]
        loader.diagnostics.append(
            .error(
                "circular-reference",
                "'\(last.string ?? "")' is circular: \(shown.joined(separator: " → "))",
                at: last.place,
                notes: trail.dropLast().prefix(8).map {
                    .init("'\($0.string ?? "")' is here", at: $0.place)
                }))
    }
}

/// A value in a file.
struct ReferenceKey: Hashable {
    let file: String
    let node: Int

    init(_ value: JSONValue) {
        file = value.storage.file
        node = value.index
    }
}

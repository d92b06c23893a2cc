package import CandelaJSON

/// A JSON value that is being changed. Unchanged parts refer to their document.
package enum PatchedValue {
    case kept(JSONValue)
    case object([(name: String, value: PatchedValue)])
    case array([PatchedValue])

    /// The value as JSON text.
    package var text: [UInt8] {
        var writer = JSONWriter(style: .compact)
        write(to: &writer)
        return writer.finish()
    }

    private func write(to writer: inout JSONWriter) {
        switch self {
        case .kept(let value): writer.copy(value)
        case .object(let members):
            writer.beginObject()
            for (name, value) in members {
                writer.name(name)
                value.write(to: &writer)
            }
            writer.endObject()
        case .array(let elements):
            writer.beginArray()
            for element in elements { element.write(to: &writer) }
            writer.endArray()
        }
    }
}

extension ScreenPatch {
    /// The maximum number of steps of a path: screens have fewer, since elements are nested at most
    /// 64 levels deep.
    private static let longestPath = 200

    /// Applies the operations in order.
    ///
    /// - Throws: ``ScreenPatchError`` at the first operation that does not fit.
    func apply(to value: inout PatchedValue) throws(ScreenPatchError) {
        for operation in operations {
            let path = operation.path
            switch (operation.op, operation.value, operation.from) {
            case (.add, let new?, _): try add(.kept(new), at: path, to: &value)
            case (.replace, let new?, _):
                if !path.isEmpty { _ = try remove(at: path, from: &value, isReplaced: true) }
                try add(.kept(new), at: path, to: &value)
            case (.remove, _, _): _ = try remove(at: path, from: &value)
            case (.move, _, let from?):
                let moved = try remove(at: from, from: &value)
                try add(moved, at: path, to: &value)
            default:
                throw ScreenPatchError(path: path, message: "the operation is not complete")
            }
        }
    }

    private func add(
        _ new: PatchedValue, at path: String, to value: inout PatchedValue
    ) throws(ScreenPatchError) {
        guard let (steps, last) = try steps(of: path) else {
            value = new
            return
        }
        let isAdded = value.change(at: steps) { container in
            switch container {
            case .object(var members):
                if let place = members.firstIndex(where: { $0.name == last }) {
                    members[place].value = new
                } else {
                    members.append((last, new))
                }
                container = .object(members)
            case .array(var elements):
                let place = last == "-" ? elements.count : last.position
                guard let place, place <= elements.count else { return false }
                container = .array([])
                elements.insert(new, at: place)
                container = .array(elements)
            case .kept: return false
            }
            return true
        }
        guard isAdded else { throw ScreenPatchError(path: path, message: "there is no such place") }
    }

    /// Removes and returns a value.
    ///
    /// - Parameter isReplaced: Whether another value takes its place, so that a member keeps its
    ///   position.
    private func remove(
        at path: String, from value: inout PatchedValue, isReplaced: Bool = false
    ) throws(ScreenPatchError) -> PatchedValue {
        var removed: PatchedValue?
        guard let (steps, last) = try steps(of: path) else {
            throw ScreenPatchError(path: path, message: "the whole screen cannot be removed")
        }
        _ = value.change(at: steps) { container in
            switch container {
            case .object(var members):
                guard let place = members.firstIndex(where: { $0.name == last }) else {
                    return false
                }
                removed = members[place].value
                if !isReplaced { members.remove(at: place) }
                container = .object(members)
            case .array(var elements):
                guard let place = last.position, place < elements.count else { return false }
                container = .array([])
                removed = elements.remove(at: place)
                container = .array(elements)
            case .kept: return false
            }
            return true
        }
        guard let removed else {
            throw ScreenPatchError(path: path, message: "there is no such value")
        }
        return removed
    }

    /// The steps of a JSON Pointer to a container, and the last one in it; `nil` for the whole
    /// value.
    private func steps(
        of path: String
    ) throws(ScreenPatchError) -> (ArraySlice<String>, last: String)? {
        guard !path.isEmpty else { return nil }
        let steps = path.utf8.split(
            separator: UInt8(ascii: "/"), omittingEmptySubsequences: false
        ).map { String(decoding: Self.unescaped($0), as: UTF8.self) }
        guard steps.first == "", let last = steps.last, steps.count <= Self.longestPath else {
            throw ScreenPatchError(path: path, message: "is no path of a screen")
        }
        return (steps.dropFirst().dropLast(), last)
    }

    /// A step with `~1` read as `/`, and `~0` as `~`.
    private static func unescaped(_ step: Substring.UTF8View.SubSequence) -> [UInt8] {
        var bytes: [UInt8] = []
        var isEscape = false
        for byte in step {
            if isEscape {
                bytes.removeLast()
                bytes.append(UInt8(ascii: byte == UInt8(ascii: "1") ? "/" : "~"))
            } else {
                bytes.append(byte)
            }
            isEscape = !isEscape && byte == UInt8(ascii: "~")
        }
        return bytes
    }
}

extension PatchedValue {
    /// Changes the container at a path.
    ///
    /// - Returns: What `change` returns; `false` if there is no such container.
    fileprivate mutating func change(
        at path: ArraySlice<String>, _ change: (inout PatchedValue) -> Bool
    ) -> Bool {
        open()
        guard let step = path.first else { return change(&self) }
        switch self {
        case .object(var members):
            guard let place = members.firstIndex(where: { $0.name == step }) else { return false }
            // Emptied, because members with two owners would be copied.
            self = .object([])
            defer { self = .object(members) }
            return members[place].value.change(at: path.dropFirst(), change)
        case .array(var elements):
            guard let place = step.position, place < elements.count else { return false }
            self = .array([])
            defer { self = .array(elements) }
            return elements[place].change(at: path.dropFirst(), change)
        case .kept: return false
        }
    }

    /// Replaces an unchanged object or array by its parts.
    package mutating func open() {
        guard case .kept(let value) = self else { return }
        switch value.kind {
        case .object: self = .object(value.members.map { ($0.name, .kept($0.value)) })
        case .array: self = .array(value.elements.map { .kept($0) })
        default: break
        }
    }
}

extension String {
    /// The position that a step of a path gives: digits without leading zeros.
    fileprivate var position: Int? {
        guard utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
            utf8.count == 1 || utf8.first != UInt8(ascii: "0")
        else { return nil }
        return Int(self)
    }
}

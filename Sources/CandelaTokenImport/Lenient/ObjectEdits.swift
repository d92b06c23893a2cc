/// Edits to the members of objects, including the commas.
extension JSONValue {
    /// The offset of the value's first byte.
    var start: Int { Int(node.start) }

    /// The byte range of the value in its document, including brackets and quotes.
    var range: Range<Int> {
        var closers = 0
        var last = index
        // The end of a container is after the end of its last value, and so on inwards.
        while storage.nodes[last].isContainer, storage.nodes[last].extent > 0 {
            closers += 1
            let container = JSONValue(storage: storage, index: last)
            var inner = last
            if container.isObject {
                for member in container.members { inner = member.value.index }
            } else {
                for element in container.elements { inner = element.index }
            }
            last = inner
        }
        var end = Int(storage.nodes[last].extent)
        if storage.nodes[last].isContainer {
            closers += 1
            end = Int(storage.nodes[last].start) + 1
        }
        while closers > 0, end < storage.bytes.count {
            let byte = storage.bytes[end]
            if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") { closers -= 1 }
            end += 1
        }
        return start..<end
    }

    /// The value that it was, or that it replaced, before its document was rewritten.
    var written: JSONValue {
        storage.origin.map { $0.storage.value(at: $0.offset(of: start)) } ?? self
    }

    /// The value's source text.
    var source: String { String(decoding: storage.bytes[range], as: UTF8.self) }

    /// The value's text with some edits.
    func pieces(with edits: [SourceEdit] = []) -> [SourceRewrite.Piece] {
        SourceRewrite.Piece.copies(of: range, with: edits)
    }

    /// The edits that remove members from an object and append others.
    ///
    /// - Parameters:
    ///   - names: The members to remove.
    ///   - added: Complete members.
    func edits(
        removing names: Set<String>, adding added: [[SourceRewrite.Piece]] = []
    ) -> [SourceEdit] {
        let all = Array(members)
        let stays = all.map { !names.contains($0.name) }
        var edits: [SourceEdit] = []
        guard let last = stays.lastIndex(of: true) else {
            let end = all.last.map { $0.value.range.upperBound } ?? start + 1
            return [SourceEdit(start + 1..<end, "", added.listed)]
        }
        for index in all.indices.prefix(last) where !stays[index] {
            edits.append(SourceEdit(all[index].start..<all[index + 1].start, ""))
        }
        let end = all[last].value.range.upperBound
        let tail = all[all.count - 1].value.range.upperBound
        if end < tail || !added.isEmpty {
            let comma = added.isEmpty ? "" : ", "
            edits.append(SourceEdit(end..<max(end, tail), comma, added.listed))
        }
        return edits
    }
}

extension JSONValue {
    /// The edits that also add members to the object's `$extensions`, unless that is no object.
    ///
    /// - Parameter boxes: Complete members of `$extensions`.
    func edits(
        extending boxes: [[SourceRewrite.Piece]], removing names: Set<String>,
        adding added: [[SourceRewrite.Piece]] = []
    ) -> [SourceEdit] {
        var (edits, added) = ([SourceEdit](), added)
        if !boxes.isEmpty {
            if let extensions = self["$extensions"] {
                guard extensions.isObject else { return [] }
                edits = extensions.edits(removing: [], adding: boxes)
            } else {
                added.append(["\"$extensions\": {"] + boxes.listed + ["}"])
            }
        }
        guard !names.isEmpty || !added.isEmpty else { return edits }
        return edits + self.edits(removing: names, adding: added)
    }
}

extension [[SourceRewrite.Piece]] {
    /// The parts in one list, with commas between.
    var listed: [SourceRewrite.Piece] {
        [SourceRewrite.Piece](joined(separator: [", "]))
    }
}

extension JSONMember {
    /// The offset of the name's opening quote.
    var start: Int { Int(storage.nodes[index].start) }

    /// The byte range of the name, including the quotes.
    var nameRange: Range<Int> { start..<Int(storage.nodes[index].extent) }

    /// The byte range of the name and the value.
    var range: Range<Int> { start..<value.range.upperBound }

    /// The name as it is read, in quotes.
    var quotedName: String {
        guard storage.nodes[index].otherName == 0 else { return JSONText.quoted(name) }
        return String(decoding: storage.bytes[nameRange], as: UTF8.self)
    }
}

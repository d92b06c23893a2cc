/// Edits to the members of objects, including the commas.
extension JSONValue {
    /// The offset of the value's first byte.
    var start: Int { Int(node.start) }

    /// The byte range of the value in its document, including brackets and quotes. In an edited
    /// document, the range that it had before.
    var range: Range<Int> {
        guard let origin = storage.origin, origin.edits != nil else { return writtenRange }
        return origin.storage.value(at: origin.offset(of: start)).range
    }

    /// The byte range of a value whose contents are all together in the text.
    private var writtenRange: Range<Int> {
        var closers = 0
        var last = index
        // The end of a container is after that of its last value, and so on inwards.
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

    /// The value before the edits to its document.
    var written: JSONValue {
        guard isInserted, let origin = storage.origin else { return self }
        return origin.storage.value(at: origin.offset(of: start))
    }

    /// The value's source text, after the edits to its document.
    var source: String { node.isContainer ? source(with: []) : storage.text(of: node) }

    /// The value's source text, after the edits to its document and some of its own parts.
    func source(with own: [SourceEdit]) -> String {
        let range = isInserted ? writtenRange : range
        if let edit = own.first, edit.range == range { return edit.text }
        let others = isInserted ? [] : storage.origin?.edits(inside: range) ?? []
        var text: [UInt8] = []
        var copied = range.lowerBound
        for edit in (own + others + nameEdits).inOrder {
            text += storage.bytes[copied..<edit.range.lowerBound]
            text += edit.text.utf8
            copied = edit.range.upperBound
        }
        text += storage.bytes[copied..<range.upperBound]
        return String(decoding: text, as: UTF8.self)
    }

    /// The edits that name the members inside as they are read.
    private var nameEdits: [SourceEdit] {
        guard storage.hasOtherNames else { return [] }
        return (index..<Int(node.next)).filter { storage.nodes[$0].otherName != 0 }.map { index in
            let member = JSONMember(storage: storage, index: index)
            return SourceEdit(member.nameRange, member.quotedName)
        }
    }

    /// The replacement of the value or of a part of it, for ``source(with:)``.
    func edit(_ part: JSONValue, with text: String) -> SourceEdit {
        SourceEdit(isInserted ? part.writtenRange : part.range, text)
    }

    /// The edits that remove members from an object and append others.
    ///
    /// - Parameters:
    ///   - names: The members to remove.
    ///   - added: Complete members as JSON text.
    func edits(removing names: Set<String>, adding added: [String] = []) -> [SourceEdit] {
        let all = Array(members)
        let stays = all.map { !names.contains($0.name) }
        let text = added.joined(separator: ", ")
        var edits: [SourceEdit] = []
        guard let last = stays.lastIndex(of: true) else {
            let end = all.last.map { $0.value.range.upperBound } ?? Int(node.start) + 1
            return [SourceEdit(Int(node.start) + 1..<end, text)]
        }
        for index in all.indices.prefix(last) where !stays[index] {
            edits.append(SourceEdit(all[index].start..<all[index + 1].start, ""))
        }
        let end = all[last].value.range.upperBound
        let tail = all[all.count - 1].value.range.upperBound
        if end < tail || !text.isEmpty {
            edits.append(SourceEdit(end..<max(end, tail), text.isEmpty ? "" : ", " + text))
        }
        return edits
    }
}

extension JSONMember {
    /// The offset of the name's opening quote.
    var start: Int { Int(storage.nodes[index].start) }

    /// The byte range of the name, including the quotes.
    var nameRange: Range<Int> { start..<Int(storage.nodes[index].extent) }

    /// The name as it is read, in quotes: the written one, unless the member is read as if it had
    /// another.
    var quotedName: String {
        guard storage.nodes[index].otherName == 0 else { return JSONText.quoted(name) }
        return String(decoding: storage.bytes[nameRange], as: UTF8.self)
    }
}

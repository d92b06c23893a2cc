extension Diagnostic {
    /// Writes the diagnostic as a JSON object.
    ///
    /// Members, in this order: `severity` (`error` or `warning`), `id`, `message`; `file`, `line`
    /// and `column` if it has a place; `help`, a list of strings; `notes`, a list of objects with
    /// `message` and, if they have one, a place. Both lists may be empty. Strings keep their
    /// control characters, escaped as JSON requires.
    public func writeJSON(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.name("severity")
        writer.string(severity.rawValue)
        writer.name("id")
        writer.string(id)
        writer.name("message")
        writer.string(message)
        place?.writeMembers(to: &writer)
        writer.name("help")
        writer.beginArray()
        for line in help { writer.string(line) }
        writer.endArray()
        writer.name("notes")
        writer.beginArray()
        for note in notes {
            writer.beginObject()
            writer.name("message")
            writer.string(note.message)
            note.place?.writeMembers(to: &writer)
            writer.endObject()
        }
        writer.endArray()
        writer.endObject()
    }
}

extension SourcePosition {
    /// Writes `file`, `line` and `column` into the current object.
    fileprivate func writeMembers(to writer: inout JSONWriter) {
        writer.name("file")
        writer.string(file)
        writer.name("line")
        writer.number(line)
        writer.name("column")
        writer.number(column)
    }
}

extension Diagnostic {
    /// Writes the problem as an object for other programs.
    ///
    /// Members, in this order: `severity` (`error` or `warning`), `id`, `message`; `file`, `line` and
    /// `column` when it has a place; `help`, a list of strings; `notes`, a list of objects with
    /// `message` and a place likewise. Texts are as they are, control characters included.
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

extension SourcePlace {
    /// Writes `file`, `line` and `column` into the object that is open.
    fileprivate func writeMembers(to writer: inout JSONWriter) {
        writer.name("file")
        writer.string(file)
        writer.name("line")
        writer.number(line)
        writer.name("column")
        writer.number(column)
    }
}

/// The resolver document of a project.
extension ForeignProject {
    /// The document as text; its trees, which are parts of a file, are left out.
    var text: [UInt8] {
        pieces.flatMap { if case .text(let text, _) = $0 { text } else { [UInt8]() } }
    }

    /// The document, whose parts refer to their places in the author's file; `nil` if it gets too
    /// large.
    func document(of file: JSONDocument) -> JSONDocument? {
        file.rewritten(SourceRewrite(file.root.storage, pieces: pieces))
    }

    /// The edits that turn the author's file into the document.
    ///
    /// - Precondition: The sources are sets, and trees in the order of the file.
    func edits(of root: JSONValue) -> [SourceEdit] {
        var edits: [SourceEdit] = []
        var text: [UInt8] = []
        var end = root.range.lowerBound
        for piece in pieces {
            switch piece {
            case .text(let more, _): text += more
            case .copy(let range):
                edits.append(
                    SourceEdit(end..<range.lowerBound, String(decoding: text, as: UTF8.self)))
                (text, end) = ([], range.upperBound)
            }
        }
        let rest = SourceEdit(end..<root.range.upperBound, String(decoding: text, as: UTF8.self))
        return edits + [rest]
    }

    private var pieces: [SourceRewrite.Piece] {
        var printer = Printer()
        printer.print(self)
        return printer.finish()
    }

    /// A writer whose text has places in the author's file.
    private struct Printer {
        private var writer = JSONWriter()
        private var pieces: [SourceRewrite.Piece] = []

        mutating func print(_ project: ForeignProject) {
            writer.beginObject()
            writer.name("version")
            writer.string("2025.10")
            let choices = project.choices.filter { $0.contexts.count > 1 }
            if !project.sets.isEmpty {
                writer.name("sets")
                writer.beginObject()
                for set in project.sets {
                    writer.name(set.name)
                    writer.beginObject()
                    print(set.sources, named: "sources")
                    writer.endObject()
                }
                writer.endObject()
            }
            if !choices.isEmpty {
                writer.name("modifiers")
                writer.beginObject()
                for choice in choices { print(choice) }
                writer.endObject()
            }
            writer.name("resolutionOrder")
            writer.beginArray()
            for step in project.order {
                if case .choice(let name) = step, !choices.contains(where: { $0.name == name }) {
                    continue
                }
                print(reference: ForeignProject.pointer(step))
            }
            writer.endArray()
            writer.endObject()
        }

        consuming func finish() -> [SourceRewrite.Piece] {
            pieces + [.text(writer.finish(), place: 0)]
        }

        private mutating func print(_ choice: Choice) {
            writer.name(choice.name)
            writer.beginObject()
            writer.name("contexts")
            writer.beginObject()
            for context in choice.contexts { print(context.sources, named: context.name) }
            writer.endObject()
            if let fallback = choice.fallback {
                writer.name("default")
                writer.string(fallback)
            }
            writer.endObject()
        }

        private mutating func print(_ sources: [Source], named name: String) {
            writer.name(name)
            writer.beginArray()
            for source in sources {
                switch source {
                case .set(let name): print(reference: ForeignProject.pointer(.set(name)))
                case .file(let path): print(reference: ForeignProject.address(path))
                case .tree(let tree, let edits): print(tree, edits)
                case .tokens(let tokens):
                    writer.beginObject()
                    nest(tokens)
                    writer.endObject()
                }
            }
            writer.endArray()
        }

        private mutating func print(reference: String) {
            writer.write(part: Array("{\"$ref\": \(JSONText.quoted(reference))}".utf8))
        }

        private mutating func print(_ tree: JSONValue, _ edits: [SourceEdit]) {
            let range = tree.range
            pieces.append(.text(writer.cutBeforeValue(), place: 0))
            var copied = range.lowerBound
            for edit in edits.inOrder {
                pieces.append(.copy(copied..<edit.range.lowerBound))
                pieces.append(.text(Array(edit.text.utf8), place: edit.range.lowerBound))
                copied = edit.range.upperBound
            }
            pieces.append(.copy(copied..<range.upperBound))
        }

        /// Writes tokens inside the groups of their paths. A token at the path of a group is the
        /// group's `$root`.
        private mutating func nest(_ tokens: [Token]) {
            var open: [String] = []
            for (index, token) in tokens.enumerated() {
                let next = index + 1 < tokens.count ? tokens[index + 1].path : []
                let isGroup = next.count > token.path.count && next.starts(with: token.path)
                let path = isGroup ? token.path + ["$root"] : token.path
                guard let name = path.last else { continue }
                let groups = path.dropLast()
                let common = zip(open, groups).prefix { $0 == $1 }.count
                for _ in common..<open.count { writer.endObject() }
                for group in groups.dropFirst(common) {
                    writer.name(group)
                    writer.beginObject()
                }
                open = Array(groups)
                writer.name(name)
                pieces.append(.text(writer.cutBeforeValue(), place: token.place))
                let members = token.members.map { "\(JSONText.quoted($0.name)): \($0.json)" }
                let text = "{\(members.joined(separator: ", "))}"
                pieces.append(.text(Array(text.utf8), place: token.place))
            }
            for _ in open { writer.endObject() }
        }
    }
}

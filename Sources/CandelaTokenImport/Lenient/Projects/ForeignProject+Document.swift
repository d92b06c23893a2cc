/// The resolver document of a project.
extension ForeignProject {
    /// The document as text; its trees, which are parts of a file, are left out.
    var text: [UInt8] { Self.text(of: pieces) }

    private static func text(of pieces: [SourceRewrite.Piece]) -> [UInt8] {
        pieces.flatMap { if case .text(let text, _) = $0 { Array(text.utf8) } else { [UInt8]() } }
    }

    /// The text of a source with some tokens, whose members are new text.
    ///
    /// - Parameter tokens: In an order in which a group's tokens are together.
    static func text(ofSource tokens: [Token]) -> String {
        var printer = Printer(depth: 5)
        printer.print(tokens)
        return String(decoding: text(of: printer.finish()), as: UTF8.self).trimmed
    }

    /// The document, whose parts refer to their places in the author's file; `nil` if it gets too
    /// large.
    func document(of file: JSONDocument) -> JSONDocument? {
        file.rewritten(SourceRewrite(file.root.storage, pieces: pieces))
    }

    private var pieces: [SourceRewrite.Piece] {
        var printer = Printer()
        printer.print(self)
        return printer.finish()
    }

    /// A writer whose text has places in the author's file.
    private struct Printer {
        private var writer: JSONWriter
        private var pieces: [SourceRewrite.Piece] = []

        /// - Parameter depth: The nesting depth of the text in its document.
        init(depth: Int = 0) { writer = JSONWriter(indent: depth) }

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
            pieces + [.text(String(decoding: writer.finish(), as: UTF8.self), place: 0)]
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
                case .tokens(let tokens): print(tokens)
                }
            }
            writer.endArray()
        }

        mutating func print(_ tokens: [Token]) {
            writer.beginObject()
            nest(tokens)
            writer.endObject()
        }

        private mutating func print(reference: String) {
            writer.write(part: Array("{\"$ref\": \(JSONText.quoted(reference))}".utf8))
        }

        /// Takes the text written so far, to be followed by pieces.
        private mutating func cut(at place: Int) {
            let text = String(decoding: writer.cutBeforeValue(), as: UTF8.self)
            pieces.append(.text(text, place: place))
        }

        private mutating func print(_ tree: JSONValue, _ edits: [SourceEdit]) {
            cut(at: 0)
            pieces += tree.pieces(with: edits)
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
                cut(at: token.place)
                let members = token.members.map { member in
                    [.text("\(JSONText.quoted(member.name)): ", place: token.place)] + member.json
                }
                pieces.append(.text("{", place: token.place))
                pieces += members.listed
                pieces.append(.text("}", place: token.place))
            }
            for _ in open { writer.endObject() }
        }
    }
}

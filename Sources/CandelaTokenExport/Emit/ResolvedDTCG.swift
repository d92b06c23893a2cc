/// The format `dtcg`: a token file for each permutation, with references resolved and groups
/// preserved.
enum ResolvedDTCG {
    static func files(
        for export: TokenExport, options: ExportOptions, diagnostics: inout [Diagnostic]
    ) -> [EmittedFile] {
        export.files(diagnostics: &diagnostics) { subject, tokens in
            var writer = JSONWriter()
            writer.reserve(tokens.sourceSize)
            tokens.writeNested(to: &writer, prefix: export.naming.prefix)
            return (
                options.path(.dtcg, for: subject, ending: ".tokens.json"), writer.finishPrintable()
            )
        }
    }
}

extension ResolvedTokens {
    /// Writes a token file: groups with their properties, tokens with type and value.
    ///
    /// Every token states its type, since an alias has its target's type, not its group's. Groups
    /// keep their `$type` and `$deprecated`, so a token does not repeat its group's deprecation and
    /// keeps an explicit `false`. Numbers keep their spelling, extensions all their members (Format
    /// 2025.10, 5.2.3).
    ///
    /// - Parameter prefix: A group around the whole output; empty for none.
    public func writeNested(to writer: inout JSONWriter, prefix: String = "") {
        if !prefix.isEmpty {
            writer.beginObject()
            writer.name(prefix)
        }
        defer { if !prefix.isEmpty { writer.endObject() } }
        let tree = graph.tree
        // Groups without tokens are written too, unless a filter removed the tokens.
        let shown = isPart ? shownNodes : nil
        // The next child to write of every open group; -1 if none is left.
        var open: [Int32] = []
        func begin(_ group: Int32) {
            writer.beginObject()
            writeProperties(of: group, to: &writer)
            open.append(tree.nodes[Int(group)].firstChild)
        }
        begin(0)
        while let node = open.last {
            guard node >= 0 else {
                writer.endObject()
                open.removeLast()
                continue
            }
            let entry = tree.nodes[Int(node)]
            open[open.count - 1] = entry.nextSibling
            if let shown, !shown.contains(node) { continue }
            if entry.kind == .group {
                writer.name(tree.names[entry.name])
                begin(node)
                continue
            }
            let index = graph.tokenOf[Int(node)]
            guard index >= 0, graph.tokens[Int(index)].isSound else { continue }
            writer.name(tree.names[entry.name])
            write(index, deprecation: tree.source(of: node).deprecated != 0, to: &writer)
        }
    }

    private func writeProperties(of group: Int32, to writer: inout JSONWriter) {
        let index = graph.tree.nodes[Int(group)].properties
        guard index >= 0 else { return }
        let own = graph.tree.properties[Int(index)]
        let members = [
            ("$type", own.typeNode), ("$description", own.description),
            ("$deprecated", own.deprecated), ("$extensions", own.extensions),
        ]
        for (name, location) in members where location.isSomewhere {
            writer.name(name)
            writer.copy(graph.tree.value(location))
        }
    }
}

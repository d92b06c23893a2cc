/// A writer for a token's value as JSON, with all references replaced by their values.
///
/// The recursion is limited by the value grammar to five levels.
struct ResolvedValueWriter {
    private let shared: SharedGraph
    private var graph: TokenGraph { shared.graph }

    init(_ shared: SharedGraph) {
        self.shared = shared
    }

    func write(_ token: TokenGraph.Token, to writer: inout JSONWriter) {
        let tree = graph.tree
        guard token.hasReferences else { return writer.copy(tree.value(token.finalValue)) }
        let value = tree.value(token.finalValue)
        let isList = token.type.type == .shadow || token.type.type == .gradient
        guard isList, value.isArray else { return write(token.finalValue, to: &writer) }
        writer.beginArray()
        for element in value.elements {
            let location = NodeLocation(token.finalValue.source, element.index)
            write(graph.item(location) ?? location, to: &writer)
        }
        writer.endArray()
    }

    private func write(_ location: NodeLocation, to writer: inout JSONWriter) {
        let location = graph.finalLocation(location) ?? location
        let value = graph.tree.value(location)
        switch value.kind {
        case .object:
            writer.beginObject()
            for member in value.members {
                writer.name(member.name)
                write(NodeLocation(location.source, member.value.index), to: &writer)
            }
            writer.endObject()
        case .array:
            writer.beginArray()
            for element in value.elements {
                write(NodeLocation(location.source, element.index), to: &writer)
            }
            writer.endArray()
        default: writer.copy(value)
        }
    }
}

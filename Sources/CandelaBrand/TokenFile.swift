import CandelaDTCG

/// A token file built path by path; a later token with the same path replaces the earlier one.
struct TokenFile {
    private var tokens: [String: (inout JSONWriter) -> Void] = [:]

    mutating func add(_ path: String, _ token: @escaping (inout JSONWriter) -> Void) {
        tokens[path] = token
    }

    var text: [UInt8] {
        var writer = JSONWriter(style: .compact)
        let paths = tokens.keys.map {
            $0.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        }
        .sorted { $0.lexicographicallyPrecedes($1) }
        write(paths[...], depth: 0, to: &writer)
        return writer.finish()
    }

    /// Writes the group of all paths that share their first `depth` steps.
    private func write(_ paths: ArraySlice<[String]>, depth: Int, to writer: inout JSONWriter) {
        writer.beginObject()
        var rest = paths
        while let first = rest.first {
            let step = first[depth]
            let end = rest.firstIndex { $0[depth] != step } ?? rest.endIndex
            writer.name(step)
            if first.count == depth + 1 {
                tokens[first.joined(separator: ".")]?(&writer)
            } else {
                write(rest[..<end], depth: depth + 1, to: &writer)
            }
            rest = rest[end...]
        }
        writer.endObject()
    }
}

import CandelaKit

/// The comments for translators, which only the tool exports.
enum PhraseComments {
    /// The comments for the phrases of a wording, by key: for the engine's phrases, and for the
    /// phrases of the package's products if the wording includes them.
    static func byKey(of wording: Wording) -> [String: String] {
        let lines = texts.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
        let source = Phrases.sourceLanguage
        let engine = Phrases.Table.engine.rows(in: source).count / 2
        return wording.tables.reduce(into: [:]) { comments, table in
            let rows = table.rows(in: source)
            let keys = stride(from: 0, to: rows.count, by: 2).map { rows[$0] }
            let own =
                switch table {
                case .engine: lines.prefix(engine)
                default: lines.dropFirst(engine)
                }
            // An app's own table has its comments in its catalog.
            guard own.count == keys.count else { return }
            for (key, comment) in zip(keys, own) { comments[key] = String(comment) }
        }
    }
}

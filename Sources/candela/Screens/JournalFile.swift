import CandelaPipeline
import CandelaRules

/// Reads a journal from disk or standard input.
enum JournalFile {
    /// - Returns: The journal, and a warning for every member that is not part of one.
    /// - Throws: A data failure with the place of what is wrong.
    static func read(
        _ path: String, _ surroundings: Surroundings
    ) throws(Failure) -> (journal: Journal, warnings: [String]) {
        let bytes = try surroundings.read(path)
        var warnings: [Diagnostic] = []
        do throws(JSONDecodingError) {
            let journal = try JSONTextDecoder().decode(
                Journal.self, from: bytes, file: path, warnings: &warnings)
            return (journal, warnings.map(\.description))
        } catch {
            throw Failure(error.diagnostics)
        }
    }
}

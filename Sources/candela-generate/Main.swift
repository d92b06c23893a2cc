import CandelaPipeline
import Foundation

/// Writes the package's generated sources, from its top level.
@main
struct Tool {
    static func main() throws {
        var diagnostics: [Diagnostic] = []
        let catalog = try Data(contentsOf: URL(filePath: PhraseGenerator.catalogPath))
        let files = PhraseGenerator.files(
            catalog: Array(catalog), named: PhraseGenerator.catalogPath, diagnostics: &diagnostics)
        FileHandle.standardError.write(Data(diagnostics.report.utf8))
        guard let files else { exit(1) }
        for file in files {
            let url = URL(filePath: file.path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(file.text.utf8).write(to: url)
        }
    }
}

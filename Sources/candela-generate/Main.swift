import Foundation

/// The tool that writes the package's generated sources; run it at the package's top level.
@main
struct Tool {
    static func main() {
        let source = SourceFolder(FileManager.default.currentDirectoryPath)
        let result = GenerateCommand(source).run(Array(CommandLine.arguments.dropFirst()))
        FileHandle.standardOutput.write(Data(result.output.utf8))
        FileHandle.standardError.write(Data(result.errors.utf8))
        exit(result.code)
    }
}

import Foundation

/// The output of a shell command, and its exit status.
struct ShellRun {
    let output: String
    let errors: String
    let status: Int32
}

extension ToolHarness {
    /// Runs a shell command in the directory, in which one word is replaced by a built program.
    ///
    /// - Parameter word: The word, which becomes the program's name.
    func shell(_ line: String, calling program: URL, _ word: String) throws -> ShellRun {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = [
            "-c", "\(word)() { ( exec -a \(word) \"\(program.path)\" \"$@\" ); }; \(line)",
        ]
        process.currentDirectoryURL = URL(fileURLWithPath: path)
        // Files instead of pipes, which would need draining while it runs.
        let (output, errors) = (path + "/output", path + "/errors")
        for path in [output, errors] {
            _ = FileManager.default.createFile(atPath: path, contents: nil)
        }
        process.standardOutput = FileHandle(forWritingAtPath: output)
        process.standardError = FileHandle(forWritingAtPath: errors)
        process.standardInput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return ShellRun(
            output: try text("output"), errors: try text("errors"),
            status: process.terminationStatus)
    }
}

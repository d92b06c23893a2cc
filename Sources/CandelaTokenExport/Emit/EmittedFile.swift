/// An output file of an export.
public struct EmittedFile: Sendable, Hashable {
    /// The path relative to the output directory.
    public let location: OutputPath

    /// The contents; every format writes UTF-8 text.
    public let bytes: [UInt8]

    /// The origin of the file's name.
    let origin: OutputOrigin

    /// The path as text, separated by `/`.
    public var path: String { location.description }
}

extension [EmittedFile] {
    /// Adds a file, unless its path is invalid.
    ///
    /// - Parameters:
    ///   - steps: The folders and the file name.
    ///   - origin: The origin of the steps.
    ///   - diagnostics: Receives an error if the steps are not a path that all file systems accept.
    mutating func add(
        _ steps: [String], _ bytes: [UInt8], of origin: OutputOrigin,
        diagnostics: inout [Diagnostic]
    ) {
        do throws(FileName.Fault) {
            append(EmittedFile(location: try OutputPath(steps), bytes: bytes, origin: origin))
        } catch {
            diagnostics.append(origin.diagnostic(error))
        }
    }

    /// Adds a text file in UTF-8, unless its path is invalid.
    mutating func add(
        _ steps: [String], _ text: String, of origin: OutputOrigin,
        diagnostics: inout [Diagnostic]
    ) {
        add(steps, [UInt8](text.utf8), of: origin, diagnostics: &diagnostics)
    }
}

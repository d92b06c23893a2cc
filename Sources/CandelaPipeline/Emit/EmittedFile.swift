/// A file an export consists of.
public struct EmittedFile: Sendable, Hashable {
    /// Where it goes, seen from the output directory.
    public let location: OutputPath

    /// What is in it.
    public let bytes: [UInt8]

    /// What its name is made of.
    let origin: OutputOrigin

    /// Where it goes as text, parted by `/`.
    public var path: String { location.description }
}

extension [EmittedFile] {
    /// Adds a file.
    ///
    /// - Parameters:
    ///   - steps: The folders it lies in and its name.
    ///   - origin: What the steps are made of.
    ///   - diagnostics: Gets an error when the steps are no path that every disk can hold.
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

    /// Adds a file of text.
    mutating func add(
        _ steps: [String], _ text: String, of origin: OutputOrigin,
        diagnostics: inout [Diagnostic]
    ) {
        add(steps, [UInt8](text.utf8), of: origin, diagnostics: &diagnostics)
    }
}

// Alerts show a sentence about the file.
public import Foundation

extension FileAccessError: LocalizedError {
    /// The reason with a subject: “the file does not exist”.
    public var errorDescription: String? { "the file \(description)" }
}

extension FileName.Fault: LocalizedError {
    /// The fault as a sentence: “not a file name: it ends in a dot or a space”.
    public var errorDescription: String? { "not a file name: \(description)" }
}

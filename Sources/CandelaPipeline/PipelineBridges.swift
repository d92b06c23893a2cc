// What an alert shows of an error: a sentence about the file.
public import Foundation

extension FileAccessError: LocalizedError {
    /// The reason with its subject: “the file does not exist”.
    public var errorDescription: String? { "the file \(description)" }
}

extension FileName.Fault: LocalizedError {
    /// The fault as a sentence: “no file name: it ends in a dot or a space”.
    public var errorDescription: String? { "no file name: \(description)" }
}

extension FilePattern.Fault: LocalizedError {
    /// The fault with its subject: “the file pattern leads to '.' or '..'”.
    public var errorDescription: String? { "the file pattern \(description)" }
}

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

extension FilePattern.Fault: LocalizedError {
    /// The fault with a subject: “the file pattern has a folder or file without a name”.
    public var errorDescription: String? { "the file pattern \(description)" }
}

extension NamePattern.Fault: LocalizedError {
    /// The fault with a subject: “the pattern of names has no step of the path, such as '{1..}'”.
    public var errorDescription: String? { "the pattern of names \(description)" }
}

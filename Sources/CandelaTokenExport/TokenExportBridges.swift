// Alerts show a sentence about the file.
public import Foundation

extension FilePattern.Fault: LocalizedError {
    /// The fault with a subject: “the file pattern has a folder or file without a name”.
    public var errorDescription: String? { "the file pattern \(description)" }
}

extension NamePattern.Fault: LocalizedError {
    /// The fault with a subject: “the pattern of names has no step of the path, such as '{1..}'”.
    public var errorDescription: String? { "the pattern of names \(description)" }
}

/// A source file that the generator writes.
package struct GeneratedFile: Sendable, Hashable {
    /// The path relative to the package's top level, with forward slashes.
    package let path: String

    /// The whole text, ending in a newline.
    package let text: String

    package init(path: String, text: String) {
        self.path = path
        self.text = text
    }
}

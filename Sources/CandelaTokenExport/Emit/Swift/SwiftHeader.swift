extension ResolvedToken {
    /// The documentation comment and deprecation of a declaration, ending with a line break.
    ///
    /// - Parameters:
    ///   - indent: The indentation of every line.
    ///   - more: Sentences added after the token's description.
    func swiftHeader(indent: String, more: [String] = []) -> String {
        var header = ""
        func add(_ line: some StringProtocol) {
            header +=
                line.isEmpty ? "\(indent)///\n" : "\(indent)/// \(SwiftLiteral.comment(line))\n"
        }
        if let description, !description.isEmpty {
            if PlainText.isPlain(description) {
                add(description)
            } else {
                for line in description.split(
                    omittingEmptySubsequences: false, whereSeparator: \.isNewline)
                {
                    add(line)
                }
            }
            add("")
        }
        for sentence in more { add(sentence) }
        add("Token: `\(path)`")
        guard let deprecation else { return header }
        guard let reason = deprecation.reason, !reason.isEmpty else {
            return header + "\(indent)@available(*, deprecated)\n"
        }
        let message = SwiftLiteral.string(reason)
        return header + "\(indent)@available(*, deprecated, message: \(message))\n"
    }
}

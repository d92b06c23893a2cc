/// The options for replacing files.
package struct WriteOptions: Sendable, Hashable {
    /// The maximum time to wait for another command that writes in the same directory.
    var patience: Duration = .seconds(30)

    /// Whether a file with several hard links may be replaced.
    var breaksLinks = false

    /// Whether a file written by another command or by a person may be replaced.
    var replaces = false

    static let wait = Option(
        "wait", "SECONDS", "seconds to wait for another command that writes in the same directory",
        default: "30", target: .needed)
    static let breakLinks = Option(
        "break-links", nil,
        "also replace files with several hard links; the other links keep the old content",
        target: .needed)

    static let replace = Option(
        "replace", nil, "replace an existing file, even one that the tool did not write",
        target: .needed)

    /// The options of every command that writes files.
    package static let all = [wait, breakLinks]

    /// The options of commands that write one document to the path given with `--out`.
    static let document = [replace] + all

    init() {}

    /// - Throws: A usage failure for an invalid time.
    init(_ invocation: Invocation) throws(Failure) {
        guard invocation.offers(Self.wait) else { return }
        let seconds = try invocation.value(
            of: Self.wait, expected: "write whole seconds, such as 5"
        ) { text in Int(text).flatMap { (0...86_400).contains($0) ? $0 : nil } }
        if let seconds { patience = .seconds(seconds) }
        breaksLinks = invocation.has(Self.breakLinks)
        replaces = invocation.offers(Self.replace) && invocation.has(Self.replace)
    }
}

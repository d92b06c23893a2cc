/// The options for files that a command replaces.
struct WriteOptions: Sendable, Hashable {
    /// The time to wait for another command that writes in the same directory.
    var patience: Duration = .seconds(30)

    /// Whether a file with several hard links may be replaced.
    var breaksLinks = false

    /// Whether a file may be replaced that another command or a person wrote.
    var replaces = false

    static let wait = Option(
        "wait", "SECONDS", "how long to wait for another command that writes in the same directory",
        default: "30")
    static let breakLinks = Option(
        "break-links", nil,
        "replace files that have other names (hard links) too; those keep the old content")

    static let replace = Option(
        "replace", nil, "replace a file that is there, whoever wrote it")

    /// The options of every command that writes files.
    static let all = [wait, breakLinks]

    /// The options of commands that write one document, where `--out` says.
    static let document = [replace] + all

    init() {}

    /// - Throws: A usage failure for a time that is none.
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

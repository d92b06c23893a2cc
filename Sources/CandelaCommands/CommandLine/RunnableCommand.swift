/// The arguments of a command, or some that several commands share.
///
/// The initializer states each argument once. It is visited to list the arguments, when all values
/// are absent, and to read them from a command line, when it refuses invalid values.
package protocol ArgumentGroup: Sendable {
    /// Visits the arguments.
    ///
    /// - Throws: A usage failure for the first invalid value.
    init(_ arguments: inout ArgumentReader) throws(Failure)
}

/// A command with its arguments.
package protocol RunnableCommand: ArgumentGroup {
    /// Runs the command.
    func run(in environment: CommandEnvironment) throws(Failure) -> Outcome
}

/// What else the standard could mean, where its text leaves room: the last line of help beside the
/// reading that was taken.
///
/// Each names the section of the Format, Color or Resolver Module 2025.10 that leaves the room.
enum OtherReading {
    /// Format 6.4.1.
    static let extendsByReference = say("'$ref' on a group alone means the same as '$extends'")
    /// Format 5.2.2.
    static let groupType = say("the type of the group counts before that of the reference")
    /// Format 7.4.5.
    static let ownType = say("the token's own '$type' counts and nothing is compared")
    /// Format 7.4.1.
    static let emptyName = say("'#/' is the member whose name is empty")
    /// Format 7.4.5.
    static let expressions = say("tools of their own work out text around references")
    /// Format 9.
    static let bracesEverywhere = say("braces are followed at any depth of any value")
    /// Format 7.1.2.
    static let mergedMembers = say("members beside '$ref' are laid over what it leads to")
    /// Format 6.4.8.
    static let bothConstraints = say("the types of both groups would have to hold")
    /// Format 6.4.3.
    static let inheritedMembers = say("a token that replaces another keeps its '$type'")
    /// Format 6.4.4.
    static let circleDownwards = say("a group that extends what it holds is circular, too")
    /// Format 5.1.1.
    static let ignoredMembers = say("members nobody knows are kept and change nothing")
    /// Format 6.
    static let tokenAtTop = say("the top of a file may be a token")
    /// Format 9.6 and 9.7.
    static let spliced = say("all items of the list take the place of the one")
    /// Format 9.8.
    static let noSpacing = say("a missing letterSpacing is 0px")
    /// Format 9.8.
    static let lineLength = say("a line height may be a dimension")
    /// Color 4.1.
    static let nullComponent = say("null stands for 'none'")
    /// Color 4.1.
    static let wideComponents = say("components may lie beyond the range, as in CSS")
    /// Resolver 4.1.6.
    static let sharedName = say("two modifiers may answer to one name")
    /// Resolver 5.
    static let checkedInputs = say("inputs are checked even where there are no modifiers")
    static let askedInputs = say("without a default the first context is taken")
    /// Resolver 4.2.
    static let pointerWithoutSlash = say("the slash after '#' may be left out")
    /// Resolver 4.2.
    static let referredSet = say("a set or modifier may be a reference object as a whole")
    /// Resolver 4.1.6.
    static let emptyOrder = say("an empty order gives no tokens")
    /// Resolver 4.1.4.
    static let nestedResolver = say("the tokens it resolves to would be the source")

    /// What RFC 6901 says of a tilde; no reading beside it.
    static let escapes = "in a pointer '~' is written '~0' and '/' is written '~1'"

    private static func say(_ text: String) -> String { "another reading: \(text)" }
}

/// What else the standard could mean, where its text leaves room: the last line of help beside the
/// reading that was taken.
///
/// Source: the ambiguities of the digest of DTCG 2025.10.
enum OtherReading {
    ///
    static let extendsByReference = say("'$ref' on a group alone means the same as '$extends'")
    ///
    static let groupType = say("the type of the group counts before that of the reference")
    ///
    static let ownType = say("the token's own '$type' counts and nothing is compared")
    ///
    static let emptyName = say("'#/' is the member whose name is empty")
    ///
    static let expressions = say("tools of their own work out text around references")
    ///
    static let bracesEverywhere = say("braces are followed at any depth of any value")
    ///
    static let mergedMembers = say("members beside '$ref' are laid over what it leads to")
    ///
    static let bothConstraints = say("the types of both groups would have to hold")
    ///
    static let inheritedMembers = say("a token that replaces another keeps its '$type'")
    ///
    static let circleDownwards = say("a group that extends what it holds is circular, too")
    ///
    static let ignoredMembers = say("members nobody knows are kept and change nothing")
    ///
    static let tokenAtTop = say("the top of a file may be a token")
    ///
    static let spliced = say("all items of the list take the place of the one")
    ///
    static let noSpacing = say("a missing letterSpacing is 0px")
    ///
    static let lineLength = say("a line height may be a dimension")
    ///
    static let nullComponent = say("null stands for 'none'")
    ///
    static let wideComponents = say("components may lie beyond the range, as in CSS")
    ///
    static let sharedName = say("two modifiers may answer to one name")
    ///
    static let checkedInputs = say("inputs are checked even where there are no modifiers")
    static let askedInputs = say("without a default the first context is taken")
    ///
    static let pointerWithoutSlash = say("the slash after '#' may be left out")
    ///
    static let referredSet = say("a set or modifier may be a reference object as a whole")
    ///
    static let emptyOrder = say("an empty order gives no tokens")
    ///
    static let nestedResolver = say("the tokens it resolves to would be the source")

    /// What RFC 6901 says of a tilde; no reading beside it.
    static let escapes = "in a pointer '~' is written '~0' and '/' is written '~1'"

    private static func say(_ text: String) -> String { "another reading: \(text)" }
}

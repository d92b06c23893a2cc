/// Checks of token files, whose code is in the lints of `CandelaDTCG`.
extension AuditCheck {
    /// A token of a scale that no other token references; for token files.
    public static let unusedToken = AuditCheck(
        "unused-token", .warning, "Every value of a scale is referenced by a token.")

    /// A role that no token references and no screen draws; for token files.
    public static let unusedRole = AuditCheck(
        "unused-role", .warning, "Every role is referenced by a token or drawn by a screen.")

    /// Two colours that hardly differ; for token files.
    public static let nearDuplicate = AuditCheck(
        "near-duplicate", .warning, "Colours with different names are distinguishable.")

    /// A length or a duration that is not on the scale; for token files.
    public static let offScale = AuditCheck(
        "off-scale", .warning, "Lengths and durations are values of a scale.")
}

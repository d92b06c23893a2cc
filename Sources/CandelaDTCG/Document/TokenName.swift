/// The rules for names of groups and tokens.
///
/// Source: Design Tokens Format Module 2025.10, section 5.1.1.
enum TokenName {
    /// The reason that a name is invalid, as the end of a sentence; `nil` if it is valid.
    static func fault(in name: some Collection<UInt8>) -> String? {
        guard let first = name.first else { return "is empty" }
        if first == UInt8(ascii: "$") { return "begins with '$', which is reserved" }
        for byte in name {
            switch byte {
            case UInt8(ascii: "."): return "contains a '.', which separates names in references"
            case UInt8(ascii: "{"): return "contains a '{', which begins references"
            case UInt8(ascii: "}"): return "contains a '}', which ends references"
            default: continue
            }
        }
        return nil
    }
}

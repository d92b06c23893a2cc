/// The rules for names of groups and tokens.
///
/// Source: Design Tokens Format Module 2025.10, section 5.1.1.
enum TokenName {
    /// What is wrong with a name, in words that follow it, or nothing.
    static func fault(in name: some Collection<UInt8>) -> String? {
        guard let first = name.first else { return "is empty" }
        if first == UInt8(ascii: "$") { return "begins with '$', which is reserved" }
        for byte in name {
            switch byte {
            case UInt8(ascii: "."): return "holds a '.', which parts names in references"
            case UInt8(ascii: "{"): return "holds a '{', which begins references"
            case UInt8(ascii: "}"): return "holds a '}', which ends references"
            default: continue
            }
        }
        return nil
    }
}

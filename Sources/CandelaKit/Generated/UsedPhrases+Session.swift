// swift-format-ignore-file
// Written by candela-generate from UsedPhrases.txt, which a test records.

extension SessionPart {
    /// The phrases that specimens and journeys say.
    var usedPhrases: UsedPhrases {
        switch self {
        case .every: UsedPhrases([.engine: [0, 2, 9, 29, 38, 39, 55, 56, 57, 58, 66, 115, 116, 117, 118, 119, 120, 186, 187, 188, 196, 197, 198, 199, 200, 201, 202, 203, 204, 212]])
        case .habits: UsedPhrases([.engine: [53, 182, 183, 184]])
        case .practice: UsedPhrases([.engine: [87, 163, 185]])
        case .routines: UsedPhrases([.engine: [54, 114]])
        case .weighIns: UsedPhrases([.engine: [213, 214, 216, 218, 219, 221, 234, 235, 239, 240, 241]])
        }
    }
}

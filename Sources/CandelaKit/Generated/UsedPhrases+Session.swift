// swift-format-ignore-file
// Written by candela-generate from UsedPhrases.txt, which a test records.

extension SessionPart {
    /// The phrases that specimens and journeys say.
    var usedPhrases: UsedPhrases {
        switch self {
        case .every: UsedPhrases([.engine: [0, 2, 9, 29, 30, 31, 32, 33, 34, 35, 44, 45, 59, 61, 62, 63, 64, 72, 121, 122, 123, 124, 125, 126, 202, 203, 204, 212, 213, 214, 215, 216, 217, 218, 219, 220, 228]])
        case .habits: UsedPhrases([.engine: [59, 197, 198, 199]])
        case .practice: UsedPhrases([.engine: [93, 169, 200]])
        case .routines: UsedPhrases([.engine: [60, 120]])
        case .weighIns: UsedPhrases([.engine: [229, 230, 232, 234, 235, 237, 250, 251, 255, 256, 257]])
        }
    }
}

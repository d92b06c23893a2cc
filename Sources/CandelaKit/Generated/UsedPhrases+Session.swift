// swift-format-ignore-file
// Written by candela-generate from UsedPhrases.txt, which a test records.

extension SessionPart {
    /// The phrases that specimens and journeys say.
    var usedPhrases: UsedPhrases {
        switch self {
        case .every: UsedPhrases([.engine: [0, 2, 9, 29, 30, 31, 32, 33, 42, 43, 57, 59, 60, 61, 62, 70, 119, 120, 121, 122, 123, 124, 200, 201, 202, 210, 211, 212, 213, 214, 215, 216, 217, 218, 226]])
        case .habits: UsedPhrases([.engine: [57, 195, 196, 197]])
        case .practice: UsedPhrases([.engine: [91, 167, 198]])
        case .routines: UsedPhrases([.engine: [58, 118]])
        case .weighIns: UsedPhrases([.engine: [227, 228, 230, 232, 233, 235, 248, 249, 253, 254, 255]])
        }
    }
}

// swift-format-ignore-file
// Written by candela-generate from UsedPhrases.txt, which a test records.

extension SessionPart {
    /// The phrases that specimens and journeys say.
    var usedPhrases: UsedPhrases {
        switch self {
        case .every: UsedPhrases([.engine: [0, 2, 9, 29, 30, 31, 32, 33, 42, 43, 57, 59, 60, 61, 62, 70, 119, 120, 121, 122, 123, 124, 190, 191, 192, 200, 201, 202, 203, 204, 205, 206, 207, 208, 216]])
        case .habits: UsedPhrases([.engine: [57, 186, 187, 188]])
        case .practice: UsedPhrases([.engine: [91, 167, 189]])
        case .routines: UsedPhrases([.engine: [58, 118]])
        case .weighIns: UsedPhrases([.engine: [217, 218, 220, 222, 223, 225, 238, 239, 243, 244, 245]])
        }
    }
}

// swift-format-ignore-file
// Written by candela-generate from UsedPhrases.txt, which a test records.

extension SessionPart {
    /// The phrases that specimens and journeys say.
    var usedPhrases: UsedPhrases {
        switch self {
        case .every: UsedPhrases([.engine: [0, 2, 9, 29, 30, 31, 32, 33, 34, 35, 36, 37, 46, 47, 61, 63, 64, 65, 66, 74, 96, 125, 126, 127, 128, 129, 130, 132, 133, 207, 208, 209, 217, 218, 219, 220, 221, 222, 223, 224, 225, 233]])
        case .habits: UsedPhrases([.engine: [75, 201, 202, 203, 204]])
        case .practice: UsedPhrases([.engine: [97, 173, 205]])
        case .routines: UsedPhrases([.engine: [124]])
        case .weighIns: UsedPhrases([.engine: [234, 235, 237, 239, 240, 242, 255, 256, 260, 261, 262]])
        }
    }
}

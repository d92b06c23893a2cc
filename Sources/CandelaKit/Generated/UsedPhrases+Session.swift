// swift-format-ignore-file
// Written by candela-generate from UsedPhrases.txt, which a test records.

extension SessionPart {
    /// The phrases that specimens and journeys say.
    var usedPhrases: UsedPhrases {
        switch self {
        case .every: UsedPhrases([.engine: [0, 2, 9, 29, 30, 31, 32, 33, 34, 35, 36, 37, 46, 47, 61, 63, 64, 65, 66, 74, 96, 126, 127, 128, 129, 130, 131, 133, 134, 208, 209, 210, 218, 219, 220, 221, 222, 223, 224, 225, 226, 234]])
        case .habits: UsedPhrases([.engine: [75, 202, 203, 204, 205]])
        case .practice: UsedPhrases([.engine: [97, 174, 206]])
        case .routines: UsedPhrases([.engine: [124, 125]])
        case .weighIns: UsedPhrases([.engine: [235, 236, 238, 240, 241, 243, 256, 257, 261, 262, 263]])
        }
    }
}

// swift-format-ignore-file
// Written by candela-generate from UsedPhrases.txt, which a test records.

extension SessionPart {
    /// The phrases that specimens and journeys say.
    var usedPhrases: UsedPhrases {
        switch self {
        case .every: UsedPhrases([.engine: [0, 2, 9, 29, 32, 33, 34, 35, 44, 45, 59, 61, 62, 63, 64, 72, 121, 122, 123, 124, 125, 126, 192, 193, 194, 202, 203, 204, 205, 206, 207, 208, 209, 210, 218]])
        case .habits: UsedPhrases([.engine: [59, 188, 189, 190]])
        case .practice: UsedPhrases([.engine: [93, 169, 191]])
        case .routines: UsedPhrases([.engine: [60, 120]])
        case .weighIns: UsedPhrases([.engine: [219, 220, 222, 224, 225, 227, 240, 241, 245, 246, 247]])
        }
    }
}

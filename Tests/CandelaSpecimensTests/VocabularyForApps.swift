enum VocabularyForApps {
    static let reasons: [String: String] = [:]
}

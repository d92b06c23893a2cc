import CandelaKit

extension Waiting {
    static let habits = Waiting(
        loading: { $0.phrases.habitListLoading() }, failure: { $0.phrases.habitListErrorTitle() })

    static let streak = Waiting(
        loading: { $0.phrases.streakLoading() }, failure: { $0.phrases.streakErrorTitle() })

    static let weight = Waiting(
        loading: { $0.phrases.weightLoading() }, failure: { $0.phrases.weightError() })

    static let routines = Waiting(
        loading: { $0.phrases.routineLoading() }, failure: { $0.phrases.routineErrorTitle() })
}

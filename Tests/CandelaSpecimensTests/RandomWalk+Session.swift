import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaSpecimens
import CandelaTestSupport

extension Specimen {
    /// The options of the specimen, or the defaults of its screen.
    var optionsAsItOpens: any ScreenOptions {
        func opening<Screen: Presenter>(_ presenter: Screen) -> any ScreenOptions {
            Screen.Options()
        }
        return options ?? app.presenter(of: screen).map { opening($0) } ?? HabitListOptions()
    }
}

extension Session {
    /// The session that shows a specimen's screen; `nil` if no journal was ever loaded.
    init?(_ specimen: Specimen) {
        let (journal, loading): (Journal, Loading) =
            switch specimen.phase {
            case .loading: (Journal(), .loading)
            case .failed(let known): (known ?? Journal(), .failed)
            case .ready(let journal): (journal, .ready)
            }
        func begin(_ options: some ScreenOptions) -> Session? {
            try? Session(journal, at: options, of: specimen.app, loading: loading)
        }
        guard let session = begin(specimen.optionsAsItOpens) else { return nil }
        self = session
    }
}

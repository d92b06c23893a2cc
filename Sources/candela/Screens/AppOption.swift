import CandelaPipeline
import CandelaScreens
import CandelaTokens

/// The product of an app's own that a command line names.
struct AppOption: Sendable {
    static let option = Option(
        "app", "FILE",
        "an app's own product: its name, the screens it has and its tabs, as 'candela schema app' "
            + "describes it", default: "the package's products")

    /// The product; nil when none is named.
    let app: AppProduct?

    /// What was not understood of it.
    let warnings: [Diagnostic]

    /// - Throws: A data failure with the place of what is wrong.
    init(_ invocation: Invocation, _ surroundings: Surroundings) throws(Failure) {
        guard let path = invocation[Self.option] else {
            (app, warnings) = (nil, [])
            return
        }
        surroundings.willRead(path)
        let bytes = try surroundings.read(path)
        var (app, warnings) = try Document.read(AppProduct.self, from: bytes, named: path)
        let tabs = try Document.json(bytes, path)["tabs"].map { Array($0.elements) } ?? []
        /// The place of a tab's screen or icon.
        func place(of name: String, inTab tab: Int) -> SourcePlace? {
            tabs[tab].members.first { $0.value.string == name }?.value.place
        }
        let theme = Theme.of(app.base)
        for (number, tab) in app.tabs.enumerated() {
            for icon in [tab.icon, tab.selectedIcon].compactMap(\.self)
            where !theme.answers(icon) {
                let unknown = Failure.unknown(
                    "icon", icon.path, among: IconRole.all.map(\.path), status: .badData)
                throw place(of: icon.path, inTab: number).map(unknown.at) ?? unknown
            }
        }
        for doubt in app.doubtfulTabs {
            warnings.append(
                .warning(
                    "doubtful-screen", doubt.message,
                    at: place(of: app.tabs[doubt.place].screen.rawValue, inTab: doubt.place),
                    help: ["without a slip it is a screen of the app's own"]))
        }
        (self.app, self.warnings) = (app, warnings)
    }
}

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
        let (app, warnings) = try Document.read(AppProduct.self, from: path, surroundings)
        let theme = Theme.of(app.base)
        for (place, tab) in app.tabs.enumerated() {
            for icon in [tab.icon, tab.selectedIcon].compactMap(\.self)
            where !theme.answers(icon) {
                throw Failure.unknown(
                    "icon", icon.path, among: IconRole.all.map(\.path), status: .badData
                ).at(try Self.place(of: icon, at: place, in: path, surroundings))
            }
        }
        (self.app, self.warnings) = (app, warnings)
    }

    /// Where a tab names its icon.
    private static func place(
        of icon: IconRole, at tab: Int, in path: String, _ surroundings: Surroundings
    ) throws(Failure) -> SourcePlace {
        let root = try Document.json(surroundings.read(path), path)
        let member = root["tabs"].flatMap { tabs in
            Array(tabs.elements)[tab].members.first { $0.value.string == icon.path }
        }
        return member?.value.place ?? root.place
    }
}

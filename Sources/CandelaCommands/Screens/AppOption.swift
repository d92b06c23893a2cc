import CandelaDTCG
import CandelaElements
import CandelaKit
import CandelaTokens

/// The app given on the command line.
struct AppOption: Sendable {
    /// The app; `nil` without the option.
    let app: AppDefinition?

    /// Warnings about unsupported parts of the file, and tabs whose screen is probably misspelt.
    let warnings: [Diagnostic]

    /// Reads an app from a file.
    ///
    /// - Parameter path: The file; `nil` for no app.
    /// - Throws: A data failure with the place of the error.
    init(
        _ path: String?, _ environment: CommandEnvironment
    ) throws(Failure) {
        guard let path else {
            (app, warnings) = (nil, [])
            return
        }
        environment.onRead(path)
        let bytes = try environment.read(path)
        let root = try Document.json(bytes, path)
        var warnings: [Diagnostic] = []
        let app = try AppDefinition.read(root, among: environment.tool.apps, &warnings)
        let known = environment.tool.screens
        for (number, tab) in app.tabs.enumerated() where !app.has(tab.screen) {
            let near = Suggestions.closest(
                to: tab.screen.rawValue, among: known.map(\.rawValue))
            guard !near.isEmpty else { continue }
            warnings.append(
                .warning(
                    "doubtful-screen",
                    "there is no screen \(tab.screen.quoted(among: known))",
                    at: root.place(of: tab.screen.rawValue, inTab: number),
                    help: ["ignore this if the app draws that screen itself"]))
        }
        (self.app, self.warnings) = (app, warnings)
    }
}

extension ArgumentReader {
    /// The file of an app given with `--app`; `nil` without it.
    mutating func app() -> String? {
        value(
            "app", "FILE",
            "an app: its name, theme, screens and tabs, as '{tool} schema app' describes it",
            default: "the tool's own apps")
    }
}

extension AppDefinition {
    /// Reads an app with screens of other apps.
    ///
    /// - Throws: A data failure with the place of the error, such as an icon that its theme lacks.
    static func read(
        _ root: JSONValue, among apps: [AppDefinition], _ warnings: inout [Diagnostic]
    ) throws(Failure) -> AppDefinition {
        let app = try Document.read(root, &warnings) {
            try AppDefinition(from: $0, among: apps)
        }
        for (number, tab) in app.tabs.enumerated() {
            for icon in [tab.icon, tab.selectedIcon].compactMap(\.self)
            where !app.theme.answers(icon) {
                let unknown = Failure.unknown(
                    "icon", icon.path, among: IconRole.all.map(\.path), status: .badData)
                throw root.place(of: icon.path, inTab: number).map(unknown.at) ?? unknown
            }
        }
        return app
    }
}

extension JSONValue {
    /// The place of a screen or icon of a tab in an app.
    fileprivate func place(of name: String, inTab tab: Int) -> SourcePosition? {
        self["tabs"].map { Array($0.elements)[tab] }?.members
            .first { $0.value.string == name }?.value.place
    }
}

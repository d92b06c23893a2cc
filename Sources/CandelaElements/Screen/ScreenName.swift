import CandelaJSON

/// The name of a screen: `weight.nextMilestone`.
///
/// The first step is usually the part of an app that it belongs to.
public struct ScreenName: RawRepresentable, Sendable, Hashable, Codable, MemberWord {
    /// The name as it is written in JSON and on the command line.
    public let rawValue: String

    /// The screen of a name; whether there is one is for the app to say.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The name in kebab case, for files and folders: `weight-next-milestone`.
    package var kebabCase: String {
        var name = ""
        for letter in rawValue {
            if letter == "." {
                name.append("-")
            } else if letter.isUppercase {
                name += "-" + letter.lowercased()
            } else {
                name.append(letter)
            }
        }
        return name
    }
}

extension ScreenName: ExpressibleByStringLiteral {
    /// The screen of a name, such as one of an app's own: `"sky.tonight"`.
    public init(stringLiteral name: String) { self.init(rawValue: name) }
}

extension ScreenName {
    /// The name as a message quotes it, with the closest of those there are.
    package func quoted(among screens: [ScreenName]) -> String {
        let near = Suggestions.closest(
            to: rawValue, among: screens.map(\.rawValue), countsParts: true)
        return "'\(rawValue)'"
            + (near.isEmpty
                ? "" : ": closest are " + near.map { "'\($0)'" }.joined(separator: ", "))
    }
}

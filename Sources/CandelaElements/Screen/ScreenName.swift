public import CandelaJSON

/// The name of a screen: `weight.nextMilestone`.
///
/// The first component is usually the area of the app to which the screen belongs.
public struct ScreenName: RawRepresentable, Sendable, Hashable, Codable, MemberWord {
    /// The name in JSON and on the command line.
    public let rawValue: String

    /// Creates a name; whether an app has a screen with that name is not checked.
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
    /// Creates a name from a literal, such as the name of an app's own screen: `"sky.tonight"`.
    public init(stringLiteral name: String) { self.init(rawValue: name) }
}

extension ScreenName {
    /// The name as quoted in messages, with the most similar existing names.
    package func quoted(among screens: [ScreenName]) -> String {
        let near = Suggestions.closest(
            to: rawValue, among: screens.map(\.rawValue), countsParts: true)
        return "'\(rawValue)'"
            + (near.isEmpty
                ? "" : ": try " + near.map { "'\($0)'" }.joined(separator: ", "))
    }
}

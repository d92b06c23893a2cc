/// The sets of tokens and the choices among them that another tool's files describe.
///
/// Each reader of a tool's files fills one; nothing else knows how a resolver document is spelt.
struct ForeignProject {
    /// A set, or the tokens of a context.
    struct List {
        let name: String
        var sources: [Source] = []
    }

    enum Source {
        /// A set of the project.
        case set(String)
        /// The path of a file.
        case file(String)
        /// An object of the author's file with groups and tokens, and edits inside it.
        case tree(JSONValue, [SourceEdit] = [])
        /// Tokens in an order in which a group's tokens are together.
        case tokens([Token])
    }

    struct Token {
        let path: [String]
        /// The members of the token, with their values as new text or copies of the author's.
        let members: [(name: String, json: [SourceRewrite.Piece])]
        /// The offset of the token in the author's file.
        let place: Int
    }

    /// A modifier.
    struct Choice {
        let name: String
        var contexts: [List] = []
        var fallback: String?
    }

    enum Step: Hashable {
        case set(String)
        case choice(String)
    }

    var sets: [List] = []
    var choices: [Choice] = []
    /// The sets and choices in the order they apply.
    var order: [Step] = []
    var diagnostics: [Diagnostic] = []

    /// Adds a set that applies in every context.
    mutating func add(set name: String, _ sources: [Source]) {
        sets.append(List(name: name, sources: sources))
        order.append(.set(name))
    }

    /// Adds a choice after all sets and choices before it.
    mutating func add(_ choice: Choice) {
        choices.append(choice)
        order.append(.choice(choice.name))
    }

    /// Adds a context to a choice, or sources to a known one; the first context is the default.
    mutating func add(_ sources: [Source], to context: String, of choice: String) {
        let place = choices.firstIndex { $0.name == choice } ?? choices.count
        if place == choices.count { add(Choice(name: choice, fallback: context)) }
        let known = choices[place].contexts.firstIndex { $0.name == context }
        if let known {
            choices[place].contexts[known].sources += sources
        } else {
            choices[place].contexts.append(List(name: context, sources: sources))
        }
    }

    /// The pointer to a set or choice of the document.
    static func pointer(_ step: Step) -> String {
        let (list, name) =
            switch step {
            case .set(let name): ("sets", name)
            case .choice(let name): ("modifiers", name)
            }
        let text = name.replacing("~", with: "~0").replacing("/", with: "~1")
            .replacing("%", with: "%25")
        return "#/\(list)/\(text)"
    }

    /// The path of a file as the address in a reference.
    static func address(_ path: String) -> String {
        path.replacing("%", with: "%25").replacing("#", with: "%23")
    }
}

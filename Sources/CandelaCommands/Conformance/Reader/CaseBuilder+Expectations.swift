import CandelaElements
import CandelaTokens

extension CaseBuilder {
    /// Reads what is expected of the screen that is drawn.
    mutating func expect(
        _ lines: ArraySlice<CaseLine>, _ values: [String: String]
    ) throws(Failure) {
        var isMet = false
        for line in lines {
            switch line.first.text {
            case "when":
                isMet = meets(line, values)
                if isMet { try expect(line.children[...], values) }
            case "else": if !isMet { try expect(line.children[...], values) }
            default: try expect(line, values)
            }
        }
    }

    /// Whether one of the words of a `when` line is the width, the type size, the value of a
    /// variable, or `accessibility` at accessibility sizes.
    private func meets(_ line: CaseLine, _ values: [String: String]) -> Bool {
        var known = [
            setting.typeSize.rawValue, "\(Int(setting.width))",
            setting.direction == .leftToRight ? "ltr" : "rtl",
        ]
        known += values.values
        if setting.typeSize.isAccessibilitySize { known.append("accessibility") }
        return line.rest.contains { known.contains($0.text) }
    }

    private mutating func expect(
        _ line: CaseLine, _ values: [String: String]
    ) throws(Failure) {
        var words: [CaseWord] = []
        for word in line.words { words.append(try word.filled(values)) }
        func word(_ index: Int, _ noun: String) throws(Failure) -> CaseWord {
            guard words.indices.contains(index) else {
                throw words[0].failure("\(noun) is missing")
            }
            return words[index]
        }
        func end(_ count: Int) throws(Failure) {
            guard words.count > count else { return }
            throw words[count].failure("unexpected '\(words[count].text)'")
        }
        switch words[0].text {
        case "let":
            let name = try word(1, "the name").text
            lengths[name] = try CaseExpression.value(word(2, "the length"), in: self)
            try end(3)
        case "absent":
            expectNone(try word(1, "the id").text)
            try end(2)
        case "replace":
            replace(
                try quoted(word(1, "the text")), with: try quoted(word(2, "the replacement")))
            try end(3)
        case "press":
            let id = try target(word(1, "the id"))
            perform(
                .press(id), try result(words.dropFirst(2).first?.text, words.dropFirst(3).first))
            try end(4)
        case "perform":
            let id = try word(1, "the id").text
            perform(.perform(full(id)), try result(id, nil))
            try end(2)
        case "answer":
            perform(
                .answer(try quoted(word(1, "the text"))),
                try result(words.dropFirst(2).first?.text, nil))
            try end(3)
        case "touch":
            let id = try target(word(1, "the id"))
            let x = try CaseExpression.value(word(2, "the place"), in: self)
            let y = try CaseExpression.value(word(3, "the place"), in: self)
            perform(
                .touch(id, x: x, y: y),
                try result(words.dropFirst(4).first?.text, words.dropFirst(5).first))
            try end(6)
        case "enter":
            let id = try target(word(1, "the id"))
            let text = try quoted(word(2, "the text"))
            let input = ConformanceCase.Step.Input.enter(text, into: id)
            if words.count > 3, words[3].text == "error" {
                perform(input, .error(try quoted(word(4, "the error"))))
                try end(5)
            } else {
                perform(input, try result("\(id)/act", words.dropFirst(3).first))
                try end(4)
            }
        case "stop": expect(try stop(words[...]))
        default: try expect(box: words)
        }
    }

    /// The whole id of an element, or of one of its parts.
    private func target(_ word: CaseWord) throws(Failure) -> String {
        guard element(String(word.text.prefix { $0 != "#" })) != nil else {
            throw word.failure("there is no element '\(word.text)'")
        }
        return full(word.text)
    }

    /// The text of a quoted word.
    private func quoted(_ word: CaseWord) throws(Failure) -> String {
        guard let text = word.quoted else { throw word.failure("'\(word.text)' is not quoted") }
        return text
    }

    /// The event of an action with a number, a quoted text or no value; nothing without an action.
    private func result(
        _ action: String?, _ word: CaseWord?
    ) throws(Failure) -> ConformanceCase.Step.Result {
        guard let action else { return .nothing }
        guard let word else { return .event(action: full(action), value: nil) }
        if let text = word.quoted { return .event(action: full(action), value: .text(text)) }
        guard let number = Double(word.text) else {
            throw word.failure("'\(word.text)' is not a number or a quoted text")
        }
        return .event(action: full(action), value: .number(number))
    }

    /// Reads `stop ROLE "LABEL" MEMBER=VALUE …`.
    private func stop(_ words: ArraySlice<CaseWord>) throws(Failure) -> ConformanceCase.Stop {
        guard words.count > 2, let label = words[2].quoted,
            let role = AccessibilityRole.allCases.first(where: { $0.rawValue == words[1].text })
        else { throw words[0].failure("a stop is a role and a label") }
        var stop = ConformanceCase.Stop(role: role, label: label)
        for word in words.dropFirst(3) {
            switch word.assignment {
            case ("value", let value)?: stop.value = try quoted(value)
            case ("hint", let value)?: stop.hint = try quoted(value)
            case ("states", let value)?:
                for name in value.text.split(separator: ",") {
                    let known = AccessibilityState.allCases
                    guard let state = known.first(where: { $0.rawValue == name }) else {
                        throw value.failure("unknown state '\(name)'")
                    }
                    stop.states.append(state)
                }
            case ("level", let value)?: stop.headingLevel = try number(value)
            case ("depth", let value)?: stop.depth = try number(value)
            case ("action", let value)?: stop.action = full(value.text)
            case ("actions", let value)?:
                stop.actions = value.text.split(separator: ",").map { full(String($0)) }
            default: throw word.failure("unknown member '\(word.text)' of a stop")
            }
        }
        return stop
    }

    private func number(_ word: CaseWord) throws(Failure) -> Int {
        guard let number = Int(word.text) else {
            throw word.failure("'\(word.text)' is not a whole number")
        }
        return number
    }
}

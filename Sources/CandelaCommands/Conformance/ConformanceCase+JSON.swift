import CandelaElements
import CandelaJSON
import CandelaTokens

extension ConformanceCase {
    /// The name of the token file in which a case is drawn.
    package static let tokenFile = "tokens.light.json"

    /// The largest difference between an expected and a measured length, in points.
    package static let tolerance = 0.5

    /// The case as a JSON document.
    ///
    /// - Throws: An error if the screen cannot be encoded or a replacement makes it invalid.
    package func json() throws -> [UInt8] {
        var text = String(decoding: try screen.json(style: .compact, including: []), as: UTF8.self)
        for replacement in replacements {
            text = text.split(separator: replacement.text, omittingEmptySubsequences: false)
                .joined(separator: replacement.replacement)
        }
        let document = try JSONDocument(parsing: Array(text.utf8), file: id)
        var writer = JSONWriter()
        writer.beginObject()
        writer.member("schemaVersion", Screen.schemaVersion)
        writer.member("kind", "case")
        writer.member("id", id)
        writer.member("topic", topic.rawValue)
        writer.name("rules")
        writer.texts(rules)
        writer.member("width", setting.width)
        writer.member("height", setting.height)
        writer.member("typeSize", setting.typeSize.rawValue)
        writer.member("direction", setting.direction.rawValue)
        writer.member("tokens", Self.tokenFile)
        writeExpectations(to: &writer)
        writer.name("screen")
        writer.copy(document.root)
        writer.endObject()
        return writer.finish()
    }

    private func writeExpectations(to writer: inout JSONWriter) {
        if !boxes.isEmpty {
            writer.name("boxes")
            writer.beginArray()
            for box in boxes { writer.element { box.write(to: &$0) } }
            writer.endArray()
        }
        if !absent.isEmpty {
            writer.name("absent")
            writer.texts(absent)
        }
        if let stops {
            writer.name("stops")
            writer.beginArray()
            for stop in stops { writer.element { stop.write(to: &$0) } }
            writer.endArray()
        }
        if !steps.isEmpty {
            writer.name("steps")
            writer.beginArray()
            for step in steps { writer.element { step.write(to: &$0) } }
            writer.endArray()
        }
    }
}

extension ConformanceCase.Box {
    fileprivate func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("id", id)
        for (name, length) in [("x", x), ("y", y), ("width", width), ("height", height)] {
            writer.member(name, (length * 1000).rounded() / 1000)
        }
        if let lines {
            writer.name("lines")
            writer.texts(lines)
        }
        writer.endObject()
    }
}

extension ConformanceCase.Stop {
    fileprivate func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("role", role.rawValue)
        writer.member("label", label)
        if let value { writer.member("value", value) }
        if let hint { writer.member("hint", hint) }
        if !states.isEmpty {
            writer.name("states")
            writer.texts(states.map(\.rawValue))
        }
        if let headingLevel { writer.member("headingLevel", Double(headingLevel)) }
        if depth > 0 { writer.member("depth", Double(depth)) }
        if let action { writer.member("action", action) }
        if !actions.isEmpty {
            writer.name("actions")
            writer.texts(actions)
        }
        writer.endObject()
    }
}

extension ConformanceCase.Step {
    fileprivate func write(to writer: inout JSONWriter) {
        writer.beginObject()
        switch input {
        case .press(let id): writer.member("press", id)
        case .enter(let text, let id):
            writer.member("into", id)
            writer.member("enter", text)
        case .touch(let id, let x, let y):
            writer.member("touch", id)
            writer.member("x", x)
            writer.member("y", y)
        case .answer(let text): writer.member("answer", text)
        case .perform(let action): writer.member("perform", action)
        }
        switch result {
        case .event(let action, let value):
            writer.name("event")
            writer.beginObject()
            writer.member("action", action)
            switch value {
            case .number(let number): writer.member("value", number)
            case .text(let text): writer.member("value", text)
            case nil: break
            }
            writer.endObject()
        case .error(let text): writer.member("error", text)
        case .nothing: break
        }
        writer.endObject()
    }
}

extension JSONWriter {
    fileprivate mutating func member(_ name: String, _ value: Double) {
        self.name(name)
        number(value)
    }

    /// Writes an element of an array on a line of its own.
    fileprivate mutating func element(_ write: (inout JSONWriter) -> Void) {
        var line = JSONWriter(style: .compact)
        write(&line)
        self.write(part: line.finishPart())
    }

    fileprivate mutating func texts(_ texts: [String]) {
        inOneLine { writer in
            writer.beginArray()
            for text in texts { writer.string(text) }
            writer.endArray()
        }
    }
}

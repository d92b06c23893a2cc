// The values of members, which are written or passed to an observer.
extension Visitor {
    @usableFromInline package mutating func member(_ name: StaticString, _ text: String) {
        self.text?.member(name, text)
    }

    @usableFromInline package mutating func member(_ name: StaticString, _ flag: Bool) {
        text?.member(name, flag)
    }

    @usableFromInline package mutating func member(_ name: StaticString, _ number: Double) {
        text?.member(name, number)
    }

    @usableFromInline package mutating func member(_ name: StaticString, _ number: Int) {
        text?.member(name, number)
    }

    @usableFromInline package mutating func member(_ name: StaticString, _ texts: [String]) {
        text?.member(name, texts)
    }

    @usableFromInline
    package mutating func member(_ name: StaticString, coded value: some Encodable) {
        text?.member(name, coded: value)
    }

    /// Passes a value that is written as its text.
    @inlinable package mutating func member(_ name: StaticString, text value: some MemberText) {
        if case .observing(let observer) = task { return observer.note(value) }
        member(name, value.memberText)
    }

    /// Passes an array of values that are written as their texts.
    @inlinable package mutating func member(_ name: StaticString, texts values: [some MemberText]) {
        if case .observing(let observer) = task { return values.forEach { observer.note($0) } }
        member(name, values.map(\.memberText))
    }

    @inlinable
    package mutating func member<Word: RawRepresentable>(_ name: StaticString, _ word: Word)
    where Word.RawValue == String {
        member(name, word.rawValue)
    }

    @inlinable
    package mutating func member<Word: RawRepresentable>(_ name: StaticString, _ word: Word?)
    where Word.RawValue == String {
        if let word { member(name, word.rawValue) }
    }
}

extension Visitor {
    @usableFromInline
    package mutating func member<Object: MemberWritable>(_ name: StaticString, _ object: Object) {
        guard observes(Object.self) else { return }
        let hadFault = text?.fault != nil
        text?.name(name)
        writeObject(object)
        if !hadFault { text?.nestFault(at: name) }
    }

    @inlinable package mutating func member<Object: MemberWritable>(
        _ name: StaticString, _ objects: [Object]
    ) {
        guard observes(Object.self) else { return }
        text?.name(name)
        text?.beginArray()
        // By index, so that no object is copied.
        for place in objects.indices {
            let hadFault = text?.fault != nil
            writeObject(objects[place])
            if !hadFault { text?.nestFault(at: name, place) }
        }
        text?.endArray()
    }

    /// Passes an array unless it is empty.
    @inlinable
    package mutating func member(_ name: StaticString, unlessEmpty objects: [some MemberWritable]) {
        if !objects.isEmpty { member(name, objects) }
    }

    /// Writes a member whose name is data, such as a token path. Observers are not passed it.
    package mutating func member(named name: String, _ object: some MemberWritable) {
        guard text != nil else { return }
        let hadFault = text?.fault != nil
        text?.name(name)
        writeObject(object)
        if !hadFault { text?.nestFault(named: name) }
    }

    /// Passes an object, and writes the members in it that its type does not know after its own.
    @usableFromInline mutating func writeObject(
        _ name: StaticString, _ own: some MemberObject, _ unknown: UnknownMembers?
    ) {
        guard let inner = unknown?.members(inside: name.description) else {
            return own.record(name, to: &self)
        }
        text?.name(name)
        text?.beginObject()
        own.record(to: &self)
        text?.copyMembers(of: inner)
        text?.endObject()
    }

    /// Writes an object. It is called through its witness, so that its members are compiled once.
    @usableFromInline mutating func writeObject(_ object: some MemberWritable) {
        text?.beginObject()
        object.record(to: &self)
        text?.endObject()
    }

    /// Whether the members of a nested object are passed on.
    @usableFromInline func observes(_ object: any MemberWritable.Type) -> Bool {
        if case .observing(let observer) = task { return observer.observes(object) }
        return true
    }
}

extension Screen {
    /// The token paths of the roles that the screen names, facts left out.
    package var rolePaths: Set<String> {
        var sink = RoleSink()
        record(to: &sink)
        return sink.paths
    }
}

/// Keeps the roles among the members, and looks for more in objects.
private struct RoleSink: MemberSink {
    private(set) var paths: Set<String> = []

    mutating func member(_ name: StaticString, role path: String) { paths.insert(path) }
    mutating func member(_ name: StaticString, roles paths: [String]) {
        self.paths.formUnion(paths)
    }

    mutating func member(_ name: StaticString, _ object: some Recorded) {
        object.record(to: &self)
    }

    mutating func member(_ name: StaticString, _ objects: [some Recorded]) {
        for object in objects { object.record(to: &self) }
    }

    mutating func member(_ name: StaticString, _ text: String) {}
    mutating func member(_ name: StaticString, _ flag: Bool) {}
    mutating func member(_ name: StaticString, _ number: Double) {}
    mutating func member(_ name: StaticString, _ number: Int) {}
    mutating func member(_ name: StaticString, _ texts: [String]) {}
    mutating func member(_ name: StaticString, _ numbers: [Double]) {}
    mutating func member(_ name: StaticString, rows: [[String]]) {}
    mutating func member(_ name: StaticString, coded value: some Encodable) {}
    mutating func member(named name: String, _ object: some Recorded) {}
}

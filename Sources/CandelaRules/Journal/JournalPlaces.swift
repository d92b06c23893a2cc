import CandelaJSON

/// The places of a journal's parts in the file it was read from.
///
/// Places are found fastest for breaches in the order of ``Journal/validate(as:)``: a list is then
/// walked once.
struct JournalPlaces {
    private let root: JSONValue

    /// The indices in the file's lists that have no record in the journal, by the path of the list.
    private let leftOut: [String: IndexBits]

    /// The list walked last, and the number of its elements walked so far.
    private var list: (name: String, rest: JSONElements, walked: Int)?

    /// The last record walked, its position in the journal and its index in the file's list.
    private var record: (value: JSONValue, position: Int, index: Int)?

    init(_ root: JSONValue, leftOut: [String: IndexBits]) {
        self.root = root
        self.leftOut = leftOut
    }

    /// The ids of the records that the journal lacks.
    private lazy var idsLeftOut = Set(
        leftOut.flatMap { name, indices in
            (root[name].map { Array($0.elements) } ?? []).enumerated()
                .compactMap { indices.contains($0) ? $1["id"]?.string : nil }
        })

    /// The error for a breach, with its place, and its path in the file, whose lists may have
    /// elements that the journal lacks.
    ///
    /// - Parameter skipsNames: Whether the result is `nil` for the name of a record that the journal
    ///   lacks, whose omission is an error of its own.
    mutating func diagnostic(
        _ breach: JournalBreach, skippingOmitted skipsNames: Bool = false
    ) -> Diagnostic? {
        var (value, path) = (root, breach.path)
        var steps = path.steps[...]
        if let (list, position, rest) = path.record {
            let names = steps.dropLast(rest.count + 1)
            let values = Self.value(at: names, in: root)
            if let record = record(at: position, of: values, list) {
                (value, steps) = (record.value, rest)
                path = JournalPath(steps: Array(names) + [.element(record.index)] + rest)
            }
        }
        value = Self.value(at: steps, in: value)
        let isName = skipsNames && !leftOut.isEmpty && breach.id.hasPrefix("unknown-")
        if isName, let id = value.string, idsLeftOut.contains(id) { return nil }
        return .error(breach.id, "invalid '\(path)': \(breach.message)", at: value.place)
    }

    /// The value at a path, or the deepest one on the path that exists.
    private static func value(
        at steps: ArraySlice<JournalPath.Step>, in root: JSONValue
    ) -> JSONValue {
        var value = root
        for step in steps {
            let next: JSONValue? =
                switch step {
                case .member(let name): value[name]
                case .element(let position): value[position]
                }
            guard let next else { break }
            value = next
        }
        return value
    }

    private mutating func record(
        at position: Int, of values: JSONValue, _ name: String
    ) -> (value: JSONValue, index: Int)? {
        if list?.name != name || position < record?.position ?? 0 {
            (list, record) = ((name, values.elements, 0), nil)
        }
        while record?.position != position, let next = list?.rest.next() {
            let index = list?.walked ?? 0
            list?.walked += 1
            if leftOut[name]?.contains(index) == true { continue }
            record = (next, record.map { $0.position + 1 } ?? 0, index)
        }
        guard let record, record.position == position else { return nil }
        return (record.value, record.index)
    }
}

/// The cases of the conformance kit.
package enum CaseList {
    /// The files of `Cases/` without their ending, in the order of the kit.
    private static let files: [(name: String, topic: ConformanceCase.Topic)] = [
        ("frames", .frame), ("boxes", .layout), ("layouts", .layout), ("rows", .layout),
        ("details", .layout), ("texts", .text), ("graphics", .drawing), ("grids", .table),
        ("tables", .table), ("controls", .control), ("fields", .control), ("entries", .entry),
        ("charts", .chart), ("actions", .action), ("speech", .speech), ("fallbacks", .fallback),
    ]

    private static let read = Result { () throws(Failure) in
        var cases: [ConformanceCase] = []
        for (name, topic) in files {
            let text = try EmbeddedFiles.cases.text("\(name).cases")
            cases += try CaseReader.cases(in: text, file: "\(name).cases", topic: topic)
        }
        let known = Set(files.map { "\($0.name).cases" })
        for name in EmbeddedFiles.cases.texts.keys where !known.contains(name) {
            throw .data("'\(name)' is not in the list of files", id: "invalid-case")
        }
        return cases
    }

    /// All cases, in the order of the kit.
    ///
    /// - Throws: A failure with the place of the first error in the files, which is an error in the
    ///   package.
    package static var all: [ConformanceCase] {
        get throws(Failure) { try read.get() }
    }
}

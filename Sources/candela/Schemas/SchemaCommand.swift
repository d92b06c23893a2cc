import CandelaScreens

extension Tool {
    static let schemaCommand = Command(
        "schema", "Print the JSON Schema of a document, or the names of all schemas.",
        discussion: """
            JSON Schema 2020-12, made from the Swift types that read and write the documents. A \
            schema is exact for its own version: members it does not know are refused.
            """,
        operands: [
            Operand(
                "NAME",
                SchemaName.allCases.map(\.rawValue).joined(separator: ", ")
                    + " or the name of a screen", count: .atMostOne, default: "their names")
        ],
        examples: ["candela schema screen > screen.json", "candela schema habit.list"],
        action: .run { invocation, _ throws(Failure) in
            let screens = ScreenName.all.map(\.rawValue)
            guard let name = invocation.operands.first else {
                let names = SchemaName.allCases.map(\.rawValue) + screens
                return Outcome(names.map { "\($0)\n" }.joined())
            }
            if screens.contains(name) {
                return Outcome(output: ScreenSchema.text(ScreenName(rawValue: name)))
            }
            guard let schema = SchemaName(rawValue: name) else {
                throw .unknown(
                    "schema", name, among: SchemaName.allCases.map(\.rawValue) + screens)
            }
            return Outcome(output: try schema.text())
        })
}

import CandelaDTCG
import CandelaElements

/// The TypeScript declarations of documents, printed from their schemas.
package enum SchemaDeclarations {
    /// The names of the schemas that drawing screens needs.
    package static let drawing: [String] = ["screen", "event", "effect", "tokens", "icons"]

    /// The declarations of documents, and of the documents they contain, as a module.
    ///
    /// - Parameters:
    ///   - names: The names of schemas.
    ///   - tool: The tool whose apps and screens the schemas cover.
    ///   - isExact: Whether unknown members and kinds are rejected.
    /// - Throws: A usage failure for an unknown name.
    package static func text(
        _ names: [String], of tool: Tool, isExact: Bool
    ) throws(Failure) -> String {
        var printer = TypeScriptPrinter()
        var waiting = names
        var known: Set<String> = []
        while let name = waiting.first {
            waiting.removeFirst()
            guard known.insert(name).inserted else { continue }
            let bytes = try SchemaName.text(named: name, of: tool, isExact: isExact)
            try printer.add(try document(bytes, name).root, named: name)
            waiting += printer.references
        }
        return printer.text
    }

    private static func document(
        _ bytes: [UInt8], _ name: String
    ) throws(Failure) -> JSONDocument {
        do throws(JSONError) {
            return try JSONDocument(parsing: bytes, file: name)
        } catch {
            throw Failure(error.diagnostics)
        }
    }
}

import CandelaBrand
import CandelaDTCG
import CandelaElements
import CandelaTokenExport
import CandelaTokens

/// The files of the conformance kit.
struct ConformanceKit {
    let index: DumpIndex

    /// The product whose values the kit's roles have.
    static let product: Theme.Product = .habit

    /// The files that the index lists, in its order.
    let documents: [Files.Document]

    /// - Throws: A data failure when a case or the tokens cannot be written, which is an error in
    ///   the package.
    init(of tool: Tool) throws(Failure) {
        var files: [DumpIndex.File] = []
        var documents: [Files.Document] = []
        func add(_ path: String, _ bytes: [UInt8], schema: String? = nil) throws(Failure) {
            let steps = path.split(separator: "/").map(String.init)
            documents.append(.init(try .checked(steps), bytes))
            files.append(.init(path: path, schema: schema))
        }
        try add("README.md", Array(ConformanceGuide.text.utf8))
        try add("font.ttf", TestFont.file)
        let look = try Self.look()
        let (source, export) = try Dump.tokensOfThePackage(for: Self.product)
        for set in export.permutations {
            guard let appearance = set.inputs["appearance"].flatMap(Appearance.init),
                let tokens = look.tokens(in: appearance)
            else { continue }
            var writer = JSONWriter()
            Dump.write(set.with(tokens), of: source.project, to: &writer)
            try add("tokens.\(appearance.rawValue).json", writer.finish(), schema: "tokens")
        }
        var icons = JSONWriter()
        IconTable.write([look.theme], to: &icons)
        try add("icons.json", icons.finish(), schema: "icons")
        for name in [SchemaName.screen, .tokens, .icons] {
            try add("schema/\(name.rawValue).json", try name.text(of: tool))
        }
        for name in ["case", "results"] {
            try add("schema/\(name).json", Array(WrittenSchema.text(name).utf8))
        }
        for one in try CaseList.all {
            do {
                try add("cases/\(one.id).json", try one.json(), schema: "case")
            } catch let failure as Failure {
                throw failure
            } catch {
                throw .data("\(one.id): \(error)", id: "unusable-case")
            }
        }
        index = DumpIndex(
            schemaVersion: Screen.schemaVersion, kind: .conformance, files: files)
        self.documents = documents
    }

    /// The kit's product in the test font.
    private static func look() throws(Failure) -> BrandLook {
        let brand = Brand(Array(brandText.utf8), named: "conformance.tokens.json")
        do throws(BrandError) {
            return try brand.look(of: product)
        } catch {
            throw Failure(error.diagnostics)
        }
    }

    private static var brandText: String {
        let (name, side) = (TestFont.family, TestFont.unitsPerEm)
        let font = """
            {
              "names": {"apple": "CandelaTest-Regular", "android": "candela_test", "web": "\(name)"},
              "metrics": {
                "unitsPerEm": \(side), "ascent": \(TestFont.ascent), "descent": \(TestFont.descent),
                "lineGap": 0, "capHeight": \(TestFont.height), "xHeight": \(TestFont.height),
                "averageWidth": \(TestFont.width)
              },
              "fallback": {"name": "\(name)", "unitsPerEm": \(side), "averageWidth": \(TestFont.width)}
            }
            """
        let families = ["text", "rounded", "monospaced"].map { family in
            """
            "\(family)": {
              "$value": ["\(name)"], "$extensions": {"org.candela": {"font": \(font)}}
            }
            """
        }
        return """
            {"base": {"font": {"family": {"$type": "fontFamily", \(families.joined(separator: ", "))}}}}
            """
    }
}

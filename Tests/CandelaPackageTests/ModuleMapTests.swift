import Foundation
import Testing

/// The map of the modules: their imports, and the modules that come with another one.
struct ModuleMapTests {
    private static let top = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// The modules below each product, as its users link them.
    private static let map: [String: Set<String>] = [
        "JSON": [], "Color": [], "Language": ["JSON"], "Tokens": ["Color"],
        "StringCatalogs": ["JSON", "Language"], "Rules": ["JSON"],
        "Elements": ["JSON", "Color", "Tokens", "Rules"],
        "Kit": ["JSON", "Color", "Language", "Tokens", "Rules", "Elements"],
        "Screens": ["JSON", "Color", "Language", "Tokens", "Rules", "Elements", "Kit"],
        "Audit": ["JSON", "Color", "Language", "Tokens", "Rules", "Elements", "Kit"],
        "Specimens": [
            "JSON", "Color", "Language", "Tokens", "Rules", "Elements", "Kit", "Screens",
        ],
        "DTCG": ["JSON", "Color"], "TokenExport": ["JSON", "Color", "DTCG"],
        "TokenImport": ["JSON", "Color", "DTCG"],
        // An app with a brand links neither the exporters nor the dialects of other tools.
        "Brand": [
            "JSON", "Color", "Language", "StringCatalogs", "Tokens", "Rules", "Elements", "Kit",
            "DTCG",
        ],
        "Import": ["JSON", "Rules"],
    ]

    @Test func `every library links the modules of the map, and no others`() throws {
        let text = try String(
            contentsOf: Self.top.appending(path: "Package.swift"), encoding: .utf8)
        let target = /\.target\(\s*name: "Candela(\w+)"(?:,\s*dependencies: \[([^\]]*)\])?/
        var direct: [String: Set<String>] = [:]
        for match in text.matches(of: target) {
            let names = match.2?.matches(of: /"Candela(\w+)"/).map { String($0.1) } ?? []
            direct[String(match.1)] = Set(names)
        }
        func all(below name: String) -> Set<String> {
            (direct[name] ?? []).reduce(into: []) { found, module in
                found.formUnion(all(below: module).union([module]))
            }
        }
        for (name, modules) in Self.map {
            #expect(direct[name] != nil && all(below: name) == modules, "\(name)")
        }
        let instruments: Set = ["Commands", "Preview", "Tool", "TestSupport"]
        #expect(Set(direct.keys).subtracting(Self.map.keys) == instruments)
        #expect(!all(below: "Commands").contains("Preview"))
    }

    /// A module comes with another one if its types are in that one's public API.
    @Test func `few modules come with another one`() throws {
        var found: [String: [String]] = [:]
        let sources = Self.top.appending(path: "Sources")
        for module in try FileManager.default.contentsOfDirectory(atPath: sources.path()) {
            let file = sources.appending(path: "\(module)/Exports.swift")
            guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
            found[module] = text.matches(of: /@_exported public import ([\w. ]+)/).map {
                String($0.1)
            }
        }
        #expect(
            found == [
                "CandelaTokens": ["enum CandelaColor.ContrastUse"],
                "CandelaRules": ["CandelaJSON"], "CandelaImport": ["CandelaJSON"],
                "CandelaDTCG": ["CandelaColor", "CandelaJSON"],
                "CandelaTokenExport": ["CandelaDTCG"], "CandelaTokenImport": ["CandelaDTCG"],
                "CandelaTool": ["CandelaCommands"],
            ])
    }
}

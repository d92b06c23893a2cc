import CandelaElements
import CandelaJSON

/// A catalog of components that a surface uses.
enum A2UICatalog: String, Sendable, CaseIterable {
    /// The protocol's basic catalog, which any renderer draws.
    case basic

    /// The basic catalog and a component for each kind of element, with all its members.
    case candela

    /// The catalog's id, a name that renderers know.
    var id: String {
        switch self {
        case .basic: "https://a2ui.org/specification/v0_9/catalogs/basic/catalog.json"
        case .candela: "https://candela.example/a2ui/v1/catalog.json"
        }
    }

    /// The name of the component for a kind of element: `CandelaBar`.
    static func component(for kind: some StringProtocol) -> String {
        "Candela" + kind.prefix(1).uppercased() + kind.dropFirst()
    }
}

/// The JSON Schema of Candela's catalog: the components and functions of the basic one, from a
/// table, and a component for each kind of element, from the recorded schema of screens.
struct A2UICatalogSchema {
    private let table: JSONValue
    private let screen: JSONValue

    /// - Throws: A data failure for an error in the table, which is an error in the program.
    static func text(of tool: Tool) throws(Failure) -> [UInt8] {
        let table = try EmbeddedFiles.schemas.text("a2ui-basic.json")
        let recorded = try SchemaName.screen.text(of: tool, isExact: true)
        let schema = Self(
            table: try Document.json(Array(table.utf8), "a2ui-basic.json"),
            screen: try Document.json(recorded, "screen"))
        var writer = JSONWriter()
        try schema.document().write(to: &writer)
        return writer.finish()
    }

    private func document() throws(Failure) -> A2UIValue {
        var components: [A2UIMember] = []
        for (name, text) in rows("components") {
            components.append(A2UIMember(name, basic(name, try properties(text))))
        }
        var functions: [A2UIMember] = []
        for (name, text) in rows("functions") { functions.append(try function(name, text)) }
        let variants = screen["$defs"]?["Element"]?["oneOf"].map { Array($0.elements) } ?? []
        components += variants.compactMap(component) + [screenComponent]
        let weight: A2UIValue = ["type": "object", "properties": ["weight": ["type": "number"]]]
        let anyComponent: A2UIValue = [
            "oneOf": Self.references(to: components, in: "components"),
            "discriminator": ["propertyName": "component"],
        ]
        let anyFunction: A2UIValue = ["oneOf": Self.references(to: functions, in: "functions")]
        let shared: [A2UIMember] = [
            .init("CatalogComponentCommon", weight), .init("theme", Self.theme),
            .init("anyComponent", anyComponent), .init("anyFunction", anyFunction),
        ]
        let id = A2UIValue.text(A2UICatalog.candela.id)
        return [
            "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": id,
            "title": "a2ui", "description": "the A2UI catalog of finished screens",
            "catalogId": id, "components": .object(components), "functions": .object(functions),
            "$defs": .object(shared + definitions),
        ]
    }

    private static func references(to members: [A2UIMember], in group: String) -> A2UIValue {
        .list(members.map { member in ["$ref": .text("#/\(group)/\(member.name)")] })
    }

    // MARK: The basic catalog

    private func rows(_ group: String) -> [(String, String)] {
        (table[group].map { Array($0.members) } ?? []).map { ($0.name, $0.value.string ?? "") }
    }

    /// The properties of a row: `text* S, variant body|caption`, with a star for required ones and
    /// a question mark where one of several is required.
    private func properties(_ text: String) throws(Failure) -> Properties {
        var properties = Properties()
        for part in text.split(separator: ", ") {
            let words = part.split(separator: " ").map(String.init)
            guard words.count == 2 else { throw Self.failure(String(part)) }
            let name = words[0].trimmingMarks
            properties.list.append(A2UIMember(name, try type(words[1])))
            if words[0].hasSuffix("*") { properties.required.append(name) }
            if words[0].hasSuffix("?") { properties.either.append(name) }
        }
        return properties
    }

    private func type(_ name: String) throws(Failure) -> A2UIValue {
        if name.contains("|") {
            let words = name.split(separator: "|").map { A2UIValue.text(String($0)) }
            return ["type": "string", "enum": .list(words), "default": words[0]]
        }
        guard let type = table["types"]?[name] else { throw Self.failure(name) }
        return .json(type)
    }

    private static func failure(_ part: String) -> Failure {
        .data("the table of A2UI's basic catalog has '\(part)'", id: "unrecorded-schema")
    }

    private func basic(_ name: String, _ properties: Properties) -> A2UIValue {
        let own: [A2UIMember] = [
            .init("type", "object"),
            .init(
                "properties",
                .object([.init("component", ["const": .text(name)])] + properties.list)),
            .init("required", .list((["component"] + properties.required).map { .text($0) })),
        ]
        return [
            "type": "object",
            "allOf": [
                ["$ref": .text(Self.common + "ComponentCommon")],
                ["$ref": "#/$defs/CatalogComponentCommon"], .object(own),
            ],
            "unevaluatedProperties": false,
        ]
    }

    private func function(_ name: String, _ text: String) throws(Failure) -> A2UIMember {
        let words = text.split(separator: " ", maxSplits: 1)
        guard words.count == 2 else { throw Self.failure(text) }
        let own = try properties(String(words[1]))
        var arguments: [A2UIMember] = [
            .init("type", "object"), .init("properties", .object(own.list)),
            .init("required", .list(own.required.map { .text($0) })),
        ]
        if !own.either.isEmpty {
            let either = own.either.map { ["required": [.text($0)]] as A2UIValue }
            arguments.append(.init("anyOf", .list(either)))
        }
        arguments.append(.init("additionalProperties", false))
        return A2UIMember(
            name,
            [
                "type": "object",
                "properties": [
                    "call": ["const": .text(name)], "args": .object(arguments),
                    "returnType": ["const": .text(String(words[0]))],
                ],
                "required": ["call", "args"], "unevaluatedProperties": false,
            ])
    }

    private struct Properties {
        var list: [A2UIMember] = []
        var required: [String] = []

        /// The properties of which one is required.
        var either: [String] = []
    }

    private static let common = "https://a2ui.org/specification/v0_9/common_types.json#/$defs/"

    private static let theme: A2UIValue = [
        "type": "object",
        "properties": [
            "primaryColor": ["type": "string", "pattern": "^#[0-9a-fA-F]{6}$"],
            "iconUrl": ["type": "string", "format": "uri"],
            "agentDisplayName": ["type": "string"],
        ],
        "additionalProperties": true,
    ]

    // MARK: The elements

    /// The component of a kind of element.
    private func component(_ variant: JSONValue) -> A2UIMember? {
        guard let kind = variant["properties"]?["kind"]?["const"]?.string else { return nil }
        let base = screen["$defs"]?["ElementBase"]?["properties"]
        var list: [A2UIMember] = []
        for member in variant["properties"].map({ Array($0.members) }) ?? [] {
            guard let name = A2UIWalk.property(of: member.name) else { continue }
            let described = member.value.bool == true ? base?[member.name] : member.value
            let recorded: A2UIValue = described.map { .json($0) } ?? [:]
            list.append(A2UIMember(name, Self.changed[name] ?? recorded))
        }
        let isControl = list.contains { $0.name == "action" }
        if isControl { list += ["purpose", "entry"].map { .init($0, Self.changed[$0] ?? [:]) } }
        let dropped = ["kind", "children", "action", "select", "id"]
        let needed = variant["required"].map { Array($0.elements) } ?? []
        let required = needed.compactMap(\.string).filter { !dropped.contains($0) }
        let name = A2UICatalog.component(for: kind)
        var properties = Properties()
        (properties.list, properties.required) = (list, required)
        return A2UIMember(name, basic(name, properties))
    }

    /// The component at the root of a surface, with the members of a screen.
    private var screenComponent: A2UIMember {
        var properties = Properties()
        let members = screen["$defs"]?["Screen"]?["properties"]
        for member in members.map({ Array($0.members) }) ?? [] {
            guard A2UIWalk.isFrame(member.name) else { continue }
            properties.list.append(A2UIMember(member.name, .json(member.value)))
        }
        for name in A2UIWalk.frameLists { properties.list.append(.init(name, Self.children)) }
        for name in ["back", "overlay", "tabs"] { properties.list.append(.init(name, Self.child)) }
        properties.list.append(.init("scrim", ["type": "string"]))
        let name = A2UICatalog.component(for: "screen")
        return A2UIMember(name, basic(name, properties))
    }

    private static let children: A2UIValue = ["$ref": .text(common + "ChildList")]
    private static let child: A2UIValue = ["$ref": .text(common + "ComponentId")]
    private static let action: A2UIValue = ["$ref": .text(common + "Action")]

    /// The properties that differ from the members of an element.
    private static let changed: [String: A2UIValue] = [
        "children": children, "action": action, "purpose": ["$ref": "#/$defs/Purpose"],
        "entry": ["$ref": .text(common + "DynamicValue")],
        "actions": ["type": "array", "items": ["$ref": "#/$defs/FurtherAction"]],
    ]

    /// The types of members, with an action that has its event in place of its intent.
    private var definitions: [A2UIMember] {
        let left = [
            "Screen", "Element", "ElementBase", "Action", "Intent", "IntentBase", "Card",
            "Toolbar", "ScreenOverlay", "JSONValue",
        ]
        let types = screen["$defs"].map { Array($0.members) } ?? []
        let kept = types.filter { !left.contains($0.name) }
            .map { A2UIMember($0.name, .json($0.value)) }
        let purpose = screen["$defs"]?["Action"]?["properties"].map { Array($0.members) } ?? []
        return kept + [
            .init(
                "Purpose",
                [
                    "type": "object",
                    "properties": .object(
                        purpose.filter { $0.name != "intent" }
                            .map { A2UIMember($0.name, .json($0.value)) }),
                    "required": ["id", "label"], "additionalProperties": false,
                ]),
            .init(
                "FurtherAction",
                [
                    "type": "object",
                    "properties": ["action": Self.action, "purpose": ["$ref": "#/$defs/Purpose"]],
                    "required": ["action", "purpose"], "additionalProperties": false,
                ]),
        ]
    }
}

extension String {
    fileprivate var trimmingMarks: String {
        hasSuffix("*") || hasSuffix("?") ? String(dropLast()) : self
    }
}

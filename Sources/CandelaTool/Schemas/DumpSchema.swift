/// The JSON Schema of a dump as one document.
enum DumpSchema {
    /// The schema without its head: `$schema`, `$id`, `title` and `description`.
    static let text = """
        {
          "type": "object",
          "properties": {
            "schemaVersion": {
              "description": "The version of the contract.", "type": "string"
            },
            "kind": {"description": "The kind of document: `dump`.", "const": "dump"},
            "tokens": {
              "description": "The token sets, one for each theme and appearance.",
              "type": "array", "items": {"$ref": "tokens.json"}
            },
            "icons": {
              "description": "The icons that the screens name.", "$ref": "icons.json"
            },
            "screens": {
              "description": "The screen specimens.",
              "type": "array", "items": {"$ref": "screen.json"}
            },
            "journeys": {
              "description": "The journeys: events with the resulting screens.",
              "type": "array", "items": {"$ref": "journey.json"}
            }
          },
          "required": ["schemaVersion", "kind", "tokens", "icons", "screens", "journeys"],
          "additionalProperties": false
        }
        """
}

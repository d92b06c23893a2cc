/// The JSON Schema of a dump as one document.
enum DumpSchema {
    /// The schema without its head: `$schema`, `$id`, `title` and `description`.
    static let text = """
        {
          "type": "object",
          "properties": {
            "schemaVersion": {"type": "string"},
            "kind": {"const": "dump"},
            "tokens": {"type": "array", "items": {"$ref": "tokens.json"}},
            "icons": {"$ref": "icons.json"},
            "screens": {"type": "array", "items": {"$ref": "screen.json"}},
            "journeys": {"type": "array", "items": {"$ref": "journey.json"}}
          },
          "required": ["schemaVersion", "kind", "tokens", "icons", "screens", "journeys"],
          "additionalProperties": false
        }
        """
}

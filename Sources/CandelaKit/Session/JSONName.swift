import CandelaJSON

/// The name of a record that is known as JSON only: its member `name`, or else `title`.
struct JSONName: Decodable {
    let text: String

    private enum CodingKeys: String, CodingKey {
        case name, title
    }

    /// Reads the name in an object; `nil` if it has neither member as text.
    init?(in object: String) {
        let decoder = JSONTextDecoder()
        guard let name = try? decoder.decode(Self.self, from: Array(object.utf8), file: "record")
        else { return nil }
        self = name
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        // A record can have other members with these names.
        let name = try? container.decode(String.self, forKey: .name)
        text = try name ?? container.decode(String.self, forKey: .title)
    }
}

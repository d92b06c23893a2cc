/// A standard library type whose shape is derived from the shape of its contents and needs no name.
protocol TransparentShape {
    /// The shape; `nil` if the type must be recorded like any other.
    static func describe(in session: SchemaSession) throws -> SchemaShape?
}

extension Optional: TransparentShape where Wrapped: Decodable {
    static func describe(in session: SchemaSession) throws -> SchemaShape? {
        try session.describe(Wrapped.self)
    }
}

extension Array: TransparentShape where Element: Decodable {
    static func describe(in session: SchemaSession) throws -> SchemaShape? {
        .array(of: try session.describe(Element.self))
    }
}

extension Set: TransparentShape where Element: Decodable {
    static func describe(in session: SchemaSession) throws -> SchemaShape? {
        .array(of: try session.describe(Element.self))
    }
}

extension Dictionary: TransparentShape where Key: Decodable, Value: Decodable {
    /// Dictionaries are objects if their keys can be names, as `String` and `Int` can.
    static func describe(in session: SchemaSession) throws -> SchemaShape? {
        guard Key.self is any CodingKeyRepresentable.Type else { return nil }
        return .object([], others: try session.describe(Value.self))
    }
}

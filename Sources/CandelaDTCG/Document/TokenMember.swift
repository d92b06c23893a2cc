/// The meaning of a member, by its name.
package enum TokenMember {
    case value, type, ref, extends, description, deprecated, extensions, root, schema
    /// An unknown name that begins with `$`.
    case unknown
    /// The name of a group or token.
    case name

    /// The names that the format defines for groups and tokens.
    package static let all = [
        "$value", "$type", "$description", "$deprecated", "$extensions", "$extends", "$ref",
        "$root",
    ]

    /// - Parameter index: The index of the name in the document.
    package init(_ storage: JSONStorage, _ index: Int) {
        let node = storage.nodes[index]
        if node.isEscaped {
            var text = storage.string(of: node)
            self = text.withUTF8 { TokenMember($0) }
        } else {
            self = storage.bytes.withUnsafeBufferPointer { bytes in
                TokenMember(UnsafeBufferPointer(rebasing: bytes[storage.contents(of: node)]))
            }
        }
    }

    /// - Parameter name: The unescaped name.
    package init(_ name: UnsafeBufferPointer<UInt8>) {
        guard name.first == UInt8(ascii: "$") else {
            self = .name
            return
        }
        func isName(_ word: StaticString) -> Bool {
            ByteText.areEqual(
                name, UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
        }
        self =
            switch name.count {
            case 4 where isName("$ref"): .ref
            case 5 where isName("$type"): .type
            case 5 where isName("$root"): .root
            case 6 where isName("$value"): .value
            case 7 where isName("$schema"): .schema
            case 8 where isName("$extends"): .extends
            case 11 where isName("$extensions"): .extensions
            case 11 where isName("$deprecated"): .deprecated
            case 12 where isName("$description"): .description
            default: .unknown
            }
    }
}

import CandelaJSON
import CandelaScreens

extension Screen {
    /// The paths of the roles that the screen's JSON names, facts left out.
    var rolePaths: Set<String> {
        guard let bytes = try? json(style: .compact),
            let document = try? JSONDocument(parsing: bytes, file: "screen")
        else { return [] }
        var paths: Set<String> = []
        document.root.collect(into: &paths)
        return paths
    }
}

extension JSONValue {
    fileprivate func collect(into paths: inout Set<String>) {
        for member in members where member.name != "facts" { member.value.collect(into: &paths) }
        for element in elements { element.collect(into: &paths) }
        if let string, string.utf8.count < 64, string.contains(".") { paths.insert(string) }
    }
}

import CandelaDTCG
import CandelaElements
import CandelaTool
import Testing

/// The frames of a journey, as a file of a dump or of a gallery has them.
struct PlayedFrames {
    /// The whole screens, in canonical form.
    private(set) var screens: [[UInt8]] = []

    /// The digests of the screens; empty for a gallery, whose files have none.
    private(set) var digests: [String] = []

    /// The number of screens given by a patch.
    private(set) var patched = 0

    init(_ text: [UInt8], file: String) throws {
        let root = try JSONDocument(parsing: text, file: file).root
        try self.init(#require(root["frames"]), hasDigests: true)
    }

    init(_ frames: JSONValue, hasDigests: Bool = false) throws {
        for frame in frames.elements {
            if hasDigests { digests.append(try #require(frame["digest"]?.string)) }
            if let screen = frame["screen"] {
                #expect(frame["patch"] == nil)
                screens.append(screen.canonicalText)
                continue
            }
            let operations = try #require(frame["patch"])
            let patch = try JSONTextDecoder().decode(
                ScreenPatch.self, from: operations.canonicalText, file: "patch")
            let next = try patch.applied(to: #require(screens.last))
            screens.append(try JSONDocument(parsing: next, file: "screen").root.canonicalText)
            patched += 1
        }
    }

    /// The digest of a screen in canonical form.
    static func digest(of screen: [UInt8]) throws -> String {
        PlayedJourney.digest(of: try JSONDocument(parsing: screen, file: "screen").root)
    }

    /// The texts of a member of the screens.
    func texts(_ path: String...) throws -> [String?] {
        try screens.map { screen in
            let root = try JSONDocument(parsing: screen, file: "screen").root
            return path.reduce(root) { $0?[$1] }?.string
        }
    }
}

import CandelaDTCG
import Foundation

/// A benchmark of parsing a large token file, compared with Foundation's parser, and of reading and
/// writing it.
enum JSONBench {
    static let section = BenchSection(
        name: "json", summary: "parse 25 MB of tokens, against JSONSerialization", run: run)

    private static func run() {
        let bytes = tokens(size: 25_000_000)
        let data = Data(bytes)
        var total = 0
        let parse = BenchSection.compare(rounds: 5) {
            total += (try? JSONDocument(parsing: bytes, file: "bench"))?.root.count ?? 0
        } against: {
            let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
            total += object?.count ?? 0
        }
        report("parse", parse, size: bytes.count)
        guard let document = try? JSONDocument(parsing: bytes, file: "bench") else { return }
        let others: [(String, () -> Void)] = [
            ("read every name, string, number and place", { total += read(document.root) }),
            (
                "write it again",
                {
                    var writer = JSONWriter()
                    writer.copy(document.root)
                    total += writer.finish().count
                }
            ),
        ]
        for (name, work) in others {
            let time = (0..<3).map { _ in BenchSection.seconds(work) }.min() ?? 0
            print("  \(name): \(milliseconds(time))")
        }
        precondition(total > 0)
    }

    /// A token file of about the given size in bytes: groups of a hundred tokens, two in three of
    /// them aliases.
    private static func tokens(size: Int) -> [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        // One token is about 190 bytes.
        for group in 0..<size / 19_000 {
            writer.name("group-\(group)")
            writer.beginObject()
            for token in 0..<100 {
                writer.name("token-\(token)")
                writer.beginObject()
                writer.name("$type")
                writer.string("color")
                writer.name("$value")
                if token % 3 == 0 {
                    writer.beginObject()
                    writer.name("colorSpace")
                    writer.string("srgb")
                    writer.name("components")
                    writer.beginArray()
                    for part in [group % 256, token, 17] { writer.number(Double(part) / 255) }
                    writer.endArray()
                    writer.endObject()
                } else {
                    writer.string("{group-\(group).token-\(token / 3 * 3)}")
                }
                writer.name("$description")
                writer.string("The “\(token)th” colour of its group")
                writer.endObject()
            }
            writer.endObject()
        }
        writer.endObject()
        return writer.finish()
    }

    private static func read(_ value: JSONValue) -> Int {
        var total = value.place.column
        for member in value.members { total += member.name.utf8.count + read(member.value) }
        for element in value.elements { total += read(element) }
        total += value.string?.utf8.count ?? 0
        total += value.number?.double.map { $0 > 0 ? 1 : 0 } ?? 0
        return total
    }

    private static func report(_ name: String, _ time: (ours: Double, naive: Double), size: Int) {
        let speed = Int(Double(size) / time.ours / 1e6)
        let ratio = (time.naive / time.ours * 10).rounded() / 10
        print(
            "  \(name): \(milliseconds(time.ours)) (\(speed) MB/s), \(ratio) times as fast as "
                + "JSONSerialization (\(milliseconds(time.naive)))")
    }

    private static func milliseconds(_ seconds: Double) -> String {
        "\((seconds * 10_000).rounded() / 10) ms"
    }
}

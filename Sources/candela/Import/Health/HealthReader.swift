import CandelaRules
import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// A weight or body fat record as an Apple Health export has it.
struct HealthRecord {
    enum Kind: String {
        case weight = "HKQuantityTypeIdentifierBodyMass"
        case bodyFat = "HKQuantityTypeIdentifierBodyFatPercentage"
    }

    let kind: Kind
    let line: Int
    let source: String
    let unit: String
    let value: String
    let date: String
    var zone: String?
}

/// Picks the records of weight and body fat out of an Apple Health export.
final class HealthReader: NSObject, XMLParserDelegate {
    private(set) var records: [HealthRecord] = []
    /// Whether the first element was closed: a file cut off is not an error to every parser.
    private(set) var isComplete = false

    private var open: HealthRecord?
    private let linesBefore: Int
    private let progress: ProgressLine
    private var seen = 0

    /// - Parameter linesBefore: How many lines of the file the parser does not see.
    init(linesBefore: Int, progress: ProgressLine) {
        self.linesBefore = linesBefore
        self.progress = progress
    }

    /// Whether the first element was `HealthData`; nil before there was any.
    private(set) var isHealthData: Bool?

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
        qualifiedName: String?, attributes: [String: String]
    ) {
        if isHealthData == nil {
            isHealthData = name == "HealthData"
            if isHealthData == false { parser.abortParsing() }
        } else if name == "Record" {
            seen += 1
            if seen % 50_000 == 0 {
                progress.say("\(seen) records read, \(records.count) of them of the body")
            }
            guard let kind = attributes["type"].flatMap(HealthRecord.Kind.init) else { return }
            open = HealthRecord(
                kind: kind, line: parser.lineNumber + linesBefore,
                source: attributes["sourceName"] ?? "",
                unit: attributes["unit"] ?? "", value: attributes["value"] ?? "",
                date: attributes["startDate"] ?? "")
        } else if name == "MetadataEntry", attributes["key"] == "HKTimeZone" {
            open?.zone = attributes["value"]
        }
    }

    func parser(
        _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
        qualifiedName: String?
    ) {
        if name == "HealthData" { isComplete = true }
        guard name == "Record", let record = open else { return }
        records.append(record)
        open = nil
    }
}

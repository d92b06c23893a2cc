package import CandelaDTCG

/// A generator that prints the list of audit checks from their files, so that none is forgotten.
package enum AuditListGenerator {
    /// The folder of the generated file.
    package static let folder = "Sources/CandelaAudit/Generated"

    /// The folder with one file a check.
    private static let source = "Sources/CandelaAudit/Check"

    /// The file of the checks whose code is in `CandelaDTCG`.
    private static let tokenFileChecks = "Sources/CandelaAudit/AuditCheck+TokenFiles.swift"

    /// The generated file, or `nil` when a file cannot be read or states no check.
    package static func file(
        _ source: SourceFolder, diagnostics: inout [Diagnostic]
    ) -> GeneratedFile? {
        var (types, checks): ([String], [String]) = ([], [])
        for path in source.files(in: Self.source) + [tokenFileChecks] {
            do throws(FileAccessError) {
                let text = String(decoding: try source.read(path), as: UTF8.self)
                let names = Self.checks(in: text)
                if names.isEmpty {
                    let help = "state it as 'public static let name = AuditCheck(…)'"
                    diagnostics.append(
                        .error("no-check", "'\(path)' states no check", help: [help]))
                    return nil
                }
                checks += names
                guard path.hasPrefix(Self.source) else { continue }
                types.append(String(path.dropFirst(Self.source.count + 1).dropLast(".swift".count)))
            } catch {
                diagnostics.append(.error("unreadable-file", "'\(path)' \(error)"))
                return nil
            }
        }
        let text = """
            // swift-format-ignore-file
            // Written by candela-generate from the files in Check/; change those instead.

            extension AuditCheck {
                /// All checks of this version, in the order of their files.
                public static let allCases: [AuditCheck] = [
            \(checks.map { "        .\($0),\n" }.joined())    ]
            }

            extension Audit {
                /// The code of all checks of screens, in the order of their findings.
                static let checks: [any ScreenCheck.Type] = [
            \(types.map { "        \($0).self,\n" }.joined())    ]
            }

            """
        return GeneratedFile(path: "\(folder)/AuditChecks+List.swift", text: text)
    }

    /// The names of the checks that a file states.
    private static func checks(in text: String) -> [String] {
        text.split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ")
            guard words.starts(with: ["public", "static", "let"]), words.count > 5,
                words[4] == "=", words[5].hasPrefix("AuditCheck(")
            else { return nil }
            return String(words[3])
        }
    }
}

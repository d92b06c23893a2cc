import CandelaTokenExport

/// The settings of a build, from the command line and `candela.json`.
struct BuildPlan {
    /// The `candela.json` of the build, if there is one.
    let file: String?

    /// The resolver document or token file, or several token files that are read as one set.
    let sources: [String]

    /// The directory to write to.
    let out: String

    let formats: [OutputFormat]

    /// The chosen contexts by modifier.
    let inputs: [String: String]

    let filter: TokenFilter
    let options: ExportOptions
    let isLenient: Bool
    let allowsOutside: Bool

    /// The settings that refer to contexts and modifiers; checked once the tokens are loaded.
    let selectors: [(context: String, setting: BuildSetting)]
    let patterns: [(format: OutputFormat, setting: BuildSetting)]

    /// Combines the settings of a command line and of its `candela.json`.
    ///
    /// A list on the command line replaces the file's list; inputs, file names of formats and
    /// selectors are replaced individually.
    ///
    /// - Throws: A failure for the first invalid or missing setting: a data failure if it is in the
    ///   file, else a usage failure.
    init(
        _ arguments: BuildArguments, _ environment: CommandEnvironment
    ) throws(Failure) {
        let tokens = arguments.tokens
        let document = try Self.document(
            arguments.paths, isLenient: tokens.isLenient, environment)
        let file = document?.file
        self.file = document?.path
        sources = document.map { [$0.located($0.file.source)] } ?? arguments.paths
        let said = try arguments.formats.map { text throws(Failure) in try Self.format(text) }
        let written = OutputFormat.allCases.filter { file?.formats?[$0] != nil }
        formats = said.isEmpty ? written : said
        guard !formats.isEmpty else { throw environment.missing("format") }
        let out = arguments.out ?? file?.out.flatMap { document?.located($0) }
        guard let out else { throw environment.missing("out") }
        self.out = out
        inputs = (file?.inputs ?? [:]).merging(arguments.inputs) { $1 }
        isLenient = tokens.isLenient || file?.lenient == true
        allowsOutside = tokens.allowsOutside || file?.allowOutside == true

        var filter = TokenFilter()
        filter.only = try Self.globs(
            "only", arguments.only, document?.settings(file?.only, "only"))
        filter.except = try Self.globs(
            "except", arguments.except, document?.settings(file?.except, "except"))
        filter.isOfRoles = arguments.isOfRoles || file?.roles == true
        self.filter = filter

        var options = ExportOptions()
        options.isSplit = arguments.isSplit || file?.split == true
        options.usesReferences = arguments.usesReferences || file?.references == true
        let prefix =
            Self.setting("prefix", arguments.prefix)
            ?? file?.prefix.flatMap { document?.setting($0, "prefix") }
        if let prefix {
            guard ExportOptions.isPrefix(prefix.text) else {
                throw prefix.invalid("write a letter, then letters, digits and '-', such as acme")
            }
            options.prefix = prefix.text
        }
        let names =
            Self.setting("names", arguments.names)
            ?? file?.names.flatMap { document?.setting($0, "names") }
        if let names {
            do throws(NamePattern.Fault) {
                options.names = try NamePattern(names.text)
            } catch {
                throw names.fault("the pattern of names '\(names.text)' \(error)")
            }
        }
        let rem =
            Self.setting("rem", arguments.rem)
            ?? file?.rem.flatMap { document?.setting("\($0)", "rem") }
        if let rem {
            guard let size = Double(rem.text), size > 0, size.isFinite else {
                throw rem.invalid("write a number above 0, such as 16")
            }
            options.rem = size
        }
        let package =
            Self.setting("kotlin-package", arguments.kotlinPackage)
            ?? file?.kotlinPackage.flatMap { document?.setting($0, "kotlinPackage") }
        if let package {
            guard ExportOptions.isKotlinPackage(package.text) else {
                throw package.invalid("write names separated by dots, such as com.example.tokens")
            }
            options.kotlinPackage = package.text
        }
        var selectors: [(context: String, setting: BuildSetting)] = []
        for (context, text) in (file?.selectors ?? [:]).sorted(by: { $0.key < $1.key }) {
            if let setting = document?.setting(text, "selectors", context) {
                selectors.append((context, setting))
            }
        }
        for (context, text) in arguments.selectors {
            let setting = BuildSetting(text: text, origin: .option("selector"))
            selectors.removeAll { $0.context == context }
            selectors.append((context, setting))
        }
        for (context, setting) in selectors {
            if let fault = ExportOptions.selectorFault(setting.text) {
                throw setting.fault("the selector '\(setting.text)' of '\(context)' \(fault)")
            }
            options.selectors[context] = setting.text
        }
        var patterns: [(format: OutputFormat, setting: BuildSetting)] = []
        for format in written {
            guard let text = file?.formats?[format]?.filename,
                let setting = document?.setting(text, "formats", format.rawValue, "filename")
            else { continue }
            patterns.append((format, setting))
        }
        for (name, text) in arguments.filenames {
            let format = try Self.format(name)
            let setting = BuildSetting(text: text, origin: .option("filename"))
            patterns.removeAll { $0.format == format }
            patterns.append((format, setting))
        }
        for (format, setting) in patterns {
            do throws(FilePattern.Fault) {
                options.files[format] = try FilePattern(setting.text)
            } catch {
                throw setting.fault(
                    "the file name '\(setting.text)' of '\(format.rawValue)' \(error)")
            }
        }
        self.options = options
        self.selectors = selectors
        self.patterns = patterns
    }

    /// The `candela.json` of the only operand: the file itself or the one in a directory; without
    /// an operand, the one in the working directory, if it exists. Lenient reading also accepts a
    /// directory whose sets a file describes.
    ///
    /// - Throws: A data failure for an error in the file, or a directory without one; a usage failure
    ///   for a description among several operands.
    private static func document(
        _ operands: [String], isLenient: Bool, _ environment: CommandEnvironment
    ) throws(Failure) -> BuildDocument? {
        let files = environment.files
        guard operands.count < 2 else {
            for operand in operands
            where isDocument(operand) || files.kind(of: operand) == .directory {
                throw .usage(
                    "'\(operand)' cannot be built together with other files", id: "extra-operand",
                    help: ["name token files only, or this alone"])
            }
            return nil
        }
        guard let operand = operands.first else {
            environment.onRead(BuildFile.name)
            guard files.kind(of: BuildFile.name) != nil else { return nil }
            return try BuildDocument(BuildFile.name, environment)
        }
        if operand != "-", files.kind(of: operand) == .directory {
            let path = Files.join(operand, BuildFile.name)
            guard files.kind(of: path) != nil else {
                if isLenient, files.folderEntry(at: operand) != nil { return nil }
                throw .data(
                    "'\(operand)' is a directory without a '\(BuildFile.name)'", id: "missing-file",
                    help: ["name a token file or resolver document in it"])
            }
            return try BuildDocument(path, environment)
        }
        return isDocument(operand) ? try BuildDocument(operand, environment) : nil
    }

    private static func isDocument(_ path: String) -> Bool {
        path.split(separator: "/").last.map(String.init) == BuildFile.name
    }

    private static func format(_ text: String) throws(Failure) -> OutputFormat {
        guard let format = OutputFormat(rawValue: text) else {
            throw .unknown(
                "format", text, among: OutputFormat.allCases.map(\.rawValue) + ThemeBuild.formats)
        }
        return format
    }

    private static func setting(_ name: String, _ text: String?) -> BuildSetting? {
        text.map { BuildSetting(text: $0, origin: .option(name)) }
    }

    private static func globs(
        _ name: String, _ texts: [String], _ file: [BuildSetting]?
    ) throws(Failure) -> [TokenFilter.Pattern] {
        let said = texts.map { BuildSetting(text: $0, origin: .option(name)) }
        return try (said.isEmpty ? file ?? [] : said).map { setting throws(Failure) in
            guard let glob = TokenGlob(setting.text) else {
                throw setting.invalid("write steps separated by single dots, such as color.*.text")
            }
            return TokenFilter.Pattern(glob, from: setting.name, at: setting.place)
        }
    }
}

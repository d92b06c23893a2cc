import CandelaBrand
import CandelaKit
import CandelaPipeline
import CandelaRules

/// The files of a live gallery, which are read again when they change.
struct LiveInputs: Sendable {
    private let source: PreviewSource
    private let environment: CommandEnvironment
    private let brandLog, journalLog: ReadLog

    private var brand: BrandOption?
    private var own: PreviewSource.Own?

    /// The contents of a live gallery after its files were read.
    struct Reading: Sendable {
        let preview: Preview

        /// The parts of the gallery by their names.
        let index: [String: Preview.Item]

        /// The page, and the parts that describe the whole gallery.
        let cache = PartCache()

        /// The person's journal, if it was read again.
        let journal: Journal?

        let warnings: [Diagnostic]
    }

    init(_ source: PreviewSource, _ environment: CommandEnvironment) {
        (self.source, self.environment) = (source, environment)
        (brandLog, journalLog) = (ReadLog(environment.files), ReadLog(environment.files))
    }

    /// Whether there are files that can change.
    var areWatched: Bool { !brandLog.stamps.isEmpty || !journalLog.stamps.isEmpty }

    /// Reads the files that have changed since they were read.
    ///
    /// - Throws: A failure with the errors in a file. It is read again the next time.
    mutating func read() throws(Failure) -> Reading {
        if brandLog.hasChanged { brand = nil }
        if journalLog.hasChanged { own = nil }
        let brand = try currentBrand()
        let isNew = own == nil
        let own = try currentJournal()
        let preview = try source.preview(own, in: brand, isLive: true, .silent)
        return Reading(
            preview: preview, index: preview.index, journal: isNew ? own.journal : nil,
            warnings: brand.warnings + own.warnings)
    }

    /// Waits until a file changes.
    func waitForChange() {
        let known = brandLog.stamps.merging(journalLog.stamps) { stamp, _ in stamp }
        FileWatch(environment.files, known).waitForChange()
    }

    private mutating func currentBrand() throws(Failure) -> BrandOption {
        if let brand { return brand }
        brandLog.clear()
        let read = try BrandOption(
            source.invocation, noting(brandLog), products: source.products)
        brand = read
        return read
    }

    private mutating func currentJournal() throws(Failure) -> PreviewSource.Own {
        if let own { return own }
        journalLog.clear()
        let read = try source.own(noting(journalLog))
        own = read
        return read
    }

    /// An environment that records the files that are read.
    private func noting(_ log: ReadLog) -> CommandEnvironment {
        var environment = environment
        environment.onRead = { log.note($0) }
        return environment
    }
}

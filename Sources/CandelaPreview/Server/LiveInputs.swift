import CandelaCommands
import CandelaBrand
import CandelaDTCG
import CandelaKit
import CandelaRules
import CandelaTokens

/// The files of a live gallery, which are read again when they change.
struct LiveInputs: Sendable {
    private let source: PreviewSource
    private let environment: CommandEnvironment
    private let brandLog, journalLog: ReadLog

    private var brand: BrandOption?

    /// The last one that could be read.
    private var last: BrandOption?
    private var own: PreviewSource.Own?

    /// The contents of a live gallery after its files were read.
    struct Reading: Sendable {
        let preview: Preview

        /// The parts of the gallery by their names.
        let index: [String: Preview.Item]

        /// The page, and the parts that describe the whole gallery.
        let cache = PartCache()

        /// Whether it only completes the last reading, with looks that were missing.
        let completesLast: Bool

        /// The products whose screens and tokens may differ from the last reading.
        let changed: Set<Theme.Product>

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

    /// Reads the files that have changed since they were read. If only tokens have, other products
    /// than those that are shown keep their looks until ``waitForChange()``.
    ///
    /// - Throws: A failure with the errors in a file. It is read again the next time.
    mutating func read(showing shown: Set<Theme.Product> = []) throws(Failure) -> Reading {
        if brandLog.hasChanged { brand = nil }
        if journalLog.hasChanged { own = nil }
        let others = Set(Theme.Product.allCases).subtracting(shown)
        let canWait = own != nil && !shown.isEmpty
        let kept = canWait ? last.map { (option: $0, products: others) } : nil
        let brand = try currentBrand(keeping: kept)
        let isNew = own == nil
        let own = try currentJournal()
        return try reading(
            own, brand, completesLast: false, journal: isNew ? own.journal : nil,
            changed: Set(Theme.Product.allCases).subtracting(brand.missing))
    }

    /// Makes the looks that ``read(showing:)`` left out.
    ///
    /// - Throws: A failure with the errors in a look. The files are read again the next time.
    private mutating func complete() throws(Failure) -> Reading? {
        guard let brand, let own, !brand.missing.isEmpty else { return nil }
        self.brand = nil
        let completed = try brand.completed()
        (self.brand, last) = (completed, completed)
        return try reading(
            own, completed, completesLast: true, journal: nil, changed: Set(brand.missing))
    }

    private func reading(
        _ own: PreviewSource.Own, _ brand: BrandOption, completesLast: Bool, journal: Journal?,
        changed: Set<Theme.Product>
    ) throws(Failure) -> Reading {
        let preview = try source.preview(own, in: brand, isLive: true, .silent)
        return Reading(
            preview: preview, index: preview.index, completesLast: completesLast,
            changed: changed, journal: journal, warnings: source.warnings(own, in: brand))
    }

    /// Waits until a file changes. Looks that are missing are made when no file changes for a
    /// while, so that the page gets what it shows first.
    ///
    /// - Returns: The completed reading; `nil` when a file has changed.
    /// - Throws: As ``complete()``.
    mutating func waitForChange() throws(Failure) -> Reading? {
        let known = brandLog.stamps.merging(journalLog.stamps) { stamp, _ in stamp }
        let watch = FileWatch(environment.files, known)
        guard brand?.missing.isEmpty == false else {
            watch.waitForChange()
            return nil
        }
        return watch.waitForChange(atMost: .milliseconds(250)) ? nil : try complete()
    }

    private mutating func currentBrand(
        keeping earlier: (option: BrandOption, products: Set<Theme.Product>)?
    ) throws(Failure) -> BrandOption {
        if let brand { return brand }
        brandLog.clear()
        let read = try source.brand(
            noting(brandLog), products: source.products, keeping: earlier)
        (brand, last) = (read, read)
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

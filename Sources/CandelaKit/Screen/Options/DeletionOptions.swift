public import CandelaElements

/// The options of a screen whose rows can be deleted and restored.
public protocol DeletionOptions: FailedSaveOptions {
    /// The kind of record whose rows can be deleted.
    static var deletes: Intent.RecordKind { get }

    /// The deleted rows, which the screen hides; `nil` for none.
    var deletedRows: DeletedRows? { get set }
}

/// The options of a screen that can itself report that saving failed.
public protocol FailedSaveOptions: ScreenOptions {
    /// Whether the screen reports that saving failed, so that no toast does.
    var reportsFailedSave: Bool { get }
}

extension DeletionOptions {
    /// Whether rows could not be deleted.
    public var reportsFailedSave: Bool { deletedRows?.hasFailed == true }
}

extension ScreenOptions {
    /// The kind of record whose rows can be deleted; `nil` for none.
    var deletableRecords: Intent.RecordKind? { (Self.self as? any DeletionOptions.Type)?.deletes }

    /// Whether the screen itself reports that saving failed.
    var saysSavingFailed: Bool { (self as? any FailedSaveOptions)?.reportsFailedSave == true }
}

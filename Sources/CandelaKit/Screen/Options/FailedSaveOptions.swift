/// The options of a screen that can itself report that saving failed.
public protocol FailedSaveOptions: ScreenOptions {
    /// Whether the screen reports that saving failed, so that no toast does.
    var reportsFailedSave: Bool { get }
}

extension ScreenOptions {
    /// Whether the screen itself reports that saving failed.
    var saysSavingFailed: Bool { (self as? any FailedSaveOptions)?.reportsFailedSave == true }
}

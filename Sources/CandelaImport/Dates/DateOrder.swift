/// The order of day, month and year in dates that are written with numbers alone.
public enum DateOrder: String, Sendable, Hashable, CaseIterable {
    /// Day, month, year: 13/2/2026 is 13 February.
    case dayFirst = "dmy"
    /// Month, day, year: 2/13/2026 is 13 February.
    case monthFirst = "mdy"
    /// Year, month, day: 26/2/13 is 13 February.
    case yearFirst = "ymd"
}

/// What kind of thing assistive technology takes something for.
///
/// Each word has one counterpart among the traits of Apple's platforms, the roles of Android and
/// those of ARIA. The set may grow: treat a role you do not know as ``text``.
public struct AccessibilityRole: RawRepresentable, Sendable, Hashable, Codable, CaseIterable,
    MemberWord
{
    /// The role's word in JSON.
    public let rawValue: String

    /// The role of a word.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// How far a task has come, in a known range.
    public static let progress = AccessibilityRole(rawValue: "progress")

    /// A number that counts something, spoken as one element.
    public static let counter = AccessibilityRole(rawValue: "counter")

    /// Cells in rows and columns.
    public static let grid = AccessibilityRole(rawValue: "grid")

    /// One row of a grid.
    public static let row = AccessibilityRole(rawValue: "row")

    /// One cell of a grid.
    public static let gridCell = AccessibilityRole(rawValue: "gridcell")

    /// What a column of a grid is called.
    public static let columnHeader = AccessibilityRole(rawValue: "columnheader")

    /// A drawn series of values, with a summary and a table.
    public static let chart = AccessibilityRole(rawValue: "chart")

    /// Something that is on or off.
    public static let toggle = AccessibilityRole(rawValue: "toggle")

    /// Something that is ticked or not.
    public static let checkbox = AccessibilityRole(rawValue: "checkbox")

    /// One choice of a group of which one holds.
    public static let radio = AccessibilityRole(rawValue: "radio")

    /// A group of choices of which one holds.
    public static let radioGroup = AccessibilityRole(rawValue: "radiogroup")

    /// One of several pages.
    public static let tab = AccessibilityRole(rawValue: "tab")

    /// The row of all pages.
    public static let tabList = AccessibilityRole(rawValue: "tablist")

    /// Something that acts when it is activated.
    public static let button = AccessibilityRole(rawValue: "button")

    /// Something that leads to a page.
    public static let link = AccessibilityRole(rawValue: "link")

    /// A picture that says something.
    public static let image = AccessibilityRole(rawValue: "image")

    /// A picture that says nothing: it is hidden from assistive technology.
    public static let decorative = AccessibilityRole(rawValue: "decorative")

    /// A value that goes up and down in steps.
    public static let adjustable = AccessibilityRole(rawValue: "adjustable")

    /// The title of what follows.
    public static let heading = AccessibilityRole(rawValue: "heading")

    /// News that can wait.
    public static let status = AccessibilityRole(rawValue: "status")

    /// News that cannot wait.
    public static let alert = AccessibilityRole(rawValue: "alert")

    /// Several things with one name.
    public static let group = AccessibilityRole(rawValue: "group")

    /// Things of one kind, one after the other.
    public static let list = AccessibilityRole(rawValue: "list")

    /// One thing of a list.
    public static let listItem = AccessibilityRole(rawValue: "listitem")

    /// A text.
    public static let text = AccessibilityRole(rawValue: "text")

    /// A place to type.
    public static let textField = AccessibilityRole(rawValue: "textfield")

    /// Every word this version knows.
    public static let allCases: [AccessibilityRole] = [
        .progress, .counter, .grid, .row, .gridCell, .columnHeader, .chart, .toggle,
        .checkbox, .radio, .radioGroup, .tab, .tabList, .button, .link, .image, .decorative,
        .adjustable, .heading, .status, .alert, .group, .list, .listItem, .text, .textField,
    ]
}

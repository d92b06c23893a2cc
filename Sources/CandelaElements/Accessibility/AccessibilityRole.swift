public import CandelaJSON

/// The role of an element for assistive technology.
///
/// Each role has one counterpart among the traits of Apple's platforms, the roles of Android and
/// the roles of ARIA. The set may grow: treat unknown roles as ``text``.
public struct AccessibilityRole: RawRepresentable, Sendable, Hashable, Codable, CaseIterable,
    MemberWord
{
    /// The role's word in JSON.
    public let rawValue: String

    /// Creates a role from its word in JSON.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The progress of a task, within a known range.
    public static let progress = AccessibilityRole(rawValue: "progress")

    /// A count, such as the days of a streak, read as a single element.
    public static let counter = AccessibilityRole(rawValue: "counter")

    /// A grid of cells in rows and columns.
    public static let grid = AccessibilityRole(rawValue: "grid")

    /// A row of a grid.
    public static let row = AccessibilityRole(rawValue: "row")

    /// A cell of a grid.
    public static let gridCell = AccessibilityRole(rawValue: "gridcell")

    /// The header of a column of a grid.
    public static let columnHeader = AccessibilityRole(rawValue: "columnheader")

    /// A chart with a summary and a table.
    public static let chart = AccessibilityRole(rawValue: "chart")

    /// A switch that is on or off.
    public static let toggle = AccessibilityRole(rawValue: "toggle")

    /// A check box that is checked or not.
    public static let checkbox = AccessibilityRole(rawValue: "checkbox")

    /// A radio button: an option of a group of which one is selected.
    public static let radio = AccessibilityRole(rawValue: "radio")

    /// A group of options of which one is selected.
    public static let radioGroup = AccessibilityRole(rawValue: "radiogroup")

    /// A tab of a tab bar.
    public static let tab = AccessibilityRole(rawValue: "tab")

    /// A bar of tabs, of which one is selected.
    public static let tabList = AccessibilityRole(rawValue: "tablist")

    /// A button that performs an action.
    public static let button = AccessibilityRole(rawValue: "button")

    /// A link to a page.
    public static let link = AccessibilityRole(rawValue: "link")

    /// A picture that conveys information.
    public static let image = AccessibilityRole(rawValue: "image")

    /// A picture without information, hidden from assistive technology.
    public static let decorative = AccessibilityRole(rawValue: "decorative")

    /// A value that is increased and decreased in steps.
    public static let adjustable = AccessibilityRole(rawValue: "adjustable")

    /// A heading, with a level from 1 to 6.
    public static let heading = AccessibilityRole(rawValue: "heading")

    /// A message that can wait.
    public static let status = AccessibilityRole(rawValue: "status")

    /// An urgent message.
    public static let alert = AccessibilityRole(rawValue: "alert")

    /// A group of elements with a common label.
    public static let group = AccessibilityRole(rawValue: "group")

    /// A list of similar items.
    public static let list = AccessibilityRole(rawValue: "list")

    /// An item of a list.
    public static let listItem = AccessibilityRole(rawValue: "listitem")

    /// A text without a more specific role.
    public static let text = AccessibilityRole(rawValue: "text")

    /// A field for an entered value.
    public static let textField = AccessibilityRole(rawValue: "textfield")

    /// The roles known to this version.
    public static let allCases: [AccessibilityRole] = [
        .progress, .counter, .grid, .row, .gridCell, .columnHeader, .chart, .toggle,
        .checkbox, .radio, .radioGroup, .tab, .tabList, .button, .link, .image, .decorative,
        .adjustable, .heading, .status, .alert, .group, .list, .listItem, .text, .textField,
    ]
}

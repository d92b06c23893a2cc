public import CandelaScreens

extension Specimen {
    /// What an audit finds on the specimens and may stay, each with its reason.
    public static let accepted = AuditBaseline([
        AuditBaseline.Entry(
            .colorsAlike, on: .habitForm,
            because:
                "swatches to choose from: a habit's name stands beside its colour wherever it is "
                + "drawn, and each swatch is told by name"),
        AuditBaseline.Entry(
            .colorsAlike, on: .routineBuilder,
            because:
                "swatches to choose from: a routine's name stands beside its colour wherever it is "
                + "drawn, and each swatch is told by name"),
        AuditBaseline.Entry(
            .colorsAlike, on: .routineCoverage,
            because:
                "a stripe in the colour of its routine, which a person chose: how many there are "
                + "stands in the cell, and their names are told and shown when it is opened"),
        AuditBaseline.Entry(
            .smallTarget, on: .practiceDashboard,
            because:
                "seven days of a week side by side have 36 of 256 points each on the narrowest "
                + "device; they are 44 high, and 44 wide from 376 points on"),
        AuditBaseline.Entry(
            .saidTwice, on: .liveActivity,
            because: "the forms of one activity, of which a device shows one"),
        AuditBaseline.Entry(
            .nameWithoutWords, on: .liveActivity,
            because:
                "how much of the time is over changes all the time; the time that is left is told"),
        AuditBaseline.Entry(
            .nameWithoutWords, on: .weightWidget,
            because: "the app's name, which the system says with each of its widgets"),
    ])
}

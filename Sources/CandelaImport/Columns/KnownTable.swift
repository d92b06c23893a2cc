/// The headings of an app's table.
struct KnownTable {
    /// The app's name, as shown to people.
    let app: String

    /// The columns, in the notation of ``TableColumn/mapping(_:)``.
    let columns: String

    /// A heading that is not read but distinguishes the table from others.
    var sign: String?

    /// The unit of weights, if the table always has the same and does not name it.
    var unit: ScaleUnit?

    /// Rows that give the unit of the rows after them.
    var unitRow: UnitRow?

    /// A row that gives a unit by a number.
    struct UnitRow {
        /// The text in the first cell.
        let start: String

        /// The cell with the number.
        let cell: Int

        /// The units by their numbers.
        let units: [String: ScaleUnit]
    }

    init(
        _ app: String, _ columns: String, sign: String? = nil, unit: ScaleUnit? = nil,
        unitRow: UnitRow? = nil
    ) {
        self.app = app
        self.columns = columns
        self.sign = sign
        self.unit = unit
        self.unitRow = unitRow
    }

    /// The prefix of identifiers: the app's name in lowercase letters.
    var origin: String { app.lowercased().filter { $0.isLetter && $0.isASCII } }

    /// The table of an app that shares its headings with others.
    func named(_ app: String) -> KnownTable {
        KnownTable(app, columns, sign: sign, unit: unit, unitRow: unitRow)
    }

    /// The tables of known apps, and then those that many apps and people write. The first that
    /// matches is used.
    static let all: [KnownTable] = [
        // Withings wrote the lean mass before, and writes bone and muscle mass and hydration now.
        KnownTable("Withings", "date=Date,weight=Weight,body-fat=Fat mass,note?=Comments"),
        KnownTable(
            "Renpho", "date=Time of Measurement,weight=Weight,body-fat?=Body Fat,note?=Remarks"),
        KnownTable(
            "Renpho", "date=Date,time=Time,weight=Weight,body-fat=Body Fat,note?=Remarks",
            sign: "Metabolic Age"),
        KnownTable("Fitbit", "date=Date,weight=Weight,body-fat=Fat", sign: "BMI"),
        KnownTable("Garmin", "time=Time,weight=Weight,body-fat=Body Fat", sign: "Change"),
        // Times are in UTC.
        KnownTable(
            "Samsung Health",
            "date=start_time,offset=time_offset,weight=weight,body-fat?=body_fat,height?=height,"
                + "note?=comment",
            unit: .kilograms),
        KnownTable("Google Fit", "date=Date,weight=Average weight,height?=Average height"),
        KnownTable("Happy Scale", "date=Date,weight=Pound(s)|Kilogram(s),note?=Note|Notes"),
        // A log in stones stores pounds.
        KnownTable(
            "The Hacker's Diet", "date=Date,weight=Weight,note=Comment", sign: "Rung",
            unitRow: UnitRow(
                start: "StartTrend", cell: 2,
                units: ["0": .kilograms, "1": .pounds, "2": .pounds])),
        KnownTable(
            "Mi Fit", "date=time|timestamp,weight=weight,body-fat=fatRate,height?=height",
            unit: .kilograms),
        // Version 2 stores kilograms, and version 3 the unit that is set in the app.
        KnownTable(
            "openScale", "date=dateTime,weight=weight,body-fat=fat,note?=comment",
            unit: .kilograms),
        KnownTable(
            "openScale",
            "date=DATE,time=TIME,weight=WEIGHT,body-fat=BODY_FAT,note?=COMMENT"),
        KnownTable(
            "GoldenCheetah", "date=ts|date,weight=weightkg,body-fat?=fatpercent,note?=comment",
            unit: .kilograms),
        KnownTable(
            "HabitBull", "habit=HabitName,date=CalendarDate,done=Value,note=CommentText"),
        // It writes '-' for a day without a mark or a note.
        KnownTable("Way of Life", "date=Date,habit=*,note=Notes (*)"),
        KnownTable(
            "Streaks",
            "habit=title,habit-id=task_id,date=entry_date,time?=entry_timestamp,done=entry_type,"
                + "amount?=quantity,note?=notes"),
        KnownTable(
            "Habitify",
            "habit=Habit,habit-id=Habit ID,date=Date,done=Status,amount?=Total log"),
        // MyFitnessPal, trale, wger and tables that people make.
        KnownTable(
            "table",
            "date=Date|Day|dateTime,time?=Time,weight=Weight,unit?=Unit,body-fat?=Body fat|Fat|BODY_FAT,"
                + "height?=Height,note?=Note|Notes|Comment|Comments"),
        KnownTable(
            "table",
            "date=Date|Day,time?=Time,habit=Habit|Habit name,done?=Done|Status|Completed,"
                + "amount?=Amount|Value|Quantity,note?=Note|Notes|Comment|Comments"),
        // Withings writes heights into a table of their own.
        KnownTable("table", "date=Date|Day,time?=Time,height=Height"),
    ]
}

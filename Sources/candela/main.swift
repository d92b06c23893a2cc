import CandelaKit
import CandelaScreens
import CandelaSpecimens
import CandelaTool

Tool(
    apps: AppDefinition.standard, specimens: Specimen.all, journeys: Journey.all,
    descriptions: ScreenDescriptions.texts, unusedRoles: Set(RolesForApps.reasons.keys)
)
.main()

import CandelaKit
import CandelaScreens
import CandelaSpecimens
import CandelaTool

Tool(
    apps: AppDefinition.standard, specimens: Specimen.all, journeys: Journey.all,
    descriptions: ScreenDescriptions.texts, undrawnRoles: Set(VocabularyForApps.reasons.keys)
)
.main()

import CandelaKit
import CandelaTool

Tool(apps: [.club], specimens: Specimen.club, journeys: Journey.club).main()

import CandelaKit
import CandelaTool

Tool(
    apps: [.tides], specimens: [.lowWater, .inFeet], journeys: [.toFeet],
    descriptions: ["TideOptions": ["inFeet": "Whether heights are in feet."]]
)
.main()

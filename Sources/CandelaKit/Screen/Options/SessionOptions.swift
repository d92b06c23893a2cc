public import CandelaElements

/// The options of a screen that shows state of the session, such as the sync status.
public protocol SessionOptions: ScreenOptions {
    /// Adopts the session's state before the screen is made.
    mutating func update(from session: Session)
}

/// The options of a screen that depends on the person's place.
public protocol PlaceOptions: ScreenOptions {
    /// The person's place, and their own time slots, kinds of days and places; `nil` for the
    /// standard ones and no known place.
    var surroundings: RoutineSurroundings? { get set }
}

/// The options of a screen that announces a chosen option.
public protocol AnnouncingOptions: ScreenOptions {
    /// The paths of the options that are announced when they are chosen or reset.
    static var announcedPaths: [String] { get }

    /// Whether the chosen option is announced: `true` right after it was chosen or reset, `false`
    /// from the next event on; `nil` announces it.
    var announces: Bool? { get set }
}

/// The options of a screen with long lists, of which it shows windows.
public protocol WindowedOptions: ScreenOptions {
    /// The visible windows, by the names of the lists; `nil` for the first rows.
    var windows: ListWindows? { get set }
}

extension ScreenOptions {
    /// Sets the session's state that the options declare.
    ///
    /// - Parameter rows: The deleted rows of the kind that can be deleted on the screen.
    mutating func update(from session: Session, deleted rows: DeletedRows?) {
        var deleting = self as? any DeletionOptions
        deleting?.deletedRows = rows
        adopt(deleting)
        setRun(session.run)
        if let place = session.host.place, var placed = self as? any PlaceOptions {
            var surroundings = placed.surroundings ?? RoutineSurroundings()
            surroundings.place = place
            placed.surroundings = surroundings
            adopt(placed)
        }
        var updated = self as? any SessionOptions
        updated?.update(from: session)
        adopt(updated)
    }

    /// Sets whether the options that an event chose are announced.
    mutating func announce(_ chosen: [String]) {
        guard var announcing = self as? any AnnouncingOptions else { return }
        let announced = type(of: announcing).announcedPaths
        announcing.announces = chosen.contains(where: announced.contains)
        adopt(announcing)
    }

    /// Adopts options that were changed through a protocol.
    mutating func adopt(_ changed: (any ScreenOptions)?) {
        if let changed = changed as? Self { self = changed }
    }
}

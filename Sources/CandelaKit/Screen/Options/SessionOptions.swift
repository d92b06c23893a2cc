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

/// The options of a screen that sets reminders.
public protocol ReminderOptions: ScreenOptions {
    /// Whether notifications are disabled for the app; `nil` while unknown.
    var notificationsAreOff: Bool? { get set }
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
    mutating func updateDeclared(from session: Session) {
        setRun(session.run)
        if let place = session.host.place, var placed = self as? any PlaceOptions {
            var surroundings = placed.surroundings ?? RoutineSurroundings()
            surroundings.place = place
            placed.surroundings = surroundings
            adopt(placed)
        }
        if let areOff = session.host.notificationsAreOff,
            var reminding = self as? any ReminderOptions
        {
            reminding.notificationsAreOff = areOff
            adopt(reminding)
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

    /// The ids of the first rows in the windows, by the names of the lists.
    var windowStarts: [String: String] { (self as? any WindowedOptions)?.windows?.from ?? [:] }

    /// Begins the window of a list with a row; `nil` begins it with the first one.
    mutating func startWindow(of list: String, at row: String?) {
        var windowed = self as? any WindowedOptions
        windowed?.windows?.from[list] = row
        adopt(windowed)
    }

    /// Adopts options that were changed through a protocol.
    mutating func adopt(_ changed: (any ScreenOptions)?) {
        if let changed = changed as? Self { self = changed }
    }
}

extension Element {
    /// The id of the row after one, without others; `nil` if the element does not contain the row,
    /// or no row follows.
    func row(after id: String, besides others: [String]) -> String? {
        for (index, child) in children.enumerated() {
            guard let name = child.id?.rawValue, name == id || name.hasSuffix("/\(id)") else {
                if let row = child.row(after: id, besides: others) { return row }
                continue
            }
            // Ids in a card begin with the list's.
            let list = name.dropLast(id.count)
            let rows = children[index...].compactMap { $0.id?.rawValue }
                .filter { $0.hasPrefix(list) }.map { String($0.dropFirst(list.count)) }
            return rows.first { !others.contains($0) }
        }
        return nil
    }
}

// The events of a screen: each event, its changes, and the screen it leads to.

let lastEvent = null;
const actionsOf = screen => {
  const found = [];
  const walk = value => {
    if (Array.isArray(value)) return value.forEach(walk);
    if (!value || typeof value !== "object") return;
    if (value.intent && value.id) found.push(value);
    Object.values(value).forEach(walk);
  };
  rootsOf(screen).forEach(walk);
  return found;
};

/** The event sent to the host: the intent of the action, and the value entered. */
function eventOf({ action, value }) {
  const found = actionsOf(stage.screen).find(one => one.id === action);
  return { action: found ?? { id: action }, event: { intent: found?.intent ?? null, ...(value !== undefined && { value }) } };
}
function tell(sent) {
  lastEvent = eventOf(sent);
  say(`${lastEvent.action.label}: ${consequence(lastEvent.event)[0]}`);
  stage.showPanel("events");
}

const quoted = value => (typeof value === "string" ? `“${value}”` : JSON.stringify(value));
/** The result of an event in a sentence, and the screen it leads to. */
function consequence({ intent, value }) {
  if (!intent) return ["Nothing: the screen has no such action."];
  const { kind, screen, option, ...rest } = intent;
  const about = Object.entries(rest).filter(([name]) => name !== "as").map(([name, value]) => `${name} ${quoted(value)}`).join(", ");
  switch (kind) {
    case "open": return [`Opens ${screen} as ${rest.as ?? "push"}${about ? ` about ${about}` : ""}.`, screen];
    case "close": return ["Goes back."];
    case "choose": return [`Sets the option ${option} to ${quoted(rest.value)}. Nothing is saved yet.`];
    case "enter": return [option ? `Sets the option ${option} to ${quoted(value)}. Nothing is saved yet.` : `Sets the setting ${rest.setting} to ${quoted(value)}.`];
    case "page": return [`Asks the host to open its page ${rest.what}.`];
    case "share": case "export": case "import": case "permission": case "settings": case "launch": case "retry": case "app":
      return [`Asks the host to ${kind}${about ? `: ${about}` : ""}.`];
    default: return [`Changes the journal: ${kind}${about ? ` ${about}` : ""}${value === undefined ? "" : `, ${quoted(value)}`}.`];
  }
}
const json = value => h("pre", { tabindex: "0" }, JSON.stringify(value, null, 2));

function eventsPanel() {
  const shown = lastEvent && actionsOf(stage.screen).some(action => action.id === lastEvent.action.id) ? lastEvent : null;
  const actions = actionsOf(stage.screen);
  const parts = [h("h2", {}, "Event for the host")];
  if (shown) {
    const [sentence, leads] = consequence(shown.event);
    const { haptic, undoWindow, confirmation } = shown.action;
    parts.push(
      h("p", {}, h("strong", {}, shown.action.label ?? shown.action.id), ` — ${sentence}`), json(shown.event),
      leads && screenNames.includes(leads) ? h("p", {}, link(["screens", leads], `See ${leads}`)) : null,
      [haptic && `Plays ${haptic}.`, undoWindow && `Can be undone for ${undoWindow} seconds.`, confirmation && `Asks first: ${confirmation.title}`].filter(Boolean).map(text => h("p", {}, text)));
  } else parts.push(h("p", {}, "Use a control in the picture, or choose an action below."));
  if (stage.came) parts.push(h("h2", {}, "Event before this screen"), json(stage.came.event ?? "The first screen"), h("h2", {}, "Effects for the host"), stage.came.effects.length ? json(stage.came.effects) : h("p", {}, "None: the host only draws the screen."));
  parts.push(h("h2", {}, `${countOf(actions.length, "action", "actions")}`), h("ul", { class: "actions" }, actions.map(action => h("li", {},
    h("button", { type: "button", click: () => stage.onEvent({ action: action.id }) }, action.label || action.id), h("code", {}, action.id)))));
  return parts.flat();
}

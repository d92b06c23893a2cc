// The speech of screen readers: the contract's walk from elements to stops, and the word order of each reader.

const readers = { voiceOver: "VoiceOver", talkBack: "TalkBack", web: "Web" };
const aloud = words => words.spoken ?? words.text;
const stopAt = (told, element, depth = 0) => ({ told, element, depth });
/** Whether only a label, and at most the role, is spoken: the key of its phrase is not spoken. */
const isLabelAlone = told => Object.keys(told).every(name => ["role", "label", "labelKey", "children"].includes(name) || told[name] == null || told[name].length === 0);

/** The stops in an element, in reading order. */
function stopsIn(element, depth = 0) {
  const told = toldBy(element);
  if (!told) {
    if (element.kind === "text" && element.text) return [stopAt({ role: "text", label: aloud(element) }, element, depth)];
    return stopsAmong(element.children ?? [], depth);
  }
  if (told.role === "decorative") return [];
  if (told.children !== "contain") return [stopAt(told, element, depth)];
  const isSaid = ({ told: other }) =>
    other.role === "text" && [told.label, told.value].includes(other.label) && isLabelAlone(other) && other.children !== "contain";
  const inner = stopsAmong(element.children ?? [], depth + 1).filter(stop => !isSaid(stop));
  const isNamed = inner[0]?.told.role === "heading" && inner[0].told.label === told.label;
  const isBare = !element.actions?.length && isLabelAlone(told);
  return isNamed && isBare ? stopsAmong(element.children ?? [], depth) : [stopAt(told, element, depth), ...inner];
}
function stopsAmong(elements, depth = 0) {
  const parts = elements.map(element => stopsIn(element, depth)).filter(part => part.length);
  const order = part => part[0].told.sortOrder ?? 0;
  return (parts.some(order) ? [...parts].sort((a, b) => order(a) - order(b)) : parts).flat();
}
/** Every stop of a screen; the title's stop has no element. */
function stopsOf({ title, presentation, back, toolbar = {}, cards, toasts = [], tabs, overlay }) {
  if (overlay) return stopsIn(overlay.card.body);
  const isPart = presentation === "widget" || presentation === "island";
  const heading = isPart ? [] : stopAt({ role: "heading", label: aloud(title), headingLevel: 1 });
  const below = [...cards, ...toasts].map(card => card.body).concat(tabs ?? []);
  return [...stopsAmong([back ?? [], toolbar.leading ?? []].flat()), ...[heading].flat(), ...stopsAmong(toolbar.trailing ?? []), ...stopsAmong(below)];
}

// The readers' own words for roles and states: [VoiceOver, TalkBack, web].
const roleWords = {
  __proto__: null,
  button: "button", link: "link", toggle: ["switch button", "switch", "switch"], checkbox: ["tick box", "check box", "check box"],
  radio: "radio button", tab: "tab", tablist: ["tab bar", null, "tab list"], image: ["image", "image", "graphic"],
  adjustable: ["adjustable", "slider", "slider"], textfield: ["text field", "edit box", "edit"], progress: [null, "progress bar", "progress bar"],
  chart: ["chart", null, "graphic"], grid: [null, "grid", "grid"], list: [null, "list", "list"], group: [null, null, "group"],
  radiogroup: [null, null, "group"], counter: [null, null, "group"], alert: [null, null, "alert"], status: [null, null, "status"],
};
const stateWords = {
  __proto__: null,
  selected: "selected", checked: ["ticked", "checked", "checked"], unchecked: ["unticked", "not checked", "not checked"],
  disabled: ["dimmed", "disabled", "unavailable"], expanded: "expanded", collapsed: "collapsed", busy: "busy",
  "current-date": [null, null, "current date"], "current-step": [null, null, "current step"], invalid: [null, null, "invalid entry"],
};
const wordOf = (words, reader) => (Array.isArray(words) ? words[Object.keys(readers).indexOf(reader)] : words);

function lineOf({ told, element }, reader) {
  const isToggle = told.role === "toggle";
  const role = told.role === "heading" ? (reader === "talkBack" || !told.headingLevel ? "heading" : `heading level ${told.headingLevel}`) : wordOf(roleWords[told.role], reader);
  const states = (told.states ?? []).map(state =>
    isToggle && state === "checked" ? "on" : isToggle && state === "unchecked" ? "off" : wordOf(stateWords[state], reader));
  const { label, value, hint } = told;
  const words = { voiceOver: [label, value, role, ...states, hint], talkBack: [...states, value, label, role, hint], web: [label, role, ...states, value, hint] }[reader];
  const actions = element?.actions ?? [];
  const further = actions.filter(action => action.gesture !== "drag").map(action => action.label);
  return [words.filter(Boolean).reduce((line, part) => line ? line + (line.endsWith(".") ? " " : ", ") + part : part, ""), further.length ? `[actions: ${further.join(", ")}]` : "", ...(told.details ?? []).map(({ label, value }) => `[${label}: ${value}]`)]
    .filter(Boolean).join(" ");
}
const announced = ({ text, politeness }) => `(${politeness === "assertive" ? "says at once" : "says"}) ${text}`;
/** The speech of a screen by one reader, one stop a line. */
const transcript = (screen, reader) =>
  [...stopsOf(screen).map(stop => "  ".repeat(stop.depth) + lineOf(stop, reader)), ...(screen.announcements ?? []).map(announced)];


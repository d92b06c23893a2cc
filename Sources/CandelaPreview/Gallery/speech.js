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

// The phrases for roles and states, by their keys in the engine's catalog: one, or those of [VoiceOver, TalkBack, web].
const roleKeys = {
  __proto__: null,
  button: "role.button", link: "role.link", toggle: ["role.switchButton", "role.switch", "role.switch"],
  checkbox: ["role.tickBox", "role.checkbox", "role.checkbox"], radio: "role.radio", tab: "role.tab", tablist: ["role.tabBar", null, "role.tabList"],
  image: ["role.image", "role.image", "role.graphic"], heading: "role.heading", adjustable: ["role.adjustable", "role.slider", "role.slider"],
  textfield: ["role.textField", "role.editBox", "role.editField"], progress: [null, "role.progress", "role.progress"],
  chart: ["role.chart", null, "role.graphic"], grid: [null, "role.grid", "role.grid"], list: [null, "role.list", "role.list"],
  group: [null, null, "role.group"], radiogroup: [null, null, "role.group"], counter: [null, null, "role.group"],
  alert: [null, null, "role.alert"], status: [null, null, "role.status"],
};
const stateKeys = {
  __proto__: null,
  selected: "state.selected", checked: ["state.ticked", "state.checked", "state.checked"],
  unchecked: ["state.unticked", "state.notChecked", "state.notChecked"], disabled: ["state.dimmed", "state.disabled", "state.unavailable"],
  expanded: "state.expanded", collapsed: "state.collapsed", busy: "state.busy", "current-date": [null, null, "state.currentDay"],
  "current-step": [null, null, "state.currentStep"], invalid: [null, null, "state.invalid"],
};
const switchKeys = { __proto__: null, checked: "state.switchedOn", unchecked: "state.switchedOff" };
const keyOf = (keys, reader) => (Array.isArray(keys) ? keys[Object.keys(readers).indexOf(reader)] : keys);
const endsSentence = /[.!?…。！？．｡؟۔।॥]$/;

/** The phrases for roles and states in the language of a screen, or in English, with their values filled in. */
function wordsFor({ language }) {
  const texts = catalog.words[language] ?? catalog.words.en;
  return (key, values) => key && texts[key].replace(/%(?:\((\w+)\)(?:@|lf)|(.))/g, (_, name, literal) => literal ?? values[name]);
}

function lineOf({ told, element }, reader, say) {
  const { label, value, hint, headingLevel: level } = told;
  const hasLevel = told.role === "heading" && reader !== "talkBack" && level;
  const role = hasLevel ? say("role.heading.level", { level }) : say(keyOf(roleKeys[told.role], reader));
  const states = (told.states ?? []).map(state => say((told.role === "toggle" && switchKeys[state]) || keyOf(stateKeys[state], reader)));
  const words = { voiceOver: [label, value, role, ...states, hint], talkBack: [...states, value, label, role, hint], web: [label, role, ...states, value, hint] }[reader];
  const join = (first, second) => say(endsSentence.test(first) ? "transcript.sentencePair" : "transcript.pair", { first, second });
  const further = (element?.actions ?? []).filter(action => action.gesture !== "drag").map(action => action.label);
  const actions = further.length && further.reduce((first, second) => say("transcript.list", { first, second }));
  return [
    words.filter(Boolean).reduce((line, part) => (line ? join(line, part) : part), ""),
    actions && `[${say("transcript.actions", { actions })}]`,
    ...(told.details ?? []).map(({ label, value }) => `[${say("transcript.detail", { label, value })}]`),
  ].filter(Boolean).join(" ");
}
const announced = ({ text, politeness }, say) => `(${say(politeness === "assertive" ? "transcript.saysAtOnce" : "transcript.says")}) ${text}`;
/** The speech of a screen by one reader, one stop a line. */
const transcript = (screen, reader, say = wordsFor(screen)) =>
  [...stopsOf(screen).map(stop => "  ".repeat(stop.depth) + lineOf(stop, reader, say)), ...(screen.announcements ?? []).map(one => announced(one, say))];

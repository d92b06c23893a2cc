// swift-format-ignore-file
// Written by candela-generate from the files in 'Sources/CandelaPreview'; change those instead.

import CandelaCommands

extension EmbeddedFiles {
    /// The files in 'Sources/CandelaPreview'.
    static let web = EmbeddedFiles([
        "Gallery/alone.js": #"""
// One state alone, in a device's height: bars and dialogs are where they are on a device, and the screen scrolls.

const deviceHeights = { 320: 568, 390: 844, 768: 1024, 1024: 768 };
async function alonePage([screen, name], isCurrent) {
  const one = stateOf(screen, name);
  if (!one) return missing();
  const drawn = moved(await load(fileOf(one)));
  const frame = makeFrame(label(one));
  const [across, high] = [width(), deviceHeights[width()]];
  const onEvent = sent => {
    stage.screen = drawn;
    const { action, event } = eventOf(sent);
    if (served.touch) return served.touch(one, sent);
    const [sentence, leads] = consequence(event);
    if (leads && screenNames.includes(leads)) location.hash = address("alone", leads);
    else say(`${action.label ?? action.id}: ${sentence}`);
    told.textContent = `${action.label ?? action.id}: ${sentence}`;
  };
  const told = h("p", { class: "count", "aria-hidden": "true" });
  setTimeout(() => drawIn(frame, drawn, { onEvent, isCurrent, height: high }).catch(failed));
  return [
    h("div", { class: "over" }, h("h1", {}, label(one)), h("p", { class: "views" }, link(["screens", one.screen, one.name], "In the gallery"), h("span", {}, `${across} × ${high} points`)), told),
    h("div", { class: "scrolls", tabindex: "0", role: "group", "aria-label": "Picture" }, h("div", { class: "device", style: { "inline-size": `${across}px` } }, frame)),
  ];
}

"""#,
        "Gallery/beside.js": #"""
// Up to six variants of a state side by side. They are a part of the address: `show=appearance:dark;size:xxxLarge,width:320`. What a
// variant leaves open, the switches above decide.

const mostVariants = 6;
const varied = ["appearance", "size", "language", "width", "motion"];
const isBefore = { version: "before" };
/** The variants in an address; unknown names and values are left out. */
const variantsIn = text => text.split(";").slice(0, mostVariants).map(one => Object.fromEntries(one.split(",").map(pair => pair.split(":")).filter(([name, value]) =>
  name === "version" ? value === "before" && catalog.comparison : varied.includes(name) && (`${name}:${value}` === "width:390" || switches[name].options.some(([option]) => option && option === value)))));
const variantText = variants => variants.map(one => Object.entries(one).map(pair => pair.join(":")).join(",")).join(";");
const optionLabel = (name, value) => switches[name].options.find(([option]) => option === value)?.[1] ?? value;
/** The name of a variant. */
const variantLabel = variant => Object.entries(variant).map(([name, value]) =>
  name === "version" ? "Before" : name === "width" ? `${optionLabel(name, value)} points` : name === "motion" ? `${optionLabel(name, value)} motion` : optionLabel(name, value)).join(", ") || "As above";

/** Sets of variants, each chosen by one click. */
function variantSets(one) {
  const shown = (name, values) => values.slice(0, mostVariants).map(value => ({ [name]: value }));
  const usual = ["xSmall", "large", "xxxLarge", "accessibility1", "accessibility3", "accessibility5"];
  const sizes = catalog.sizes.length > mostVariants ? usual.filter(size => catalog.sizes.includes(size)) : catalog.sizes;
  const entry = catalog.comparison?.screens.find(other => other.screen === one.screen && other.specimen === one.name);
  const isNew = entry?.change === "added";
  const hasOther = entry || catalog.comparison?.tokens.some(set => set.startsWith(`${one.product}.`));
  return [
    ["Looks", shown("appearance", appearances)], ["Type sizes", shown("size", sizes)], ["Languages", shown("language", catalog.languages)],
    ["Widths", shown("width", ["320", "390", "768", "1024"])], ...(hasOther && !isNew ? [["Before and after", [isBefore, {}]]] : []),
  ];
}
const besideAddress = (one, variants) => {
  const [path, query] = address("beside", one.screen, one.name).split("?");
  const text = variantText(variants);
  return `${path}?${query ? `${query}&` : ""}show=${encodeURIComponent(text)}`;
};
/** Links to other views of a state. */
const viewsNav = one => h("nav", { "aria-label": "Views", class: "views" },
  h("span", {}, "Side by side:"), variantSets(one).map(([name, variants]) => h("a", { href: besideAddress(one, variants), "aria-current": setting("show") === variantText(variants) ? "page" : null }, name)),
  link(["states", one.screen], "States"), states().some(([name]) => name === stateLabel(one)) ? link(["across", stateLabel(one)], "Screens") : null,
  h("span", {}, "Or:"), route.path[0] === "beside" ? link(["screens", one.screen, one.name], "With its elements") : null, link(["alone", one.screen, one.name], "Alone"),
  served.touch ? link(["live", one.screen, one.name], "Live") : null);

async function besidePage([screen, name], isCurrent) {
  const one = stateOf(screen, name);
  if (!one) return missing();
  const variants = variantsIn(setting("show"));
  const figures = variants.map((variant, place) => {
    const value = name => variant[name] ?? setting(name);
    const text = variantLabel(variant);
    const frame = makeFrame(text);
    const remove = h("button", { type: "button", class: "copy", "aria-label": `Remove: ${text}`, click: () => (location.hash = besideAddress(one, variants.filter((_, other) => other !== place))) }, "Remove");
    const device = h("div", { class: "device", style: { "inline-size": `${width(value("width"))}px` } }, frame);
    return { variant, value, frame, device, node: h("figure", { tabindex: "0", "aria-label": text }, h("figcaption", {}, h("span", {}, text), variants.length > 1 ? remove : null), device) };
  });
  const row = h("div", { class: "besides" }, figures.map(figure => figure.node));
  const chosen = Object.fromEntries(varied.map(name => [name, setting(name)]).filter(([, value]) => value));
  const add = variants.length < mostVariants && Object.keys(chosen).length
    ? h("button", { type: "button", click: () => (location.hash = besideAddress(one, [...variants, chosen])) }, `Add: ${variantLabel(chosen)}`) : null;
  const draw = async () => {
    // All in one row if they are at least half as large as drawn.
    const room = row.clientWidth - 20 * figures.length;
    const widths = figures.map(({ value }) => width(value("width")));
    const zoom = Math.min(1, room / Math.max(...widths), Math.max(room / widths.reduce((sum, one) => sum + one, 0), 0.5));
    for (const { device } of figures) device.style.zoom = zoom;
    await Promise.all(figures.map(async ({ variant, value, frame }) => {
      const look = value("appearance") || appearance();
      const old = variant.version === "before";
      const entry = old && catalog.comparison.screens.find(other => other.screen === one.screen && other.specimen === one.name);
      const data = await (entry ? earlierOf(entry) : load(placeOf(one, readerOf(one, value("size") || undefined, value("language") || undefined))));
      const set = `${data.theme}.${look}`;
      const earlierTokens = old && catalog.comparison.tokens.includes(set) ? await load(`earlier/tokens/${set}`) : undefined;
      await drawIn(frame, value("motion") === "reduced" ? still(data) : data, { look, earlierTokens, isCurrent });
    }));
    if (isCurrent()) byId("content").dataset.beside = String(figures.length);
  };
  setTimeout(() => draw().catch(failed));
  return [h("h1", {}, label(one)), h("p", { class: "count" }, `${countOf(variants.length, "variant", "variants")} · ${noteOf(one)}`), viewsNav(one), add && h("p", { class: "views" }, add), row];
}

"""#,
        "Gallery/changes.js": #"""
// The differences from an earlier dump: changed tokens, journeys with the first step that differs, and both pictures of changed screens,
// side by side or one over the other, with the changed elements marked.

async function changesPage([screen, name], isCurrent) {
  const { with: folder, screens, tokens, journeys } = catalog.comparison;
  const entry = screens.find(one => one.screen === screen && one.specimen === name);
  if (entry) return changePage(entry, isCurrent);
  // The elements are the same, but not the values of their roles.
  const state = screen && stateOf(screen, name);
  if (state) return changePage({ screen, specimen: state.name, change: "tokens" }, isCurrent);
  const changed = screens.filter(one => one.change === "changed");
  return [
    h("h1", {}, "Changes"), h("p", { class: "count" }, `${countOf(screens.length, "screen differs", "screens differ")} from ${folder}`),
    tokens.length ? await changedTokens(tokens) : null,
    screens.length + tokens.length + journeys.length ? null : h("p", {}, "Both are the same."),
    ["changed", "added", "removed"].map(change => {
      const all = screens.filter(one => one.change === change);
      return all.length ? h("section", { class: "group" }, h("h2", {}, `${plain(change)}, ${all.length}`), h("ul", { class: "wall" }, all.map(one =>
        pictured(["changes", one.screen, one.specimen], label({ screen: one.screen, name: one.specimen }), one.screen, () => (change === "removed" ? earlierOf(one) : nowOf(one)))))) : null;
    }),
    journeys.length ? h("section", { class: "group" }, h("h2", {}, `Journeys, ${journeys.length}`), h("ul", {}, journeys.map(({ journey, change, step }) =>
      h("li", {}, change === "removed" ? plain(journey) : link(["journeys", journey, String(step)], plain(journey)),
        change === "changed" ? `: differs from step ${step + 1}` : `: ${change}`)))) : null,
  ];
}
const earlierOf = one => load(`earlier/screens/${one.screen}/${one.specimen}`);
const nowOf = one => {
  const { size, language } = specimens.find(other => other.screen === one.screen && other.name === one.specimen);
  return load(`screens/${size}.${language}/${one.screen}/${one.specimen}`);
};

/** The tokens that differ, each with both values, the sets that have them, and screens that use it. */
async function changedTokens(sets) {
  const rows = new Map();
  const { roles, uses } = await load("words");
  for (const set of sets) {
    const [before, after] = await loadAll([`earlier/tokens/${set}`, `tokens/${set}`]);
    for (const path of new Set([before, after].flatMap(({ tokens }) => Object.keys(tokens)))) {
      const [was, is] = [own(before.tokens, path), own(after.tokens, path)];
      const values = JSON.stringify([was?.$type, was?.$value, is?.$type, is?.$value]);
      if (JSON.stringify([was?.$type, was?.$value]) === JSON.stringify([is?.$type, is?.$value])) continue;
      const key = `${path} ${values}`;
      if (!rows.has(key)) rows.set(key, { path, was, is, sets: [] });
      rows.get(key).sets.push(set);
    }
  }
  const text = token => {
    try {
      return [swatch(token), valueText(token)];
    } catch {
      return JSON.stringify(token.$value);
    }
  };
  const users = ({ path, sets }) => {
    const index = roles.indexOf(path);
    return specimens.filter(one => sets.some(set => set.startsWith(`${one.product}.`)) && own(uses, `${one.screen}/${one.name}`)?.[1].includes(index));
  };
  const row = change => {
    const used = users(change);
    // One state of each screen is enough.
    const shown = used.filter((one, place) => used.findIndex(other => other.screen === one.screen) === place);
    return h("tr", {}, h("th", { scope: "row" }, h("code", {}, change.path)),
      h("td", {}, change.was ? h("del", {}, text(change.was)) : "–"), h("td", {}, change.is ? h("ins", {}, text(change.is)) : "–"),
      h("td", {}, change.sets.join(", ")),
      h("td", {}, shown.slice(0, 6).map((one, place) => [place ? ", " : "", link(["changes", one.screen, one.name], label(one))]), shown.length > 6 ? `, and ${shown.length - 6} more screens` : ""));
  };
  return h("section", { class: "group" }, h("h2", {}, `Tokens, ${rows.size}`), rows.size ? h("div", { class: "scrolls", tabindex: "0", role: "group", "aria-label": "Changed tokens" }, h("table", { class: "tokens-changed" },
    h("thead", {}, h("tr", {}, ["Token", "Before", "After", "In", "Used by"].map(head => h("th", { scope: "col" }, head)))),
    h("tbody", {}, [...rows.values()].slice(0, 200).map(row)))) : h("p", {}, `Only descriptions differ, in ${sets.join(", ")}.`));
}

/** The ways to show the two pictures, and the address of each. */
const changeViews = { "": "Side by side", overlay: "One over the other", difference: "Difference" };
async function changePage(entry, isCurrent) {
  const [before, after] = await Promise.all([entry.change === "added" ? null : entry.change === "tokens" ? nowOf(entry) : earlierOf(entry), entry.change === "removed" ? null : nowOf(entry)])
    .then(both => both.map(screen => screen && moved(screen)));
  const found = before && after ? differences(before, after) : [];
  const pair = [["Before", before, 0], ["After", after, 1]].filter(([, screen]) => screen).map(([label, screen, side]) => {
    const frame = makeFrame(label);
    const marks = h("div", { class: "marks", "aria-hidden": "true" });
    return { label, screen, side, frame, marks, node: h("figure", { tabindex: "0" }, h("figcaption", {}, label), h("div", { class: "device", style: { "inline-size": `${width()}px` } }, frame, marks)) };
  });
  const product = (after ?? before).theme;
  const hasOld = catalog.comparison.tokens.includes(`${product}.${appearance()}`);
  const items = found.map(difference => {
    const { path, was, is } = difference;
    return h("li", {}, h("button", { type: "button", class: "stop", focus: () => point(difference), pointerenter: () => point(difference) },
      h("code", {}, path), " ", was === undefined ? "" : h("del", {}, short(was)), " ", is === undefined ? "" : h("ins", {}, short(is))));
  });
  let point = () => {};
  const row = h("div", { class: "pair" }, pair.map(one => one.node));
  const slider = h("label", { class: "slider" }, h("span", {}, "Before to after"), h("input", { type: "range", min: 0, max: 100, value: 50, input: ({ target }) => row.style.setProperty("--after", target.value / 100) }));
  const look = () => {
    const view = pair.length === 2 && Object.hasOwn(changeViews, setting("view")) ? setting("view") : "";
    row.className = ["pair", view && "over", view].filter(Boolean).join(" ");
    slider.hidden = view !== "overlay";
    for (const [place, one] of pair.entries()) one.node.tabIndex = view && !place ? -1 : 0;
  };
  const choices = pair.length < 2 ? null : h("fieldset", { class: "checks" }, h("legend", { class: "hidden" }, "Pictures"), Object.entries(changeViews).map(([view, name]) =>
    h("label", { class: "check" }, h("input", { type: "radio", name: "view", checked: setting("view") === view, change: () => {
      if (view) route.query.set("view", view);
      else route.query.delete("view");
      replaceAddress();
      document.body.dataset.shown = location.hash;
      look();
    } }), name)), slider);
  look();
  const nodes = [
    h("p", {}, link(["changes"], "All changes")), h("h1", {}, label({ screen: entry.screen, name: entry.specimen })),
    h("p", { class: "count" }, `${entry.screen} / ${entry.specimen}, ${entry.change === "tokens" ? "changed by its tokens" : entry.change}${found.length ? `: ${countOf(found.length, "difference", "differences")}` : ""}`),
    choices, h("div", { class: "compared" }, row, h("ol", { class: "stops differences" }, items)),
  ];
  const draw = async () => {
    for (const one of pair) {
      const old = one.side === 0 && hasOld ? await load(`earlier/tokens/${product}.${appearance()}`) : undefined;
      one.drawn = await drawIn(one.frame, one.screen, { earlierTokens: old, isCurrent });
      if (!one.drawn) return;
    }
    const markIn = (one, { path, elements }, name) => {
      // The title is no element.
      const node = /^title\b/.test(path) ? one.drawn.node.querySelector("h1") : one.drawn.nodes.get(elements[one.side]);
      if (!node) return;
      const { left, top, width, height } = node.getBoundingClientRect();
      const box = h("div", { class: `mark ${name}` });
      Object.assign(box.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
      one.marks.append(box);
    };
    for (const one of pair) for (const difference of found) markIn(one, difference, "changed");
    point = difference => pair.forEach(one => {
      one.marks.querySelectorAll(".here").forEach(node => node.remove());
      markIn(one, difference, "here");
    });
    byId("content").dataset.compared = entry.specimen;
  };
  setTimeout(() => draw().catch(failed));
  return nodes;
}
const short = value => (typeof value === "string" ? value : JSON.stringify(value)).slice(0, 80);

/** The members that differ between two screens, each with the innermost element that has it on both sides. */
function differences(before, after, path = "", elements = [null, null]) {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const isObject = value => value !== null && typeof value === "object";
  if (!isObject(before) || !isObject(after) || Array.isArray(before) !== Array.isArray(after)) return [{ path, was: before, is: after, elements }];
  const inner = before.kind && after.kind && !before.intent && !("body" in after) ? [before, after] : elements;
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap(name => differences(before[name], after[name], path ? `${path}.${name}` : name, [before[name], after[name]].every(value => value !== undefined) ? inner
    : [before[name]?.kind ? before[name] : inner[0], after[name]?.kind ? after[name] : inner[1]]));
}

"""#,
        "Gallery/events.js": #"""
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

"""#,
        "Gallery/findings.js": ##"""
// All audit findings, most severe first, each with a link to its element in the picture; and accepted findings with their reasons.

async function findingsPage() {
  const { findings, accepted, screens } = await load("findings");
  const groups = [...new Set(findings.map(one => one.id))].map(id => [id, findings.filter(one => one.id === id)]);
  const reasons = [...new Set(accepted.map(one => one.reason))].map(reason => [reason, accepted.filter(one => one.reason === reason).map(one => one.finding)]);
  return [
    h("h1", {}, "Findings"), h("p", { class: "count" }, `${findings.length} in ${screens} drawn screens, ${accepted.length} accepted`),
    groups.length ? null : h("p", {}, "The audit finds nothing wrong."),
    groups.map(([id, found]) => h("section", { class: "group" }, h("h2", {}, `${plain(id)}, ${found.length}`), findingList(found))),
    reasons.length ? h("h2", {}, "Accepted") : null,
    reasons.map(([reason, found]) => h("details", {}, h("summary", {}, `${reason} (${found.length})`), findingList(found))),
  ];
}
const isOfStage = ({ screen, specimen }) => screen === stage.one.screen && specimen === stage.one.name;
/** The findings of the state that is shown, in every look in which they were found. */
function findingsPanel() {
  if (!stage.one) return [h("p", {}, "Findings are listed beside states. The screens of journeys are audited as states.")];
  const box = h("div", {}, h("p", {}, "Auditing …"));
  load("findings").then(({ findings, accepted }) => {
    const [own, others] = [findings.filter(isOfStage), accepted.filter(one => isOfStage(one.finding))];
    box.replaceChildren(
      own.length ? findingList(own) : h("p", {}, "The audit finds nothing wrong with this state."),
      ...(others.length ? [h("h2", {}, "Accepted"), ...others.map(({ reason, finding }) => h("details", {}, h("summary", {}, reason), findingList([finding])))] : []));
  }).catch(failed);
  return [box];
}
const figure = ({ name, value, least, most, unit }) =>
  `${name} ${Math.round(value * 100) / 100}${unit ? ` ${unit}` : ""}${least != null ? `, at least ${least}` : ""}${most != null ? `, at most ${most}` : ""}`;
const findingList = found => h("ul", { class: "findings" }, found.map(one => h("li", { class: one.severity },
  h("strong", {}, plain(one.severity)), ` ${one.message}`, h("p", {}, one.help),
  h("p", {}, h("a", { href: findingAddress(one) }, `${one.specimen ?? one.screen}: ${one.place}`), " ", h("small", {}, one.figures.map(figure).join("; "))))));
/** The address of the screen as it was audited, with the element. */
function findingAddress({ screen, specimen, path, typeSize, language, appearances }) {
  const one = specimens.find(other => other.screen === screen && other.name === specimen);
  const query = new URLSearchParams({
    at: path, ...(appearances && { appearance: appearances[0] }),
    ...(one && typeSize !== one.size && catalog.sizes.includes(typeSize) && { size: typeSize }),
    ...(one && language !== one.language && catalog.languages.includes(language) && { language }),
  });
  return `#/screens/${screen}/${specimen ?? ""}?${query}`;
}

"""##,
        "Gallery/gallery.css": ##"""
/* The gallery's own styles. Its colours are roles of Candela's tokens; the page defines them for each appearance. */
*, *::before { box-sizing: border-box; }
html {
  background: var(--color-background); color: var(--color-text-primary); accent-color: var(--color-primary-text);
  font: 16px/1.45 system-ui, sans-serif; color-scheme: light; -webkit-text-size-adjust: 100%;
}
html[data-appearance^="dark"] { color-scheme: dark; }
body { margin: 0; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0; overflow-wrap: anywhere; }
h2 { font-size: 1.125rem; line-height: 1.3; margin: 1.5rem 0 .5rem; }
p { margin: .25rem 0 .75rem; max-inline-size: 70ch; }
small, .count { font-size: .875rem; color: var(--color-text-secondary); }
code, pre { font: .8125rem/1.4 ui-monospace, monospace; overflow-wrap: anywhere; }
pre { overflow: auto; max-block-size: 24rem; padding: .75rem; border-radius: 8px; background: var(--color-surface-secondary); margin: 0 0 .75rem; }
a { color: var(--color-text-primary); text-underline-offset: .2em; text-decoration-color: var(--color-primary-text); }
a:hover { text-decoration-thickness: 2px; }
:focus-visible { outline: 2px solid var(--color-primary-text); outline-offset: 2px; }
ul, ol { margin: 0; padding: 0; list-style: none; }
button, select, input { font: inherit; color: inherit; }
button { cursor: pointer; }
select, input[type="search"] {
  min-block-size: 44px; inline-size: 100%; padding: 0 .75rem; border: 1px solid var(--color-input-border); border-radius: 10px;
  background: var(--color-input-background);
}
::placeholder { color: var(--color-text-secondary); opacity: 1; }
.hidden { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); margin: 0; }
.skip { position: absolute; inset-inline-start: -999px; }
.skip:focus { inset: 8px auto auto 8px; z-index: 9; background: var(--color-surface); padding: .75rem; }
#status:not(.hidden) { position: fixed; inset: auto 1rem 1rem; z-index: 9; inline-size: fit-content; margin-inline: auto; padding: .75rem 1rem; border-radius: 10px; background: var(--color-surface); box-shadow: 0 0 0 1px var(--color-input-border), 0 4px 16px #0003; overflow-wrap: anywhere; }
.wrong, .fails, .error > strong { color: var(--color-error-text); }

/* The header of every page */
header { display: flex; flex-wrap: wrap; align-items: center; gap: .25rem 1rem; padding: .75rem 1rem 0; }
.name { font-weight: 700; font-size: 1.25rem; text-decoration: none; min-block-size: 44px; display: flex; align-items: center; }
header form { flex: 1 1 12rem; max-inline-size: 24rem; }
header nav { display: flex; flex-wrap: wrap; gap: 0 .25rem; margin-inline-start: auto; }
header nav a, .thumbs a { flex: none; min-block-size: 44px; min-inline-size: 44px; padding: 0 .5rem; display: flex; align-items: center; justify-content: center; text-decoration: none; border-radius: 10px; }
[aria-current] { font-weight: 600; }
header nav a[aria-current], .thumbs a[aria-current], .states a[aria-current], .steps a[aria-current] { background: var(--color-surface); box-shadow: inset 0 0 0 1px var(--color-input-border); }
#switches { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr)); gap: .5rem; padding: .75rem 1rem; border-block-end: 1px solid var(--color-input-border); }
label > span { display: block; font-size: .8125rem; color: var(--color-text-secondary); }
main { padding: 1rem; outline: none; }

/* The wall */
.group { margin: 1.5rem -4px 0; padding: 0 4px 4px; content-visibility: auto; contain-intrinsic-size: auto 400px; }
.group > h2 { margin-block-start: 0; }
.wall { display: grid; grid-template-columns: repeat(auto-fill, minmax(130px, 1fr)); gap: 1rem; }
.tile { display: block; text-decoration: none; font-size: .875rem; line-height: 1.3; }
.tile strong { display: block; font-weight: 500; overflow-wrap: anywhere; margin-block-start: .375rem; }
.tile:hover strong { text-decoration: underline; }
.tile small { display: block; font-size: .8125rem; overflow-wrap: anywhere; }
.thumbnail { aspect-ratio: 390 / 560; overflow: hidden; border-radius: 12px; background: var(--color-surface); box-shadow: 0 0 0 1px var(--color-input-border); container-type: inline-size; }
.reduced { inline-size: 390px; transform: scale(calc(100cqi / 390px)); transform-origin: 0 0; min-block-size: 560px; display: grid; pointer-events: none; }
/* A picture of a whole screen: half as large. */
.thumbnail.tall { aspect-ratio: auto; container-type: normal; inline-size: 195px; min-block-size: 280px; }
.tall > .reduced { zoom: .5; transform: none; }
.wall.talls { grid-template-columns: repeat(auto-fill, 195px); grid-auto-rows: 8px; gap: 0 1.25rem; }
.talls > li { grid-row-end: span 42; }
@supports not (transform: scale(calc(100cqi / 390px))) { .reduced { zoom: .38; transform: none; } }
/* Elements fixed to the edge of a device are placed in the flow of a small picture. */
.reduced :is(nav.c-tabs, .c-toasts) { position: static; }
.finds { display: flex; flex-wrap: wrap; gap: .25rem 1rem; }
.finds a { min-block-size: 32px; display: inline-flex; align-items: center; }

.across { margin-block: .75rem; }
.across[open] summary { margin-block-end: .25rem; }
.picker { display: block; inline-size: min(20rem, 100%); margin-block: .75rem 1.25rem; }
.views { display: flex; flex-wrap: wrap; align-items: center; gap: 0 .875rem; margin-block: .25rem .5rem; font-size: .875rem; max-inline-size: none; }
.views span { color: var(--color-text-secondary); }
.views a { min-block-size: 32px; display: inline-flex; align-items: center; }
.views button, .copy { min-block-size: 32px; min-inline-size: 44px; padding: 0 .625rem; border: 1px solid var(--color-input-border); border-radius: 8px; background: var(--color-surface); font-size: .8125rem; }

/* Variants side by side */
.besides { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 1.5rem 1rem; margin-block-start: 1rem; }
.besides figure { inline-size: min-content; }
.besides figcaption button { flex: none; }
.besides figcaption { display: flex; align-items: center; justify-content: space-between; gap: .5rem; min-block-size: 32px; font-size: .875rem; }

/* One state alone */
body[data-page="alone"] > :is(header, #switches) { display: none; }
body[data-page="alone"] .over { margin-block-end: 1rem; }
body[data-page="alone"] .device { margin-inline: auto; }
body[data-page="alone"] .over { margin-inline: auto; inline-size: fit-content; max-inline-size: 100%; text-align: center; }
body[data-page="alone"] .over h1 { font-size: 1.125rem; }
body[data-page="alone"] .views { justify-content: center; }

/* One screen */
.viewer { display: grid; grid-template-columns: 14rem minmax(0, 1fr) minmax(18rem, 26rem); gap: 1rem 1.5rem; align-items: start; }
.states { position: sticky; inset-block-start: 1rem; max-block-size: calc(100vh - 2rem); overflow-y: auto; padding: 2px; }
.states ul { margin-block-start: .5rem; }
.states a { display: block; padding: .375rem .625rem; border-radius: 8px; text-decoration: none; font-size: .875rem; overflow-wrap: anywhere; }
.states a:hover { text-decoration: underline; }
.shown { min-inline-size: 0; }
.stage { overflow: auto; padding: 2px; margin-block-start: .5rem; }
.device { position: relative; border-radius: 12px; overflow: hidden; box-shadow: 0 0 0 1px var(--color-input-border); margin: 1px; }
.device.drag { resize: horizontal; min-inline-size: 280px; max-inline-size: 100%; padding-inline-end: 14px; }
.frame { display: block; inline-size: 100%; block-size: 640px; border: 0; }
.marks { position: absolute; inset: 0; pointer-events: none; }
.mark { position: absolute; border-radius: 4px; outline: 2px solid #0050ff; outline-offset: 1px; box-shadow: 0 0 0 3px #fff; }
.mark.box { outline-width: 1px; outline-offset: -1px; outline-color: #d000a8; box-shadow: none; border-radius: 0; }
.mark.target { outline: 1px dashed #0050ff; background: #0050ff22; box-shadow: none; }
.mark.small { outline: 2px solid #d00000; background: #d0000033; }
.mark.next { outline-style: dashed; }
.mark.changed { outline-color: #d000a8; }
.steps { display: flex; flex-wrap: wrap; gap: .25rem; align-items: center; }
.steps ol { display: flex; flex-wrap: wrap; }
.steps a { min-inline-size: 44px; min-block-size: 44px; display: flex; align-items: center; justify-content: center; padding: 0 .5rem; border-radius: 10px; text-decoration: none; font-variant-numeric: tabular-nums; }
.side { position: sticky; inset-block-start: 1rem; display: flex; flex-direction: column; max-block-size: calc(100vh - 2rem); }
[role="tablist"] { display: flex; flex: none; overflow-x: auto; border-block-end: 1px solid var(--color-input-border); }
[role="tab"] { flex: 1; min-block-size: 44px; border: 0; background: none; border-block-end: 3px solid transparent; }
[role="tab"][aria-selected="true"] { border-color: var(--color-primary-text); font-weight: 600; }
[role="tabpanel"] { overflow-y: auto; padding: .75rem 2px; }
.stops { counter-reset: stop; margin-block-start: .5rem; }
.stop { inline-size: 100%; min-block-size: 32px; text-align: start; border: 0; border-radius: 6px; background: none; padding: .25rem .5rem .25rem calc(.5rem + var(--depth, 0) * .875rem); font-size: .875rem; overflow-wrap: anywhere; }
.copies { display: flex; flex-wrap: wrap; align-items: center; gap: .375rem; font-size: .8125rem; color: var(--color-text-secondary); }
.copies button { color: var(--color-text-primary); }
.elements { position: relative; overflow-y: auto; max-block-size: max(40vh, 16rem); }
.stop.here, .stop:hover, .stop[aria-pressed="true"] { background: var(--color-surface); box-shadow: inset 0 0 0 1px var(--color-input-border); }
.announced, .count { color: var(--color-text-secondary); }
.announced { margin-block: .75rem; font-size: .875rem; }
.checks { display: flex; gap: 1rem; }
.check { display: flex; align-items: center; gap: .5rem; min-block-size: 44px; }
.details { border-block-end: 1px solid var(--color-input-border); padding-block-end: .5rem; }
.details h2 { margin-block: .25rem; }
.path { font-size: .8125rem; color: var(--color-text-secondary); overflow-wrap: anywhere; }
table { border-collapse: collapse; font-size: .875rem; inline-size: 100%; }
th, td { text-align: start; vertical-align: top; padding: .25rem .5rem .25rem 0; overflow-wrap: anywhere; }
th { font-weight: 500; min-inline-size: 6rem; }
th small { display: block; font-weight: 400; }
.scrolls { overflow-x: auto; }
.swatch { display: inline-block; inline-size: 1em; block-size: 1em; border-radius: 4px; box-shadow: 0 0 0 1px var(--color-input-border); vertical-align: -.125em; margin-inline-end: .375rem; }
summary { cursor: pointer; min-block-size: 24px; }
.chain { padding-inline-start: 1rem; margin-block: .25rem; }
.chain li::before { content: "→ "; }
.chain li:first-child::before { content: ""; }
.chain small { display: block; font-size: .8125rem; }
.actions li + li { margin-block-start: .5rem; }
.actions li { display: flex; flex-wrap: wrap; align-items: center; gap: .25rem .75rem; }
.actions button { min-block-size: 44px; border: 1px solid var(--color-input-border); border-radius: 10px; background: var(--color-surface); padding: 0 .75rem; text-align: start; }

/* Kinds, tokens, icons */
.thumbs { display: flex; flex-wrap: wrap; margin-block-end: .5rem; }
.tokens { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr)); gap: .75rem 1.25rem; }
.token { display: flex; gap: .75rem; align-items: flex-start; font-size: .875rem; min-inline-size: 0; }
.token > div { min-inline-size: 0; }
.token p { margin: .125rem 0; color: var(--color-text-secondary); }
.token .swatch { display: none; }
.patch { flex: none; inline-size: 80px; block-size: 48px; border-radius: 8px; box-shadow: 0 0 0 1px var(--color-input-border); background: var(--color-surface); display: grid; place-items: center; overflow: hidden; padding: 0; border: 0; }
.length { place-items: center start; padding: 8px; inline-size: 96px; }
.length > span { block-size: 8px; background: var(--color-primary-text); max-inline-size: 100%; }
.motion { grid-auto-flow: column; min-block-size: 48px; }
.dot { inline-size: 16px; block-size: 16px; border-radius: 50%; background: var(--color-primary-text); }
.dot + .dot { background: none; border: 3px solid var(--color-primary-text); }
.haptic svg { inline-size: 100%; fill: var(--color-primary-text); stroke: var(--color-input-border); stroke-width: 1; }
.measured { display: flex; flex-wrap: wrap; gap: 0 .75rem; font-size: .8125rem; font-variant-numeric: tabular-nums; }
.ramp summary { display: grid; grid-template-columns: minmax(10rem, 16rem) minmax(0, 1fr); align-items: baseline; gap: .25rem 1rem; padding-block: .375rem; border-block-end: 1px solid var(--color-input-border); }
.ramp summary small { grid-column: 2; }
.ramp li { display: grid; grid-template-columns: 12rem 1fr; align-items: baseline; gap: 1rem; overflow: hidden; }
.icons { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr)); gap: 1rem; margin-block-start: 1rem; font-size: .875rem; }
.icons li { background: var(--color-surface); border-radius: 12px; padding: .75rem; overflow-wrap: anywhere; }
.icons li.here { box-shadow: 0 0 0 2px var(--color-primary-text); }
.icons p { margin: .125rem 0; }
.icons small span { display: block; }
.sizes { display: flex; align-items: end; gap: .75rem; min-block-size: 48px; margin-block-end: .5rem; fill: currentColor; }
.icon { display: flex; }

/* Changes and findings */
.pair { display: flex; flex-wrap: wrap; gap: 1.5rem; margin-block-start: 1rem; }
.compared { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 0 1.5rem; }
.compared > * { min-inline-size: 0; max-inline-size: 100%; }
.compared > .stops { flex: 1 1 18rem; margin-block-start: 1rem; }
.pair.over { display: grid; justify-content: start; }
.pair.over > figure { grid-area: 1 / 1; }
.pair.over figcaption { visibility: hidden; block-size: 0; margin: 0; }
.pair.overlay > figure + figure .frame { opacity: var(--after, .5); }
.pair.difference { isolation: isolate; }
.pair.difference > figure + figure { mix-blend-mode: difference; }
.pair.over .mark.changed { display: none; }
.tokens-changed td, .tokens-changed th { padding-inline-end: 1rem; min-inline-size: 7rem; }
fieldset { border: 0; margin: 0; padding: 0; min-inline-size: 0; }
.slider { display: flex; align-items: center; gap: .5rem; min-block-size: 44px; }
.slider[hidden] { display: none; }
figure { margin: 0; max-inline-size: 100%; overflow-x: auto; }
figcaption { font-weight: 600; margin-block-end: .375rem; }
del { color: var(--color-error-text); } ins { color: var(--color-success-text); }
.findings li { padding-block: .5rem; border-block-end: 1px solid var(--color-input-border); }

/* A live gallery */
#problems, #warnings { margin: 1rem; white-space: pre-wrap; }
#problems { color: var(--color-error-text); }
.clock { display: flex; flex-wrap: wrap; align-items: center; gap: .25rem .5rem; margin-block-end: .5rem; font-variant-numeric: tabular-nums; }
.clock p { flex: 1 1 100%; min-inline-size: 0; display: flex; flex-wrap: wrap; align-items: center; gap: 0 1rem; margin: 0; max-inline-size: none; }
.clock output { font-weight: 600; }
.clock button, .checks button { min-block-size: 44px; min-inline-size: 44px; border: 1px solid var(--color-input-border); border-radius: 10px; background: var(--color-surface); padding: 0 .75rem; }
.clock input[type="text"] { flex: 0 1 auto; min-inline-size: 0; max-inline-size: 100%; min-block-size: 44px; padding: 0 .75rem; border: 1px solid var(--color-input-border); border-radius: 10px; background: var(--color-input-background); }
.checks { flex-wrap: wrap; align-items: center; }
.log li { overflow-wrap: anywhere; padding-block: .5rem; border-block-end: 1px solid var(--color-input-border); }

/* Colour vision, applied to pictures only */
[data-vision="protanopia"] :is(.frame, .thumbnail, .patch) { filter: url(#vision-protanopia); }
[data-vision="deuteranopia"] :is(.frame, .thumbnail, .patch) { filter: url(#vision-deuteranopia); }
[data-vision="tritanopia"] :is(.frame, .thumbnail, .patch) { filter: url(#vision-tritanopia); }
[data-vision="grey"] :is(.frame, .thumbnail, .patch) { filter: url(#vision-grey); }

@media (max-width: 70rem) {
  .viewer { grid-template-columns: minmax(0, 1fr) minmax(16rem, 22rem); }
  .states { position: static; grid-column: 1 / -1; max-block-size: 12rem; }
}
@media (max-width: 48rem) {
  .viewer { display: block; }
  .viewer > .shown { margin-block-start: 1rem; }
  .side, .states { position: static; max-block-size: none; margin-block-start: 1rem; }
  .states ul { display: flex; overflow-x: auto; }
  .states a { white-space: nowrap; min-block-size: 44px; display: flex; align-items: center; }
  .stage { margin-inline: -1rem; padding-inline: 0; }
  .ramp summary, .ramp li { grid-template-columns: 1fr; }
  .ramp summary small { grid-column: 1; }
  header nav, .thumbs, .steps ol { margin-inline-start: 0; flex-wrap: nowrap; overflow-x: auto; max-inline-size: 100%; padding: 2px; }
  .steps { flex-wrap: nowrap; }
  #switches { display: flex; overflow-x: auto; }
  #switches label { flex: 0 0 9rem; }
}

"""##,
        "Gallery/icons.js": #"""
// Every icon at three sizes, with its names in other icon sets.

async function iconsPage([wanted]) {
  const { icons } = await load("icons");
  const shown = Object.entries(icons);
  const draw = (name, size) => h("span", { class: "icon" }, drawIcon({ icons }, { icon: name, size }));
  if (wanted) setTimeout(() => byId(`icon-${wanted}`)?.scrollIntoView({ block: "center" }));
  return [
    h("h1", {}, "Icons"), h("p", { class: "count" }, `${shown.length} icons, 24 × 24, one colour`),
    h("ul", { class: "icons" }, shown.map(([name, icon]) => h("li", { id: `icon-${name}`, class: name === wanted ? "here" : "" },
      h("div", { class: "sizes" }, [16, 24, 48].map(size => draw(name, size))), h("strong", {}, name.replace("icon.", "")), h("p", {}, icon.description, icon.mirrors ? " Mirrors from right to left." : ""),
      h("small", {}, Object.entries(icon.names).map(([set, other]) => h("span", {}, `${{ sfSymbols: "SF", materialSymbols: "Material", a2ui: "A2UI" }[set]}: ${other}`)))))),
  ];
}

"""#,
        "Gallery/index.html": ##"""
<!DOCTYPE html>
<html lang="en" data-appearance="light">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{{policy}}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="generator" content="candela preview">
<title>Candela</title>
<style>{{theme}}</style>
<style>{{Gallery/gallery.css}}</style>
<style id="renderer-style">{{candela.css}}</style>
<style id="frame-style" media="not all">
html, body { margin: 0; height: 100%; }
html { color-scheme: light; overflow: hidden; }
html.dark { color-scheme: dark; }
body { display: grid; }
</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header>
  <a class="name" href="#/">Candela</a>
  <form role="search">
    <input id="search" type="search" placeholder="Screens, words, tokens" aria-label="Search" autocomplete="off" aria-keyshortcuts="/">
  </form>
  <nav aria-label="Gallery" id="pages"></nav>
</header>
<form id="switches" aria-label="How screens are shown"></form>
<main id="content" tabindex="-1"></main>
<p id="status" role="status" class="hidden"></p>
<svg class="hidden" aria-hidden="true"><defs id="visions"></defs></svg>
<script>const catalog = {{catalog}};</script>
<script type="module" id="renderer">{{candela.js}}
Object.assign(globalThis, { drawScreen, fit, toldBy, renderer: { make, set, style, own, finite, weights, colorValue, familyValue, drawIcon } });</script>
<script type="module">
{{Gallery/page.js}}
{{Gallery/switches.js}}
{{Gallery/speech.js}}
{{Gallery/stage.js}}
{{Gallery/wall.js}}
{{Gallery/inspect.js}}
{{Gallery/screens.js}}
{{Gallery/beside.js}}
{{Gallery/alone.js}}
{{Gallery/events.js}}
{{Gallery/journeys.js}}
{{Gallery/kinds.js}}
{{Gallery/tokens.js}}
{{Gallery/icons.js}}
{{Gallery/changes.js}}
{{Gallery/findings.js}}
{{Gallery/live.js}}
{{Gallery/main.js}}
</script>
</body>
</html>

"""##,
        "Gallery/inspect.js": ##"""
// The elements of a screen: what is under the pointer, its JSON, its roles with their values, and its contrast, to copy.

let selected = null;
const shownOverlays = new Set();
/** The name of an element in the tree. */
const nameOf = element => element.text ?? element.part ?? element.accessibility?.label ?? element.icon ?? "";

function elementsPanel() {
  const items = [];
  const list = (element, depth) => {
    const item = h("button", { type: "button", class: "stop", style: { "--depth": depth }, lang: stage.screen.language, dir: "auto" }, h("b", {}, element.kind), ` ${nameOf(element)}`.slice(0, 60));
    item.onpointerenter = item.onfocus = () => (unmark(), mark(element));
    item.onpointerleave = item.onblur = () => unmark();
    item.onclick = () => choose(element);
    items.push([element, item]);
    for (const child of element.children ?? []) list(child, depth + 1);
  };
  for (const root of rootsOf(stage.screen)) list(root, 0);
  const details = h("div", { class: "details" });
  const byElement = new Map(items);
  const hint = () => h("p", {}, "Choose an element in the picture or in the list.");
  let described = null;
  const describe = element => {
    described = element;
    if (element) detailsOf(element).then(nodes => described === element && details.replaceChildren(...nodes)).catch(failed);
    else details.replaceChildren(hint());
  };
  /** Keeps an element described wherever the pointer is; choosing it again ends this. */
  const choose = (element, isAgain = selected === element) => {
    selected = isAgain ? null : element;
    for (const [other, item] of items) item.setAttribute("aria-pressed", other === selected);
    describe(selected);
    if (selected) say(`${element.kind} ${nameOf(element)}: chosen`);
  };
  stage.onPoint = element => {
    for (const [, item] of items) item.classList.remove("here");
    unmark();
    if (!selected) describe(element);
    else mark(selected);
    if (!element) return;
    mark(element);
    const item = byElement.get(element);
    item?.classList.add("here");
    // Only the list scrolls, so that the details stay in view.
    if (item) tree.scrollTop += Math.min(item.offsetTop - tree.scrollTop, 0) || Math.max(item.offsetTop + item.offsetHeight - tree.scrollTop - tree.clientHeight, 0);
  };
  stage.onPick = element => choose(element);
  const tree = h("ol", { class: "stops elements" }, items.map(([, item]) => h("li", {}, item)));
  if (byElement.has(selected)) choose(selected, false);
  else choose(null);
  const box = (name, label) => h("label", { class: "check" }, h("input", {
    type: "checkbox", checked: shownOverlays.has(name), change: ({ target }) => ((target.checked ? shownOverlays.add(name) : shownOverlays.delete(name)), drawOverlays()),
  }), label);
  drawOverlays();
  return [h("div", { class: "checks" }, box("boxes", "Boxes"), box("targets", "Targets")), details, tree];
}

/** Frames around every element, or around every touch target: red below 44 by 44 points. */
function drawOverlays() {
  unmark("box");
  unmark("target");
  if (shownOverlays.has("boxes")) for (const [element] of stage.nodes) mark(element, "box");
  if (shownOverlays.has("targets")) for (const node of stage.page.document.querySelectorAll("button:not(.c-more), input, select, [tabindex='0']")) {
    const { left, top, width, height } = node.getBoundingClientRect();
    if (width < 2) continue;
    const box = h("div", { class: `mark target${width < 43.5 || height < 43.5 ? " small" : ""}` });
    Object.assign(box.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
    stage.marks.append(box);
  }
}

/** The path of member names from the screen to an element. */
function pathOf(element) {
  const steps = [];
  for (let at = element; at; at = stage.parents.get(at)) {
    const siblings = stage.parents.get(at)?.children ?? rootsOf(stage.screen);
    steps.unshift(at.part ?? at.id ?? `${at.kind} ${siblings.indexOf(at) + 1}`);
  }
  return steps.join(" › ");
}
/** The JSON Pointer of an element in the screen. */
function pointerOf(element, value = stage.screen, path = "") {
  if (value === element) return path;
  if (!value || typeof value !== "object") return null;
  for (const [name, part] of Object.entries(value)) {
    const found = pointerOf(element, part, `${path}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`);
    if (found !== null) return found;
  }
  return null;
}
/** The address of this page with an element chosen. */
function elementAddress(element) {
  const query = new URLSearchParams(route.query);
  query.set("at", pointerOf(element));
  return `${location.href.split("#")[0]}${address(...route.path).split("?")[0]}?${query}`;
}
/** The events that a touch of an element sends: its own, or those of the innermost control around it. */
function eventsOf(element) {
  const actions = [element.action, ...(element.actions ?? [])].filter(action => action?.intent);
  const parent = stage.parents.get(element);
  return actions.length || !parent ? actions.map(({ intent }) => ({ intent })) : eventsOf(parent);
}
/** Buttons that copy the JSON of an element, its events, its roles, its path and its address. */
function copyButtons(element) {
  const text = value => JSON.stringify(value, null, 2);
  const events = eventsOf(element);
  const roles = [...new Set(membersOf(element).map(([, value]) => value).filter(isRole))];
  return h("p", { class: "copies" }, h("span", {}, "Copy"), copyButton("JSON", () => text(element)),
    events.length ? copyButton(events.length > 1 ? "Events" : "Event", () => text(events.length > 1 ? events : events[0])) : null,
    roles.length ? copyButton(roles.length > 1 ? "Roles" : "Role", () => roles.join("\n")) : null,
    copyButton("Path", () => pointerOf(element)), copyButton("Address", () => elementAddress(element)));
}
const isRole = value => typeof value === "string" && Object.hasOwn(stage.tokens.tokens, value);
/** The members of an element, without its children: a row each, with the value of a role. */
function membersOf(value, name = "") {
  return Object.entries(value).filter(([key]) => !["children", "kind"].includes(key) || name).flatMap(([key, part]) =>
    part && typeof part === "object" ? membersOf(part, `${name}${key}.`) : [[name + key, part]]);
}

async function detailsOf(element) {
  const product = stage.screen.theme;
  const origins = await load(`origins/${product}.${appearance()}`);
  const { width = 0, height = 0 } = nodeOf(element)?.getBoundingClientRect() ?? {};
  const rows = membersOf(element).map(([name, value]) => h("tr", {}, h("th", { scope: "row" }, name), h("td", {}, isRole(value) ? roleNode(value, stage.tokens, origins) : String(value))));
  return [
    h("h2", {}, `${plain(element.kind)} ${nameOf(element)}`.slice(0, 60)), h("p", { class: "path" }, pathOf(element)),
    h("p", {}, `${Math.round(width * 10) / 10} × ${Math.round(height * 10) / 10} points`, element.action ? `, target at least ${stage.screen.minimumTarget}` : ""),
    contrastNode(element),
    copyButtons(element),
    rows.length ? h("table", { class: "members" }, h("tbody", {}, rows)) : null,
    h("details", {}, h("summary", {}, "JSON"), json(element)),
    h("p", {}, link(["elements", element.kind], `All ${element.kind} elements`)),
  ].filter(Boolean);
}

/** A role with its value and origin: each alias with its file and line. */
function roleNode(path, set, origins) {
  const chain = [];
  for (let at = path; at && origins[at] && chain.length < 20; at = origins[at][1]) chain.push([at, origins[at][0]]);
  return h("details", { class: "role" }, h("summary", {}, swatch(set.tokens[path]), h("code", {}, path), ` ${valueText(set.tokens[path])}`),
    h("ol", { class: "chain" }, chain.map(([step, place]) => h("li", {}, h("code", {}, step), h("small", {}, place)))));
}
const paintOf = token => (token.$type === "gradient" ? `linear-gradient(to right, ${token.$value.map(stop => `${colorValue(stop.color)} ${stop.position * 100}%`)})` : colorValue(token.$value));
const swatch = token => (["color", "gradient"].includes(token?.$type) ? h("span", { class: "swatch", style: { background: paintOf(token) } }) : null);
const measure = value => (value && typeof value === "object" ? `${value.value} ${value.unit === "px" ? "pt" : value.unit}` : String(value));
function valueText({ $type, $value }) {
  switch ($type) {
    case "color": return `${$value.hex}${($value.alpha ?? 1) < 1 ? ` at ${Math.round($value.alpha * 100)} %` : ""}`;
    case "gradient": return $value.map(stop => stop.color.hex).join(" → ");
    case "typography": return `${measure($value.fontSize)}, ${$value.fontWeight}, line ${$value.lineHeight}`;
    case "transition": return `${measure($value.duration)}${$value.delay.value ? ` after ${measure($value.delay)}` : ""}`;
    case "shadow": return [$value].flat().map(one => `${measure(one.offsetY)} down, ${measure(one.blur)} blur`).join("; ");
    default: return measure($value);
  }
}

// Contrast, by the formula of WCAG 2.2, with the surface that is actually under an element
const canvas = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d", { willReadFrequently: true });
function shades(token) {
  if (!token) return [];
  const colors = token.$type === "gradient" ? token.$value.map(stop => stop.color) : token.$type === "color" ? [token.$value] : [];
  return colors.map(({ colorSpace, components, alpha = 1 }) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colorValue({ colorSpace, components });
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)].map(value => value / 255).concat(alpha);
  });
}
const over = ([r, g, b, a], ground) => [r, g, b].map((value, place) => value * a + ground[place] * (1 - a)).concat(1);
const light = shade => shade.slice(0, 3).map(value => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)).reduce((sum, value, place) => sum + value * [0.2126, 0.7152, 0.0722][place], 0);
const ratio = (a, b) => (Math.max(light(a), light(b)) + 0.05) / (Math.min(light(a), light(b)) + 0.05);
/** The possible shades under an element: those of the nearest surface, over the surfaces under that. */
function groundsUnder(element, isSelf = false) {
  const tokens = stage.tokens.tokens;
  if (!element) return { names: [stage.screen.ground], shades: shades(tokens[stage.screen.ground]) };
  const surface = isSelf ? null : element.surface;
  const fill = surface?.material ? surface.material.applies === "material" ? surface.material.role : surface.material.fallback : surface?.fill;
  const below = groundsUnder(stage.parents.get(element));
  if (!fill) return below;
  const opacity = surface.opacity ? Number(tokens[surface.opacity]?.$value ?? 1) : 1;
  const own = shades(tokens[fill]).map(([r, g, b, a]) => [r, g, b, a * opacity]);
  if (!own.length) return below;
  const isOpaque = own.every(shade => shade[3] > 0.999);
  return { names: isOpaque ? [fill] : [fill, ...below.names], shades: isOpaque ? own : own.flatMap(shade => below.shades.map(ground => over(shade, ground))) };
}
function contrastNode(element) {
  if (!isRole(element.color)) return null;
  const grounds = groundsUnder(element);
  const ratios = shades(stage.tokens.tokens[element.color]).flatMap(shade => grounds.shades.map(ground => ratio(over(shade, ground), ground)));
  if (!ratios.length) return null;
  const least = Math.floor(Math.min(...ratios) * 100) / 100;
  return h("p", { class: "contrast" }, h("strong", {}, `${least} : 1`), " ", h("code", {}, element.color), " on ", grounds.names.map((name, place) => [place ? " over " : "", h("code", {}, name)]));
}

"""##,
        "Gallery/journeys.js": #"""
// A journey: its screens in order, each with the event on the previous one.

async function journeyPage([name, place = "0"], isCurrent) {
  const one = catalog.journeys.find(journey => journey.name === name);
  if (!one) return missing();
  const frames = await framesOf(one);
  if (!isCurrent()) return null;
  const at = Math.min(Math.max(Number(place) || 0, 0), frames.length - 1);
  const frame = frames[at];
  const next = frames[at + 1];
  stage.came = frame;
  stage.one = null;
  const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);
  const wanted = next && actionsOf(frame.screen).find(action => same(action.intent, next.event.intent));
  stage.onEvent = sent => {
    const { event } = Object.assign({}, eventOf(sent));
    if (next && same(event.intent, next.event.intent)) location.hash = address("journeys", name, String(at + 1));
    else tell(sent);
  };
  const others = h("nav", { "aria-label": "Journeys", class: "states" },
    h("ul", {}, catalog.journeys.map(journey => h("li", {}, h("a", { href: address("journeys", journey.name, "0"), "aria-current": journey === one ? "page" : null }, label(journey))))));
  const steps = h("nav", { "aria-label": "Steps", class: "steps" },
    at > 0 ? link(["journeys", name, String(at - 1)], "Back") : h("span"),
    h("ol", {}, frames.map((other, index) => h("li", {}, h("a", { href: address("journeys", name, String(index)), "aria-current": index === at ? "step" : null, title: other.screen.screen }, String(index + 1))))),
    next ? link(["journeys", name, String(at + 1)], "Next") : h("span"));
  const hint = next
    ? `Next: ${wanted ? `“${wanted.label}”` : consequence(next.event)[0]}${next.event.value === undefined ? "" : ` ${quoted(next.event.value)}`}`
    : "The journey ends here.";
  const note = `${at + 1} of ${frames.length} · ${frame.screen.screen} · ${frame.now}`;
  const use = served.touch ? [h("p", { class: "views" }, link(["play", name, String(at)], "Use the app from here"))] : [];
  if (!(await viewer(label(one), others, frame.screen, note, isCurrent, [steps, h("p", {}, hint), ...use]))) return null;
  const control = wanted && [...stage.nodes].find(([element]) => element.action?.id === wanted.id || element.actions?.some(action => action.id === wanted.id));
  if (control) mark(control[0], "next");
  return null;
}

"""#,
        "Gallery/kinds.js": #"""
// A page for each kind of element and card: its schema, and a picture of each combination of members.

function kindsPage(sort) {
  return async ([kind]) => {
    const kinds = (await load("kinds"))[sort];
    const isCard = sort === "cards";
    if (!kind) return [
      h("h1", {}, isCard ? "Cards" : "Elements"), h("p", { class: "count" }, countOf(Object.keys(kinds).length, "kind", "kinds")),
      h("ul", { class: "wall" }, Object.entries(kinds).map(([name, uses]) => pictured([sort, name], plain(name), countOf(uses.length, "form", "forms"), () => alone(uses[0])))),
    ];
    const uses = own(kinds, kind);
    if (!uses) return missing();
    const { $defs } = await load(`schema/${uses[0].screen}`);
    const union = isCard ? "Card" : "Element";
    const variant = $defs[`Known${union}`].oneOf.find(one => one.properties.kind.const === kind) ?? {};
    const base = $defs[`${union}Base`];
    const form = { ...variant, properties: { ...variant.properties, ...base.properties }, required: [...variant.required ?? [], ...base.required] };
    const facts = isCard && $defs[form.properties?.facts?.$ref?.split("/").at(-1)];
    return [
      h("nav", { "aria-label": isCard ? "Cards" : "Elements", class: "thumbs" }, Object.keys(kinds).map(name => h("a", { href: address(sort, name), "aria-current": name === kind ? "page" : null }, plain(name)))),
      h("h1", {}, plain(kind)), h("p", { class: "count" }, kind),
      form.description ? h("p", {}, form.description) : null,
      h("h2", {}, isCard ? "Facts" : "Members"), schemaTable(facts || form),
      h("h2", {}, countOf(uses.length, "form", "forms")),
      h("ul", { class: "wall" }, uses.map(use => h("li", {}, h("a", { class: "tile", href: address("screens", use.screen, use.specimen) }, thumbnail(() => alone(use)), h("strong", {}, label(stateOf(use.screen, use.specimen) ?? { screen: use.screen, name: use.specimen })), h("small", {}, use.members.join(", ") || "no members of its own"))))),
    ];
  };
}

function schemaTable({ properties = {}, required = [] }) {
  const typeOf = ({ type, $ref, items, enum: words, const: word }) => words?.join(" | ") ?? word ?? $ref?.split("/").at(-1) ?? (items ? `list of ${typeOf(items)}` : type ?? "any");
  return h("div", { class: "scrolls", tabindex: "0", role: "group", "aria-label": "Members" }, h("table", { class: "members" },
    h("thead", {}, h("tr", {}, ["Member", "Type", "Meaning"].map(head => h("th", { scope: "col" }, head)))),
    h("tbody", {}, Object.entries(properties).map(([name, part]) =>
      h("tr", {}, h("th", { scope: "row" }, name, required.includes(name) ? "" : h("small", {}, " optional")), h("td", {}, h("code", {}, typeOf(part))), h("td", {}, part.description ?? ""))))));
}

/** A screen with a single element or card of another screen. */
async function alone({ screen, specimen, path }) {
  const one = specimens.find(one => one.screen === screen && one.name === specimen);
  const whole = await load(fileOf(one));
  const found = path.split(".").reduce((value, step) => value?.[step], whole);
  const body = found?.body ?? found;
  if (!body) return whole;
  const { toolbar, tabs, overlay, toasts, announcements, ...rest } = whole;
  return { ...rest, title: { ...whole.title, text: "" }, cards: [{ kind: "alone", id: "alone", facts: {}, body }] };
}

"""#,
        "Gallery/live.js": #"""
// The live gallery: data from the server, news of changed files, and a session that answers every touch. Only a served page has this
// script; a gallery opened from disk has neither.

const live = { log: [], schedules: new Map(), ahead: 0, isPaused: false, failsToSave: false };
let news = null;
const fetching = new Map();
/** The number of changes of files that this page knows of. */
let changes = 0;

async function post(path, body) {
  const answer = await fetch(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error((await answer.text()).trim());
  return answer.json();
}
served.load = name => {
  if (!fetching.has(name)) {
    const before = changes;
    const data = fetch(`data/${name.split("/").map(encodeURIComponent).join("/")}.json`).then(async answer => {
      if (!answer.ok) throw new Error((await answer.text()).trim());
      const value = await answer.json();
      // An answer to a request from before a change may be outdated.
      if (before === changes) arrived.set(name, value);
      return value;
    });
    fetching.set(name, data);
    data.catch(() => {}).then(() => fetching.get(name) === data && fetching.delete(name));
  }
  return fetching.get(name);
};

// News of changed files: what is shown is loaded and drawn again. A page in the background does not hold a connection.
let source = null;
function listen() {
  source?.close();
  source = document.hidden ? null : new EventSource("events");
  if (!source) return;
  source.onmessage = ({ data }) => hear(JSON.parse(data));
  source.onerror = () => warn(["The gallery’s server has ended, or does not answer. Start the command again and open the address that it prints."]);
}
function hear(latest) {
  const earlier = news;
  news = latest;
  warn(news.problems, news.warnings);
  const isChanged = product => earlier.looks[product] !== news.looks[product];
  if (!earlier || !Object.keys(news.looks).some(isChanged)) return;
  if (earlier.edition !== news.edition) return location.reload();
  changes++;
  arrived.clear();
  fetching.clear();
  // A page of one screen needs no other product's tokens.
  const product = stage.box?.isConnected && stage.screen?.theme;
  if (product && !isChanged(product)) return;
  if (product) looks(stage.screen).catch(() => {});
  const { version } = news;
  show().then(() => (document.body.dataset.version = version));
}
const problems = h("pre", { id: "problems", role: "alert", hidden: true });
const warnings = h("details", { id: "warnings", hidden: true }, h("summary"), h("pre", { tabindex: "0" }));
byId("switches").after(problems, warnings);
function warn(errors, others = []) {
  problems.hidden = !errors.length;
  problems.textContent = errors.join("\n");
  warnings.hidden = !others.length;
  warnings.firstChild.textContent = countOf(others.length, "warning", "warnings");
  warnings.lastChild.textContent = others.join("\n");
}

// The clock: it runs from the state's own time, and can be moved.
const instant = milliseconds => new Date(milliseconds).toISOString().replace(/\.\d+Z$/, "Z");
const now = () => live.start + live.ahead + (live.isPaused ? 0 : performance.now() - live.since);
function pause(isPaused) {
  if (isPaused === live.isPaused) return;
  live.ahead = now() - live.start;
  live.since = performance.now();
  live.isPaused = isPaused;
}
function moveTo(milliseconds) {
  live.ahead += milliseconds - now();
  return ask(report("time"));
}
/** A time in the zone of the state; in full, or short for a list. */
function clockText(milliseconds, form = { dateStyle: "full", timeStyle: "medium" }) {
  const text = timeZone => new Intl.DateTimeFormat("en-GB", { ...form, timeZone }).format(milliseconds);
  try {
    return text(live.context.timeZone);
  } catch {
    return text("UTC");
  }
}
const brief = { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit", second: "2-digit" };
/** Reports the time when the screen becomes outdated, or at the next scheduled moment. */
function wake() {
  clearTimeout(live.timer);
  if (live.isPaused) return;
  const moments = [live.screen?.validUntil, ...[...live.schedules.values()].flat().map(moment => moment.at)].filter(Boolean).map(Date.parse);
  const next = Math.min(...moments.filter(moment => moment > now()));
  if (Number.isFinite(next)) live.timer = setTimeout(() => ask(report("time")), Math.min(next - now() + 20, 2 ** 31 - 1));
}

// The session
const report = (about, value, id) => ({ intent: { kind: "report", about, ...(value !== undefined && { value }), ...(id && { id }) } });
/** The context of the state, with the time of the clock and what the switches choose. */
function liveContext() {
  const chosen = { language: setting("language"), typeSize: setting("size") };
  return {
    ...live.context, now: instant(now()), ...Object.fromEntries(Object.entries(chosen).filter(([, value]) => value)),
    increaseContrast: setting("appearance") ? appearance().endsWith("increased") : live.context.increaseContrast,
    reduceMotion: live.context.reduceMotion || setting("motion") === "reduced",
  };
}
/** Begins a session with a state, or with a journey after some of its steps. */
async function begin(one, step) {
  const { session, context } = await post("sessions", isJourney(one) ? { journey: one.name, step } : { screen: one.screen, specimen: one.name });
  Object.assign(live, { one, step, session, context, start: Date.parse(context.now), ahead: 0, since: performance.now(), revision: 0, screen: null, log: [] });
  live.schedules.clear();
  await send(report("time"));
}

/** Remembers the session in this tab, so that a page that is loaded again goes on with it. */
function remember() {
  const { one, step, session, context, start, isPaused, failsToSave } = live;
  sessionStorage.setItem(location.pathname, JSON.stringify({ of: [nameOfPlace(one), step], session, context, start, ahead: now() - start, isPaused, failsToSave, schedules: [...live.schedules] }));
}
/** Goes on with the session of a state or a journey that this tab remembers; without one, begins. */
async function resume(one, step) {
  const { of, schedules, ...kept } = JSON.parse(sessionStorage.getItem(location.pathname) ?? "{}");
  if (live.session !== undefined || JSON.stringify(of) !== JSON.stringify([nameOfPlace(one), step])) return begin(one, step);
  Object.assign(live, { one, step, ...kept, since: performance.now(), revision: 0, screen: null, log: [], isResumed: true, schedules: new Map(schedules) });
  await send(report("time"));
  live.isResumed = false;
}

let turn = Promise.resolve();
/** Sends an event after those before it, and shows the answer; without an event, the screen is made again. */
function ask(event) {
  const { session } = live;
  turn = turn.then(() => session === live.session && send(event)).then(redraw).catch(failed);
  return turn;
}
async function send(event) {
  const context = liveContext();
  const answer = await post("stream", { session: live.session, answer: "patch", revision: live.revision, context, ...(event && { event }) });
  if (answer.error?.code === "unknown-session" && (live.revision || live.isResumed)) {
    live.isResumed = false;
    return begin(live.one, live.step);
  }
  const { revision, effects = [], patch, screen, error } = answer;
  live.log.unshift({ now: context.now, event, effects, operations: patch?.operations, error, isWhole: Boolean(screen) });
  live.log.length = Math.min(live.log.length, 200);
  if (error) return notice(error.message);
  live.revision = revision;
  live.isOther = !patch && !screen;
  if (screen) live.screen = screen;
  if (patch) live.screen = patched(live.screen, patch.operations);
  for (const effect of effects) if (effect.kind === "schedule") live.schedules.set(effect.about, effect.moments);
  wake();
  remember();
  // The gallery is the host: it reports that records are saved, and saves none.
  for (const effect of effects) if (effect.kind === "save") await send(report("save", !live.failsToSave, effect.id));
}

// The page
served.touch = (one, sent) => {
  Object.assign(live, { first: eventOf(sent).event, session: null });
  location.hash = address("live", one.screen, one.name);
};
served.page = ([screen, name], isCurrent) => {
  const one = screen ? stateOf(screen, name) : specimens[0];
  return one ? usePage(one, undefined, statesNav("live", one), noteOf(one), isCurrent) : missing();
};
served.play = ([name, place = "0"], isCurrent) => {
  const one = catalog.journeys.find(journey => journey.name === name);
  if (!one) return missing();
  const step = Math.min(Math.max(Number(place) || 0, 0), one.count - 1);
  const others = h("nav", { "aria-label": "Journeys", class: "states" },
    h("ul", {}, catalog.journeys.map(journey => h("li", {}, h("a", { href: address("play", journey.name, "0"), "aria-current": journey === one ? "page" : null }, label(journey))))));
  return usePage(one, step, others, `From step ${step + 1} of ${one.count} · ${one.app}`, isCurrent);
};
async function usePage(one, step, neighbours, note, isCurrent) {
  if (live.one === one && live.step === step && live.session) await (turn = turn.then(() => send()).catch(failed));
  else await resume(one, step);
  if (!isCurrent()) return null;
  stage.one = isJourney(one) ? null : one;
  if (!live.screen) throw new Error(live.log[0]?.error?.message ?? "The app draws this screen itself");
  stage.onEvent = sent => ask(eventOf(sent).event);
  await viewer(label(one), neighbours, live.screen, note, isCurrent, controls(), true);
  const { first } = live;
  live.first = null;
  if (first) ask(first);
  return null;
}
const isUsed = () => ["live", "play"].includes(route.path[0]);
const isShown = () => isUsed() && stage.box?.isConnected;
async function redraw() {
  const focused = document.activeElement;
  if (!isShown() || !(await drawStage(live.screen, isShown, true))) return;
  stage.showPanel(panel);
  if (focused.isConnected && focused !== document.activeElement) focused.focus({ preventScroll: true });
  byId("other-screen")?.toggleAttribute("hidden", !live.isOther);
  document.body.dataset.revision = live.revision;
}

/** The controls above the picture: the clock and the answers of the host. */
function controls() {
  const time = h("output", { id: "clock" }, clockText(now()));
  const button = (label, act) => h("button", { type: "button", click: act }, label);
  const moves = [["− 1 day", -86400], ["− 1 hour", -3600], ["− 1 minute", -60], ["+ 1 minute", 60], ["+ 1 hour", 3600], ["+ 1 day", 86400]]
    .map(([label, seconds]) => button(label, () => moveTo(now() + seconds * 1000)));
  const check = (label, checked, act) => h("label", { class: "check" }, h("input", { type: "checkbox", checked, change: ({ target }) => act(target.checked) }), label);
  const exact = h("input", { type: "text", size: 26, "aria-label": "Set the time", placeholder: live.context.now, change: ({ target }) => {
    const text = target.value.trim();
    const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d.*(Z|[+-]\d\d:\d\d)$/i.test(text) ? Date.parse(text) : NaN;
    if (Number.isFinite(moment)) say(""), moveTo(moment);
    else if (text) notice("A time has a date and an offset: 2026-03-18T17:20:00+01:00");
  } });
  return [
    h("div", { class: "clock", role: "group", "aria-label": "Clock" }, h("p", {}, time, exact, check("Paused", live.isPaused, isPaused => (pause(isPaused), wake(), remember()))), moves),
    h("div", { class: "checks" }, check("Saves fail", live.failsToSave, fails => ((live.failsToSave = fails), remember())), button("Begin again", () => begin(live.one, live.step).then(redraw).catch(failed)),
      isJourney(live.one) ? link(["journeys", live.one.name, String(live.step)], "Back to the journey") : link(["screens", live.one.screen, live.one.name], "Back to the state")),
    h("p", { id: "other-screen", hidden: !live.isOther }, "The app draws the next screen itself. ", button("Go back", () => ask({ intent: { kind: "close" } }))),
  ];
}

function eventSentence(event) {
  if (!event) return "Drawn again.";
  const { kind, about, value } = event.intent ?? {};
  return kind === "report" ? `The host reports ${about}${value === undefined ? "" : `: ${value}`}.` : consequence(event)[0];
}
function logEntry({ now, event, effects, operations, error, isWhole }) {
  const more = (label, value) => h("details", {}, h("summary", {}, label), json(value));
  return h("li", {},
    h("p", {}, h("strong", {}, eventSentence(event)), " ", h("small", {}, clockText(Date.parse(now), brief))),
    error ? h("p", { class: "wrong" }, error.message) : null,
    event ? more("Event", event) : null,
    effects.length ? more(`Effects: ${effects.map(effect => effect.kind).join(", ")}`, effects) : null,
    operations ? more(`Patch: ${countOf(operations.length, "change", "changes")}, ${JSON.stringify(operations).length} bytes`, operations) : isWhole ? h("p", {}, "The whole screen") : null);
}
/** The events so far, newest first, each with its effects and the changes of the screen. Entries stay, with those that are open. */
function logPanel() {
  const notices = [...live.schedules].flatMap(([about, moments]) => moments.map(moment => h("li", {}, clockText(Date.parse(moment.at), brief), `, ${about}`, moment.title ? `: ${moment.title}. ${moment.text ?? ""}` : "")));
  return [
    h("h2", {}, countOf(live.log.length, "event", "events")), h("ol", { class: "log" }, live.log.map(entry => (entry.node ??= logEntry(entry)))),
    notices.length ? h("h2", {}, "Scheduled") : null, notices.length ? h("ul", {}, notices) : null,
  ];
}
panels.events = ["Events", () => (isUsed() ? logPanel() : eventsPanel())];

setInterval(() => byId("clock") && (byId("clock").textContent = clockText(now())), 1000);
document.addEventListener("visibilitychange", listen);
listen();

"""#,
        "Gallery/main.js": ##"""
// Navigation between pages.

const pages = {
  "": ["Screens", wall], screens: [null, screenPage], states: [null, statesPage], across: [null, acrossPage], beside: [null, besidePage],
  alone: [null, alonePage], journeys: [null, journeyPage], elements: ["Elements", kindsPage("elements")],
  cards: ["Cards", kindsPage("cards")], tokens: ["Tokens", tokensPage], icons: ["Icons", iconsPage],
  ...(catalog.comparison && { changes: ["Changes", changesPage] }), findings: [`Findings${catalog.findings ? ` (${catalog.findings})` : ""}`, findingsPage],
  ...(served.page && { live: ["Live", served.page], play: [null, served.play] }),
};
const missing = () => [h("h1", {}, "Nothing here"), h("p", {}, link([], "All screens"))];

function place(nodes) {
  const main = byId("content");
  main.className = "";
  delete main.dataset.compared;
  delete main.dataset.beside;
  main.replaceChildren(...nodes.flat(Infinity).filter(Boolean));
}

let shows = 0;
async function show() {
  const turn = ++shows;
  const [name = "", ...rest] = route.path;
  const page = Object.hasOwn(pages, name) ? pages[name][1] : missing;
  // Pages without a link of their own belong to the first one.
  const section = pages[name]?.[0] ? name : name === "play" ? "live" : "";
  for (const node of byId("pages").children) {
    const isHere = node.getAttribute("href").slice(2).split("?")[0].split("/")[0] === section;
    if (isHere) node.setAttribute("aria-current", "page");
    else node.removeAttribute("aria-current");
  }
  document.body.dataset.page = name;
  if (!byId("status").classList.contains("hidden")) say("");
  if (name !== "journeys") stage.came = null;
  try {
    const nodes = await page(rest, () => turn === shows);
    if (turn !== shows) return;
    if (nodes) place(nodes);
  } catch (error) {
    if (turn !== shows) return;
    place([h("h1", {}, "Couldn’t show this page"), h("p", { class: "wrong" }, String(error?.message ?? error)), h("details", {}, h("summary", {}, "Details"), h("pre", { tabindex: "0" }, String(error?.stack ?? error)))]);
  }
  document.title = [byId("content").querySelector("h1")?.textContent, "Candela"].filter(Boolean).join(" · ");
  document.body.dataset.shown = location.hash;
}

function makePages() {
  byId("pages").replaceChildren(...Object.entries(pages).filter(([, [label]]) => label).map(([name, [label]]) => link(name ? [name] : [], label)));
}
let typing;
function follow() {
  // After a further navigation, earlier search input is dropped.
  clearTimeout(typing);
  const before = route.path.join("/");
  readAddress();
  makePages();
  applySwitches();
  fillSearch();
  const isNew = before !== route.path.join("/");
  show().then(() => isNew && !byId("content").classList.contains("viewer") && scrollTo(0, 0));
}

/** Shows the search of the address, unless it is being typed. */
function fillSearch() {
  if (document.activeElement !== byId("search")) byId("search").value = setting("q");
}

makeSwitches();
readAddress();
makePages();
applySwitches();
fillSearch();
addEventListener("hashchange", follow);
document.querySelector(".skip").addEventListener("click", event => (event.preventDefault(), byId("content").focus()));
byId("search").addEventListener("input", () => {
  clearTimeout(typing);
  typing = setTimeout(() => {
    const isElsewhere = route.path.length > 0;
    const text = byId("search").value.trim();
    if (text) route.query.set("q", text);
    else route.query.delete("q");
    if (!isElsewhere) replaceAddress();
    else location.hash = `#/?${route.query}`;
    if (!isElsewhere) show();
  }, 60);
});
byId("search").form.addEventListener("submit", event => event.preventDefault());
addEventListener("keydown", event => {
  if (event.target.closest("input, select, textarea") || event.metaKey || event.ctrlKey || event.altKey) return;
  if (event.key === "/") event.preventDefault(), byId("search").focus();
  const by = { j: 1, k: -1 }[event.key];
  const links = [...document.querySelectorAll(".states a, .thumbs a")];
  if (by && links.length) links.at((links.findIndex(node => node.getAttribute("aria-current")) + by) % links.length).click();
});
show();
// The entry points of automated checks.
globalThis.candelaGallery = { stage, transcript, framesOf, screenOf: one => load(fileOf(one)) };

"""##,
        "Gallery/page.js": ##"""
// Helpers for every part of the gallery: nodes, data loaded on demand, and the page's address.

// From the renderer: creates nodes and styles from data that cannot request a file or run a script.
const { make, set, style, own, finite, weights, colorValue, familyValue, drawIcon } = renderer;

/** Makes an element. Attributes without a value are skipped; functions are event listeners; the style is an object of properties. */
function h(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") node.addEventListener(name, value);
    else if (name === "style") style(node, value);
    else if (value === true) node.setAttribute(name, "");
    else if (value != null && value !== false) node.setAttribute(name, value);
  }
  node.append(...children.flat(Infinity).filter(child => child != null && child !== false));
  return node;
}
const byId = id => document.getElementById(id);
/** Announces a text, or also shows it, until the next one or the next page. */
function say(text, isSeen = false) {
  byId("status").classList.toggle("hidden", !isSeen);
  byId("status").textContent = text;
}
const notice = text => say(text, true);

// Only scripts and pages created here become parts of the page: other text throws an error and has no effect.
const rules = { createScriptURL: name => `data/${name.split("/").map(encodeURIComponent).join("/")}.js`, createHTML: text => text };
const trusted = globalThis.trustedTypes?.createPolicy("gallery", rules) ?? rules;

/** The functions of a live gallery, which its server adds; none in a gallery opened from disk. */
const served = {};

// Data: each file in the folder `data` is a script that calls `gallery` with its name and content.
const arrived = new Map();
const waiting = new Map();
globalThis.gallery = (name, data) => {
  arrived.set(name, data);
  waiting.get(name)?.resolve(data);
};
/** A document: immediately if it is loaded, otherwise when it is. */
async function load(name) {
  if (!isFile(name)) throw new Error(`data/${name}.js is no part of this gallery`);
  if (arrived.has(name)) return arrived.get(name);
  if (served.load) return served.load(name);
  const [, folder, reader, rest] = /^(screens|journeys)\/([^/]+)\/(.+)$/.exec(name) ?? [];
  if (!reader) return read(name);
  const file = await read(`${folder}/${rest}`);
  if (!arrived.has(name)) arrived.set(name, unfolded(file, own(file.documents, reader)));
  return arrived.get(name);
}
/** A document of a file with several, each value that they share in its places. */
function unfolded({ mark, shared }, document) {
  // A shared value refers to earlier ones only, so this ends.
  const whole = (value, end) => {
    if (!value || typeof value !== "object") return value;
    if (Array.isArray(value)) return value.map(part => whole(part, end));
    if (Object.hasOwn(value, mark)) return value[mark] < end ? whole(shared[value[mark]], value[mark]) : null;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, whole(part, end)]));
  };
  return whole(document, shared.length);
}
/** A screen after the operations of a JSON Patch; the earlier screen stays as it was, since it is drawn. */
function patched(screen, operations) {
  const root = { "": structuredClone(screen) };
  const find = path => {
    const steps = path.split("/").map(step => step.replaceAll("~1", "/").replaceAll("~0", "~"));
    const last = steps.pop();
    return [steps.reduce((value, step) => value[step], root), last];
  };
  const take = path => {
    const [parent, name] = find(path);
    const value = parent[name];
    if (Array.isArray(parent)) parent.splice(Number(name), 1);
    else delete parent[name];
    return value;
  };
  for (const { op, path, from, value } of operations) {
    const added = op === "move" ? take(from) : value;
    const [parent, name] = find(path);
    if (op === "remove") take(path);
    else if (op === "replace" || !Array.isArray(parent)) parent[name] = added;
    else parent.splice(name === "-" ? parent.length : Number(name), 0, added);
  }
  return root[""];
}
/** The screens of a journey with their events: a patch is applied to the screen before. */
async function framesOf(one) {
  let screen;
  return (await load(fileOf(one))).map(frame => {
    screen = frame.patch ? patched(screen, frame.patch) : frame.screen;
    return { ...frame, screen };
  });
}
/** The content of a file. */
function read(name) {
  if (arrived.has(name)) return Promise.resolve(arrived.get(name));
  if (!waiting.has(name)) {
    const promise = Promise.withResolvers?.() ?? {};
    if (!promise.promise) promise.promise = new Promise((resolve, reject) => Object.assign(promise, { resolve, reject }));
    waiting.set(name, promise);
    const script = Object.assign(h("script"), { src: trusted.createScriptURL(name) });
    script.onerror = () => (waiting.delete(name), promise.reject(new Error(`data/${name}.js is not there`)));
    script.onload = () => script.remove();
    document.head.append(script);
  }
  return waiting.get(name).promise;
}
/** Shows an error if a part of a page fails to load later. */
const failed = error => notice(error.message);
const loadAll = names => Promise.all(names.map(load));

// The address: `#/screens/SCREEN/STATE?appearance=dark`
const route = { path: [], query: new URLSearchParams() };
/** A step of an address, decoded; unchanged if its escapes are invalid. */
function decoded(step) {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}
function readAddress() {
  const [path, query] = location.hash.slice(1).split("?");
  route.path = path.split("/").filter(Boolean).map(decoded);
  route.query = new URLSearchParams(query);
}
/** The address of a page with the current switches; what belongs to one page only is left out. */
function address(...path) {
  const { at, q, show, view, ...others } = Object.fromEntries(route.query);
  const query = new URLSearchParams(others).toString();
  return `#/${path.map(encodeURIComponent).join("/")}${query ? `?${query}` : ""}`;
}
const link = (path, ...children) => h("a", { href: address(...path) }, ...children);

// The content of the gallery
const appearances = ["light", "dark", "light-increased", "dark-increased"];
const specimens = [...catalog.own, ...catalog.specimens];
/** The states of each screen, without those from the journal. */
const statesOf = new Map(specimens.map(one => [one.screen, []]));
for (const one of catalog.specimens) statesOf.get(one.screen).push(one);
const screenNames = [...statesOf.keys()];
const apps = [...new Set(specimens.map(one => one.app))];
const products = [...new Set(specimens.map(one => one.product))];
/** The reader of a screen or a journey, as a folder name. */
const readerOf = (one, size = one.size, language = one.language) => `${size}.${language}`;
const isJourney = one => one.screen === undefined;
const nameOfPlace = one => (isJourney(one) ? one.name : `${one.screen}/${one.name}`);
const placeOf = (one, reader) => `${isJourney(one) ? "journeys" : "screens"}/${reader}/${nameOfPlace(one)}`;
/** The files that belong to this gallery, without those of readers; no other file is loaded, whatever the address. */
const files = new Set([
  "findings", "icons", "kinds", "words", "types", ...screenNames.map(name => `schema/${name}`),
  ...products.flatMap(product => appearances.flatMap(which => [`tokens/${product}.${which}`, `origins/${product}.${which}`])),
  ...(catalog.comparison?.screens ?? []).map(({ screen, specimen }) => `earlier/screens/${screen}/${specimen}`),
  ...(catalog.comparison?.tokens ?? []).map(set => `earlier/tokens/${set}`),
]);
const placed = new Map([...specimens, ...catalog.journeys].map(one => [`${isJourney(one) ? "journeys" : "screens"}/${nameOfPlace(one)}`, one]));
function isFile(name) {
  // A name that leads out of the folder is not a file of it.
  if (name.split("/").some(step => /^\.*$|[\\:*?"<>|]|\p{C}/u.test(step))) return false;
  const [, folder, reader, rest] = /^(screens|journeys)\/([^/]+)\/(.+)$/.exec(name) ?? [];
  if (!reader) return files.has(name);
  const one = placed.get(`${folder}/${rest}`);
  return Boolean(one) && [one.size, ...catalog.sizes].some(size => [one.language, ...catalog.languages].some(language => reader === readerOf(one, size, language)));
}

// Names for users
const sentence = words => words.replace(/^./u, first => first.toUpperCase());
const spaced = name => name.replaceAll("-", " ").replace(/([a-z])([A-Z])/g, (_, end, start) => `${end} ${start.toLowerCase()}`);
const plain = name => sentence(spaced(name).replaceAll(".", " › "));
/** The first steps that the names of several states of a screen have in common: `habit-form-new` and `habit-form-blank`. */
const stems = new Map(screenNames.map(screen => {
  const names = statesOf.get(screen).map(one => one.name.split("-"));
  let count = 0;
  while (names.length > 1 && names.every(steps => steps.length > count + 1 && steps[count] === names[0][count])) count++;
  return [screen, names[0]?.slice(0, count) ?? []];
}));
/** The name of a screen: “Dashboard” of `weight.dashboard`, “Habit list” of `habit.list`. */
function screenLabel(screen) {
  const [stem, steps] = [(stems.get(screen) ?? []).join(" "), screen.split(".").map(step => spaced(step).toLowerCase())];
  const last = steps.at(-1);
  return sentence(last.includes(stem) && stem ? last : last.split(" ").every(word => stem.includes(word)) ? stem : steps.join(" "));
}
/** The name of a state without its screen: “typical”. */
function stateLabel({ screen, name }) {
  const [stem, steps] = [stems.get(screen) ?? [], name.split("-")];
  return (stem.every((step, place) => step === steps[place]) ? steps.slice(stem.length).join(" ") : spaced(name)) || spaced(name);
}
const label = one => (isJourney(one) ? plain(one.name) : `${screenLabel(one.screen)}, ${stateLabel(one)}`);
const stateOf = (screen, name) => specimens.find(one => one.screen === screen && (!name || one.name === name));
const countOf = (count, one, several) => `${count} ${count === 1 ? one : several}`;

/** A button that copies a text. */
const copyButton = (name, text) => h("button", { type: "button", class: "copy", click: async () => {
  try {
    await navigator.clipboard.writeText(text());
  } catch {
    // Some browsers allow the clipboard on a page from disk only in this way.
    const area = h("textarea", { class: "hidden" }, text());
    document.body.append(area);
    area.select();
    document.execCommand("copy");
    area.remove();
  }
  notice(`${name}: copied`);
} }, name);

"""##,
        "Gallery/screens.js": #"""
// The page of one state of one screen: the list of states, the picture, and beside it the speech, elements and events.

const panels = { spoken: ["Spoken", spokenPanel], elements: ["Elements", elementsPanel], events: ["Events", eventsPanel], findings: ["Findings", findingsPanel] };
let panel = "spoken";
let reader = "voiceOver";

async function screenPage([screen, name], isCurrent) {
  const one = stateOf(screen, name) ?? stateOf(screen);
  if (!one) return missing();
  const drawn = await load(fileOf(one));
  if (!isCurrent()) return null;
  stage.one = one;
  stage.onEvent = event => (served.touch ? served.touch(one, event) : tell(event));
  await viewer(label(one), statesNav("screens", one), drawn, noteOf(one), isCurrent, [viewsNav(one)]);
  return null;
}
/** The states of the screen of one of them, with links to a page. */
function statesNav(page, one) {
  const states = specimens.filter(other => other.screen === one.screen);
  return h("nav", { "aria-label": "States", class: "states" },
    h("label", {}, h("span", {}, "Screen"), h("select", { id: "screens", change: ({ target }) => (location.hash = address(page, target.value)) },
      screenNames.map(other => h("option", { value: other, selected: other === one.screen }, screenLabel(other))))),
    h("ul", {}, states.map(state => h("li", {}, h("a", { href: address(page, one.screen, state.name), "aria-current": state === one ? "page" : null }, sentence(stateLabel(state)))))));
}
const noteOf = one => `${one.screen} / ${one.name} · ${one.app}${catalog.own.includes(one) ? " · from the journal" : ""}`;

/**
 * Shows a screen with its panels, unless the user has navigated on meanwhile; returns whether it is shown. The frame is
 * kept from one screen to the next: a moved frame would reload.
 */
async function viewer(title, neighbours, drawn, note, isCurrent, above = [], isUsed = false) {
  const main = byId("content");
  const head = [h("h1", {}, title), h("p", { class: "count" }, note), ...above];
  const side = h("div", { class: "side" });
  const focused = document.activeElement?.getAttribute?.("href") ?? document.activeElement?.id;
  if (stage.box && main.contains(stage.box)) {
    const [list, shown, oldSide] = main.children;
    const scroll = list.scrollTop;
    list.replaceWith(neighbours);
    neighbours.scrollTop = scroll;
    for (const child of [...shown.children]) if (child !== stage.box) child.remove();
    stage.box.before(...head);
    oldSide.replaceWith(side);
  } else {
    makeStage();
    main.className = "viewer";
    main.replaceChildren(neighbours, h("div", { class: "shown" }, head, stage.box), side);
    const here = neighbours.querySelector("[aria-current]");
    neighbours.scrollTop = here ? here.offsetTop - neighbours.clientHeight / 2 : 0;
  }
  if (!(await drawStage(drawn, isCurrent, isUsed))) return false;
  // The address may contain an element, as a JSON Pointer.
  const pointed = setting("at").split("/").slice(1).reduce((value, step) => own(value, step), setting("at") ? stage.screen : undefined);
  if (pointed?.kind) [selected, panel] = [pointed, "elements"];
  fillSide(side);
  if (pointed?.kind) mark(pointed);
  if (focused) [...main.querySelectorAll("a, button, select")].find(node => (node.getAttribute("href") ?? node.id) === focused)?.focus({ preventScroll: true });
  return true;
}

/** The tabs beside the picture. */
function fillSide(side) {
  const show = name => {
    panel = name;
    for (const tab of tabs) {
      tab.setAttribute("aria-selected", tab.id === `tab-${name}`);
      tab.tabIndex = tab.id === `tab-${name}` ? 0 : -1;
    }
    stage.onPoint = () => {};
    stage.onPick = null;
    unmark();
    unmark("box");
    unmark("target");
    body.setAttribute("aria-labelledby", `tab-${name}`);
    body.replaceChildren(...panels[name][1]().filter(Boolean));
  };
  const tabs = Object.entries(panels).map(([name, [label]]) =>
    h("button", { type: "button", role: "tab", id: `tab-${name}`, "aria-controls": "panel", click: () => show(name) }, label));
  const turn = event => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    const next = tabs.at((tabs.indexOf(event.target) + by) % tabs.length);
    next.focus();
    next.click();
  };
  const body = h("div", { role: "tabpanel", id: "panel", tabindex: "0" });
  side.replaceChildren(h("div", { role: "tablist", "aria-label": "About the screen", keydown: turn }, tabs), body);
  // The number of findings is told if it costs nothing: a live gallery makes them when they are opened.
  if (stage.one && (!served.load || arrived.has("findings")))
    load("findings").then(({ findings }) => {
      const count = findings.filter(isOfStage).length;
      if (count) tabs.find(tab => tab.id === "tab-findings").textContent = `Findings (${count})`;
    }).catch(failed);
  stage.showPanel = show;
  show(panel);
}

function spokenPanel() {
  const stops = stopsOf(stage.screen);
  const items = stops.map(stop => {
    const item = h("button", { type: "button", class: "stop", style: { "--depth": stop.depth }, lang: stage.screen.language, dir: "auto" }, lineOf(stop, reader, wordsFor(stage.screen)));
    item.onpointerenter = item.onfocus = () => (unmark(), mark(stop.element));
    item.onpointerleave = item.onblur = () => unmark();
    item.onclick = () => stop.element && (selected = stop.element, stage.showPanel("elements"));
    return h("li", {}, item);
  });
  const at = new Map(stops.map((stop, place) => [stop.element, items[place].firstChild]));
  stage.onPoint = (element, node) => {
    for (const item of items) item.firstChild.classList.remove("here");
    unmark();
    if (!element && !node?.matches?.("h1")) return;
    let stop = element;
    while (stop && !at.has(stop)) stop = stage.parents.get(stop);
    const item = at.get(stop);
    if (!item) return;
    mark(stop);
    item.classList.add("here");
    item.scrollIntoView({ block: "nearest" });
  };
  return [
    h("label", {}, h("span", {}, "Reader"), h("select", { change: ({ target }) => ((reader = target.value), stage.showPanel("spoken")) },
      Object.entries(readers).map(([name, label]) => h("option", { value: name, selected: name === reader }, label)))),
    h("ol", { class: "stops" }, items),
    stage.screen.announcements?.length ? h("ul", { class: "announced", lang: stage.screen.language }, stage.screen.announcements.map(one => h("li", { dir: "auto" }, announced(one, wordsFor(stage.screen))))) : null,
  ];
}

"""#,
        "Gallery/speech.js": #"""
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

"""#,
        "Gallery/stage.js": #"""
// The picture: a frame with its own page, like a screen on a device, and marks above it.

const stage = { screen: null, nodes: new Map(), elements: new WeakMap(), parents: new Map(), onEvent: () => {}, onPoint: () => {} };

/** A frame for the renderer; resolves once it is ready. */
function makeFrame(title) {
  const frame = h("iframe", { title, class: "frame" });
  frame.ready = new Promise(resolve => frame.addEventListener("load", () => resolve(frame.contentWindow), { once: true }));
  // The page's policy also applies in its frames: they use the same script and styles, byte for byte.
  const [script, ...styles] = ["renderer", "renderer-style", "frame-style"].map(id => byId(id).textContent);
  frame.srcdoc = trusted.createHTML(`<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Screen</title>${styles.map(text => `<style>${text}</style>`).join("")}</head>
<body><script type="module">${script}<\/script></body></html>`);
  return frame;
}

/** Everything needed to draw a screen in an appearance: its tokens, those of pictures with a fixed appearance, and icons. */
async function looks(screen, look = appearance()) {
  const text = JSON.stringify(screen.cards);
  const names = appearances.filter(which => which === look || text.includes(`"appearance":"${which}"`));
  const [icons, ...sets] = await loadAll(["icons", ...names.map(which => tokenFile(screen.theme, which))]);
  return { icons, tokens: sets[names.indexOf(look)], sets: Object.fromEntries(names.map((which, place) => [which, sets[place]])) };
}

/**
 * Draws a screen in a frame, by the element that web apps use, and records the element of each node; returns nothing after further
 * navigation. A screen that is used is drawn over the last one, so that what does not change stays, and it moves the focus. A
 * picture leaves the focus in the page around it.
 */
async function drawIn(frame, screen, { earlierTokens, onEvent = () => {}, isCurrent = () => true, look = appearance(), height, isUsed } = {}) {
  const { icons, tokens: current, sets } = await looks(screen, look);
  const page = await frame.ready;
  if (!isCurrent()) return null;
  const { body } = page.document;
  const { activeElement: focused } = document;
  let host = isUsed && body.querySelector(":scope > candela-screen.used");
  if (!host) body.replaceChildren((host = page.document.createElement("candela-screen")));
  host.classList.toggle("used", Boolean(isUsed));
  if (!isUsed) host.style.setProperty("--visible-size", "100dvh");
  const tokens = earlierTokens ?? current;
  host.draw(screen, tokens, icons, { appearances: sets, onEvent });
  if (document.activeElement === frame && focused !== frame && !isUsed) frame.blur(), focused.focus({ preventScroll: true });
  const drawn = { nodes: new Map(), elements: new WeakMap() };
  for (const node of host.querySelectorAll("*")) if (node.element) drawn.nodes.set(node.element, node), drawn.elements.set(node, node.element);
  const node = host.firstElementChild;
  settle(frame, page, node, screen, look, height);
  return Object.assign(drawn, { page, node, screen, tokens });
}

/** Gives the page of a frame the language and the look of its screen, and the frame the screen's height or that of a device. */
function settle(frame, page, node, screen, look = appearance(), height) {
  const root = page.document.documentElement;
  root.className = look.startsWith("dark") ? "dark" : "";
  root.lang = screen.language;
  page.document.title = screen.title.text || plain(screen.screen);
  if (height) {
    frame.style.height = `${height}px`;
    root.style.overflow = "auto";
    return;
  }
  const measure = () => {
    frame.style.height = "480px";
    frame.style.height = `${Math.max(node.scrollHeight, 480)}px`;
  };
  measure();
  let wide = node.clientWidth;
  frame.observer?.disconnect();
  frame.observer = new page.ResizeObserver(() => node.clientWidth !== wide && ((wide = node.clientWidth), measure()));
  frame.observer.observe(node);
}

/** The frame for pages that show one screen, with the marks over it. It is kept between pages. */
function makeStage() {
  stage.frame = makeFrame("The screen");
  // While elements are inspected, a click chooses one and does nothing else.
  stage.frame.ready.then(({ document }) => document.addEventListener("click", event => {
    const element = stage.onPick && elementAt(event.target);
    if (!element) return;
    event.preventDefault();
    event.stopPropagation();
    stage.onPick(element);
  }, true));
  stage.marks = h("div", { class: "marks", "aria-hidden": "true" });
  stage.box = h("div", { class: "stage", tabindex: "0", role: "group", "aria-label": "Picture" }, h("div", { class: "device" }, stage.frame, stage.marks));
}

async function drawStage(screen, isCurrent, isUsed = false) {
  const began = performance.now();
  const device = stage.box.firstElementChild;
  device.style.inlineSize = `${width()}px`;
  device.classList.toggle("drag", setting("width") === "drag");
  const shown = moved(screen);
  const drawn = await drawIn(stage.frame, shown, { onEvent: event => stage.onEvent(event), isCurrent, isUsed });
  if (!drawn) return false;
  Object.assign(stage, drawn, { screen: shown });
  stage.parents = new Map();
  const walk = (element, parent) => {
    stage.parents.set(element, parent);
    for (const child of element.children ?? []) walk(child, element);
  };
  for (const root of rootsOf(shown)) walk(root);
  const { document } = stage.page;
  for (const name of ["pointerover", "focusin"]) document.body[`on${name}`] = null;
  document.onpointerover = document.onfocusin = ({ target }) => stage.onPoint(elementAt(target), target);
  document.onpointerleave = () => stage.onPoint(null);
  stage.marks.replaceChildren();
  stage.milliseconds = performance.now() - began;
  return true;
}

/** The top-level elements of a screen: of bar, notes, cards, tabs and overlays. */
const rootsOf = ({ back, toolbar = {}, cards, toasts = [], tabs, overlay }) =>
  [back, ...(toolbar.leading ?? []), ...(toolbar.trailing ?? []), ...toasts.map(card => card.body), ...cards.map(card => card.body), tabs, overlay?.card.body].filter(Boolean);

function elementAt(node) {
  for (let at = node; at; at = at.parentElement) if (stage.elements.has(at)) return stage.elements.get(at);
}
const nodeOf = element => (element ? stage.nodes.get(element) : stage.page.document.querySelector(".c-bar > h1"));

/** Draws a frame around an element of the screen. */
function mark(element, name = "here") {
  const node = nodeOf(element);
  if (!node) return;
  const shown = node.getBoundingClientRect().width > 1 ? node : node.parentElement;
  const { left, top, width, height } = shown.getBoundingClientRect();
  const box = h("div", { class: `mark ${name}` });
  Object.assign(box.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  stage.marks.append(box);
  return box;
}
const unmark = (name = "here") => stage.marks.querySelectorAll(`.mark.${name}`).forEach(node => node.remove());

// Small pictures, drawn when they scroll into view and removed when they are far out of view
const sight = new IntersectionObserver(entries => {
  for (const { target, isIntersecting } of entries) {
    target.inSight = isIntersecting;
    if (isIntersecting) queueThumbnail(target);
    else if (target.firstChild) {
      // A picture of the whole screen keeps its height.
      if (target.isTall) target.style.minBlockSize = `${target.offsetHeight}px`;
      target.replaceChildren();
    }
  }
}, { rootMargin: "300px" });
const queued = new Set();
let isDrawing = false;
function queueThumbnail(box) {
  queued.add(box);
  if (!isDrawing) drawThumbnails();
}
const nextFrame = () => new Promise(requestAnimationFrame);
const idle = () => new Promise(done => (globalThis.requestIdleCallback ?? setTimeout)(done, { timeout: 200 }));
/** The data of a small picture, requested once. */
const dataOf = box => (box.data ??= box.screen().then(async screen => ({ screen, ...(await looks(screen)) })));
async function drawThumbnails() {
  isDrawing = true;
  // The page itself comes first.
  await idle();
  let end = 0;
  for (const box of queued) {
    queued.delete(box);
    const isWanted = () => box.inSight && box.isConnected && !box.firstChild;
    if (!isWanted()) continue;
    // The data of the next pictures is loaded while this one is drawn.
    for (const next of [...queued].slice(0, 8)) if (next.inSight) dataOf(next).catch(() => {});
    try {
      const { screen, tokens, icons, sets } = await dataOf(box);
      // As many as there is time for in a frame, so that the page can be used meanwhile.
      if (performance.now() > end) {
        await nextFrame();
        end = performance.now() + 12;
      }
      if (!isWanted()) continue;
      box.replaceChildren(h("div", { class: "reduced", style: { "inline-size": "390px" } }, drawScreen(still(screen), tokens, icons, { appearances: sets })));
    } catch (error) {
      box.replaceChildren(h("p", { class: "wrong" }, error.message));
    }
    box.data = null;
  }
  isDrawing = false;
}
/** A small picture of a screen, given as a promise `screen`: its top, or all of it. */
function thumbnail(screen, isTall = false) {
  const box = h("div", { class: isTall ? "thumbnail tall" : "thumbnail", "aria-hidden": "true", inert: true });
  Object.assign(box, { screen, isTall });
  sight.observe(box);
  return box;
}

"""#,
        "Gallery/switches.js": #"""
// The switches above every page. Each is a part of the address, so that a shared link opens the same view.

const sizeLabels = { large: "Large, the default", xLarge: "Extra large", xxLarge: "2 × extra large", xxxLarge: "3 × extra large", xSmall: "Extra small" };
const sizeLabel = size => sizeLabels[size] ?? sentence(spaced(size)).replace(/(\d)$/, " $1");
/** The name of a language. Pseudo-languages, whose regions are reserved, have none. */
function languageLabel(tag) {
  // The names of all languages take long to load, and most galleries need one.
  if (tag === "en") return "English";
  const invented = { XA: "longer words", XB: "right to left" }[tag.split("-").at(-1)];
  try {
    return invented ? `${tag}, ${invented}` : new Intl.DisplayNames("en", { type: "language" }).of(tag);
  } catch {
    return tag;
  }
}
const systemDark = matchMedia("(prefers-color-scheme: dark)");
const switches = {
  appearance: { label: "Appearance", options: [["", "System"], ["light", "Light"], ["dark", "Dark"], ["light-increased", "Light, more contrast"], ["dark-increased", "Dark, more contrast"]] },
  size: { label: "Type size", options: [["", "The state’s"], ...catalog.sizes.map(size => [size, sizeLabel(size)])] },
  language: { label: "Language", options: [["", "The state’s"], ...catalog.languages.map(tag => [tag, languageLabel(tag)])] },
  width: { label: "Width", options: [["", "390"], ["320", "320"], ["768", "768"], ["1024", "1,024"], ["drag", "Resizable"]] },
  motion: { label: "Motion", options: [["", "Full"], ["reduced", "Reduced"]] },
  vision: { label: "Colour vision", options: [["", "Usual"], ...Object.keys(catalog.visions).map(name => [name, plain(name)]), ["grey", "Without colour"]] },
};
/** The parts of the address that are no switches: an element, a search, variants side by side, and a view of them. */
const others = ["at", "q", "show", "view"];
/** The value of a switch; empty if the address has none of its options. */
function setting(name) {
  const value = route.query.get(name) ?? "";
  return others.includes(name) || switches[name].options.some(([option]) => option === value) ? value : "";
}
const appearance = () => setting("appearance") || (systemDark.matches ? "dark" : "light");
const width = (value = setting("width")) => (value === "drag" ? 390 : Number(value || 390));

function change(name, value) {
  if (value) route.query.set(name, value);
  else route.query.delete(name);
  replaceAddress();
  applySwitches();
  show();
}
/** Puts the current query into the address, without an entry in the history. */
function replaceAddress() {
  const query = route.query.toString();
  history.replaceState(null, "", `${address(...route.path).split("?")[0]}${query ? `?${query}` : ""}`);
}

function makeSwitches() {
  byId("switches").append(...Object.entries(switches).map(([name, { label, options }]) =>
    h("label", {}, h("span", {}, label),
      h("select", { name, change: ({ target }) => change(name, target.value) }, options.map(([value, text]) => h("option", { value }, text))))));
  byId("switches").addEventListener("submit", event => event.preventDefault());
  systemDark.addEventListener("change", () => (applySwitches(), show()));
  const matrix = rows => rows.map(row => [...row, 0, 0].join(" ")).concat("0 0 0 1 0").join(" ");
  const luminance = [0.2126, 0.7152, 0.0722];
  const svg = (tag, attributes) => set(document.createElementNS("http://www.w3.org/2000/svg", tag), attributes);
  for (const [name, rows] of Object.entries({ ...catalog.visions, grey: [luminance, luminance, luminance] })) {
    const filter = svg("filter", { id: `vision-${name}`, "color-interpolation-filters": "linearRGB" });
    filter.append(svg("feColorMatrix", { values: matrix(rows.map(row => row.map(value => finite(value)))) }));
    byId("visions").append(filter);
  }
}

function applySwitches() {
  document.documentElement.dataset.appearance = appearance();
  document.documentElement.dataset.motion = setting("motion");
  document.documentElement.dataset.vision = setting("vision");
  for (const name of Object.keys(switches)) byId("switches").elements[name].value = setting(name);
}

/** The file of a screen or a journey for the chosen reader, or by default for its own reader. */
const fileOf = one => placeOf(one, readerOf(one, setting("size") || undefined, setting("language") || undefined));
const tokenFile = (product, which = appearance()) => `tokens/${product}.${which}`;

/** A copy of a screen in which every motion has its reduced form. */
const still = value =>
  Array.isArray(value) ? value.map(still)
  : value && typeof value === "object"
    ? { ...Object.fromEntries(Object.entries(value).map(([name, part]) => [name, still(part)])), ...(value.effect && { applies: "reduced" }) }
    : value;
const moved = screen => (setting("motion") === "reduced" ? still(screen) : screen);

"""#,
        "Gallery/tokens.js": #"""
// The tokens of a product in the chosen appearance: colours with the surfaces of their contrast, type at every size,
// spaces, radii, shadows, motion beside its reduced form, and haptics as a picture.

async function tokensPage([product = products[0], wanted]) {
  if (!products.includes(product)) return missing();
  const [set, origins, types] = await loadAll([tokenFile(product), `origins/${product}.${appearance()}`, "types"]);
  const of = (type, prefix) => Object.entries(set.tokens).filter(([path, token]) => token.$type === type && (!prefix || path.startsWith(prefix)));
  const card = ([path, token], picture) => h("li", { class: "token", id: `token-${path}` }, picture, h("div", {}, roleNode(path, set, origins), token.$description ? h("p", {}, token.$description) : null, measured(set, path)));
  const section = (title, tokens, picture) => tokens.length ? h("section", { class: "group" }, h("h2", {}, title), h("ul", { class: "tokens" }, tokens.map(entry => card(entry, picture(entry[1], entry[0]))))) : null;
  const haptics = of("number", "haptic.");
  const rows = [
    h("nav", { "aria-label": "Products", class: "thumbs" }, products.map(name => h("a", { href: address("tokens", name), "aria-current": name === product ? "page" : null }, name))),
    h("h1", {}, `Tokens of ${product}`), h("p", { class: "count" }, `${Object.keys(set.tokens).length} roles, ${appearance()}`),
    section("Colours", of("color"), token => h("span", { class: "patch", style: { background: paintOf(token) } })),
    section("Gradients", of("gradient"), token => h("span", { class: "patch", style: { background: paintOf(token) } })),
    h("section", { class: "group" }, h("h2", {}, "Type"), of("typography").map(([path, token]) => typeRow(path, token, types, product))),
    ...[["Spaces", "space."], ["Radii", "radius."], ["Sizes", "size."]].map(([title, prefix]) => section(title, of("dimension", prefix), token =>
      h("span", { class: "patch length" }, h("span", { style: prefix === "radius." ? { "inline-size": "100%", "block-size": "100%", "border-radius": `${token.$value.value}px` } : { "inline-size": `${Math.min(token.$value.value, 120)}px` } })))),
    section("Other lengths", of("dimension").filter(([path]) => !/^(space|radius|size)\./.test(path)), token => h("span", { class: "patch length" }, h("span", { style: { "inline-size": `${Math.min(token.$value.value, 120)}px` } }))),
    section("Shadows", of("shadow"), token => h("span", { class: "patch", style: { "box-shadow": [token.$value].flat().map(one => `${one.offsetX.value}px ${one.offsetY.value}px ${one.blur.value}px ${one.spread.value}px ${colorValue(one.color)}`).join(", ") } })),
    section("Motion", of("transition"), motionPicture),
    section("Haptics", haptics, hapticPicture),
    section("Numbers", of("number").filter(([path]) => !path.startsWith("haptic.")), () => null),
  ];
  if (wanted) setTimeout(() => {
    const node = byId(`token-${wanted}`);
    node?.scrollIntoView({ block: "center" });
    node?.querySelector("summary")?.focus();
  });
  return rows;
}

/** The contrast of a foreground with each surface it is declared for. */
function measured({ contrast }, path) {
  const row = contrast[path];
  return row && h("p", { class: "measured" }, Object.entries(row.on).map(([ground, ratio]) =>
    h("span", { class: row.minimum && ratio < row.minimum ? "fails" : "" }, `${ratio} on ${ground.replace(/^color\./, "")}`)));
}

function typeRow(path, { $value, $description }, { sizes, products }, product) {
  const ramp = own(products[product], path) ?? [];
  const weight = weights[$value.fontWeight] ?? $value.fontWeight;
  const font = (size, leading) => ({ font: `${weight} ${size}px/${leading} ${familyValue([$value.fontFamily].flat())}` });
  return h("details", { class: "ramp", id: `token-${path}` },
    h("summary", {}, h("code", {}, path), h("span", { style: font($value.fontSize.value, 1.3) }, "Seven days"), h("small", {}, $description ?? "")),
    h("ol", {}, ramp.map(([size, leading], place) => h("li", {}, h("small", {}, `${sizes[place]} · ${size} / ${Math.round(leading * 100) / 100}`), h("span", { style: font(size, `${leading}px`) }, "7 days")))));
}

/** A dot that moves as the token describes, beside its reduced form. */
function motionPicture(token) {
  const { duration, delay, timingFunction } = token.$value;
  const { repeat, scale, offset } = token.$extensions?.["org.candela"] ?? {};
  const dots = [h("span", { class: "dot" }), h("span", { class: "dot" })];
  const play = () => {
    const from = scale ? { scale: scale.from } : offset ? { translate: offset.axis === "horizontal" ? `${offset.from}px` : `0 ${Math.max(offset.from, -24)}px` } : { translate: "-24px" };
    const to = scale ? { scale: scale.to } : offset ? { translate: offset.axis === "horizontal" ? `${offset.to}px` : "0 0" } : { translate: "24px" };
    const timing = { duration: duration.value, delay: delay.value, easing: `cubic-bezier(${timingFunction.map(value => finite(value))})`, fill: "both" };
    // With the system's reduce motion setting, both places show the reduced form.
    const isReduced = matchMedia("(prefers-reduced-motion: reduce)").matches || setting("motion") === "reduced";
    if (!isReduced) dots[0].animate([from, to], { ...timing, iterations: repeat?.count ?? 1, direction: repeat?.autoreverses ? "alternate" : "normal" });
    for (const dot of isReduced ? dots : [dots[1]]) dot.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 200, fill: "both" });
  };
  return h("button", { type: "button", class: "patch motion", "aria-label": "Play, full and reduced", click: play }, dots);
}

// Intensity over a quarter of a second, one bar a pulse, for the system's haptic patterns of these names.
const pulses = { __proto__: null, success: [[0, 0.6], [120, 1]], warning: [[0, 1], [140, 0.6]], error: [[0, 0.7], [80, 0.7], [160, 1]], light: [[0, 1]], medium: [[0, 1]], heavy: [[0, 1]], selection: [[0, 1]] };
function hapticPicture(token) {
  const pattern = pulses[token.$extensions?.["org.candela"]?.haptic] ?? [[0, 1]];
  const strength = Math.max(finite(token.$value), 0);
  const bars = pattern.map(([at, part]) => set(make("rect"), { x: 4 + at / 3, y: 36 - 32 * part * strength, width: 10, height: 32 * part * strength, rx: 2 }));
  const picture = set(make("svg", "", set(make("path"), { d: "M0 37H80" }), bars), { viewBox: "0 0 80 40" });
  return h("span", { class: "patch haptic", "aria-hidden": "true" }, picture);
}

"""#,
        "Gallery/wall.js": #"""
// The first page: an index of the screens, or the results of a search. Pages of all states of a screen, and of one state of all screens.

const normal = text => text.toLowerCase().replaceAll("-", " ");
const asked = () => normal(setting("q")).split(/\s+/).filter(Boolean);
const wordsOf = one => normal([one.name, label(one), one.screen, one.app].join(" "));

const pictured = (path, name, note, screen, isTall) =>
  h("li", {}, h("a", { href: address(...path), class: "tile" }, thumbnail(screen, isTall), h("strong", {}, name), note && h("small", {}, note)));
const tile = (one, note = one.app, isTall = false) => pictured(["screens", one.screen, one.name], label(one), note, () => load(fileOf(one)), isTall);
const journeyTile = (one, note = countOf(one.count, "screen", "screens")) =>
  pictured(["journeys", one.name, "0"], label(one), note, async () => (await framesOf(one)).at(-1).screen);
const group = (title, tiles) => (tiles.length ? h("section", { class: "group" }, h("h2", {}, title), h("ul", { class: "wall" }, tiles)) : null);

async function wall(_, isCurrent) {
  const terms = asked();
  if (!terms.length) say("");
  return terms.length ? results(terms, isCurrent) : index();
}

/** Every screen, by product, with a picture of its first state. */
function index() {
  const journeys = group("Journeys", catalog.journeys.map(() => null));
  // They are below the screens, and many.
  if (journeys) idle().then(() => journeys.lastChild.append(...catalog.journeys.map(one => journeyTile(one))));
  const screens = screenNames.map(screen => {
    const all = statesOf.get(screen);
    return all.find(one => stateLabel(one) === "typical") ?? all[0];
  }).filter(Boolean);
  return [
    h("h1", {}, "Screens"),
    h("p", { class: "count" }, `${countOf(screens.length, "screen", "screens")} in ${countOf(catalog.specimens.length, "state", "states")}, ${countOf(catalog.journeys.length, "journey", "journeys")}`),
    states().length ? h("details", { class: "across" }, h("summary", {}, "One state of all screens"), h("ul", { class: "finds" }, states().map(([name, count]) => h("li", {}, link(["across", name], sentence(name)), " ", h("small", {}, String(count)))))) : null,
    group("From the journal", catalog.own.map(one => tile(one))),
    apps.map(app => group(plain(app), screens.filter(one => one.app === app).map(one => {
      return pictured(["states", one.screen], screenLabel(one.screen), countOf(statesOf.get(one.screen).length, "state", "states"), () => load(fileOf(one)));
    }))),
    journeys,
  ];
}

/** The states that several screens have, the most frequent first. */
function states() {
  if (!frequent) {
    const counts = new Map();
    for (const name of catalog.specimens.map(stateLabel)) counts.set(name, (counts.get(name) ?? 0) + 1);
    frequent = [...counts].filter(([, count]) => count > 2).sort(([, a], [, b]) => b - a);
  }
  return frequent;
}
let frequent;
const picker = (name, chosen, options, path) => h("label", { class: "picker" }, h("span", {}, name),
  h("select", { id: "picker", change: ({ target }) => (location.hash = address(path, target.value)) }, options.map(([value, text]) => h("option", { value, selected: value === chosen }, text))));
/** Pictures of whole screens: each takes as many of the list's low rows as it needs, so that the next one follows below it. */
const tall = all => {
  const list = h("ul", { class: "wall talls" }, all.map(([one, name]) => pictured(["screens", one.screen, one.name], name, null, () => load(fileOf(one)), true)));
  for (const item of list.children) rowsOf.observe(item.firstChild);
  return list;
};
const rowsOf = new ResizeObserver(entries => {
  for (const { target } of entries) target.parentNode.style.gridRowEnd = `span ${Math.ceil(target.offsetHeight / 8) + 3}`;
});

/** All states of a screen, each picture whole. */
function statesPage([screen]) {
  const all = specimens.filter(one => one.screen === screen);
  if (!all.length) return missing();
  return [
    h("h1", {}, screenLabel(screen)), h("p", { class: "count" }, `${countOf(all.length, "state", "states")} · ${screen}`),
    picker("Screen", screen, screenNames.map(name => [name, screenLabel(name)]), "states"),
    tall(all.map(one => [one, sentence(stateLabel(one))])),
  ];
}

/** One state of all screens that have it. */
function acrossPage([state]) {
  const all = catalog.specimens.filter(one => stateLabel(one) === state);
  if (!all.length) return missing();
  return [
    h("h1", {}, sentence(state)), h("p", { class: "count" }, `The state of ${countOf(all.length, "screen", "screens")}`),
    picker("State", state, states().map(([name]) => [name, sentence(name)]), "across"),
    tall(all.map(one => [one, screenLabel(one.screen)])),
  ];
}

/** The states and journeys with all terms in their names, or in their words and roles. */
async function results(terms, isCurrent) {
  const { words, roles, uses } = await load("words");
  if (!isCurrent()) return null;
  const texts = [words, roles];
  // For each term, the indices of the words and of the roles that have it.
  const places = terms.map(term => texts.map(list => new Set(list.flatMap((text, place) => (normal(text).includes(term) ? [place] : [])))));
  const textWith = (one, place) => {
    const used = own(uses, nameOfPlace(one)) ?? [[], []];
    for (const sort of [0, 1]) {
      const at = used[sort].find(index => places[place][sort].has(index));
      if (at !== undefined) return texts[sort][at];
    }
  };
  const [named, showing] = [[], []];
  for (const one of [...specimens, ...catalog.journeys]) {
    const missed = terms.flatMap((term, place) => (wordsOf(one).includes(term) ? [] : [place]));
    const reasons = missed.map(place => textWith(one, place));
    if (!missed.length) named.push(isJourney(one) ? journeyTile(one) : tile(one));
    else if (reasons.every(Boolean)) {
      const note = [...new Set(reasons)].map(text => (text.length > 60 ? `${text.slice(0, 59)}…` : text)).join(" · ");
      showing.push(isJourney(one) ? journeyTile(one, note) : tile(one, note));
    }
  }
  const count = `${named.length} by name, ${showing.length} by words and roles`;
  say(count);
  return [
    h("h1", {}, `“${setting("q").trim()}”`), h("p", { class: "count" }, count), otherFinds(terms),
    group("By name", named), group("By words and roles", showing),
    named.length + showing.length ? null : h("p", {}, "Nothing found. Names of screens and states, words on screens, roles, tokens and icons are searched."),
  ];
}

/** Kinds, tokens and icons that match a search; they are loaded at the first search. */
function otherFinds(terms) {
  const box = h("ul", { class: "finds" });
  const matches = name => terms.every(term => normal(name).includes(term));
  loadAll(["kinds", "icons", tokenFile(products[0])]).then(([kinds, { icons }, { tokens }]) => {
    const list = (names, path) => names.filter(matches).slice(0, 12).map(name => h("li", {}, link(path(name), name)));
    box.append(
      ...list(Object.keys(kinds.elements), name => ["elements", name]), ...list(Object.keys(kinds.cards), name => ["cards", name]),
      ...list(Object.keys(tokens), name => ["tokens", products[0], name]), ...list(Object.keys(icons), name => ["icons", name]));
    if (!box.children.length) box.remove();
  }).catch(failed);
  return box;
}

"""#,
        "Renderer.md": ##"""
# Candela's renderer for the web

`candela.js` draws any screen of the Candela contract, version 3, from its JSON. It implements the kinds of elements and no
particular screen, card or app; `candela.css` lays out the boxes. Neither needs a build step or another library.

```html
<link rel="stylesheet" href="candela.css">
<candela-screen></candela-screen>
<script type="module">
  import "./candela.js";

  const read = async path => (await fetch(path)).json();
  const [screen, tokens, icons] = await Promise.all(
    ["screens/habit.list/habits-typical.json", "tokens/habit.light.json", "icons.json"].map(read));

  const place = document.querySelector("candela-screen");
  place.draw(screen, tokens, icons);
  place.addEventListener("candela-event", ({ detail }) => console.log(detail.action, detail.value));
</script>
```

- `screen` is the answer of `candela screen`, `candela stream` or a session; `tokens` and `icons` are files of `candela dump`.
- An event contains the id of the **action** that was performed, and the value that was entered. The screen's JSON has the action
  under that id, with its **intent**: send `{"intent": …, "value": …}` back, and draw the screen in the answer.
- `candela.d.ts` has the types of screens, events, effects, tokens and icons, and of the functions: `import type { Screen } from
  "./candela.js"`. Each `Element` has one of the known kinds or another one, of a later version; a check of `kind` narrows its type.
- `draw` has a fourth argument: `{ appearances }`, the token files of other appearances by name, for pictures with a fixed
  appearance, and `{ onDraw }`, which is called with each node and its element.
- `draw` keeps the nodes of elements that are the same on the next screen, and the focus, the scroll positions, running motions and a text
  that is being typed, if it gets the same token and icon objects and no `onDraw`. A field with a `focusDelay` gets the focus after these
  seconds. `drawScreen` makes new nodes, moves no focus and announces nothing.
- `draw` moves the focus to the title of a screen that opens, back to the control that opened it, and from a control that disappears to the
  next one, but never away from another part of your page. So draw all screens of an app in one `<candela-screen>`.
- Announcements are made in two live regions in `<candela-screen>`, one polite and one assertive, each once: if the previous screen had none
  with its id.
- An overlay is a modal dialog in the window, and Escape does what its button to close does. A screen that is only a part of your page, with
  the property `--visible-size`, is only covered itself.
- Further actions of a row are buttons after its controls for the keyboard and screen readers, and a menu for a secondary click and a long
  press. With forced colours, texts and boxes have the reader's colours, and graphics keep theirs with an outline.
- A font that the token file describes (`fonts`) is used by its web name, and the page loads it in any way; until it is loaded, a
  fallback with the same metrics is used, from a face that every device has.
- Nothing in a screen, a token file or an icon file can make a page run a script or send a request: names of fonts are quoted, a
  style value with anything but numbers, words, colours and gradients is left out, and so is a role that is not a path of letters,
  digits, hyphens and underscores, in steps separated by dots. Icons are paths in a view box `0 0 24 24` or of another size.
- A page may have a strict Content Security Policy: the renderer needs `script-src 'self'; style-src 'self'` for its two files,
  `connect-src` for your server, and no `'unsafe-inline'`, font, image or frame. Styles are set through the CSSOM, which policies do not
  restrict, and no text is parsed as markup, so `require-trusted-types-for 'script'; trusted-types 'none'` works too.
- The screen is as wide as its container. The custom property `--visible-size` of `candela-screen` is the height of the part of a screen
  that is visible, in which an overlay is centred; without it, this is the height of the window.
- Type size, language, contrast and motion belong to the screen: to change them, request it in another context. Choose another token file
  to switch between light and dark.
- Colours, sizes and times are custom properties of the drawn page: `color.text.primary` is `--color-text-primary`.

An app in the browser with `candela stream` as its server repeats three steps: draw the screen of the answer, send the event with the
session of that answer, perform the effects. The first line needs only the app, a journal and a place:

```json
{"id": 1, "session": {"app": "habit", "journal": {}, "place": {"tab": {"screen": "habit.list"}}}}
{"id": 2, "session": "… of the answer …", "event": {"intent": {"kind": "open", "screen": "habit.form", "as": "sheet"}}}
```

"""##,
        "candela.css": ##"""
/* The box of each kind of element drawn by candela.js. Colours, sizes and times are custom properties from token files. */
candela-screen { display: block; }
.candela {
  display: grid; grid-template-columns: minmax(0, 1fr); min-block-size: 100%; position: relative; isolation: isolate; text-align: start; color: var(--color-text-primary);
  contain: layout style; -webkit-text-size-adjust: 100%;
}
.candela *, .candela *::before { box-sizing: border-box; margin: 0; }
.candela ul { padding: 0; list-style: none; }
.candela :is(button, input, select, textarea) {
  appearance: none; border: 0; padding: 0; background: none; border-radius: 0; font: inherit; color: inherit; text-align: inherit;
}
.candela :is(button:enabled, select) { cursor: pointer; }
.candela :focus-visible, .c-current { outline: 2px solid currentColor; outline-offset: 2px; }
.c-hidden, .c-menu:not(:focus-within) {
  position: absolute !important; inline-size: 1px !important; block-size: 1px !important; min-inline-size: 0 !important;
  min-block-size: 0 !important; overflow: hidden; clip-path: inset(50%); white-space: nowrap;
}
.candela :is(h1, main, .c-overlay):focus { outline: none; }

/* The page */
.c-content, .c-overlay { grid-area: 1 / 1; }
.c-content { display: flex; flex-direction: column; gap: var(--page-gap); }
.c-content, .c-seen { --page-side: max(var(--page-margin), (100% - var(--column, 100%)) / 2); }
.c-bar { display: flex; flex-wrap: wrap; align-items: center; gap: 0 8px; min-block-size: 52px; padding: 8px var(--page-side) 0; }
.c-bar > h1 { flex: 1 1 min-content; min-inline-size: 0; }
.c-bar-end ~ h1 { order: 2; flex-basis: 100%; }
.c-bar, .c-tabs { --target: 44px; }
.c-bar-end { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; }
.c-bar-end:last-child { margin-inline-start: auto; justify-content: end; }
.c-bar-end:has(~ h1) > .c-button:first-child:not(.c-surface) { justify-content: start; }
h1 ~ .c-bar-end > .c-button:last-of-type:not(.c-surface) { justify-content: end; }
.c-toasts { position: sticky; inset-block-start: 0; z-index: 2; display: grid; grid-template-columns: minmax(0, 1fr); gap: 8px; padding-inline: var(--page-side); }
.c-cards { display: flex; flex-direction: column; gap: var(--page-gap); padding: 0 var(--page-side) var(--page-margin); flex: 1; }
.c-content > .c-cards:first-child { padding-block-start: var(--page-margin); }
:is(.c-cards, .c-seen) > :is(:not(.c-arranger, .c-inline-fill), .c-inline-fixed, .c-inline-hug) { align-self: center !important; }
nav.c-tabs { position: sticky; inset-block-end: 0; z-index: 1; }
.candela .c-overlay { z-index: 3; position: static; inline-size: auto; block-size: auto; max-inline-size: none; max-block-size: none; padding: 0; border: 0; color: inherit; }
.candela .c-overlay:modal { position: fixed; inset: 0; }
.c-overlay::backdrop { background: none; }
.c-seen {
  position: sticky; inset-block: 0; display: flex; flex-direction: column; justify-content: center; block-size: 100%; max-block-size: var(--visible-size, 100dvh); padding: var(--page-margin) var(--page-side);
}
.c-seen > .c-card { max-block-size: 100%; overflow-y: auto; isolation: isolate; }
.c-overlay { overflow: clip; } .c-card:has(.c-particle) { isolation: isolate; } .candela:not(.c-large) .c-card:has(.c-particle) { overflow: visible; }

/* Arrangers */
.c-arranger, .c-card { max-inline-size: 100%; }
:is(.c-cards, .c-column, .c-item) > .c-arranger { min-inline-size: 0; }
.c-row, .c-column { display: flex; align-items: flex-start; }
.c-column { flex-direction: column; text-align: start; }
:is(.c-row, .c-column, .c-item) > * { max-inline-size: 100%; }
.c-column > :is(.c-arranger, .c-bar-lying, .c-bar-standing, .c-inline-fill):not(.c-inline-fixed), .c-item > .c-arranger {
  align-self: stretch;
}
.c-align-center { align-items: center; } .c-column.c-align-center { text-align: center; }
.c-align-end { align-items: flex-end; } .c-column.c-align-end { text-align: end; }
.candela :is(.c-grid, .c-list, .c-table, .c-chart, .c-toggle, .c-field, .c-choice, .c-stepper) { text-align: start; }
.c-align-stretch { align-items: stretch; }
.c-align-firstBaseline { align-items: baseline; }
.c-column:is(.c-align-center, .c-align-end) > .c-row:not([class*="c-justify"], .c-inline-fill) { align-self: auto; }
.c-column.c-align-center > .c-row:where(.c-wraps, .c-wraps-late):not([class*="c-justify"]), .c-justify-center { justify-content: center; }
.c-column.c-align-end > .c-row:where(.c-wraps, .c-wraps-late):not([class*="c-justify"]), .c-justify-end { justify-content: flex-end; } .c-justify-spaceBetween { justify-content: space-between; }
.c-wraps, .c-wraps-late, .c-wrapped, .c-segmented { flex-wrap: wrap; align-content: flex-start; }
.c-wraps-late > .c-grows ~ :is(.c-icon, .c-button) { margin-inline-start: auto; & ~ * { margin-inline-start: 0; } }
.c-scrolls, .c-scrolled { overflow-x: auto; scrollbar-width: none; }
:is(.c-scrolls, .c-scrolled) > *, :is(.c-inline-fixed, .c-block-fixed) { flex: none; }
:is(.c-row, .c-button, .c-beside) > :is(.c-grows, .c-inline-fill),
:is(.c-row, .c-beside) > :is(.c-grid, .c-list, .c-table, .c-choice, .c-toggle, .c-field, .c-stepper, .c-chart, .c-bar-lying, .c-button.c-arranger):not(.c-inline-fixed, .c-inline-hug) {
  flex: 1 1 0; align-self: auto;
}
.c-large :is(.c-row, .c-button, .c-beside):not(:has(> .c-grows ~ .c-grows)) > .c-grows { flex: 1 0 60%; }
.c-row > .c-button:not(.c-arranger, .c-grows) { flex-shrink: 0; }
.c-column > * { flex-shrink: 0; } .c-column > :is(.c-grows, .c-block-fill) { flex: 1 0 0%; }
:is(.c-button, .c-beside, .c-steps, .c-toggle) > .c-text, .c-caption, .c-key { max-inline-size: 100%; }
:is(.c-caption, .c-named > label, .c-key) > .c-text { min-inline-size: 0; }
.c-layers, .c-canvas, .c-ring { display: grid; place-items: center; flex: none; position: relative; }
.c-layers > *, .c-canvas > *, .c-ring > * { grid-area: 1 / 1; position: relative; }
.c-layers.c-align-start { place-items: start; }
.c-layers.c-align-end { place-items: end; }
.c-layers > .c-inline-fill { justify-self: stretch; }
:is(.c-layers, .c-row, .c-button) > .c-block-fill { align-self: stretch; }
.c-inline-hug { align-self: auto !important; inline-size: fit-content !important; }
.c-grid { display: grid; inline-size: 100%; }
.c-grid > *, .c-grid .c-button, .c-rowed > .c-row > * { min-inline-size: 0; }
.c-rowed > .c-row { display: grid; grid-template-columns: subgrid; grid-column: 1 / -1; align-items: stretch; gap: inherit !important; }
.c-grid > .c-button, .c-rowed > .c-row > :not(.c-icon) { inline-size: 100%; }
.c-unrolled > .c-row { flex-direction: column; align-items: stretch; }
.c-unrolled .c-button > .c-column { flex-direction: row; flex-wrap: wrap; align-items: center; justify-content: center; }
.c-adjustable { cursor: pointer; } .c-adjustable button { pointer-events: none; }
.c-list { display: flex; flex-direction: column; inline-size: 100%; }
.c-item { display: flex; flex-direction: column; align-items: flex-start; min-inline-size: 0; position: relative; }
.c-item + .c-item::before { content: ""; position: absolute; inset: 0 0 auto; block-size: 1px; background: var(--divider); }
.c-table { display: grid; column-gap: var(--gap); inline-size: 100%; }
.c-table-row, .c-table-row > .c-table-cell, .c-table-row > .c-table-cell > * {
  display: grid; grid-template-columns: subgrid; grid-column: 1 / -1; align-items: center;
}
.c-divided > .c-table-row + .c-table-row { border-block-start: 1px solid var(--divider); }
.c-table-section { grid-column: 1 / -1; padding-block-start: var(--gap); inline-size: 100%; }
.c-table-row > .c-table-cell > * { gap: normal !important; }
.c-cell-end { justify-self: end; text-align: end; } .c-cell-center { justify-self: center; text-align: center; }
.c-large :is(.c-table, .c-table-row, .c-table-row > .c-table-cell, .c-table-row > .c-table-cell > *) {
  display: flex; flex-direction: column; align-items: flex-start; gap: 0; inline-size: 100%;
}
.c-large .c-table-row > .c-table-cell > * > .c-arranger { align-self: stretch; }
.c-headed { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 8px; }
.c-large .c-table-row { padding-block: var(--gap); }

/* Content */
.candela .c-text {
  font-size: calc(var(--size) * var(--scale, 1)); line-height: calc(var(--leading) * var(--scale, 1)); white-space: pre-line;
  text-align: -webkit-match-parent; text-align: match-parent; font-variant-numeric: tabular-nums;
}
.candela .c-broken { overflow-wrap: anywhere; } .candela .c-narrow { flex: none !important; inline-size: min-content !important; min-inline-size: 0; max-inline-size: none !important; overflow-wrap: normal; }
.candela .c-flat { flex: none !important; inline-size: max-content !important; max-inline-size: none !important; text-wrap: nowrap; } .candela span.c-text { display: block; }
.candela .c-text span:not(.c-hidden, .c-shown) { display: inline; }
.c-shown { display: contents; } .c-icon { inline-size: var(--side); block-size: var(--side); flex: none; fill: currentColor; display: block; }
.candela .c-icon.c-surface { box-sizing: content-box; }
.c-mirrors:dir(rtl) { transform: scaleX(-1); }
.c-shape { display: block; flex: none; }
.c-divider { border: 0; background: var(--line); align-self: stretch; flex: none; min-block-size: 1px; min-inline-size: 1px; }
.candela .c-picture { overflow: hidden; flex: none; max-inline-size: none; }
.c-canvas { inline-size: 100%; block-size: 100%; }
.c-bar-lying, .c-bar-standing { overflow: hidden; display: flex; align-items: flex-end; inline-size: 100%; flex: none; }
.c-bar-lying > .c-fill { inline-size: calc(var(--fraction) * 100%); block-size: 100%; }
.c-bar-standing > .c-fill { block-size: calc(var(--fraction) * 100%); inline-size: 100%; }
.candela .c-ring-lines { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; rotate: -90deg; fill: none; }
.c-ring-lines > circle { cx: 50%; cy: 50%; r: calc(50% - var(--stroke) / 2); }
.c-ring-lines > .c-fill { stroke-linecap: round; }
.c-spinner { border-radius: 50%; border: 3px solid; border-inline-start-color: transparent; flex: none; animation: candela-spin 1s linear infinite; }
.c-thin { isolation: isolate; position: relative; }
.c-thin::before {
  content: ""; position: absolute; inset: 0; z-index: -1; border-radius: inherit; background: var(--fill); opacity: var(--fill-opacity);
}
.c-lit { position: relative; }
.c-lit::after {
  content: ""; position: absolute; inset: 0; padding: var(--edge-width); border-radius: inherit; background: var(--edge); pointer-events: none;
  mask: linear-gradient(#000 0 0) content-box exclude, linear-gradient(#000 0 0);
}
.candela .c-material { background: var(--fill); }
@supports (backdrop-filter: blur(1px)) {
  .candela .c-material { background: color-mix(in srgb, var(--fill) 70%, transparent); backdrop-filter: blur(20px); }
}

/* Charts, each in its own direction */
.c-chart { display: flex; flex-direction: column; gap: 8px; inline-size: 100%; }
.c-legend { display: flex; flex-wrap: wrap; gap: 4px 12px; }
.c-key { display: flex; align-items: center; gap: 6px; } .c-swatch { inline-size: 16px; block-size: 10px; border-radius: 2px; background: currentColor; flex: none; }
.c-swatch-points { inline-size: 10px; border-radius: 50%; } .c-swatch-line { block-size: 3px; }
.c-swatch-dashedLine { block-size: 3px; background: repeating-linear-gradient(90deg, currentColor 0 5px, #0000 5px 9px); }
.c-swatch-hollowBars { background: none; border: 2px solid; }
.c-chart-frame { display: grid; grid-template: minmax(80px, 1fr) auto / auto minmax(0, 1fr); gap: 4px 6px; flex: 1; }
.c-view { position: relative; } .c-plot { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; overflow: visible; }
.c-line { fill: none; vector-effect: non-scaling-stroke; stroke-linejoin: round; stroke-linecap: round; }
.c-dashed { stroke-dasharray: 5 4; }
.c-axis-x, .c-axis-y { display: grid; }
.c-axis-x { grid-column: 2; }
.c-axis-x > *, .c-axis-y > * { grid-area: 1 / 1; position: relative; place-self: start left; translate: -50%; white-space: nowrap; }
.c-axis-y > * { justify-self: end; translate: 0 -50%; }
.c-large .c-axis-y > :first-child { translate: 0 -100%; }
.c-large .c-axis-y > :last-child { translate: none; }
.c-over { position: absolute; inset: 0; pointer-events: none; }
.c-over > * { position: absolute; inline-size: max-content; max-inline-size: 100%; }

/* Controls */
.c-button { display: inline-flex; align-items: center; min-inline-size: var(--target); min-block-size: var(--target); }
.candela .c-button { text-align: start; } .c-button:not([class*="c-justify"]) { justify-content: center; }
.candela :is(.c-button.c-surface:not(.c-arranger, .c-list > *), .c-segmented > .c-button) { text-align: center; }
.c-button.c-arranger { display: flex; inline-size: 100%; }
.c-column:not(.c-align-center, .c-align-end, .c-align-stretch) > .c-button:not(.c-surface, .c-arranger, .c-inline-fill, .c-inline-fixed), .c-button.c-justify-start { justify-content: flex-start !important; }
.c-button > .c-column:only-child { flex: 1 1 auto; min-inline-size: 0; }
.c-press:active { scale: var(--scale-from); }
:has(> .c-menu) { position: relative; }
.c-menu { position: absolute; z-index: 4; inset-block-start: 100%; inset-inline-end: 0; min-inline-size: 160px; border-radius: 12px; background: var(--ground); box-shadow: 0 2px 16px #0005; }
:is(.c-card, .c-surface, .c-arranger, .c-item):has(.c-menu:focus-within) { z-index: 4; }
.candela .c-more { display: block; inline-size: 100%; min-block-size: 44px; padding: 8px 16px; }
.c-toggle, .c-beside, .c-stepper, .c-steps, .c-entry, .c-caption, .c-menu-choice { display: flex; align-items: center; gap: 12px; }
.c-toggle, .c-stepper, .c-field, .c-choice { inline-size: 100%; min-block-size: var(--target); justify-content: space-between; }
.c-beside, .c-stepper > .c-text { flex: 1; min-inline-size: 0; max-inline-size: 100%; }
.c-switch { inline-size: 51px; block-size: 31px; border-radius: 16px; background: var(--track); flex: none; padding: 2px; }
.c-switch::before { content: ""; display: block; block-size: 100%; aspect-ratio: 1; border-radius: 50%; background: var(--thumb); }
.c-switch.c-on::before { margin-inline-start: auto; }
.c-field, .c-named { display: flex; flex-direction: column; gap: 4px; }
.c-wrong:empty { display: none; } .c-field { align-items: flex-start; } .c-named { inline-size: 100%; }
.c-picked { position: relative; display: flex; align-items: center; } .c-picked > .c-text { min-inline-size: 0; }
.candela .c-picker { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; min-block-size: 0; opacity: 0; cursor: pointer; }
.c-picked:focus-within { outline: 2px solid; outline-offset: 2px; }
.candela textarea.c-input { resize: none; }
.c-field:not(.c-entry-text) > .c-named { flex-direction: row; align-items: center; justify-content: space-between; gap: 12px; }
.c-field:not(.c-entry-text) .c-entry { flex: 0 0 144px; }
:is(.c-field, .c-named) > * { min-inline-size: 0; max-inline-size: 100%; }
:is(.c-entry, .c-caption, .c-steps) { gap: 8px; min-inline-size: 0; }
.candela .c-input { flex: 1; min-inline-size: 0; inline-size: 100%; min-block-size: var(--target); }
.c-input::placeholder { color: var(--placeholder); opacity: 1; }
.c-choice:not(.c-menu-choice) { display: flex; flex-direction: column; gap: 8px; }
.c-menu-choice > .c-caption { flex: 1; }
.c-select { display: flex; align-items: center; min-inline-size: 0; min-block-size: var(--target); }
.c-select::after {
  content: ""; inline-size: 7px; block-size: 7px; border: solid; border-width: 0 2px 2px 0; rotate: 45deg; margin-inline: 7px 3px; translate: 0 -2px; flex: none;
}
.candela .c-select > select { align-self: stretch; min-inline-size: 44px; max-inline-size: 100%; text-align: end; field-sizing: content; }
.c-options { display: flex; }
:is(.c-segmented, .c-options.c-tabs) > .c-button, :is(.c-row, .c-beside) > .c-button:is(.c-grows, .c-inline-fill, .c-arranger) {
  flex: 1 0 var(--target) !important; min-inline-size: min-content;
}
.c-options.c-list > .c-button { inline-size: 100%; justify-content: flex-start; }
.candela .c-step { inline-size: 44px; block-size: 44px; display: grid; place-items: center; flex: none; }
.c-step:disabled { opacity: .5; }
.c-dialog { max-inline-size: min(92vw, 18em); border: 0; border-radius: 14px; padding: 20px; margin: auto; overflow-wrap: break-word; }
.c-dialog :is(h2, button) { font: inherit; font-weight: 600; } .c-dialog button { min-block-size: 44px; min-inline-size: 44px; padding-inline: 16px; border: 1px solid; border-radius: 10px; background: none; color: inherit; margin-inline-end: 8px; }
.candela.c-large :is(.c-menu-choice, .c-named, .c-stepper, .c-turned, .c-turned > .c-beside) { flex-direction: column; align-items: flex-start; } .candela.c-large .c-turned > .c-beside > .c-grows { flex: none; }
.candela.c-large :is(.c-arranger.c-menu-choice, .c-field > .c-named) { align-items: stretch; }
.candela.c-large :is(.c-entry, .c-steps) { flex-wrap: wrap; } .candela.c-large .c-input { flex-basis: calc(3 * var(--size)); } .candela.c-large .c-input:placeholder-shown { flex-basis: calc(5 * var(--size)); } .candela.c-large .c-named { gap: 4px; }
.candela.c-large :is(.c-entry, .c-turned > .c-beside, .c-select) { inline-size: 100%; flex: none; }
.candela.c-large .c-select > select { flex: 1; text-align: start; white-space: normal; min-inline-size: 0; }

/* Motion */
@keyframes candela-fill { from { inline-size: 0; stroke-dasharray: 0 1; } }
@keyframes candela-pulse { to { scale: calc(1 + var(--amplitude, .05)); } }
@keyframes candela-shake { from { translate: calc(var(--amplitude, 3) * -1px); } to { translate: calc(var(--amplitude, 3) * 1px); } }
@keyframes candela-scale { from { scale: var(--scale-from); opacity: 0; } }
@keyframes candela-slide { from { translate: 0 var(--offset-from); opacity: 0; } }
@keyframes candela-fade { from { opacity: 0; } }
@keyframes candela-spin { to { rotate: 1turn; } }
@keyframes candela-fly {
  from { opacity: 0; } 5%, 60% { opacity: 1; } 35% { translate: var(--x) var(--y); animation-timing-function: ease-in; }
  to { translate: calc(1.2 * var(--x)) calc(var(--y) + var(--fall)); rotate: 1 2 1 var(--spin); opacity: 0; }
}
.c-spray { position: absolute; inset: 50%; z-index: -1; pointer-events: none; }
.c-particle { position: absolute; inline-size: var(--side); block-size: calc(var(--side) * .6); background: currentColor; }
@media (prefers-reduced-motion: reduce) {
  .candela *, .candela *::before { animation: none !important; transition: none !important; }
  .c-particle { display: none; }
}

/* Colours that the reader chose: texts and boxes have them, and graphics keep their own on the screen's ground, with an edge */
@media (forced-colors: active) {
  .c-surface, .c-input, .c-menu, .c-dialog { outline: 1px solid; outline-offset: -1px; }
  :is(.c-shape, .c-swatch, .c-bar-lying, .c-bar-standing, .c-switch, .c-plot, .c-ring-lines, .c-picture, .c-inked) { forced-color-adjust: none; }
  :is(.c-plot, .c-inked):not(.c-picture *) { background: var(--ground); }
  .c-shape, .c-swatch, .c-bar-lying, .c-bar-standing, .c-switch, .c-picture { outline: 1px solid CanvasText; }
  :is(.c-plot, .c-inked) :is(.c-shape, .c-swatch, .c-bar-lying, .c-bar-standing) { outline-color: var(--color-text-primary); }
  .c-icon:not(:is(.c-picture, .c-inked) *) { color: CanvasText !important; }
  .c-switch, .c-switch.c-on::before { background: Canvas; }
  .c-switch::before, .c-divider, .c-item + .c-item::before { background: CanvasText; }
  .c-switch.c-on { background: Highlight; }
  .candela :is([aria-checked="true"], [aria-selected="true"], [aria-pressed="true"]):not(.c-toggle, :focus-visible) { outline: 3px solid Highlight; outline-offset: -3px; }
}

"""##,
        "candela.d.ts": #"""
/** Options for drawing a screen. */
export interface DrawOptions {
  /** Called when an action is performed. Without it, `<candela-screen>` dispatches a `candela-event`. */
  readonly onEvent?: (event: PerformedAction) => void;
  /** Called with each node and the element that it draws. */
  readonly onDraw?: (node: HTMLElement | SVGElement, element: Element) => void;
  /** The token files of other appearances by name, for pictures with a fixed appearance. */
  readonly appearances?: { readonly [appearance: string]: Tokens };
}

/** A performed action. */
export interface PerformedAction {
  /** The id of the action, under which the screen has its intent. */
  readonly action: string;
  /** The entered value; absent if none was entered. */
  readonly value?: IntentValue;
}

/** Draws a screen. The page links `candela.css`, and contains the returned node. */
export function drawScreen(screen: Screen, tokens: Tokens, icons: Icons, options?: DrawOptions): HTMLElement;

/** Fits a drawn screen into its container; repeated whenever the size changes. */
export function fit(page: HTMLElement): void;

/** The element `<candela-screen>`, which draws screens and dispatches `candela-event`s. */
export interface CandelaScreen extends HTMLElement {
  /** Draws the next screen, keeps what stays, moves the focus and makes announcements. */
  draw(screen: Screen, tokens: Tokens, icons: Icons, options?: DrawOptions): void;
}

declare global {
  interface HTMLElementTagNameMap {
    "candela-screen": CandelaScreen;
  }
  interface HTMLElementEventMap {
    "candela-event": CustomEvent<PerformedAction>;
  }
}

"""#,
        "candela.js": ##"""
/**
 * Draws screens of the Candela contract, version 3, from their elements. It implements the kinds of elements and the formats of
 * tokens and icons, and nothing else: every number, colour and text comes from the JSON it is given.
 *
 *     import { drawScreen } from "./candela.js";
 *     const onEvent = ({ action, value }) => send(action, value);
 *     document.body.append(drawScreen(screen, tokens, icons, { onEvent }));
 *
 * `screen`, `tokens` and `icons` are files of a dump: `screens/…`, `tokens/<product>.<appearance>.json` and `icons.json`. Options:
 * `appearances`, the token files of other appearances by name, for pictures with a fixed appearance, and `onDraw`, called with each node
 * and its element. The page links `candela.css`. `<candela-screen>` has a method `draw` and dispatches `candela-event`s; what does not
 * change from one screen to the next stays, with scroll positions and a text that is being typed. It moves the focus and makes announcements.
 */
export function drawScreen(screen, tokens, icons, options = {}) {
  return new Drawing(screen, tokens, icons, options).page(screen);
}

class CandelaScreen extends HTMLElement {
  draw(screen, tokens, icons, options = {}) {
    const dispatch = detail => this.dispatchEvent(new CustomEvent("candela-event", { detail, bubbles: true, composed: true }));
    this.onEvent = options.onEvent ?? dispatch;
    const fresh = drawScreen(screen, tokens, icons, { ...options, onEvent: detail => this.onEvent(detail) });
    const [old, root] = [this.regions && this.firstElementChild, this.getRootNode()];
    const focus = root.activeElement ?? document.body;
    const id = this.contains(focus) && (root.getElementById(focus.closest(".c-menu")?.dataset.of) ?? focus.querySelector(":scope.c-steered [data-id]") ?? focus).closest("[data-id]")?.dataset.id;
    const ids = [...this.querySelectorAll("[data-id]")].map(node => node.dataset.id);
    const context = [tokens, icons, screen.screen, screen.language, screen.context?.language, screen.context?.typeSize, options.onDraw];
    const isNext = old && context.every((value, place) => value === this.context[place]);
    if (isNext) renew(old, fresh);
    else old ? old.replaceWith(fresh) : this.replaceChildren(fresh);
    this.context = context;
    const page = this.firstElementChild;
    const layer = page.querySelector(".c-overlay");
    // An overlay is modal in the window, unless the screen is only a part of a page.
    if (layer && this.isConnected && !layer.matches(":modal") && !getComputedStyle(this).getPropertyValue("--visible-size"))
      layer.removeAttribute("open"), (layer.autofocus = true), layer.showModal();
    if (isNext) fit(page), check(page);
    // Screen readers announce what changes in a region that was there before; outside of a modal overlay they would not.
    this.regions ??= ["polite", "assertive"].map(level => set(make("div", "c-hidden c-said"), { "aria-live": level }));
    if (this.regions[0].parentNode !== (layer ?? this)) (layer ?? this).append(...this.regions);
    const announcements = screen.announcements ?? [];
    this.say(announcements.filter(one => !this.said?.has(one.id)), screen.language);
    this.said = new Set(announcements.map(one => one.id));
    this.follow(screen, focus, id, ids, layer ?? page.querySelector("h1, main"));
    for (const input of this.querySelectorAll("[data-focus-delay]")) input.timer ??= setTimeout(() => input.focus(), input.dataset.focusDelay * 1000);
  }
  /** Announces sentences after a move of the focus, which would interrupt them, and removes them later. */
  say(sentences, lang = this.context[4]) {
    this.pending = [...(this.pending ?? []), ...sentences];
    if (!this.pending.length) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      for (const region of this.regions)
        region.replaceChildren(...this.pending.filter(one => one.politeness === region.ariaLive).map(one => set(make("p", "", one.text), { lang })));
      this.pending = [];
      this.timer = setTimeout(() => this.regions.forEach(region => region.replaceChildren()), 5000);
    }, 100);
  }
  /** Moves the focus into what opens, back to what opened it, and from what disappears to its neighbour. */
  follow({ screen, overlay, presentation }, focus, id, ids, start) {
    const [from, place, trail] = [this.place, `${screen} ${overlay?.card.id ?? ""}`, (this.trail ??= [])];
    const isSame = place === from;
    const [at, back] = [ids.indexOf(id), trail.findIndex(one => one.place === place)];
    const opener = presentation === "tab" && focus.closest("nav") ? id : trail[back]?.id;
    if (!isSame && back >= 0) trail.length = back;
    else if (!isSame && from) trail.push({ place: from, id });
    this.place = place;
    const isElsewhere = focus.isConnected && focus !== document.body && !this.contains(focus);
    if (isElsewhere || (isSame ? !id || focus.isConnected : !from && !overlay)) return;
    // Fitting steers grids.
    if (opener) fit(this.firstElementChild);
    const reach = one => one && [...this.querySelectorAll(["", " *"].map(end => `[data-id="${CSS.escape(one)}"]${end}`))].some(node => {
      const control = node.tabIndex < 0 ? node.closest(".c-steered") ?? node : node;
      if (control.tabIndex >= 0 && !control.matches(".c-more")) control.focus({ preventScroll: isSame });
      return control.matches(":focus");
    });
    const next = isSame ? [id, ...ids.slice(at + 1), ...ids.slice(0, Math.max(at, 0)).reverse()] : [opener];
    next.some(reach) || start.focus({ preventScroll: !from });
  }
}
if (!customElements.get("candela-screen")) customElements.define("candela-screen", CandelaScreen);

// The next screen
const scrollers = node => [node, ...node.querySelectorAll("*")].filter(one => one.matches(".c-scrolls, .c-scrolled"));
const motionsOf = node => node.getAnimations({ subtree: true });
/** Whether the node of an element can become that of another: it has no listeners, or they read the element of the node. */
const isOpen = (a, b) => a?.kind === b.kind && ["row", "column", "layers", "list", "table", "field"].includes(b.kind)
  && a.input?.format === b.input?.format && ![a, b].some(one => one.actions || one.focused);
const nameOf = (node, place) => (node.matches?.("li, [role='row']") ? node.querySelector("[data-id]") : node)?.dataset?.id ?? `${node.nodeName} ${place}`;
/** Turns a node into that of the next screen, or replaces it, and returns the one that stays. Children are matched by the elements' ids. */
function renew(old, fresh, isSame) {
  const [a, b] = [old.element, fresh.element];
  isSame ||= b && JSON.stringify(a) === JSON.stringify(b);
  if (old.nodeName !== fresh.nodeName || !(isSame || (b ? isOpen(a, b) : !a && !old.matches?.("button, .c-menu")))) {
    const places = old.matches ? scrollers(old).map(node => node.scrollLeft) : [];
    const motions = (old.matches ? motionsOf(old) : []).map(one => [one.animationName, one.currentTime]);
    old.replaceWith(fresh);
    if (motions.length) motionsOf(fresh).forEach((one, place) => motions[place]?.[0] === one.animationName && (one.currentTime = motions[place][1] ?? 0));
    if (places.length) scrollers(fresh).forEach((node, place) => (node.scrollLeft = places[place] ?? 0));
    return fresh;
  }
  if (old.className === "c-spray") return old;
  if (!old.matches) return old.data !== fresh.data && (old.data = fresh.data), old;
  const isRefused = old.matches(".c-refused");
  for (const name of old.getAttributeNames()) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (name !== "style" && old.getAttribute(name) !== value) old.setAttribute(name, value);
  if (old.style.cssText !== fresh.style.cssText) old.style.cssText = fresh.style.cssText;
  old.element = b;
  if (isRefused) return old.classList.add("c-refused"), old;
  if (old.drawn != null && old.drawn === old.value && old.value !== fresh.value) old.drawn = old.value = fresh.value;
  if (old.drawn != null) return old;
  const known = new Map([...old.childNodes].map((node, place) => [nameOf(node, place), node]));
  const nodes = [...fresh.childNodes].map((node, place) => {
    const earlier = known.get(nameOf(node, place));
    return earlier ? renew(earlier, node, isSame) : node;
  });
  const kept = new Set(nodes);
  for (const node of [...old.childNodes]) if (!kept.has(node) && !node.matches?.(".c-said")) node.remove();
  nodes.forEach((node, place) => {
    const here = () => old.childNodes[place] ?? null;
    // A moved node loses the focus.
    if (node.matches?.(":focus-within")) while (here() !== node) old.append(here());
    else if (here() !== node) old.insertBefore(node, here());
  });
  return old;
}
/** Disables what saves while a field has an error. */
const check = page => page.querySelectorAll("[data-saves]").forEach(save =>
  (save.disabled = save.dataset.saves === "off" || Boolean(page.querySelector(".c-refused"))));

// Nodes
const pictureTags = new Set(["svg", "path", "line", "circle", "rect", "polyline", "polygon", "linearGradient", "stop"]);
function make(tag, name, ...children) {
  const node = pictureTags.has(tag) ? document.createElementNS("http://www.w3.org/2000/svg", tag) : document.createElement(tag);
  if (name) node.setAttribute("class", name);
  node.append(...children.flat().filter(child => child != null));
  return node;
}
/** Sets attributes, like `style` sets style properties of a node or rule, and skips those without a value. */
const set = (node, attributes) => (given(attributes).forEach(([name, value]) => node.setAttribute(name, value)), node);
const style = (node, properties) => (given(properties).forEach(([name, value]) => node.style.setProperty(name, safe(value))), node);
const given = table => Object.entries(table).filter(([, value]) => value != null);
/** Adds classes; names that are not valid class names are skipped. */
const mark = (node, ...names) => (node.classList.add(...names.filter(name => name && /^[\w-]+$/.test(name))), node);

// Values: checks that none requests a file, ends a declaration or reads a property of `Object.prototype`
const own = (table, name) => (table && Object.hasOwn(table, name) ? table[name] : undefined);
const functions = /^(?:|var|calc|min|max|minmax|repeat|color|color-mix|rgb|hsl|hwb|lab|lch|oklab|oklch|linear-gradient|radial-gradient|conic-gradient|cubic-bezier)$/;
/** Returns a style value unchanged, or an empty string if it has functions or characters that the renderer does not use. */
function safe(value) {
  const bare = `${value}`.replace(/"(?:[^"\\\n\r\f]|\\[\da-f]{1,6} )*"|^url\(#candela-\d+\)$/g, " ");
  const isKnown = [...bare.matchAll(/([\w-]*)\(/g)].every(([, name]) => functions.test(name));
  return isKnown && /^[\w\s.,%#/*+()\u0080-\uffff-]*$/.test(bare) ? `${value}` : "";
}
const quoted = text => `"${`${text}`.replace(/["\\<\x00-\x1f\x7f]/g, one => `\\${one.charCodeAt().toString(16)} `)}"`;
const finite = value => (Number.isFinite(value) ? value : 0);

let names = 0;
const newName = () => `candela-${++names}`;
const named = node => (node.id ||= newName());
const onPress = (node, act) => (node.addEventListener("click", event => (event.stopPropagation(), act(event))), node);

// Tokens as custom properties: `color.text.primary` is `--color-text-primary`. Paths that `isRole` rejects have none.
const isRole = path => typeof path === "string" && /^[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)*$/u.test(path);
const property = path => `--${path.replaceAll(".", "-")}`;
const role = path => (isRole(path) ? `var(${property(path)})` : undefined);
/** A length: a role, a size for the reader's type size, or points. */
const length = value => (value == null ? undefined : typeof value === "string" ? role(value) : `${value}px`);
const thinned = (color, opacity) => opacity == null ? color : `color-mix(in srgb, ${color} calc(${role(opacity)} * 100%), transparent)`;
const line = border => border && !border.gradient && `${length(border.width)} solid ${thinned(role(border.color), border.opacity)}`;
const weights = { __proto__: null, ultraLight: 100, thin: 200, light: 300, regular: 400, medium: 500, semibold: 600, bold: 700, heavy: 800, black: 900 };
/** The words of the token format, some of which have another meaning than those of parts. */
const tokenWeights = { __proto__: null, ...weights, thin: 100, hairline: 100, "extra-light": 200, "ultra-light": 200, normal: 400, book: 400, "semi-bold": 600, "demi-bold": 600,
  "extra-bold": 800, "ultra-bold": 800, heavy: 900, "extra-black": 950, "ultra-black": 950 };
const extra = token => token.$extensions?.["org.candela"] ?? {};
const quantity = value => (value && typeof value === "object" ? `${value.value}${value.unit}` : `${value}`);
function colorValue({ colorSpace: space, components, alpha = 1 }) {
  const value = `${components.join(" ")} / ${alpha}`;
  return /lab|lch|hsl|hwb/.test(space) ? `${space}(${value})` : `color(${space} ${value})`;
}
function gradientValue(token, isRightToLeft, own = []) {
  const { direction, angle, startRadius = 0, endRadius } = extra(token);
  const place = position => (endRadius ? `${startRadius + position * (endRadius - startRadius)}px` : `${position * 100}%`);
  const stops = token.$value.map(({ color, position }, index) => `${own[index] ?? colorValue(color)} ${place(position)}`);
  const end = isRightToLeft ? "left" : "right";
  const side = { "top-bottom": "bottom", "bottom-top": "top", "top-leading-bottom-trailing": `bottom ${end}` }[direction] ?? end;
  const way = direction === undefined && angle !== undefined ? `${angle}deg` : `to ${side}`;
  return { radial: `radial-gradient(circle in srgb, ${stops})`, angular: `conic-gradient(from 90deg in srgb, ${stops})` }[direction] ?? `linear-gradient(${way} in srgb, ${stops})`;
}
const shadowValue = ({ color, inset, offsetX, offsetY, blur, spread }) =>
  [...[offsetX, offsetY, blur, spread].map(quantity), colorValue(color), inset ? "inset" : ""].join(" ");
const familyValue = names => names.map(name => (/^[a-z-]+$/i.test(name) ? name : quoted(name))).join(", ");
const standIns = new Set();
/** The name of a local fallback face with the metrics of a font, adjusted as in CSS Fonts 5, used until the font is loaded. */
function standIn({ names: { web }, metrics: { unitsPerEm, averageWidth, ascent, descent, lineGap }, fallback }) {
  const name = `${web} Fallback`;
  const widening = (averageWidth / unitsPerEm) * (fallback.unitsPerEm / fallback.averageWidth);
  const share = units => `${((100 * units) / (unitsPerEm * widening)).toFixed(2)}%`;
  const measures = { sizeAdjust: `${(100 * widening).toFixed(2)}%`, ascentOverride: share(ascent), descentOverride: share(-descent), lineGapOverride: share(lineGap) };
  if (!standIns.has(name)) document.fonts.add(new FontFace(name, `local(${quoted(fallback.name)})`, measures));
  return standIns.add(name), name;
}
/** The custom properties of a token, as pairs of a name suffix and a value. */
const declarations = {
  __proto__: null, color: ({ $value }) => [["", colorValue($value)]],
  gradient: (token, isRightToLeft) => [["", gradientValue(token, isRightToLeft)]],
  dimension: ({ $value }) => [["", quantity($value)]],
  number: ({ $value }) => [["", quantity($value)]],
  shadow: ({ $value }) => [["", [$value].flat().map(shadowValue).join(", ")]],
  typography({ $value: { fontFamily, fontWeight, fontSize, lineHeight, letterSpacing } }, _, fonts) {
    const families = [fontFamily].flat().flatMap(name => (own(fonts, name) ? [fonts[name].names.web, standIn(fonts[name])] : name));
    return [["-family", familyValue(families)], ["-weight", tokenWeights[fontWeight] ?? fontWeight],
      ["-tracking", letterSpacing ? `${letterSpacing.value / fontSize.value}em` : "normal"], ["-size", quantity(fontSize)], ["-leading", `calc(${quantity(fontSize)} * ${lineHeight})`]];
  },
  transition(token) {
    const [{ repeat, scale, offset }, { duration, delay, timingFunction }] = [extra(token), token.$value];
    return [["-time", `${quantity(duration)} ${quantity(delay)} cubic-bezier(${timingFunction})`], ["-count", repeat?.count ?? 1],
      ["-turns", repeat?.autoreverses ? "alternate" : "normal"], ["-scale", scale?.from === 1 ? scale.to : scale?.from ?? 0.8], ["-offset", `${offset?.from ?? 20}px`]];
  },
};
/** The class that defines all tokens of a file as custom properties. */
const themes = new WeakMap();
function theme({ tokens, fonts }) {
  if (!themes.has(tokens)) {
    const [sheet, name] = [new CSSStyleSheet(), newName()];
    sheet.replaceSync(`.${name}{}.${name}:dir(rtl){}`);
    for (const [place, rule] of [...sheet.cssRules].entries()) for (const [path, token] of Object.entries(tokens))
      for (const [end, value] of (isRole(path) && (!place || token.$type === "gradient") && declarations[token.$type]?.(token, place > 0, fonts)) || [])
        style(rule, { [property(path) + end]: value });
    document.adoptedStyleSheets.push(sheet);
    themes.set(tokens, name);
  }
  return themes.get(tokens);
}

// Accessibility attributes
const ariaRoles = { __proto__: null, alert: "group", progress: "progressbar", toggle: "switch", chart: "img", image: "img", adjustable: "spinbutton", textfield: "textbox" };
const sameRoles = new Set(("grid row gridcell columnheader checkbox radio radiogroup tab tablist button link status group list "
  + "listitem heading").split(" "));
/** The role required of children; with other children, the role moves to a part with only these, or is left out. */
const held = { list: "listitem", tablist: "tab" };
const states = {
  __proto__: null, checked: ["checked", true], unchecked: ["checked", false], disabled: ["disabled", true], expanded: ["expanded", true],
  collapsed: ["expanded", false], busy: ["busy", true], "current-date": ["current", "date"], "current-step": ["current", "step"],
  invalid: ["invalid", true],
};
const selections = { radio: "checked", checkbox: "checked", tab: "selected", gridcell: "selected", row: "selected" };
/** Hides a node and its descendants from assistive technology and the keyboard. */
function hideFromAccessibility(node) {
  node.setAttribute("aria-hidden", "true");
  for (const control of node.querySelectorAll("button, input, select, [tabindex]")) control.tabIndex = -1;
}
/** The accessibility of an element, with what its kind and other members imply. */
export function toldBy(element) {
  const { kind, action, label, text, value = element.summary, problem, warning, isSelected = element.isOn } = element;
  const role = { button: "button", toggle: "toggle", field: "textfield", stepper: "adjustable", choice: "radiogroup" }[kind];
  if (!element.accessibility && (!role || kind === "choice")) return;
  const said = words => words?.spoken ?? words?.text;
  const told = { role: role ?? "text", label: said(label) ?? action?.label ?? said(text && element), value: said(value), hint: said(problem ?? warning), children: kind === "choice" ? "contain" : "ignore", ...element.accessibility };
  const isMarked = /checkbox|toggle/.test(told.role);
  const own = { [isMarked ? "checked" : "selected"]: isSelected, unchecked: isMarked && !isSelected, disabled: element.isDisabled, invalid: problem };
  return { ...told, states: (told.states ?? []).concat(Object.keys(own).filter(state => own[state])) };
}
function tell(node, told) {
  if (told.role === "decorative") return hideFromAccessibility(node);
  node.removeAttribute("aria-hidden");
  // These have accessible parts of their own.
  if (node.matches(".c-field, .c-menu-choice, .c-chart")) return;
  const aria = ariaRoles[told.role] ?? (sameRoles.has(told.role) ? told.role : "group");
  // A heading represents a group with only its label.
  const first = node.querySelector("h1, h2, h3, h4, h5, h6")?.textContent;
  const isNamed = told.children === "contain" && first === told.label && node.textContent.startsWith(first) && !(told.value ?? told.hint ?? told.states[0]);
  const isRange = aria === "progressbar" || aria === "spinbutton";
  // The name of a control contains the words that can be seen and said.
  const seen = node.matches("button") ? (told.inputLabels ?? []).filter(one => node.textContent.includes(one) && !told.label.includes(one)) : [];
  const label = isNamed ? null : [told.label, isRange ? null : told.value, ...seen].filter(Boolean).join(", ");
  if (node.matches("span.c-text") && aria === "group") return say(node, label);
  // A native button stays a button even with a status or group role, and a table stays a table.
  const isNative = node.matches("h1, h2, h3, h4, h5, h6, .c-table") || (node.matches("button") && ["button", "status", "group"].includes(aria));
  const parts = aria === "grid" && node.querySelector("button:not([role='gridcell'])") ? [...node.querySelectorAll("[role='row'], [role='columnheader']")] : [];
  for (const part of parts) set(part, { role: "group" }).removeAttribute("aria-selected");
  const items = [...node.querySelectorAll(`[role="${held[aria]}"]`)];
  const isMixed = items.length && [...node.querySelectorAll("button, h2, h3, h4, h5, h6")].some(other => !items.some(item => item.contains(other)));
  if (isMixed) items[0].before(set(make("span", "c-hidden"), { role: aria, "aria-label": label, "aria-owns": items.map(named).join(" ") }));
  const details = (told.details ?? []).map(({ label, value }) => `${label}: ${value}`);
  set(node, {
    role: isMixed || parts.length || (held[aria] && !items.length && !node.matches("ul, .c-table")) ? "group" : isNative ? null : aria, "aria-label": label === node.textContent ? null : label, "aria-live": aria === "status" ? "off" : null,
    "aria-description": [told.hint, ...details].filter(Boolean).join(". ") || null,
    "aria-level": aria === "heading" && !isNative ? told.headingLevel : null, "aria-valuetext": isRange ? told.value : null,
  });
  if (isRange) set(node, { "aria-valuenow": told.range?.now, "aria-valuemin": told.range?.min, "aria-valuemax": told.range?.max });
  if (selections[aria]) node.setAttribute(`aria-${selections[aria]}`, false);
  for (const state of told.states ?? []) {
    const [name, value] = state === "selected" ? [selections[aria] ?? "pressed", true] : states[state] ?? [];
    if (name) node.setAttribute(`aria-${name}`, value);
  }
  if (told.children !== "contain" && !node.matches("button, .c-choice, .c-stepper")) for (const child of node.children) hideFromAccessibility(child);
}
/** Replaces the spoken text of a node; the visible text is unchanged. */
function say(node, words) {
  if (words !== node.textContent)
    node.append(set(make("span", "c-shown", ...node.childNodes), { "aria-hidden": "true" }), make("span", "c-hidden", words));
}

const tongueOf = ({ direction, language }) => ({ dir: direction === "rightToLeft" ? "rtl" : "ltr", lang: language });

// Boxes and motion
/** Draws an element's surface. */
function cover(node, surface) {
  const { border, cornerRadius, shadow, padding, insets, material, opacity } = surface;
  const isClear = material?.applies === "material";
  const fill = material ? role(isClear ? material.role : material.fallback) : role(surface.fill);
  node.classList.add("c-surface");
  node.classList.toggle("c-material", isClear);
  node.classList.toggle("c-thin", opacity != null && !isClear);
  node.classList.toggle("c-lit", border?.gradient != null);
  return style(node, {
    "--fill": fill, "--fill-opacity": role(opacity), background: opacity == null && !isClear ? fill : null, border: line(border) || null,
    "--edge": role(border?.gradient), "--edge-width": border?.gradient ? length(border.width) : null, "border-radius": role(cornerRadius), "box-shadow": role(shadow),
    padding: insets ? `${length(insets.vertical)} ${length(insets.horizontal)}` : role(padding),
  });
}
/** Sets a side: exactly for graphics, as a minimum for the height of boxes with text. */
function extend(node, axis, extent, holdsText) {
  if (extent == null) return;
  const word = typeof extent === "string" ? extent : "fixed";
  mark(node, `c-${axis}-${word}`);
  if (word === "fixed") style(node, { [holdsText && axis === "block" ? "min-block-size" : `${axis}-size`]: length(extent) });
}
const alike = { __proto__: null, crossfade: "fade", swap: "fade", digits: "fade", zoom: "scale", flicker: "pulse" };
/** Starts a motion, or its reduced form. */
function move(node, motion) {
  const [isReduced, reduced] = [motion.applies === "reduced", motion.reduced ?? { effect: "crossfade", motion: "motion.cross-fade" }];
  const effect = (isReduced ? reduced : motion).effect;
  const time = isReduced ? reduced.motion : motion.appear ?? (effect === "press" ? motion.change : null);
  if (!isRole(time)) return;
  const part = end => `var(${property(time)}-${end})`;
  style(node, { "--amplitude": motion.amplitude, "--scale-from": part("scale"), "--offset-from": part("offset") });
  if (effect === "press") return style(node, { transition: `scale ${part("time")}` }).classList.add("c-press");
  const moved = (effect === "fill" && node.querySelector(".c-fill")) || node;
  style(moved, { animation: `candela-${alike[effect] ?? effect} ${part("time")} ${part("count")} ${part("turns")} both` });
  const { particles = 0, amplitude = 60, colors = [] } = motion;
  const spray = make("span", "c-spray", Array.from({ length: isReduced ? 0 : Math.min(particles, 200) }, (_, place) => {
    const [turn, far] = [place * 3.883, amplitude * (0.15 + 0.85 * ((place * 0.414) % 1))];
    return style(make("span", "c-particle"), {
      "--x": `${0.6 * far * Math.cos(turn)}px`, "--y": `${far * Math.sin(turn)}px`, "--fall": `${amplitude * (0.5 + ((place * 0.732) % 1))}px`, "--side": `${6 + (place % 4) * 2}px`,
      "--spin": `${1 + (place % 3)}turn`, color: role(colors[place % colors.length]), animation: `candela-fly ${part("time")} both`,
    });
  }));
  if (spray.firstChild) node.append(set(spray, { "aria-hidden": "true" })), spray.addEventListener("animationend", () => spray.replaceChildren());
}

class Drawing {
  constructor(screen, tokens, icons, { onEvent, onDraw, appearances = {} }) {
    Object.assign(this, { screen, tokens: tokens.tokens ?? tokens, fonts: tokens.fonts ?? {}, appearance: tokens.inputs?.appearance, icons: icons?.icons ?? {}, onEvent, onDraw, appearances });
    this.isLarge = screen.context?.typeSize?.startsWith("accessibility") ?? false;
    // Numbers have the region of the context's language if texts have that language.
    const [{ language }, asked = language] = [screen, screen.context?.language];
    this.numbers = asked?.split("-")[0] === language?.split("-")[0] ? asked : language;
  }
  /** The page: bar, notes, cards, pages of the app, and overlays. */
  page(screen) {
    const { layout = {}, presentation, back, toolbar = {}, overlay, toasts = [] } = screen;
    const page = make("div", `candela ${theme(this)}${this.isLarge ? " c-large" : ""}`);
    set(page, tongueOf(screen));
    const isPart = presentation === "widget" || presentation === "island";
    style(page, { background: role(screen.ground), "--ground": role(screen.ground), "--target": `${screen.minimumTarget ?? 44}px`, "--page-gap": role(layout.gap), "--page-margin": role(layout.margin), "--column": isPart ? null : role(layout.width) });
    const paint = (path, value) => (typeof value === "string" ? value : own(this.tokens, path) && gradientValue(this.tokens[path], page.dir === "rtl", value));
    for (const [path, values] of Object.entries({ ...screen.colors, ...screen.gradients })) if (isRole(path)) style(page, { [property(path)]: paint(path, values[this.appearance] ?? values.light) });
    for (const [path, { size, leading }] of Object.entries(screen.type ?? {})) if (isRole(path)) style(page, { [`${property(path)}-size`]: `${size}px`, [`${property(path)}-leading`]: `${leading}px` });
    const end = elements => elements?.length ? make("div", "c-bar-end", elements.map(element => this.draw(element))) : null;
    const content = make("div", "c-content",
      isPart ? null : make("header", "c-bar", end([back, ...(toolbar.leading ?? [])].filter(Boolean)), this.write(set(make("h1"), { tabindex: -1 }), screen.title), end(toolbar.trailing)),
      toasts.length ? make("div", "c-toasts", toasts.flatMap(card => this.card(card))) : null,
      set(make("main", "c-cards", screen.cards.flatMap(card => this.card(card))), { "aria-label": isPart ? screen.title.spoken ?? screen.title.text : null, tabindex: isPart ? -1 : null }),
      screen.tabs && make("nav", "c-tabs", this.draw(screen.tabs)));
    page.append(content);
    if (overlay) {
      content.inert = true;
      const { text, spoken = text } = wordsIn(overlay.card.body)[0] ?? screen.title;
      const above = set(make("dialog", "c-overlay", make("div", "c-seen", this.card(overlay.card))), { open: "", tabindex: -1, "aria-modal": "true", "aria-label": spoken });
      // The key that leaves a dialog does what its button to close does.
      const quit = event => {
        const actions = actionsIn(above.querySelector("[data-card]").element);
        const leave = actions.find(action => action.intent?.kind === "close") ?? actions.at(-1);
        if (!event.defaultPrevented) event.preventDefault(), leave && this.send(leave);
      };
      above.addEventListener("cancel", quit);
      above.addEventListener("keydown", event => event.key === "Escape" && quit(event));
      page.append(style(above, { background: role(overlay.scrim) }));
    }
    let width;
    return new ResizeObserver(([{ contentRect }]) => contentRect.width !== width && fit(page, (width = contentRect.width))).observe(page), page;
  }
  card({ id, body }) {
    const node = set(this.draw(body), { "data-card": id });
    return node.classList.add("c-card"), [node, node.more].flat();
  }
  /** Draws an element of any kind, with the members common to all kinds. */
  draw(element) {
    const { kind, id, part, surface, width, height, grows, opacity, motion, focused, transition } = element;
    const [told, node] = [toldBy(element), (Object.hasOwn(kinds, kind) ? kinds[kind] : unknown)(this, element)];
    Object.assign(node.dataset, { kind, ...(id && { id }), ...(part && { part }), ...(transition && { transition }) });
    // The surface of a choice is the frame around its options; its label is outside.
    const covered = node.querySelector(":scope > .c-options, :scope > .c-select") ?? node;
    if (surface) cover(covered, surface);
    const holdsText = !["shape", "icon", "layers", "picture", "bar", "ring", "spinner"].includes(kind);
    extend(node, "inline", width, holdsText);
    extend(node, "block", height, holdsText);
    if (grows) node.classList.add("c-grows");
    style(node, { opacity: role(opacity) });
    if (told) tell(node, told);
    else if (["icon", "shape", "divider", "bar", "ring", "spinner"].includes(kind) && !element.children?.length) hideFromAccessibility(node);
    this.act(node, element, told);
    if (focused) for (const [on, off] of [["pointerenter", "pointerleave"], ["focusin", "focusout"]]) {
      const plain = node.style.cssText;
      node.addEventListener(on, () => cover(node, { ...surface, ...focused }));
      node.addEventListener(off, () => (node.style.cssText = plain));
    }
    if (motion) move(node, motion);
    node.element = element;
    return this.onDraw?.(node, element), node;
  }
  /** Draws the children; screen readers may get them in another order. */
  drawInto(node, { children = [] }) {
    const nodes = children.map(child => this.draw(child));
    // In a row they follow the other controls.
    const isRow = node.matches(".c-row");
    node.append(...nodes.flatMap(child => [child, (!isRow && child.more) || []].flat()), ...nodes.flatMap(child => (isRow && child.more) || []));
    if (children.some(child => child.accessibility?.sortOrder != null)) {
      const place = index => children[index].accessibility?.sortOrder ?? 0;
      const order = nodes.map((_, index) => index).sort((a, b) => place(a) - place(b) || a - b);
      node.setAttribute("aria-owns", order.map(index => named(nodes[index])).join(" "));
    }
    if (nodes.length && nodes.every(child => child.matches(".c-hidden"))) node.classList.add("c-hidden");
    return node;
  }
  /** Writes text into a node: its runs, in their styles. */
  write(node, words) {
    node.classList.add("c-text");
    if (/^\S*\d\S*$/.test(words.text)) node.classList.add("c-number");
    const runs = words.parts?.map(run => this.dress(make("span", run.style ? "c-text" : "", run.text), run));
    node.append(...(runs ?? [words.text]));
    if (words.minimumScale) node.dataset.minimumScale = words.minimumScale;
    set(node, { dir: { rightToLeft: "rtl", leftToRight: "ltr" }[words.direction], lang: words.language });
    if (words.spoken) say(node, words.spoken);
    return this.dress(node, words);
  }
  dress(node, { style: type, color, weight }) {
    const part = end => (isRole(type) ? `var(${property(type)}-${end})` : undefined);
    return style(node, {
      "--size": part("size"), "--leading": part("leading"), "font-family": part("family"), "letter-spacing": part("tracking"),
      "font-weight": weights[weight] ?? weight ?? part("weight"), color: role(color),
    });
  }
  text = (words, name = "") => words && this.write(make("span", name), words);
  /** Performs an action, after its confirmation if it has one. */
  send(action, value) {
    const send = () => this.onEvent?.({ action: action.id, ...(value !== undefined && { value }) });
    if (!action.confirmation) return send();
    const { title, message, confirm, cancel } = action.confirmation;
    const [heading, body] = [make("h2", "", title), make("p", "", message)];
    const dialog = set(make("dialog", `c-dialog ${theme(this)}`, heading, body), { ...tongueOf(this.screen), role: "alertdialog", "aria-labelledby": named(heading), "aria-describedby": named(body) });
    for (const text of [cancel, confirm])
      dialog.append(onPress(make("button", "", text), () => (dialog.close(), text === confirm && send())));
    dialog.addEventListener("close", () => dialog.remove());
    // As large as the texts of the screen, outside of which it is.
    const [{ size = 17 } = {}, color] = [this.screen.type?.["type.body"], role("color.text.primary")];
    document.body.append(style(dialog, { color, background: role(this.screen.ground), "font-size": `${size}px`, "font-family": "var(--type-body-family)" }));
    dialog.showModal();
  }
  /** Adds the menu of further actions: by keyboard and screen reader in order, otherwise by a secondary click or a long press. */
  act(node, { kind, actions = [] }, told) {
    const shown = actions.filter(action => action.gesture !== "drag");
    if (!shown.length || ["stepper", "field"].includes(kind)) return;
    const items = shown.map(action => {
      const item = this.dress(make("button", "c-more c-text", action.label), { style: "type.body", color: "color.text.primary" });
      const isNamed = !told?.label || kind === "chart" || action.label.includes(told.label);
      return set(onPress(item, () => this.send(action)), { type: "button", "aria-label": isNamed ? null : `${action.label}, ${told.label}` });
    });
    const more = set(make("span", "c-menu", items), { "data-of": named(node) });
    rove(more, items);
    // Some browsers move the focus away from a pressed button, which would close the menu.
    more.addEventListener("mousedown", event => event.preventDefault());
    more.addEventListener("keydown", event => event.key === "Escape" && (event.preventDefault(), node.focus()));
    const open = () => node.getRootNode().querySelector(`[data-of="${node.id}"] > *`)?.focus();
    node.addEventListener("contextmenu", event => more.contains(event.target) || (event.preventDefault(), event.stopPropagation(), open()));
    let [timer, isHeld] = [];
    node.addEventListener("pointerdown", event => {
      isHeld = false;
      if (event.pointerType === "touch") timer = setTimeout(() => ((isHeld = true), open()), 500);
    });
    for (const end of ["pointerup", "pointercancel", "pointerleave"]) node.addEventListener(end, () => clearTimeout(timer));
    node.addEventListener("click", event => isHeld && !more.contains(event.target) && (event.stopImmediatePropagation(), event.preventDefault()), true);
    // A button cannot contain buttons: its further actions follow it.
    if (node.matches("button, [role=button], [role=link]")) node.more = more;
    else node.append(more);
  }
  control(tag, name, { action, isDisabled }, ...children) {
    const node = make(tag, name, ...children);
    if (tag === "button") Object.assign(node, { type: "button", disabled: isDisabled ?? false });
    // Nothing is saved while a field has an error.
    if (action.intent?.kind === "save") node.dataset.saves = isDisabled ? "off" : "on";
    return node;
  }
}

// The kinds of elements
const unknown = (drawing, element) => element.children?.length ? arrange(drawing, { children: element.children }, "column")
  : drawing.text({ text: element.accessibility?.label ?? "", style: "type.body", color: "color.text.primary" });
function arrange(drawing, element, axis) {
  const large = (drawing.isLarge && element.large) || {};
  const isTurned = large.axis && large.axis !== axis;
  const { align, justify, wraps, scrolls } = isTurned ? {} : element;
  const node = drawing.drawInto(make("div", `c-${large.axis ?? axis} c-arranger`), element);
  mark(node, (large.align ?? align) && `c-align-${large.align ?? align}`, justify && `c-justify-${justify}`, wraps && "c-wraps", scrolls && "c-scrolls");
  return style(node, { gap: role(element.gap) });
}
/** The steps an arrow key moves, where one line down is `down` steps. */
const arrow = ({ key }, down = 1) => ({ ArrowRight: 1, ArrowLeft: -1, ArrowDown: down, ArrowUp: -down })[key];
/** Lets arrow keys move the focus between the controls of a group. */
const rove = (node, controls) => node.addEventListener("keydown", event => {
  const [by, place] = [arrow(event), controls.indexOf(event.target)];
  if (by && place >= 0) event.preventDefault(), controls.at((place + by) % controls.length).focus();
});
/** A day in the form of an input's value, from the number of days since 1970 on a chart's axis. */
const dayText = day => new Date(day * 864e5).toISOString().slice(0, 10);
/** Reads a number as it is written in a language: with its digits, its decimal separator, and separators of whole groups only. */
function numberOf(text, language) {
  const parts = new Intl.NumberFormat(language, { useGrouping: true }).formatToParts(-11111.5);
  const [point, group] = ["decimal", "group"].map(type => parts.find(part => part.type === type)?.value);
  const digits = [...new Intl.NumberFormat(language, { useGrouping: false }).format(9876543210)].reverse();
  const plain = [...text.replaceAll(/[\s\u061c\u200e\u200f]/g, "").replaceAll("\u2212", "-")]
    .map(one => (one === point ? "." : one === group ? "'" : digits.includes(one) ? digits.indexOf(one) : one)).join("");
  return /^[+-]?(\d+\.?\d*|\.\d+|\d{1,3}('\d{2,3})*'\d{3}(\.\d*)?)$/.test(plain) ? Number(plain.replaceAll("'", "")) : NaN;
}
/** The value of an entered text as it is sent, or the name of its error. */
function valueOf({ format, min, max, step, maximumLength, isRequired }, text, language) {
  if (!text.trim()) return isRequired ? { error: "missing" } : { value: format === "text" ? text : undefined };
  if (format === "decimal" || format === "integer") {
    const [number, first, by] = [numberOf(text, language), min ?? 0, step ?? (format === "integer" ? 1 : 0)];
    if (!Number.isFinite(number)) return { error: "malformed" };
    if (number < (min ?? -Infinity) || number > (max ?? Infinity)) return { error: "outOfRange" };
    return { value: by > 0 ? Number((first + Math.round((number - first) / by) * by).toFixed(6)) : number };
  }
  if (format === "time" || format === "day") return text < (min ?? text) || text > (max ?? text) ? { error: "outOfRange" } : { value: text };
  const count = [...new Intl.Segmenter(language).segment(text)].length;
  return count > (maximumLength ?? Infinity) ? { error: "tooLong" } : { value: text };
}
const actionsIn = element => [element.action ?? [], ...(element.children ?? []).map(actionsIn)].flat();
const wordsIn = element => (element.kind === "text" ? [element] : (element.children ?? []).flatMap(wordsIn));

const kinds = {
  row: (drawing, element) => arrange(drawing, element, "row"),
  column: (drawing, element) => arrange(drawing, element, "column"),
  layers: (drawing, element) => drawing.drawInto(make("div", `c-layers${element.align ? ` c-align-${element.align}` : ""}${element.children?.some(child => child.kind === "shape") ? " c-inked" : ""}`), element),
  grid(drawing, element) {
    const { columns, minimumColumn, firstColumn, rowGap, leadingBlanks = 0 } = element;
    const gap = role(element.gap) ?? "0px";
    const many = (drawing.isLarge && element.large?.columns) || columns || (minimumColumn ? null : 1);
    const hasRows = element.children?.some(child => child.kind === "row");
    const most = columns ? `(100% - ${columns - 1} * ${gap}) / ${columns}` : "0px";
    const node = drawing.drawInto(make("div", "c-grid c-arranger"), element);
    if (node.querySelector(".c-surface:not(.c-arranger)")) node.classList.add("c-inked");
    if (hasRows) node.classList.add(many === 1 && columns > 1 ? "c-unrolled" : "c-rowed");
    if (leadingBlanks && many > 1) style(node.firstElementChild, { "grid-column-start": leadingBlanks + 1 });
    steer(node);
    return style(node, {
      gap: `${role(rowGap) ?? gap} ${gap}`,
      "grid-template-columns":
        many === 1 ? "minmax(0, 1fr)"
        : hasRows || !minimumColumn ? `${firstColumn ? length(firstColumn) : ""} repeat(${many - (firstColumn ? 1 : 0)}, minmax(0, 1fr))`
        : `repeat(auto-fill, minmax(min(100%, max(${length(minimumColumn)}, ${most})), 1fr))`,
    });
  },
  list(drawing, element) {
    const node = set(drawing.drawInto(make("ul", "c-list c-arranger"), element), { role: "list" });
    for (const child of [...node.children].filter(child => child.dataset.kind)) {
      child.before(style(make("li", child.matches(".c-hidden") ? "c-hidden" : "c-item"), { "--divider": role(element.divider) }));
      child.previousSibling.append(child, child.more ?? "");
    }
    return style(node, { gap: role(element.gap) });
  },
  table(drawing, element) {
    const { columns, gap, divider, children } = element;
    const align = nodes => nodes.forEach((node, place) => columns[place]?.align && mark(node, `c-cell-${columns[place].align}`));
    const heads = columns.map(column => make("div", "c-head", drawing.text(column.head)));
    const rows = children.map(child => {
      const isRow = child.kind === "row" || child.kind === "button";
      const node = drawing.draw(child);
      if (isRow) align([...node.children]);
      // At accessibility sizes the cells are stacked, each after its column header.
      if (isRow && drawing.isLarge) [...node.children].forEach((cell, place) => {
        if (!columns[place]?.head || !cell.hasChildNodes()) return;
        cell.before(make("span", "c-headed", drawing.text(columns[place].head)));
        cell.previousSibling.append(cell);
      });
      const cell = set(make("div", "c-table-cell", node, node.more), { role: "cell" });
      return set(make("div", isRow ? "c-table-row" : "c-table-section", cell), { role: "row" });
    });
    align(heads);
    const head = set(make("div", "c-table-row c-table-heads", heads), { "aria-hidden": "true" });
    const widths = columns.map(({ width }) => `minmax(min-content, ${length(width) ?? "1fr"})`);
    const node = set(make("div", `c-table c-arranger${divider ? " c-divided" : ""}`, columns.some(column => column.head) && !drawing.isLarge ? head : null, rows), { role: "table" });
    return style(node, { "--gap": role(gap), "--divider": role(divider), "grid-template-columns": widths.join(" ") });
  },
  text(drawing, element) {
    const level = element.accessibility?.headingLevel;
    return drawing.write(make([1, 2, 3, 4, 5, 6].includes(level) ? `h${level}` : "span"), element);
  },
  icon(drawing, element) {
    const node = drawIcon(drawing, element);
    // Pieces that fly from it are no part of its picture.
    return element.motion?.particles ? style(make("span", "c-layers", node), { color: role(element.color) }) : node;
  },
  shape: (_, element) => cover(make("span", "c-shape"), { ...element, opacity: null }),
  picture(drawing, element) {
    const tokens = own(drawing.appearances, element.appearance) ?? drawing;
    const inner = new Drawing({}, tokens, drawing, drawing);
    // Its texts do not follow the reader's type size: a theme has its own sizes.
    return make("div", `c-picture ${theme(inner)}`, inner.drawInto(make("div", "c-canvas"), element));
  },
  divider: (_, { color }) => style(make("hr", "c-divider"), { "--line": role(color) }),
  bar(_, element) {
    const { fraction, track, outline, fillsFrom, cornerRadius } = element;
    const fill = style(make("div", "c-fill"), { background: role(element.fill), "border-radius": role(cornerRadius) });
    return style(make("div", fillsFrom === "bottom" ? "c-bar-standing" : "c-bar-lying", fill), {
      "--fraction": fraction, background: role(track), "border-radius": role(cornerRadius),
      "box-shadow": outline && `inset 0 0 0 ${length(outline.width)} ${thinned(role(outline.color), outline.opacity)}`,
    });
  },
  ring(drawing, element) {
    const { fraction, track, outline, stroke } = element;
    const svg = set(make("svg", "c-ring-lines"), { "aria-hidden": "true" });
    const circle = (name, color, width) => svg.appendChild(style(make("circle", name), { stroke: color, "stroke-width": length(width) }));
    if (track) circle("c-track", role(track), stroke);
    if (outline) circle("c-outline", thinned(role(outline.color), outline.opacity), outline.width);
    const fill = svgPaint(drawing, svg, element.fill);
    if (fraction > 0) set(circle("c-fill", fill, stroke), { pathLength: 1, "stroke-dasharray": `${fraction} 1` });
    return style(drawing.drawInto(make("div", "c-ring", svg), element), { "--stroke": length(stroke) });
  },
  chart: (drawing, element) => drawChart(drawing, element),
  spinner: (_, { color }) => style(set(make("div", "c-spinner"), { "aria-busy": "true" }), { color: role(color) }),
  button(drawing, element) {
    const node = drawing.drawInto(drawing.control("button", "c-button", element), element);
    const isSpread = element.justify || element.children?.some(child => child.grows);
    if (isSpread) mark(node, "c-arranger", `c-justify-${element.justify ?? "start"}`);
    if (!element.children?.length) node.classList.add("c-hidden");
    if (element.press) move(node, element.press);
    return style(onPress(node, () => drawing.send(element.action)), { gap: role(element.gap) });
  },
  toggle(drawing, element) {
    const beside = drawing.drawInto(make("span", "c-beside"), element);
    const knob = style(make("span", `c-switch${element.isOn ? " c-on" : ""}`), { "--track": role(element.track), "--thumb": role(element.thumb) });
    const node = drawing.control("button", "c-toggle c-arranger", element, beside, knob);
    node.classList.toggle("c-turned", drawing.isLarge && element.large?.axis === "column");
    return onPress(node, () => drawing.send(element.action));
  },
  field(drawing, element) {
    const { input: { format, min, max, lines = 1 }, label, value, placeholder, unit, problem, warning, focusDelay, box } = element;
    const [told, isPicked, words] = [toldBy(element), format === "time" || format === "day", value ?? placeholder ?? label];
    const input = set(make(lines > 1 ? "textarea" : "input", `c-input${isPicked ? " c-picker" : " c-text"}`), {
      type: isPicked ? { time: "time", day: "date" }[format] : null, inputmode: { decimal: "decimal", integer: "numeric" }[format],
      rows: lines > 1 ? lines : null, min: isPicked ? min : null, max: isPicked ? max : null, placeholder: placeholder?.text,
      autocomplete: "off", "data-focus-delay": focusDelay, "aria-label": told.label, "aria-description": told.hint,
    });
    input.drawn = input.value = (isPicked ? element.input.value : value?.text) ?? "";
    const shown = isPicked ? make("span", "c-input c-picked", drawing.text(value ?? placeholder), input) : input;
    if (words) drawing.dress(input, words);
    style(input, { "--placeholder": role(placeholder?.color) });
    if (box) cover(shown, box);
    const wrong = make("div", "c-wrong");
    const caption = label && set(make("label", "", drawing.text(label)), { for: named(input) });
    const body = make("div", "c-named", caption, make("span", "c-entry", shown, drawing.text(unit)));
    const node = drawing.control("div", `c-field c-arranger c-entry-${format}`, element, body, wrong, drawing.text(warning));
    const report = error => {
      wrong.replaceChildren(...[drawing.text(error)].filter(Boolean));
      input.removeAttribute("aria-describedby");
      set(input, { "aria-invalid": Boolean(error), "aria-describedby": error?.text ? named(wrong) : null });
    };
    if (problem) report(problem);
    input.addEventListener("change", () => {
      const { input: rules, action } = node.element;
      const read = valueOf(rules, input.value, drawing.numbers);
      const error = rules.errors?.[read.error];
      report(read.error && (error ?? { text: "", style: label?.style, color: label?.color }));
      if (error) node.closest("candela-screen")?.say?.([{ text: error.spoken ?? error.text, politeness: "assertive" }]);
      node.classList.toggle("c-refused", Boolean(read.error));
      check(node.closest(".candela"));
      if (read.error) return;
      input.drawn = input.value;
      drawing.send(action, read.value);
    });
    if (isPicked) input.addEventListener("click", () => input.showPicker?.());
    return node;
  },
  choice(drawing, element) {
    const { label, icon, gap, children } = element;
    const form = (drawing.isLarge && element.large?.form) || element.form;
    const caption = (label || icon) && make("span", "c-caption", icon && drawIcon(drawing, icon), drawing.text(label));
    if (caption && element.accessibility) hideFromAccessibility(caption);
    if (form === "menu") {
      const chosen = children.findIndex(child => child.isSelected);
      const option = (child, value) => set(make("option", "", wordsIn(child)[0]?.text ?? toldBy(child)?.label), { value });
      const menu = make("select", "c-text", children.map(option), set(make("option"), { value: -1, hidden: "" }));
      set(menu, { "aria-label": toldBy(element)?.label }).value = chosen;
      const words = wordsIn(children[Math.max(chosen, 0)])[0] ?? label;
      if (words) drawing.dress(menu, words);
      menu.addEventListener("change", () => drawing.send(children[menu.value].action));
      return make("div", "c-choice c-menu-choice c-arranger", caption, style(make("span", "c-select", menu), { color: role(words?.color) }));
    }
    const group = style(drawing.drawInto(make("div", `c-options c-${form}`), element), { gap: role(gap) });
    rove(group, [...group.children]);
    return make("div", `c-choice c-arranger c-form-${form}`, caption, group);
  },
  stepper(drawing, element) {
    const { label, value, input: { value: now = 0, min = -Infinity, max = Infinity, step = 1 }, action, color } = element;
    const change = by => drawing.send(action, Math.min(Math.max(now + by * step, min), max));
    const button = (by, icon, bound) => {
      const node = set(make("button", "c-step", drawIcon(drawing, { icon, size: 20, color })), { type: "button", "aria-hidden": "true" });
      return onPress(Object.assign(node, { tabIndex: -1, disabled: now === bound }), () => change(by));
    };
    const steps = make("span", "c-steps", button(-1, "icon.minus", min), drawing.text(value), button(1, "icon.plus", max));
    const node = drawing.control("div", "c-stepper c-arranger", element, drawing.text(label, "c-grows"), steps);
    node.tabIndex = 0;
    node.addEventListener("keydown", event => {
      const by = arrow(event, -1);
      if (by) event.preventDefault(), change(by);
    });
    return node;
  },
};

function drawIcon(drawing, { icon, color, size }) {
  const { viewBox, path, mirrors } = own(drawing.icons, icon) ?? {};
  const isPath = path && CSS.supports("clip-path", `path(${quoted(path)})`);
  const node = make("svg", `c-icon${mirrors ? " c-mirrors" : ""}`, isPath ? set(make("path"), { d: path }) : null);
  set(node, { viewBox: /^0 0 \d+ \d+$/.test(viewBox) ? viewBox : "0 0 24 24", "aria-hidden": "true", "data-icon": isPath ? icon : "missing" });
  return style(node, { "--side": length(size), color: role(color) });
}

/** A role as the paint of a line or an area; a gradient is added to the drawing's own definitions. */
function svgPaint(drawing, svg, path) {
  const token = own(drawing.tokens, path);
  if (token?.$type !== "gradient") return role(path);
  const [x2, y2] = { "top-bottom": [0, 1], "bottom-top": [0, -1], "top-leading-bottom-trailing": [1, 1] }[extra(token).direction] ?? [1, 0];
  // Stops in rgb() mix in sRGB, those in color() do not.
  const paint = ({ colorSpace, components, alpha = 1 }) => colorSpace === "srgb" && `rgb(${components.map(part => part * 255).join(" ")} / ${alpha})`;
  const stop = ({ color, position }) => style(set(make("stop"), { offset: finite(position) }), { "stop-color": paint(color) || colorValue(color) });
  const gradient = set(make("linearGradient", "", token.$value.map(stop)), { id: newName(), y1: y2 < 0 ? 1 : 0, x2, y2: Math.max(y2, 0) });
  svg.prepend(gradient);
  return `url(#${gradient.id})`;
}

// Charts
/** The position of a value along an axis, 0 to 1, and the share of one day or name. */
function scaleOf({ scale, min = 0, max = 1, marks }, points) {
  if (scale === "number") return { at: value => finite((value - min) / (max - min || 1)), band: 0 };
  const last = scale === "day" ? max : Math.max(...marks.map(mark => mark.position), ...points.map(point => point.x), 0);
  const count = last - (scale === "day" ? min : 0) + 1;
  return { at: value => finite((value - (last - count) - 0.5) / count), band: Math.max(finite(1 / count), 0) };
}

const percent = value => `${(value * 100).toFixed(3)}%`;

function drawChart(drawing, chart) {
  const { x, y, grid, series, rules = [], selection, select, summary, table, direction } = chart;
  const points = series.flatMap(one => one.points);
  const [{ at, band }, up] = [scaleOf(x, points), scaleOf(y, points)];
  const isMirrored = direction === "rightToLeft";
  const across = { band, at: isMirrored ? value => 1 - at(value) : at };
  const told = toldBy(chart);
  const svg = set(make("svg", "c-plot"), { role: "img", "aria-label": [told?.label, told?.value].filter(Boolean).join(", ") });
  const over = make("div", "c-over");
  /** The place of a text at the top, on a vertical line, so that it stays inside. */
  const above = at => ({ top: 0, left: percent(at), translate: percent(-at), background: "var(--fill)", "box-shadow": "0 0 0 3px var(--fill)" });
  const rule = (axis, position, look) => {
    const at = axis === "x" ? across.at(position) : 1 - up.at(position);
    const [along, other] = axis === "x" ? ["y", "x"] : ["x", "y"];
    const ends = { [`${along}1`]: 0, [`${along}2`]: "100%", [`${other}1`]: percent(at), [`${other}2`]: percent(at) };
    const { color, width, opacity } = look;
    return svg.appendChild(style(set(make("line"), ends), { stroke: role(color), "stroke-width": length(width), "stroke-opacity": role(opacity) }));
  };
  if (grid) for (const { position } of y.marks) rule("y", position, grid);
  for (const one of series) svg.append(...drawSeries(drawing, svg, one, across, up));
  for (const one of rules) {
    svg[one.axis === "x" ? "prepend" : "append"](style(rule(one.axis, one.position, one), { "stroke-dasharray": one.dash?.map(length).join(" ") }));
    const at = one.axis === "x" ? across.at(one.position) : up.at(one.position);
    over.append(style(drawing.text(one.text), one.axis === "x"
      ? above(at) : { "inset-inline-end": 0, bottom: percent(at), translate: at > 0.5 ? "0 100%" : null }));
  }
  if (selection) {
    const [left, top] = [across.at(selection.x), 1 - up.at(selection.y)];
    rule("x", selection.x, selection);
    svg.append(style(set(make("circle"), { cx: percent(left), cy: percent(top), r: 5 }), { fill: role(selection.color) }));
    const note = make("div", "c-note", selection.lines.map(words => drawing.text(words)));
    over.append(style(note, above(left)));
  }
  const marks = (axis, name, place) => make("div", name, axis.marks.map(mark => style(drawing.text(mark.text), place(mark.position))));
  const frame = set(make("div", "c-chart-frame", marks(y, "c-axis-y", position => ({ top: percent(1 - up.at(position)) })),
    make("div", "c-view", svg, over), marks(x, "c-axis-x", position => ({ left: percent(across.at(position)) }))), { dir: isMirrored ? "rtl" : "ltr" });
  if (select) onPress(svg, event => {
    const { left, width } = svg.getBoundingClientRect();
    const away = point => Math.abs(across.at(point.x) - (event.clientX - left) / width);
    if (points.length) drawing.send(select, dayText(points.reduce((best, point) => (away(point) < away(best) ? point : best)).x));
  });
  const key = series.filter(one => one.legend).map(one =>
    make("span", "c-key", style(make("span", `c-swatch c-swatch-${one.form}`), { color: role(one.color) }), drawing.text(one.legend)));
  const row = (cells, first, other) => make("tr", "", cells.map((cell, place) => make(place ? other : first, "", cell)));
  const values = make("table", "c-hidden", make("caption", "", table.caption), make("thead", "", row(table.headers, "th", "th")),
    make("tbody", "", table.rows.map(cells => row(cells, "th", "td"))));
  return make("figure", "c-chart c-arranger", summary && set(drawing.text(summary), { "aria-hidden": !!told }), key.length ? make("div", "c-legend", key) : null, frame, values);
}

function drawSeries(drawing, svg, { form, color, fill, width, cornerRadius, points }, across, up) {
  const ends = points.map(({ x, y }) => [across.at(x), 1 - up.at(y)]);
  if (form === "points")
    return ends.map(([left, top]) =>
      style(set(make("circle"), { cx: percent(left), cy: percent(top) }), { r: `calc(${length(width ?? 6)} / 2)`, fill: role(color) }));
  if (form === "bars" || form === "hollowBars") {
    const look = { fill: fill || form === "bars" ? svgPaint(drawing, svg, fill ?? color) : "none", stroke: form === "bars" ? "" : role(color) };
    const foot = 1 - Math.max(up.at(0), 0);
    const [first, wide] = [across.band * 0.35, percent(across.band * 0.7)];
    const box = (left, top) =>
      ({ x: percent(left - first), width: wide, y: percent(Math.min(top, foot)), height: percent(Math.abs(foot - top)) });
    return ends.map(([left, top]) => style(set(make("rect"), box(left, top)), { ...look, rx: role(cornerRadius) }));
  }
  // Paths have no percentages: they use a drawing of 100 × 100 that is stretched; strokes are not.
  const drawn = set(make("svg"), { viewBox: "0 0 100 100", preserveAspectRatio: "none", width: "100%", height: "100%" });
  const places = ends.map(([left, top]) => [(left * 100).toFixed(3), (top * 100).toFixed(3)]);
  if (form === "area" && places.length)
    drawn.append(style(set(make("polygon"), { points: [[places[0][0], 100], ...places, [places.at(-1)[0], 100]].join(" ") }), {
      fill: svgPaint(drawing, drawn, fill ?? color), "fill-opacity": fill ? null : 0.2 }));
  const path = set(make("polyline", `c-line${form === "dashedLine" ? " c-dashed" : ""}`), { points: places.join(" ") });
  drawn.append(style(path, { stroke: role(color), "stroke-width": length(width) }));
  return [drawn];
}

// Layout-dependent fitting
/** Fits a drawn screen into its container; repeated whenever the size changes. */
export function fit(page) {
  const above = page.querySelector(".c-overlay:modal > .c-seen");
  if (above) for (const { left, width } of [page.getBoundingClientRect()]) style(above, { width: `${width}px`, "margin-left": `${left}px` });
  const all = selector => [...page.querySelectorAll(selector)];
  for (const { style, parentElement, offsetWidth } of all(".c-picture").filter(({ style }) => (style.zoom = 1)))
    style.zoom = Math.min(1, roomOf(parentElement) / Math.max(offsetWidth, 1));
  const texts = all(".c-text:not(input, textarea, .c-more)");
  const rows = all(".c-row:not(.c-scrolls), .c-button, .c-beside, .c-steps, .c-options:not(.c-scrolled)");
  for (const { style, classList } of texts) {
    classList.remove("c-broken");
    for (const name of ["--scale", "width", "min-width", "flex"]) style.removeProperty(name);
  }
  for (const row of rows) row.classList.remove("c-wraps-late");
  // In a row that overflows, texts are scaled, or else items continue on the next line: outer rows first, which gives inner ones space.
  const overflows = row => {
    const boxes = [...row.children].map(child => child.getBoundingClientRect());
    return Math.max(...boxes.map(box => box.right)) - Math.min(...boxes.map(box => box.left)) > roomOf(row) + 0.5;
  };
  const leastScale = text => text.dataset.minimumScale ?? (text.matches(".candela:not(.c-large) select") ? 0.7 : null);
  for (const row of rows.filter(overflows)) {
    if (!overflows(row)) continue;
    const own = [...row.children].filter(child => texts.includes(child) && (leastScale(child) || !child.matches(".c-number")));
    measured(own, "c-narrow").forEach((width, place) => (own[place].style.minWidth = `${width * (leastScale(own[place]) || 0.8)}px`));
    if (!overflows(row)) continue;
    for (const { style } of own) style.minWidth = "";
    row.classList.add("c-wraps-late");
  }
  // A text is scaled to one line, if that is allowed, or until its longest word fits, and keeps its width. A number never breaks.
  const scale = (chosen, isFlat) => {
    const wanted = measured(chosen, isFlat ? "c-flat" : "c-narrow");
    return chosen.map((text, place) => [text, getComputedStyle(text).width, roomOf(text) / wanted[place]]).filter(([text, width, share]) => {
      const least = isFlat ? leastScale(text) : text.matches(".c-number") ? 0.3 : 0.7;
      const factor = Math.floor((text.style.getPropertyValue("--scale") || 1) * share * 100 + 0.05) / 100;
      if (isFlat && factor < least && !text.matches("select")) return text.style.removeProperty("--scale");
      if (share < 1) Object.assign(text.style, { width, flex: "none", minWidth: 0 }).setProperty("--scale", Math.max(factor, least));
      return text.classList.toggle("c-broken", factor < least && !text.matches(".c-number")), share < 1;
    }).map(([text]) => text);
  };
  // Again for what is still too wide, since the letters of some fonts are wider at smaller sizes.
  for (const isFlat of [true, false]) {
    let left = texts.filter(text => text.clientWidth && (isFlat ? leastScale(text) : text.scrollWidth > text.clientWidth + 1 && !text.matches("select")));
    for (let turn = 0; turn < 4 && left.length; turn++) left = scale(left, isFlat);
  }
  for (const axis of all(".c-axis-x, .c-axis-y")) thin(axis, axis.matches(".c-axis-x"));
  for (const grid of all(".c-steered")) {
    const cells = cellsIn(grid);
    const isSmall = cells.some(cell => cell.offsetWidth < 44 || cell.offsetHeight < 44);
    grid.classList.toggle("c-adjustable", isSmall);
    for (const node of [grid, ...cells]) node.tabIndex = (isSmall || grid.role === "spinbutton") === (node === grid) ? 0 : -1;
  }
}

/** The width inside the padding. */
function roomOf(node) {
  const { width, paddingLeft, paddingRight } = getComputedStyle(node);
  return parseFloat(width) - parseFloat(paddingLeft) - parseFloat(paddingRight);
}
/** The widths of texts with a class that makes them narrow or flat. */
function measured(texts, name) {
  for (const text of texts) text.classList.add(name);
  const widths = texts.map(roomOf);
  for (const text of texts) text.classList.remove(name);
  return widths;
}

/** Hides axis labels that would overlap others, and moves the outermost ones inside. */
function thin(axis, isFlat) {
  const [own, frame] = [axis, axis.parentElement].map(node => node.getBoundingClientRect());
  const [low, high] = axis.parentElement.dir === "rtl" ? [own.left, frame.right] : [frame.left, own.right];
  let last;
  for (const mark of isFlat ? axis.children : [...axis.children].reverse()) {
    Object.assign(mark.style, { visibility: "", marginLeft: "" });
    const { left, right } = mark.getBoundingClientRect();
    if (isFlat) mark.style.marginLeft = `${Math.min(high - right, 0) || Math.max(low - left, 0)}px`;
    const box = mark.getBoundingClientRect();
    if (last && (isFlat ? box.left < last.right + 4 && last.left < box.right + 4 : box.top < last.bottom)) mark.style.visibility = "hidden";
    else last = box;
  }
}

const cellsIn = node => [...node.querySelectorAll("button:not(.c-more)")];
/** Makes a grid with cells too small to touch one control: arrow keys and the nearest touch select a cell. */
function steer(grid) {
  const cells = cellsIn(grid);
  if (!cells.length) return;
  grid.classList.add("c-steered");
  const columns = Math.max(...[...grid.children].map(row => cellsIn(row).length));
  let current = (cells.findIndex(cell => cell.ariaCurrent) + cells.length) % cells.length;
  const point = place => {
    cells[current].classList.remove("c-current");
    current = Math.min(Math.max(place, 0), cells.length - 1);
    cells[current].classList.add("c-current");
    set(grid, grid.role === "spinbutton" ? { "aria-valuetext": cells[current].ariaLabel } : { "aria-activedescendant": named(cells[current]) });
  };
  grid.addEventListener("keydown", event => {
    const by = arrow(event, columns);
    if (event.target === grid && by) event.preventDefault(), point(current + by);
    if (event.target === grid && event.key === "Enter") cells[current].click();
  });
  grid.addEventListener("click", event => {
    if (event.target !== grid && !event.target.closest(".c-adjustable")) return;
    const boxes = cells.map(cell => cell.getBoundingClientRect());
    const away = ({ left, top, width, height }) => Math.hypot(left + width / 2 - event.clientX, top + height / 2 - event.clientY);
    point(boxes.indexOf(boxes.reduce((best, box) => (away(box) < away(best) ? box : best))));
    cells[current].click();
  });
}

"""##,
    ])
}

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

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

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

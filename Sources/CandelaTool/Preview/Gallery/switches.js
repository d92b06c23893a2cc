// The switches above every page. Each is a part of the address, so that a shared link opens the same view.

const systemDark = matchMedia("(prefers-color-scheme: dark)");
const switches = {
  appearance: { label: "Appearance", options: [["", "System"], ["light", "Light"], ["dark", "Dark"], ["light-increased", "Light, more contrast"], ["dark-increased", "Dark, more contrast"]] },
  size: { label: "Type size", options: [["", "As named"], ...catalog.sizes.map(size => [size, size])] },
  language: { label: "Language", options: [["", "As named"], ...catalog.languages.map(tag => [tag, { en: "English", "ar-XB": "ar-XB, right to left" }[tag] ?? tag])] },
  width: { label: "Width", options: [["", "390"], ["320", "320"], ["768", "768"], ["1024", "1,024"], ["drag", "Resizable"]] },
  motion: { label: "Motion", options: [["", "Full"], ["reduced", "Reduced"]] },
  vision: { label: "Colour vision", options: [["", "Usual"], ...Object.keys(catalog.visions).map(name => [name, plain(name)]), ["grey", "Without colour"]] },
};
/** The value of a switch; empty if the address has none of its options. */
function setting(name) {
  const value = route.query.get(name) ?? "";
  return name === "at" || switches[name].options.some(([option]) => option === value) ? value : "";
}
const appearance = () => setting("appearance") || (systemDark.matches ? "dark" : "light");
const width = () => (setting("width") === "drag" ? 390 : Number(setting("width") || 390));

function change(name, value) {
  if (value) route.query.set(name, value);
  else route.query.delete(name);
  history.replaceState(null, "", address(...route.path));
  applySwitches();
  show();
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

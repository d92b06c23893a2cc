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

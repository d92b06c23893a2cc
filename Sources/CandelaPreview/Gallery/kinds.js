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

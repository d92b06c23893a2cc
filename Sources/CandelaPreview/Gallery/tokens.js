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

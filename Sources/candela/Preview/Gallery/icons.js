// Every icon at three sizes, with its names elsewhere.

async function iconsPage([wanted]) {
  const { icons } = await load("icons");
  const terms = asked();
  const shown = Object.entries(icons).filter(([name, icon]) => terms.every(term => `${name} ${icon.description}`.toLowerCase().includes(term)));
  const draw = ({ viewBox, path }, side) => {
    const box = h("span", { class: "icon" });
    box.innerHTML = `<svg viewBox="${viewBox}" width="${side}" height="${side}" aria-hidden="true"><path d="${path}"/></svg>`;
    return box;
  };
  if (wanted) setTimeout(() => byId(`icon-${wanted}`)?.scrollIntoView({ block: "center" }));
  return [
    h("h1", {}, "Icons"), h("p", { class: "count" }, `${shown.length} icons, 24 × 24, one colour`),
    h("ul", { class: "icons" }, shown.map(([name, icon]) => h("li", { id: `icon-${name}`, class: name === wanted ? "here" : "" },
      h("div", { class: "sizes" }, [16, 24, 48].map(side => draw(icon, side))), h("strong", {}, name.replace("icon.", "")), h("p", {}, icon.description, icon.mirrors ? " Mirrors from right to left." : ""),
      h("small", {}, Object.entries(icon.names).map(([set, other]) => h("span", {}, `${{ sfSymbols: "SF", materialSymbols: "Material", a2ui: "A2UI" }[set]}: ${other}`)))))),
  ];
}

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

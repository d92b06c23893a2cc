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

// All audit findings, most severe first, each with a link to its element in the picture; and accepted findings with their reasons.

async function findingsPage() {
  const { findings, accepted, screens } = await load("findings");
  const groups = [...new Set(findings.map(one => one.id))].map(id => [id, findings.filter(one => one.id === id)]);
  const reasons = [...new Set(accepted.map(one => one.reason))].map(reason => [reason, accepted.filter(one => one.reason === reason).map(one => one.finding)]);
  return [
    h("h1", {}, "Findings"), h("p", { class: "count" }, `${findings.length} in ${screens} drawn screens, ${accepted.length} accepted`),
    groups.length ? null : h("p", {}, "The audit finds nothing wrong."),
    groups.map(([id, found]) => h("section", { class: "group" }, h("h2", {}, `${plain(id)}, ${found.length}`), findingList(found))),
    reasons.length ? h("h2", {}, "Accepted") : null,
    reasons.map(([reason, found]) => h("details", {}, h("summary", {}, `${reason} (${found.length})`), findingList(found))),
  ];
}
const isOfStage = ({ screen, specimen }) => screen === stage.one.screen && specimen === stage.one.name;
/** The findings of the state that is shown, in every look in which they were found. */
function findingsPanel() {
  if (!stage.one) return [h("p", {}, "Findings are listed beside states. The screens of journeys are audited as states.")];
  const box = h("div", {}, h("p", {}, "Auditing …"));
  load("findings").then(({ findings, accepted }) => {
    const [own, others] = [findings.filter(isOfStage), accepted.filter(one => isOfStage(one.finding))];
    box.replaceChildren(
      own.length ? findingList(own) : h("p", {}, "The audit finds nothing wrong with this state."),
      ...(others.length ? [h("h2", {}, "Accepted"), ...others.map(({ reason, finding }) => h("details", {}, h("summary", {}, reason), findingList([finding])))] : []));
  }).catch(failed);
  return [box];
}
const figure = ({ name, value, least, most, unit }) =>
  `${name} ${Math.round(value * 100) / 100}${unit ? ` ${unit}` : ""}${least != null ? `, at least ${least}` : ""}${most != null ? `, at most ${most}` : ""}`;
const findingList = found => h("ul", { class: "findings" }, found.map(one => h("li", { class: one.severity },
  h("strong", {}, plain(one.severity)), ` ${one.message}`, h("p", {}, one.help),
  h("p", {}, h("a", { href: findingAddress(one) }, `${one.specimen ?? one.screen}: ${one.place}`), " ", h("small", {}, one.figures.map(figure).join("; "))))));
/** The address of the screen as it was audited, with the element. */
function findingAddress({ screen, specimen, path, typeSize, language, appearances }) {
  const one = specimens.find(other => other.screen === screen && other.name === specimen);
  const query = new URLSearchParams({
    at: path, ...(appearances && { appearance: appearances[0] }),
    ...(one && typeSize !== one.size && catalog.sizes.includes(typeSize) && { size: typeSize }),
    ...(one && language !== one.language && catalog.languages.includes(language) && { language }),
  });
  return `#/screens/${screen}/${specimen ?? ""}?${query}`;
}

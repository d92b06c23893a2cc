"""Pictures of named states, compared with recorded ones in Tests/Pictures."""
import base64
import json

from preview.gallery import Gallery
from tools import fixtures, root

recorded = root / "Tests/Pictures"
# The share of pixels that differ. Scripts in the gallery cannot fetch anything, so a separate page compares.
differing = """async pair => {
    const images = pair.map(async data => createImageBitmap(await (await fetch(data)).blob()));
    const [a, b] = await Promise.all(images);
    if (Math.abs(a.width - b.width) > 2 || Math.abs(a.height - b.height) > 4) return 1;
    const [x, y] = [a, b].map(image => {
        const canvas = new OffscreenCanvas(a.width, a.height).getContext('2d');
        canvas.drawImage(image, 0, 0);
        return canvas.getImageData(0, 0, a.width, a.height).data;
    });
    let others = 0;
    for (let at = 0; at < x.length; at += 4)
        others += Math.max(...[0, 1, 2].map(part => Math.abs(x[at + part] - y[at + part]))) > 48;
    return others / (x.length / 4);
}"""


def pictures(check, browser):
    """Compares each picture with the recorded one, or records it."""
    named = json.loads((fixtures / "preview/pictures.json").read_text())
    small = Gallery(check, browser, device_scale_factor=0.5)
    blank = browser.new_page()
    for name, fragment in named.items():
        if check.only not in fragment:
            continue
        small.go(fragment)
        small.still()
        data = small.page.locator(".frame").screenshot(type="jpeg", quality=60, animations="disabled")
        (check.out / f"{name}.jpg").write_bytes(data)
        file = recorded / f"{name}.jpg"
        if check.records:
            recorded.mkdir(exist_ok=True)
            file.write_bytes(data)
        elif not file.exists():
            check.fail(f"no picture of {name} is recorded: run this with CANDELA_RECORD=1")
        else:
            pair = [base64.b64encode(bytes).decode() for bytes in (file.read_bytes(), data)]
            share = blank.evaluate(differing, [f"data:image/jpeg;base64,{text}" for text in pair])
            if share > 0.02:
                check.fail(
                    f"{name}: {share:.1%} of the picture differs from {file.relative_to(root)}: "
                    f"check {check.out / name}.jpg, and record it if it is correct")
    if check.records:
        for file in set(recorded.glob("*.jpg")) - {recorded / f"{name}.jpg" for name in named}:
            file.unlink()
    elif {file.stem for file in recorded.glob("*.jpg")} != set(named):
        check.fail("there are recorded pictures without a name, or names without a picture")
    small.context.close()
    blank.close()

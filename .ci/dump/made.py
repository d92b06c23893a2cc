"""A dump as files and as one document, imported journals, and their schemas, for all parts of the check."""
import json

from check import Check
from dump.schemas import validators
from tools import fixtures, more


class DumpCheck(Check):
    """A run of the check: the dump with its schemas in both forms, journals, and how much was validated."""

    def __init__(self, candela):
        super().__init__("dump", candela)
        self.checked = self.copies = 0
        self.folder = self.out / "files"
        self.run("dump", "--out", self.folder)
        self.single = self.printed("dump.json", "dump")
        self.whole = json.loads(self.single.read_text())
        self.index = json.loads((self.folder / "index.json").read_text())
        self.listed = {entry["path"]: entry for entry in self.index["files"]}
        self.documents = {
            name: json.loads((self.folder / name).read_text()) for name, entry in self.listed.items()
            if "schema" in entry}
        schemas = {path.stem: json.loads(path.read_text()) for path in sorted((self.folder / "schema").glob("*.json"))}
        self.exact = {name: self.parsed(f"{name}.exact.json", "schema", name, "--exact") for name in schemas}
        self.tolerant, self.strict = validators(self, schemas), validators(self, self.exact)
        self.journals = list(self.imported())

    def printed(self, name, *words):
        """Runs a command and stores its output in a file."""
        path = self.out / name
        with path.open("wb") as file:
            self.run(*words, stdout=file)
        return path

    def parsed(self, name, *words):
        return json.loads(self.printed(name, *words).read_text())

    def imported(self):
        """The journals of exports of other apps, with the names of their files."""
        files = [("loop", "loop", fixtures / "loop"), ("libra", "libra", fixtures / "libra.csv")]
        if more.is_dir():
            files += [("loop-long", "loop", more / "loop-long"), ("libra-v6", "libra", more / "libra-v6.csv")]
        for name, app, file in files:
            zone = ["--time-zone", "Europe/Berlin"] if app == "libra" else []
            yield name, self.parsed(f"{name}.json", "import", app, file, *zone)

    def validate(self, name, document, schema):
        """Validates a document by a schema and by its exact form."""
        self.checked += 1
        for validator in (self.tolerant[schema], self.strict[schema]):
            self.accepts(validator, name, document)

    def accepts(self, validator, name, document):
        for error in validator.iter_errors(document):
            self.fail(f"{name}: {'/'.join(map(str, error.instance_path))}: {error.message[:300]}")

"""Reports of `candela audit`, each by its schema, for all parts of the check."""
import json
import subprocess
import sys

import jsonschema_rs
from check import Check


class AuditCheck(Check):
    def __init__(self, candela):
        super().__init__("audit", candela)
        self.valid = [self.validator("audit", *words) for words in ([], ["--exact"])]

    def validator(self, name, *words):
        schema = json.loads(self.run("schema", name, *words, stdout=subprocess.PIPE).stdout)
        return jsonschema_rs.Draft202012Validator(schema, validate_formats=True)

    def audit(self, *words, status=0):
        """The output of an audit, which has to end with a status."""
        done = subprocess.run([self.candela, "audit", *words], capture_output=True, text=True)
        if done.returncode != status:
            command = " ".join(map(str, words))
            sys.exit(f"candela audit {command} ended with {done.returncode}:\n{done.stdout[-4000:]}{done.stderr}")
        return done.stdout

    def report(self, *words, status=0):
        """The report of an audit, which follows its schema."""
        report = json.loads(self.audit("--format", "json", *words, status=status))
        for valid in self.valid:
            valid.validate(report)
        return report

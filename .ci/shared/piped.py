"""Sends a file of lines through a program as a nightly job would, under PySpark's pipe on so many cores, and prints how
many seconds that took once the engine was warm. The answers are in the folder afterwards, a file a partition.

usage: piped.py CORES LINES FOLDER COMMAND
"""
import os
import pathlib
import shutil
import sys
import time

sys.dont_write_bytecode = True
from tools import need

cores, lines, folder, command = int(sys.argv[1]), *sys.argv[2:]
need("java", "pyspark")
# All of it, the engine and the programs it starts, has these cores and no other.
os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[:cores])
os.environ["PYSPARK_PYTHON"] = os.environ["PYSPARK_DRIVER_PYTHON"] = sys.executable
paths = [os.environ.get("PYTHONPATH"), *(path for path in sys.path if "site-packages" in path)]
os.environ["PYTHONPATH"] = ":".join(filter(None, paths))
from pyspark import SparkContext

spark = SparkContext(f"local[{cores}]", "check-stream")
spark.setLogLevel("ERROR")


def seconds():
    shutil.rmtree(folder, ignore_errors=True)
    since = time.monotonic()
    spark.textFile(pathlib.Path(lines).as_uri(), cores).pipe(command).saveAsTextFile(pathlib.Path(folder).as_uri())
    return time.monotonic() - since


print(min(seconds() for _ in range(3)))
spark.stop()

"""Prints functions of the installed standard library as JSON lines: code without its docstring, and what that says.

The first sentence of a docstring is a question in somebody else's words, and the function it was taken from the answer,
as in CodeSearchNet (Husain et al. 2019). Nothing of Python is kept: it is read where it is installed.
"""

import ast
import hashlib
import json
import pathlib
import re
import sys
import sysconfig

WANTED = 1500
LEFT_OUT = {"test", "tests", "idlelib", "lib2to3", "site-packages", "pydoc_data", "encodings", "ensurepip"}


def question_of(node):
    """The first sentence on one line, where it is one: four words or more, and no signature or example."""
    first = re.split(r"\n\s*\n", ast.get_docstring(node) or "", maxsplit=1)[0]
    sentence = re.split(r"(?<=[.?!])\s", re.sub(r"\s+", " ", first).strip())[0]
    is_sentence = 4 <= len(sentence.split()) <= 40 and not re.search(r"->|>>>|\(\)|::", sentence)
    return sentence if is_sentence else None


def without_docstring(node, lines):
    """The lines of a function but those of its docstring; nothing where little else is left."""
    first = min([node.lineno, *(each.lineno for each in node.decorator_list)]) - 1
    doc = node.body[0]
    kept = lines[first : doc.lineno - 1] + lines[doc.end_lineno : node.end_lineno]
    return kept if len(node.body) > 1 and len(kept) > 2 else None


def functions():
    root = pathlib.Path(sysconfig.get_path("stdlib"))
    for path in sorted(root.rglob("*.py")):
        name = path.relative_to(root)
        if LEFT_OUT & set(name.parts):
            continue
        try:
            text = path.read_text("utf-8")
            tree = ast.parse(text)
        except (SyntaxError, UnicodeDecodeError):
            continue
        lines = text.splitlines()
        for node in ast.walk(tree):
            if not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) or node.name.startswith("__"):
                continue
            question = question_of(node)
            code = question and without_docstring(node, lines)
            if code:
                yield {"path": str(name), "name": node.name, "question": question, "lines": code}


# A question that two functions answer has no right answer.
by_question = {}
for function in functions():
    by_question.setdefault(function["question"].lower(), []).append(function)
unique = [found[0] for found in by_question.values() if len(found) == 1]
unique.sort(key=lambda each: hashlib.sha256(f"{each['path']} {each['question']}".encode()).digest())
json.dump(unique[:WANTED], sys.stdout)

import { readFile } from 'node:fs/promises';
import { limits } from '@toolbench/contracts/limits.ts';
import type { CodeLanguage } from '@toolbench/lab/code/languages/language.ts';
import {
  definitionKinds,
  markKinds,
  type Captures,
  type Definition,
  type DefinitionKind,
  type Mark,
  type MarkKind,
} from '@toolbench/lab/code/units/capture.ts';
import { Language, Parser, Query, type Node, type QueryMatch } from 'web-tree-sitter';
import { grammarFile } from './grammar-file.ts';

interface Grammar {
  readonly parser: Parser;
  readonly query: Query;
}

const grammars = new Map<string, Promise<Grammar>>();
let runtime: Promise<void> | undefined;

async function loadGrammar({ grammar, query }: CodeLanguage): Promise<Grammar> {
  await (runtime ??= Parser.init());
  const language = await Language.load(await readFile(grammarFile(grammar)));
  return { parser: new Parser().setLanguage(language), query: new Query(language, query) };
}

function grammarOf(language: CodeLanguage): Promise<Grammar> {
  const known = grammars.get(language.key) ?? loadGrammar(language);
  grammars.set(language.key, known);
  return known;
}

const isDefinition = (name: string): name is DefinitionKind => definitionKinds.some((kind) => kind === name);
const isMark = (name: string): name is MarkKind => markKinds.some((kind) => kind === name);

/** Whether nothing but comments comes after a node on its level. */
function isLast(node: Node): boolean {
  let next = node.nextSibling;
  while (next?.isExtra) next = next.nextSibling;
  return next === null;
}

function readMatch({ captures }: QueryMatch, definitions: Definition[], marks: Mark[]): void {
  const named = (wanted: string) => captures.find(({ name }) => name === wanted)?.node;
  for (const { name: kind, node } of captures) {
    if (isMark(kind)) marks.push({ kind, start: node.startIndex, end: node.endIndex });
    if (!isDefinition(kind)) continue;
    const rest = named('rest');
    if (rest && !isLast(rest)) continue;
    const name = named('name');
    definitions.push({
      kind,
      start: node.startIndex,
      end: rest ? node.tree.rootNode.endIndex : node.endIndex,
      name: name?.text,
      nameStart: name?.startIndex,
      bodyStart: named('body')?.startIndex,
      container: named('container')?.text,
    });
  }
}

/**
 * Parses a source and looks for what its language's query names.
 * @returns undefined where the time limit of a file is reached
 */
export async function readCaptures(language: CodeLanguage, text: string): Promise<Captures | undefined> {
  const { parser, query } = await grammarOf(language);
  const deadline = performance.now() + limits.code.parseMs;
  const isLate = () => performance.now() > deadline;
  const tree = parser.parse(language.codeOf?.(text) ?? text, null, { progressCallback: isLate });
  if (tree === null) {
    parser.reset();
    return undefined;
  }
  try {
    const definitions: Definition[] = [];
    const marks: Mark[] = [];
    const matches = query.matches(tree.rootNode, { progressCallback: isLate });
    if (isLate()) return undefined;
    for (const match of matches) readMatch(match, definitions, marks);
    const named = new Set(definitions.map(({ nameStart }) => nameStart ?? -1));
    const more = language.moreDefinitions?.(text).filter(({ nameStart = NaN }) => !named.has(nameStart)) ?? [];
    return { definitions: [...definitions, ...more], marks };
  } finally {
    tree.delete();
  }
}

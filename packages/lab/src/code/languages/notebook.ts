import type { Definition } from '../units/capture.ts';
import type { CodeLanguage } from './language.ts';
import { python } from './python.ts';

type Members = Readonly<Record<string, unknown>>;

interface Cell {
  readonly type: string;
  readonly source: string;
}

interface Notebook {
  readonly language: string;
  readonly cells: readonly Cell[];
}

const isMembers = (value: unknown): value is Members => typeof value === 'object' && value !== null;

const sourceOf = (value: unknown): string | undefined =>
  Array.isArray(value) && value.every((line) => typeof line === 'string')
    ? value.join('')
    : typeof value === 'string' || value === undefined
      ? (value ?? '')
      : undefined;

function readCells(value: unknown): readonly Cell[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const cells: Cell[] = [];
  for (const cell of value as readonly unknown[]) {
    if (!isMembers(cell) || typeof cell.cell_type !== 'string') return undefined;
    const source = sourceOf(cell.source ?? cell.input);
    if (source === undefined) return undefined;
    cells.push({ type: cell.cell_type, source });
  }
  return cells;
}

/** Reads nbformat 4, and 3 with its worksheets. */
function readNotebook(text: string): Notebook | undefined {
  let notebook: unknown;
  try {
    notebook = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isMembers(notebook)) return undefined;
  const { metadata, worksheets } = notebook;
  const sheets = Array.isArray(worksheets) ? worksheets.filter(isMembers).map((sheet) => sheet.cells) : [];
  const cells = readCells(notebook.cells ?? (sheets.every(Array.isArray) ? sheets.flat() : undefined));
  if (cells === undefined || (notebook.cells === undefined && sheets.length === 0)) return undefined;
  const { language_info: info, kernelspec } = isMembers(metadata) ? metadata : {};
  const named = (isMembers(info) ? info.name : undefined) ?? (isMembers(kernelspec) ? kernelspec.language : undefined);
  return { cells, language: typeof named === 'string' ? named.toLowerCase() : python.key };
}

const extension = 'ipynb';

export const isNotebook = (path: string) => path.toLowerCase().endsWith(`.${extension}`);

const asComment = (text: string) => text.replace(/^(?=.)/gm, '# ').replace(/^$/gm, '#');
/** What IPython reads and Python does not: magics, and commands of the shell. */
const magic = /^[ \t]*[%!?](?!=).*$/gm;

const headOf = (language: string) => `# Jupyter: ${language}`;

/**
 * A Jupyter notebook as a script with a line `# %% cell N` before each cell, as Jupytext writes it (percent format): prose as
 * comments, no outputs. Where the text is no notebook it stays as it is.
 */
export function notebookAsScript(text: string): string {
  const notebook = readNotebook(text);
  if (notebook === undefined) return text;
  const isPython = isOfPython(notebook.language);
  const parts = notebook.cells.map(({ type, source }, at) => {
    const content = source.replace(/\r\n?/g, '\n').trimEnd();
    const isCode = type === 'code';
    const shown = !isCode ? asComment(content) : isPython ? pythonOf(content) : content;
    return `# %% cell ${at + 1}${isCode ? '' : ` [${type}]`}\n${shown}\n`;
  });
  return [headOf(notebook.language), '', ...parts].join('\n');
}

const isOfPython = (language: string) => /^i?python\d*$/.test(language);

/** A cell in another language by its first line, such as `%%bash`, is none of the notebook's. */
const pythonOf = (content: string) =>
  /^\s*%%/.test(content) && !/^\s*%%(?:time|timeit|capture|prun)\b/.test(content)
    ? asComment(content)
    : content.replace(magic, asComment);

const cellMark = /^# %% (cell \d+)/gm;

/** Cells lend their names to what they define. */
function cellsIn(text: string): readonly Definition[] {
  const begins = [...text.matchAll(cellMark)];
  return begins.map(({ index, 1: name }, at) => ({
    kind: 'scope',
    start: index,
    end: begins[at + 1]?.index ?? text.length,
    name,
  }));
}

export const jupyter: CodeLanguage = {
  ...python,
  key: 'jupyter',
  name: 'Jupyter',
  family: python.key,
  extensions: [extension],
  codeOf: (text) => (isOfPython(/^# Jupyter: (\S+)/.exec(text)?.[1] ?? '') ? text : ''),
  moreDefinitions: cellsIn,
};

import { z } from 'zod';
import type { Definition } from '../units/capture.ts';
import type { CodeLanguage } from './language.ts';
import { python } from './python.ts';

const source = z.union([z.string(), z.array(z.string()).transform((lines) => lines.join(''))]);
const cell = z.looseObject({ cell_type: z.string(), source: source.optional(), input: source.optional() });
const cells = z.array(cell);
/** nbformat 4, and 3 with its worksheets. */
const notebook = z.looseObject({
  cells: cells.optional(),
  worksheets: z.array(z.looseObject({ cells })).optional(),
  metadata: z
    .looseObject({
      kernelspec: z.looseObject({ language: z.string().optional() }).optional(),
      language_info: z.looseObject({ name: z.string().optional() }).optional(),
    })
    .optional(),
});

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
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return text;
  }
  const read = notebook.safeParse(json);
  const all = read.data?.cells ?? read.data?.worksheets?.flatMap((sheet) => sheet.cells);
  if (!all) return text;
  const { kernelspec, language_info: info } = read.data?.metadata ?? {};
  const language = (info?.name ?? kernelspec?.language ?? python.key).toLowerCase();
  const isPython = isOfPython(language);
  const parts = all.map(({ cell_type: type, source: words, input }, at) => {
    const content = (words ?? input ?? '').replace(/\r\n?/g, '\n').trimEnd();
    const isCode = type === 'code';
    const shown = !isCode ? asComment(content) : isPython ? pythonOf(content) : content;
    return `# %% cell ${at + 1}${isCode ? '' : ` [${type}]`}\n${shown}\n`;
  });
  return [headOf(language), '', ...parts].join('\n');
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

import type { Block } from '@toolbench/lab/documents/read/typeset.ts';

/** A longer line is a sentence, whatever it begins with. */
const headingCharacters = 60;
const endsSentence = /[.!?;:,。！？；：，、…][”"’'」』）)]*$/u;
const numbered =
  /^(?:第[一二三四五六七八九十百千零\d]+[编章节篇部]|(?:chapter|part|appendix|section)\s+[\dA-Z]+\b|[一二三四五六七八九十]{1,3}、|\d+(?:\.\d+){0,3}[.)、]?\s)/iu;
const ruled = /^(?:={3,}|-{3,})$/u;

/** How deep a heading stands by its number: 1.2 below 1, a section of a chapter below that. */
function levelOf(line: string): number {
  if (/^第[^节]+节/u.test(line)) return 3;
  const depth = /^\d+((?:\.\d+)*)/u.exec(line)?.[1];
  return depth === undefined ? 2 : Math.min(2 + (depth.match(/\./gu)?.length ?? 0), 6);
}

/** Whether a line that stands alone is set as a heading is: short, no sentence, numbered or in capitals. */
function isHeading(line: string): boolean {
  if (line.length > headingCharacters || endsSentence.test(line)) return false;
  return numbered.test(line) || (/\p{Lu}{2}/u.test(line) && line === line.toUpperCase());
}

/** What stands in a line of its own: an item of a list, and a label with its value. */
const ownLine = /^(?:[-*•]|\d+[.)、])\s?|^[^\s:：,，.。;；][^:：,，.。;；]{0,24}(?:：|:\s)/u;

/** How wide a line is set: Chinese, Japanese and Korean characters take two columns. */
const columnsOf = (line: string) => line.length + (line.match(/[\u1100-\u11ff\u2e80-\uffdc]/gu)?.length ?? 0);

/** Lines that were broken to a width go on with the next; shorter ones end where they were ended. */
function joined(lines: readonly string[]): string {
  const widest = Math.max(...lines.map(columnsOf));
  let text = '';
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    if (before === undefined) text = line;
    else if (columnsOf(before) < widest * 0.7 || ownLine.test(line)) text += `\n${line}`;
    else text += /\p{Script=Han}$/u.test(before) || /^\p{Script=Han}/u.test(line) ? line : ` ${line}`;
  }
  return text;
}

/** The paragraphs of a plain text, and the lines among them that are headings. */
export function* plainBlocks(text: string): Generator<Block> {
  for (const paragraph of text.split(/\n\s*\n/u)) {
    const lines = paragraph
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
    const [first, second] = lines;
    if (first === undefined) continue;
    const isRuled = second !== undefined && ruled.test(second);
    const isTitle = isRuled || (lines.length === 1 && isHeading(first));
    if (isTitle)
      yield { kind: 'heading', level: isRuled ? (second.startsWith('=') ? 1 : 2) : levelOf(first), text: first };
    const rest = isRuled ? lines.slice(2) : isTitle ? [] : lines;
    if (rest.length > 0) yield { kind: 'text', text: joined(rest) };
  }
}

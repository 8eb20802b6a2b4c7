import type { DocumentAnswer, ShownPassage } from '@toolbench/contracts/document-answers.ts';
import { answerWords } from '@toolbench/lab/documents/rank/answer-words.ts';
import { documentBy, headingAt, labelAt, spanLabel, type Asked } from '../pages/place.ts';
import type { zh } from '../text.zh.ts';
import type { Turn } from '../work.ts';

type Texts = Pick<typeof zh, 'passage' | 'answer'>;

/** Words of a document within Markdown: nothing in them becomes markup. */
const plain = (text: string) => text.replaceAll(/[\\`*_{}[\]<>#|]/g, String.raw`\$&`);

const quoted = (text: string) =>
  text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');

/** A passage with its marks in bold, and where it stands. */
function passageText(passage: ShownPassage, asked: Asked, t: Texts): string {
  const { text, marks, heading, first_page: first, last_page: last, document } = passage;
  const pieces: string[] = [];
  let at = 0;
  for (const { start, end } of marks) {
    const marked = text.slice(start, end);
    const told = marked.trimEnd();
    pieces.push(plain(text.slice(at, start)), `**${plain(told)}**`, marked.slice(told.length));
    at = end;
  }
  const section = headingAt(asked, first, document);
  // The headings of the passage say the section as well.
  const page =
    section === undefined ? [t.passage.place({ first, last, label: spanLabel(asked, first, last, document) })] : [];
  const file = documentBy(asked, document)?.filename;
  const place = [...(file === undefined ? [] : [plain(file)]), ...page, ...heading.map(plain)].join(' · ');
  return `${quoted(`${pieces.join('')}${plain(text.slice(at))}`)}\n>\n> — ${place}`;
}

/** What a model wrote, each sentence with its pages and the words that it quotes. */
function writtenText(answer: DocumentAnswer, t: Texts): string {
  const { sentences, result } = answer;
  if (sentences.length === 0) return result;
  const placeText = ({ page, document }: { readonly page: number; readonly document?: string | undefined }) => {
    const file = documentBy(answer, document)?.filename;
    const place = t.passage.place({
      first: page,
      last: page,
      heading: headingAt(answer, page, document),
      label: labelAt(answer, page, document),
    });
    return `${file === undefined ? '' : `${plain(file)}, `}${plain(place)}`;
  };
  return sentences
    .map(({ text, citations, pages, places: all = pages.map((page) => ({ page, document: undefined })) }) => {
      const cited = citations.map((citation) => `${placeText(citation)} “${plain(citation.quote)}”`);
      const named = all.filter(
        ({ page, document }) => !citations.some((one) => one.page === page && one.document === document),
      );
      const places = [...cited, ...named.map(placeText)];
      return places.length > 0 ? `${plain(text)} [${places.join('; ')}]` : plain(text);
    })
    .join(' ');
}

function answerText({ question, answer }: Turn, t: Texts): string {
  const [passage] = answer.passages ?? [];
  if (answer.outline) {
    const entry = ({ text, page, level, document }: (typeof answer.outline)[number]) => {
      const letter = document === undefined ? '' : `${document} · `;
      return `${'  '.repeat(level)}- ${plain(text)} (${letter}${t.passage.place({ first: page, last: page, heading: headingAt(answer, page, document), label: labelAt(answer, page, document) })})`;
    };
    return answer.outline.map(entry).join('\n');
  }
  if (answer.abstained || passage === undefined) return writtenText(answer, t);
  const verdict = answer.verdict === 'found' ? t.answer.found : t.answer.perhaps;
  const { page, document } = passage;
  const place = {
    page,
    filename: documentBy(answer, document)?.filename,
    heading: headingAt(answer, page, document),
    label: labelAt(answer, page, document),
  };
  const cells = (answer.cells ?? []).map((cell) => `**${plain(answerWords(question).cell(cell))}**`);
  return [verdict(place), ...cells, passageText(passage, answer, t)].join('\n\n');
}

/** A conversation with a document as Markdown: each question a heading, each answer with its pages, oldest first. */
export function conversationText(filename: string, turns: readonly Turn[], t: Texts): string {
  const parts = turns.map((turn) => `## ${plain(turn.question)}\n\n${answerText(turn, t)}`);
  return `${[`# ${plain(filename)}`, ...parts].join('\n\n')}\n`;
}

import { pages } from '@toolbench/contracts/routes.ts';
import type { ToolDefinition } from '@toolbench/kit/define-tool.ts';
import { rarity } from '@toolbench/kit/bm25.ts';
import type { Text } from '@toolbench/kit/text.ts';
import { tellingWords } from '@toolbench/kit/words.ts';
import type { MadeBy } from '@toolbench/ui/work/kept-work.ts';
import type { Language } from '@toolbench/ui/words/language.ts';
import { actionMadeBy, sendStep } from '../recipes/append-step.ts';
import { shownTools } from '../shown-tools.ts';
import { suggestTools } from '../suggest/suggest-tools.ts';
import { matchScore, type SearchFields } from './match-words.ts';
import { pinyinOf } from './pinyin-of.ts';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';

/** Something that a query can find. */
interface Searchable {
  readonly id: string;
  readonly fields: SearchFields;
}

/** Something the palette can do. */
export interface PaletteEntry extends Searchable {
  readonly glyph: string;
  readonly name: string;
  readonly note: string;
  /** Whether a text can be sent there. */
  readonly takesText?: boolean;
  readonly target:
    | { readonly to: string; /** What the page gets. */ readonly text?: Text }
    | { readonly command: 'language' | 'scheme' }
    | { readonly append: () => void };
}

const texts = { zh, en };

/** Tools whose pages have no pane for a text from elsewhere: they show a camera, a form or a server. */
const withoutTextPane: ReadonlySet<string> = new Set(['scanner', 'api', 'sftp', 'password']);

/** A tool is found by its name, search words and actions in both languages, and by the pinyin of its name and actions. */
function toolEntry(tool: ToolDefinition, language: Language): PaletteEntry {
  const actions = Object.values(tool.actions).map((action) => action.label);
  const chinese = [tool.name.zh, ...actions.map((label) => label.zh)];
  const words = [
    tool.key,
    tool.name.zh,
    tool.name.en,
    ...tool.keywords.zh.split(', '),
    ...tool.keywords.en.split(', '),
    ...actions.flatMap(({ zh: one, en: other }) => [one, other]),
    ...chinese.flatMap(pinyinOf),
  ];
  return {
    id: tool.key,
    glyph: tool.glyph,
    name: tool.name[language],
    note: tool.summary[language],
    fields: { name: tool.name[language], words, text: `${tool.summary.zh} ${tool.summary.en}` },
    takesText: !withoutTextPane.has(tool.key),
    target: { to: pages.tool(tool.key) },
  };
}

/** The tools that recognise what was typed as theirs, each with it. */
export function takingEntries(text: string, language: Language): readonly PaletteEntry[] {
  return suggestTools(text).map((tool) => {
    const entry = toolEntry(tool, language);
    return { ...entry, note: texts[language].takesTyped, target: { to: pages.tool(tool.key), text } };
  });
}

/** What else is typed for a command. */
const moreWords: Partial<Record<keyof typeof zh.commands, readonly string[]>> = {
  scheme: ['深色', '浅色', '夜间', '主题', '暗色', 'dark mode', 'light', 'theme'],
  language: ['语言', '英文', '中文', 'english', 'chinese', 'language'],
};

function otherEntry(id: keyof typeof zh.commands, target: PaletteEntry['target'], language: Language): PaletteEntry {
  const name = texts[language].commands[id];
  const both = [zh.commands[id], en.commands[id]];
  return {
    id,
    glyph: '>',
    name,
    note: '',
    fields: { name, words: [...both, ...(moreWords[id] ?? []), ...pinyinOf(both[0])], text: '' },
    target,
  };
}

/** Puts the action that made a result at the end of the recipe; none where it cannot be a step. */
export function appendEntry(madeBy: MadeBy | null, language: Language): readonly PaletteEntry[] {
  const called = actionMadeBy(madeBy);
  if (!madeBy || !called) return [];
  const { tool, action } = called;
  const entry = otherEntry('append', { append: () => sendStep(called, madeBy) }, language);
  return [{ ...entry, note: `${tool.name[language]} · ${action.label[language]}` }];
}

/** Everything the palette offers, tools first. */
export function paletteEntries(language: Language): readonly PaletteEntry[] {
  return [
    ...shownTools.map((tool) => toolEntry(tool, language)),
    otherEntry('language', { command: 'language' }, language),
    otherEntry('scheme', { command: 'scheme' }, language),
    otherEntry('home', { to: pages.home }, language),
    otherEntry('tools', { to: pages.tools }, language),
    { ...otherEntry('recipes', { to: pages.recipes }, language), takesText: true },
    otherEntry('privacy', { to: pages.privacy }, language),
    otherEntry('limits', { to: pages.limits }, language),
    otherEntry('contact', { to: pages.contact }, language),
  ];
}

/** Tools that take a text of any kind: the others know theirs, and would have recognised it. */
const forAnyText = shownTools
  .filter(({ key, recognise }) => !recognise && !withoutTextPane.has(key))
  .map(({ key }) => key);

/**
 * Ids in the order in which they are preferred. A text goes first to what recognised it, then to what takes any, and to
 * what is often used only among those.
 */
export function preferredIds(
  purpose: 'go' | 'send',
  suggested: readonly string[],
  used: readonly string[],
): readonly string[] {
  const fitting = purpose === 'send' ? [...used.filter((id) => forAnyText.includes(id)), ...forAnyText] : [];
  return [...new Set(['append', ...suggested, ...fitting, ...used])];
}

/** The tools that recognise what is sent as theirs, those that turn JSON into theirs included; not the one that made it. */
export function suggestedFor(text: Text, madeBy: MadeBy | null): readonly string[] {
  const recognised = suggestTools(text).map(({ key }) => key);
  const all = recognised.includes('json') ? [...recognised, 'csv'] : recognised;
  return [...new Set(all)].filter((key) => key !== madeBy?.tool);
}

/** Tools that know some texts as theirs and can still do something with any other. */
const alsoForOthers = ['text', 'base64', 'url', 'hash'];

/** Whether a tool can do something with what is sent: it recognised it, or takes any text. */
export const isFitting = ({ id }: PaletteEntry, suggested: readonly string[]): boolean =>
  ['append', 'recipes', ...suggested, ...forAnyText, ...alsoForOthers].includes(id);

/** So many are offered where none fits the whole query. */
const mostPartly = 5;

/** How well each entry fits the words of a query that nothing fits as a whole: a word that few have says the most. */
function partScores(entries: readonly Searchable[], query: string): number[] {
  const scores = tellingWords(query).map((word) => entries.map(({ fields }) => matchScore(fields, word)));
  const weights = scores.map((ofWord) => rarity(entries.length, ofWord.filter((score) => score > 0).length));
  const parts = entries.map((_, at) => scores.reduce((sum, ofWord, word) => sum + ofWord[at] * weights[word], 0));
  const least = [...parts].sort((a, b) => b - a).at(mostPartly - 1) ?? 0;
  return parts.map((score) => (score >= least ? score : 0));
}

/** The entries with a score, best first; of equal ones those that are preferred. */
function ranked<Entry extends Searchable>(
  entries: readonly Entry[],
  scores: readonly number[],
  preferred: readonly string[],
): Entry[] {
  const rank = (id: string) => {
    const at = preferred.indexOf(id);
    return at < 0 ? 0 : (preferred.length - at) / preferred.length / 100;
  };
  return entries
    .map((entry, at) => ({ entry, score: scores[at] }))
    .filter(({ score }) => score > 0)
    .map(({ entry, score }) => ({ entry, score: score + rank(entry.id) }))
    .sort((a, b) => b.score - a.score)
    .map(({ entry }) => entry);
}

/** The entries that fit a query as a whole, best first; without a query the preferred ones come first. */
export const searchEntries = <Entry extends Searchable>(
  entries: readonly Entry[],
  query: string,
  preferred: readonly string[],
): Entry[] =>
  ranked(
    entries,
    entries.map(({ fields }) => matchScore(fields, query)),
    preferred,
  );

/** The entries that have the most telling words of a query, for one that fits nothing as a whole and is no data. */
export const nearEntries = <Entry extends Searchable>(
  entries: readonly Entry[],
  query: string,
  preferred: readonly string[],
): Entry[] => ranked(entries, partScores(entries, query), preferred);

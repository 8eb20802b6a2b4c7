import { pages } from '@toolbench/contracts/routes.ts';
import type { ToolDefinition } from '@toolbench/tools/define-tool.ts';
import { tools } from '@toolbench/tools/registry.ts';
import type { Language } from '@toolbench/ui/language.ts';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';
import { matchScore, type SearchFields } from './match-words.ts';
import { pinyinOf } from './pinyin-of.ts';

/** Something the palette can do. */
export interface PaletteEntry {
  readonly id: string;
  readonly glyph: string;
  readonly name: string;
  readonly note: string;
  readonly fields: SearchFields;
  readonly target: { readonly to: string } | { readonly command: 'language' | 'scheme' };
}

const texts = { zh, en };

/** A tool is found by its name, search words and actions in both languages, and by the pinyin of its name and actions. */
function toolEntry(tool: ToolDefinition, language: Language): PaletteEntry {
  const actions = Object.values(tool.actions).map((action) => action.label);
  const chinese = [tool.name.zh, ...actions.map((label) => label.zh)];
  const words = [
    tool.key,
    tool.name.zh,
    tool.name.en,
    ...tool.keywords.zh,
    ...tool.keywords.en,
    ...actions.flatMap(({ zh: one, en: other }) => [one, other]),
    ...chinese.flatMap(pinyinOf),
  ];
  return {
    id: tool.key,
    glyph: tool.glyph,
    name: tool.name[language],
    note: tool.summary[language],
    fields: { name: tool.name[language], words, text: `${tool.summary.zh} ${tool.summary.en}` },
    target: { to: pages.tool(tool.key) },
  };
}

function otherEntry(
  id: keyof typeof zh.palette.commands,
  target: PaletteEntry['target'],
  language: Language,
): PaletteEntry {
  const name = texts[language].palette.commands[id];
  const both = [zh.palette.commands[id], en.palette.commands[id]];
  return { id, glyph: '>', name, note: '', fields: { name, words: [...both, ...pinyinOf(both[0])], text: '' }, target };
}

/** Everything the palette offers, tools first. */
export function paletteEntries(language: Language): readonly PaletteEntry[] {
  return [
    ...tools.map((tool) => toolEntry(tool, language)),
    otherEntry('language', { command: 'language' }, language),
    otherEntry('scheme', { command: 'scheme' }, language),
    otherEntry('home', { to: pages.home }, language),
    otherEntry('tools', { to: pages.tools }, language),
    otherEntry('privacy', { to: pages.privacy }, language),
    otherEntry('limits', { to: pages.limits }, language),
    otherEntry('contact', { to: pages.contact }, language),
  ];
}

/** The entries that fit a query, best first; without a query the preferred ones come first. */
export function searchEntries(
  entries: readonly PaletteEntry[],
  query: string,
  preferred: readonly string[],
): PaletteEntry[] {
  const rank = (id: string) => {
    const at = preferred.indexOf(id);
    return at < 0 ? 0 : (preferred.length - at) / preferred.length / 100;
  };
  return entries
    .map((entry) => ({ entry, score: matchScore(entry.fields, query) }))
    .filter(({ score }) => score > 0)
    .map(({ entry, score }) => ({ entry, score: score + rank(entry.id) }))
    .sort((a, b) => b.score - a.score)
    .map(({ entry }) => entry);
}

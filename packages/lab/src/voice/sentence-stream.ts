import type { VoiceLanguage } from '@toolbench/contracts/voice.ts';
import { abbreviations } from './tables/abbreviations.ts';

/** Cuts a text that comes in pieces into sentences, each as soon as it is certain to be one. */
export interface SentenceStream {
  /** The sentences that this piece completes. */
  readonly push: (piece: string) => readonly string[];
  /** What is left when the text has ended. */
  readonly end: () => readonly string[];
}

/** Without an end for so long, a text is cut at a clause; a speaker would yieldToPage there. Wide letters count double. */
const longestWidth = 220;
const shortestClause = 60;

const ends = /[.!?…。！？｡؟۔।]+["'”’»）)」』\]]*|\n+/gu;
const clauses = /[,;:—–](?=\s)|[，、；：،؛]/gu;
const isWide = /[\u1100-\u11ff\u2e80-\ud7ff\uf900-\ufaff\uff00-\uff60]/;

const hasWords = (text: string) => /[\p{L}\p{N}]/u.test(text);

function widthOf(text: string): number {
  let width = 0;
  for (let at = 0; at < text.length; at += 1) width += isWide.test(text.charAt(at)) ? 2 : 1;
  return width;
}

/** Whether the point after this word belongs to the word: an abbreviation, an initial, or a German ordinal. */
function belongsToWord(before: string, language: VoiceLanguage): boolean {
  const word = /[\p{L}\p{N}.°-]+$/u.exec(before.slice(-24))?.[0] ?? '';
  if (abbreviations[language]?.includes(word.toLowerCase())) return true;
  if (/^\p{Lu}(?:\.\p{Lu})*$/u.test(word)) return true;
  return language === 'de' && /^\d{1,2}$/.test(word);
}

type Verdict = 'ends' | 'goes-on' | 'unknown';

function judge(text: string, start: number, at: number, mark: string, language: VoiceLanguage): Verdict {
  const isPlainEnd = /[。！？｡؟۔।]/.test(mark);
  if (mark.startsWith('\n') || isPlainEnd) return 'ends';
  const after = text.slice(at + mark.length);
  if (after === '') return 'unknown';
  // 3.50, example.com, a?b
  if (!/^[\s\u3000-\u9fff\uac00-\ud7a3]/u.test(after)) return 'goes-on';
  const next = /\S/u.exec(after)?.[0];
  if (next === undefined) return after.includes('\n') ? 'ends' : 'unknown';
  if (/^[.…]/.test(mark)) {
    if (/\p{Ll}/u.test(next)) return 'goes-on';
    if (mark === '.' && belongsToWord(text.slice(start, at), language)) return 'goes-on';
  }
  return 'ends';
}

/** The end of the first sentence of a text; 0 where none is certain yet. */
function firstEnd(text: string, language: VoiceLanguage): number {
  for (const { 0: mark, index } of text.matchAll(ends)) {
    const verdict = judge(text, 0, index, mark, language);
    if (verdict === 'ends') return index + mark.length;
    if (verdict === 'unknown') break;
  }
  if (widthOf(text) <= longestWidth) return 0;
  let end = 0;
  for (const { 0: mark, index } of text.matchAll(clauses)) {
    if (widthOf(text.slice(0, index)) > longestWidth) break;
    if (widthOf(text.slice(0, index)) >= shortestClause) end = index + mark.length;
  }
  return end;
}

export function createSentenceStream(language: VoiceLanguage): SentenceStream {
  let open = '';
  return {
    push(piece) {
      open += piece;
      const found: string[] = [];
      for (let end = firstEnd(open, language); end > 0; end = firstEnd(open, language)) {
        const sentence = open.slice(0, end).trim();
        open = open.slice(end);
        if (hasWords(sentence)) found.push(sentence);
      }
      return found;
    },
    end() {
      const rest = open.trim();
      open = '';
      return hasWords(rest) ? [rest] : [];
    },
  };
}

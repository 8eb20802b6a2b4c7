import { expect, it } from 'vitest';
import { isMeaningless } from './meaning.ts';

const english =
  'The committee met in the spring and looked at the accounts of the year; it found that most of the work had been done as it was planned, and thanked the staff of the house for their patience during the move to the new office.';

const moved = (text: string, by: number) =>
  text.replace(/\S/g, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + by));

it('[RAG-11] text is told from signs of which nobody knows the letters', () => {
  for (const by of [0xe000, -29, 29, 3]) expect(isMeaningless(moved(english, by)), String(by)).toBe(true);
  for (const text of [
    english,
    english.toUpperCase(),
    '会议在春天召开，审查了一年的账目，发现大部分工作已按计划完成。',
    'Die Prüfung der Geräte erfolgt jährlich, die Ergebnisse werden im Protokoll vermerkt und aufbewahrt.',
    '64.20 302 7 48.75 55 230.00 101 11.50 '.repeat(20),
    '\ue001 one \ue001 two \ue001 three items of a list with bullets',
    '',
  ])
    expect(isMeaningless(text), text).toBe(false);
});

it('[RAG-11] text of unknown letters is told where its blanks are lost, too', () => {
  const lines = english.match(/.{1,40}(?: |$)/g) ?? [];
  for (const by of [-29, 29, 3]) {
    const drawn = lines.map((line) => moved(line, by).replaceAll(' ', ''));
    expect(isMeaningless(drawn.join('\n')), String(by)).toBe(true);
  }
  for (const text of [
    'Donaudampfschifffahrtsgesellschaft Rindfleischetikettierungsgesetz '.repeat(6),
    'SELVITTÄMÄTTÖMYYDESTÄÄN EPÄJÄRJESTELMÄLLISTYTTÄMÄTTÖMYYS '.repeat(6),
    moved(lines[0] ?? '', -29),
  ])
    expect(isMeaningless(text), text).toBe(false);
});

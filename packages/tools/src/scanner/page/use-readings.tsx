import { useKept } from '@toolbench/ui/work/work-provider.tsx';
import type { CharacterSet } from '../engine/character-sets.ts';
import { inCharacterSet, withJoined } from '../engine/found-code.ts';
import type { FoundCode } from '../engine/index.ts';

/** What was read from one picture. */
export interface Reading {
  readonly codes: readonly FoundCode[];
  /** Which of them is shown. */
  readonly shown: number;
  /** Whether its card numbers are shown: only after they were asked for. */
  readonly revealed: boolean;
  /** The character set that was chosen for its texts. */
  readonly characterSet?: CharacterSet | undefined;
}

const longestHistory = 50;

/** The codes that are shown, and those that were read before. */
export function useReadings() {
  const [reading, setReading] = useKept<Reading | null>('reading', null, 'tab');
  const [history, setHistory] = useKept<readonly FoundCode[]>('history', [], 'tab');

  /** Shows what was read. Codes that join those of the same picture leave the chosen one chosen. */
  const show = (found: readonly FoundCode[]) => {
    // Parts of a set come one by one before a camera: with those that were read before they may be complete.
    const isPart = found.some(({ part }) => part) && !found.some(({ joined }) => joined);
    const joined = isPart ? withJoined([...found, ...history]).filter((code) => code.joined) : [];
    const codes = [...joined, ...found];
    setReading((before) => ({ codes, shown: indexLike(codes, before), revealed: before?.revealed ?? false }));
    setHistory((before) => {
      const fresh = codes.filter(({ text }) => !before.some((code) => code.text === text));
      return [...fresh, ...before].slice(0, longestHistory);
    });
  };
  return {
    reading,
    history,
    show,
    showAgain: (code: FoundCode) => setReading({ codes: [code], shown: 0, revealed: false }),
    readIn: (characterSet: CharacterSet | undefined) =>
      setReading((before) => {
        if (!before) return before;
        return { ...before, characterSet, codes: before.codes.map((code) => inCharacterSet(code, characterSet)) };
      }),
    hide: () => setReading(null),
    choose: (shown: number) => setReading((before) => before && { ...before, shown, revealed: false }),
    reveal: (revealed: boolean) => setReading((before) => before && { ...before, revealed }),
    clearHistory: () => setHistory([]),
  };
}

/** Where the code that was shown stands among those found now. */
function indexLike(codes: readonly FoundCode[], before: Reading | null): number {
  const text = before?.codes[before.shown]?.text;
  return Math.max(
    0,
    codes.findIndex((code) => code.text === text),
  );
}

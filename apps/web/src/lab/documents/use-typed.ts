import { useState } from 'react';
import { limits } from '@toolbench/contracts/limits.ts';

const { chunkSize, chunkOverlap, k } = limits.documents;

/** What stands in the wizard's fields, as typed. */
interface Typed {
  readonly chunkSize: string;
  readonly chunkOverlap: string;
  readonly searchQuestion: string;
  readonly k: string;
  readonly question: string;
  /** After an upload the steps run by themselves, up to the question. */
  readonly isAutomatic: boolean;
}

const presets: Typed = {
  chunkSize: String(chunkSize.preset),
  chunkOverlap: String(chunkOverlap.preset),
  searchQuestion: '',
  k: String(k.preset),
  question: '',
  isAutomatic: true,
};

/** A whole number as typed, or null where it is none or outside its bounds. */
export function wholeNumberFrom(text: string, least: number, most: number): number | null {
  if (!/^\d{1,9}$/.test(text.trim())) return null;
  const value = Number(text);
  return value >= least && value <= most ? value : null;
}

/** The fields of all steps: they keep what was typed while one goes back and forth. */
export function useTyped() {
  const [values, setValues] = useState(presets);
  const set = (change: Partial<Typed>) => setValues((before) => ({ ...before, ...change }));
  return {
    values,
    set,
    /** The cut as typed; the presets where a field holds none. */
    split: () => {
      const size = wholeNumberFrom(values.chunkSize, chunkSize.least, chunkSize.most);
      const overlap = wholeNumberFrom(values.chunkOverlap, 0, (size ?? chunkSize.preset) - 1);
      return size === null || overlap === null
        ? { size: chunkSize.preset, overlap: chunkOverlap.preset }
        : { size, overlap };
    },
    /** How many passages to return, as typed; the preset where the field holds no such number. */
    k: () => wholeNumberFrom(values.k, k.least, k.most) ?? k.preset,
    /** What was searched for is there to be asked, unless something else is typed. */
    carryQuestion: (question: string) =>
      setValues((before) => (before.question.trim() === '' ? { ...before, question } : before)),
    /** Questions belong to one document; the settings stay. */
    forgetQuestions: () => set({ searchQuestion: '', question: '' }),
  };
}

import type { AST } from '@eslint-community/regexpp';

/** The flags that modifiers such as (?i-s:…) can change inside a pattern. */
export interface Modes {
  readonly ignoreCase: boolean;
  readonly multiline: boolean;
  readonly dotAll: boolean;
}

export function initialModes(flags: string): Modes {
  return { ignoreCase: flags.includes('i'), multiline: flags.includes('m'), dotAll: flags.includes('s') };
}

/** The modes that hold inside a group. */
export function modesInside(group: AST.Group, modes: Modes): Modes {
  const add = group.modifiers?.add;
  const remove = group.modifiers?.remove;
  const within = (mode: keyof Modes) => Boolean(add?.[mode]) || (modes[mode] && !remove?.[mode]);
  return { ignoreCase: within('ignoreCase'), multiline: within('multiline'), dotAll: within('dotAll') };
}

/** Modifiers as they are written: "im". */
export function modifierLetters(modifiers: AST.ModifierFlags | null): string {
  if (!modifiers) return '';
  return (modifiers.ignoreCase ? 'i' : '') + (modifiers.multiline ? 'm' : '') + (modifiers.dotAll ? 's' : '');
}

/** The five tabs, in order; each is an action of the engine. */
export const modes = ['match', 'replace', 'split', 'extract', 'validate'] as const;
export type Mode = (typeof modes)[number];

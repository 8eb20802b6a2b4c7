/** The languages that an expression can be written out for. */
export const codeLanguages = ['javascript', 'python', 'java', 'go', 'php'] as const;
export type CodeLanguage = (typeof codeLanguages)[number];

/** What another language cannot do, or does in another way, told beside the code. */
export type Note =
  | 'no-lookaround'
  | 'no-backreference'
  | 'lookbehind-width'
  | 'property'
  | 'set-notation'
  | 'surrogate'
  | 'unicode-class'
  | 'ascii-space'
  | 'dot'
  | 'repeat-limit'
  | 'renamed-group'
  | 'duplicate-name'
  | 'sticky'
  | 'replaces-all'
  | 'before-after'
  | 'split-groups'
  | 'split-empty'
  | 'empty-matches'
  | 'empty-repeats'
  | 'unset-group'
  | 'repeated-groups'
  | 'line-edges'
  | 'code-points'
  | 'letter-case'
  | 'space-set';

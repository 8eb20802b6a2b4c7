import { typescript } from './ecmascript.ts';
import type { CodeLanguage } from './language.ts';

const script = /(<script\b(?:[^>"']|"[^"]*"|'[^']*')*>)([\s\S]*?)(?:<\/script\s*>|$)/gi;
const blanks = (text: string) => text.replace(/[^\n]/g, ' ');

/** The scripts of a component where they stand, and blanks for all else, so that every offset stays. */
function scriptsOf(text: string): string {
  let code = '';
  for (const { index, 1: tag = '', 2: body = '' } of text.matchAll(script)) {
    const start = index + tag.length;
    code += blanks(text.slice(code.length, start)) + body;
  }
  return code + blanks(text.slice(code.length));
}

/** Components that hold markup, script and styles in one file. The grammar of TypeScript reads JavaScript as well. */
export const vue: CodeLanguage = {
  ...typescript,
  key: 'vue',
  name: 'Vue',
  family: typescript.key,
  extensions: ['vue'],
  codeOf: scriptsOf,
};

export const svelte: CodeLanguage = { ...vue, key: 'svelte', name: 'Svelte', extensions: ['svelte'] };

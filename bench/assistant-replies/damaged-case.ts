import type { Case } from './cases.ts';
import { styles, type Form, type Part } from './forms.ts';

/** Replies with something wrong in them, written from what models and services get wrong and not from what is read. */

export const page =
  '<!doctype html>\n<title>页面</title>\n<p class="a">One</p>\n<script type="module" src="main.js"></script>\n';
export const script =
  "import { one } from './one.js';\n\nexport function start(list) {\n  for (const item of list) one(item, \"\\n\");\n}\n\nstart(['a', 'b']);\n";
export const notes = '# Notes\n\n- first\n- second\n\nThe end.\n';
export const three = [
  ['web/index.html', page],
  ['web/main.js', script],
  ['NOTES.md', notes],
] as const;
export type Files = readonly (readonly [path: string, text: string])[];
export const all = new Map<string, string>(three);
export const none: ReadonlyMap<string, string> = new Map();

export const plain = (form: Form, files: Files = three): readonly Part[] => styles[form][0]?.write(files) ?? [];

/** The reply as one text changed by `change`; for calls the text of each of them. */
export const changed = (reply: readonly Part[], change: (text: string, at: number) => string): readonly Part[] =>
  reply.map((part, at) => ({ ...part, text: change(part.text, at) }));

export const forms: readonly Form[] = ['tagged', 'json', 'fenced', 'tools'];

export interface Extra {
  readonly after?: ReadonlyMap<string, string>;
  readonly before?: ReadonlyMap<string, string>;
  readonly orElse?: Case['orElse'];
  readonly finish?: 'length' | 'dropped';
}
export const make = (name: string, form: Form, reply: readonly Part[], extra: Extra = {}): Case => ({
  name: `${name}, ${form}`,
  form,
  reply,
  before: none,
  after: all,
  ...extra,
});

/** A reply whose texts are changed. */
export const inText = (name: string, form: Form, change: (text: string, at: number) => string, extra?: Extra) =>
  make(name, form, changed(plain(form), change), extra);

/** The same text before a reply of any form. */
export const withText = (text: string, reply: readonly Part[]): readonly Part[] => [{ kind: 'text', text }, ...reply];

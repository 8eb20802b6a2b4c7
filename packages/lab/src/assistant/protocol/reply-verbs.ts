import { lastTool } from './reply-tools.ts';

/** What a tool, or an action within a reply, does to a file; `other`: nothing that we know. */
export type Verb = 'write' | 'edit' | 'delete' | 'rename' | 'done' | 'other';

/**
 * The names of our tools as models vary them. A verb alone or with "file" behind it means the whole file; any other word
 * beside it (`append`, `add_to_file`, `insert_lines`, `delete_text`, `create_function`) means less than that.
 */
const verbs: readonly (readonly [Verb, RegExp])[] = [
  ['done', new RegExp(`^${lastTool}$`)],
  [
    'write',
    /^(?:write|create|save|overwrite|add|new|file)$|^(?:(?:write|save)(?:_to)?|create|overwrite|add|new)(?:_new|_text|_whole)?_files?$/,
  ],
  ['delete', /^(?:delete|remove)(?:_files?)?$/],
  ['rename', /^(?:rename|move)(?:_files?)?$/],
  ['edit', /(?:^|_)(?:edit|editor|replace|replacement|update|modify|change|patch|diff)(?:_|$)(?!.*lines?)/],
];

/** Reads the name of a tool or of an action, also with what services put around it: `functions.write_file:0`, `writeFile`. */
export function verbOf(said: string): Verb {
  const word = said
    .trim()
    .replace(/^.*[./]/, '')
    .replace(/:\d+$/, '')
    .replace(/(?<=[a-z])(?=[A-Z])/g, '_')
    .replace(/[\s-]+/g, '_')
    .toLowerCase();
  return verbs.find(([, form]) => form.test(word))?.[0] ?? 'other';
}

/** Whether a tool is one of ours, however a model varies its name. */
export const isKnownTool = (tool: string): boolean => verbOf(tool) !== 'other';

/** Whether a tool may be given a list of files or edits. */
export const changesWhole = (tool: string): boolean => ['write', 'edit'].includes(verbOf(tool));

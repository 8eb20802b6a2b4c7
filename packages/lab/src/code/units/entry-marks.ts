import type { EntryMark } from './code-unit.ts';

/** What stands where a program starts. */
const marks: readonly (readonly [RegExp, EntryMark['why']])[] = [
  [/^if\s+__name__\s*==\s*['"]__main__['"]/m, 'main'],
  [/^#!.*\b(node|python\d?|ruby|php|bash|sh|deno|bun)\b/, 'command'],
  [/\b(createRoot|hydrateRoot|ReactDOM\.render|createApp)\s*\(/, 'page'],
  [/\b(app|server|http|httpServer)\.listen\s*\(|\b(uvicorn|app)\.run\s*\(|\bhttp\.ListenAndServe\s*\(/, 'server'],
];

/** Where a program starts in a file: marks that need no syntax. */
export function entryMarks(path: string, text: string): readonly EntryMark[] {
  if (path.endsWith('package.json')) return /"(main|bin)"\s*:/.test(text) ? [{ line: 1, why: 'manifest' }] : [];
  // Few files start anything: looking for one word first saves the search for patterns.
  if (!/__main__|^#!|listen\s*\(|createRoot|hydrateRoot|ReactDOM|createApp|\.run\s*\(|ListenAndServe/.test(text))
    return [];
  return marks.flatMap(([pattern, why]): EntryMark[] => {
    const found = pattern.exec(text);
    return found ? [{ line: text.slice(0, found.index).split('\n').length, why }] : [];
  });
}

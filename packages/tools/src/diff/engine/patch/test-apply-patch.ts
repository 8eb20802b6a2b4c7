/** Applies a unified diff of one file as `patch` does without fuzz; throws where it does not fit. */
export function applyPatch(text: string, patch: string): string {
  const source = splitLines(text);
  const lines = splitLines(patch);
  const result: string[] = [];
  let at = 0;
  for (let index = lines.findIndex((line) => line.startsWith('@@')); index >= 0 && index < lines.length; index++) {
    const line = lines[index] ?? '';
    const header = /^@@ -(\d+)(?:,(\d+))? \+\d+(?:,\d+)? @@\n$/.exec(line);
    if (header) {
      const start = Number(header[1]) - (header[2] === '0' ? 0 : 1);
      while (at < start) result.push(source[at++] ?? '');
      continue;
    }
    const next = lines[index + 1] ?? '';
    const endsOpen = next.startsWith('\\ ');
    const content = endsOpen ? line.slice(1, -1) : line.slice(1);
    if (line[0] === '+') result.push(content);
    else if (source[at] !== content) throw new Error(`line ${at + 1} does not fit`);
    else if (line[0] === ' ') result.push(source[at++] ?? '');
    else at++;
    if (endsOpen) index++;
  }
  return [...result, ...source.slice(at)].join('');
}

function splitLines(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

import type { Detail } from '@toolbench/kit/result.ts';
import { megabytes, type zh } from './zh.ts';

const shown = ({ character, codePoint }: Detail) =>
  character === '' ? String(codePoint) : `“${character}” (${codePoint})`;

export const en: typeof zh = {
  kind: 'Content',
  kinds: { text: 'Text', json: 'JSON' },
  input: { left: 'Old text', right: 'New text' },
  placeholder: {
    left: 'Paste the old text, or drop a file here',
    right: 'Paste the new text, or drop a file here',
  },
  compare: 'Compare',
  swap: 'Swap sides',
  result: 'Differences',
  resultHint: 'Fill both sides and the differences appear here',
  outdated: 'The texts have changed; press Compare to update',
  view: 'View',
  views: { 'side-by-side': 'Side by side', inline: 'Inline' },
  onlyChanges: 'Fold equal parts',
  previous: 'Previous change (Alt+↑)',
  next: 'Next change (Alt+↓)',
  position: (current, all) => `${current} of ${all}`,
  changes: (all) => (all === '1' ? '1 change' : `${all} changes`),
  removed: {
    lines: (count) => `${count} ${count === '1' ? 'line' : 'lines'} removed`,
    words: (count) => `${count} ${count === '1' ? 'word' : 'words'} removed`,
    chars: (count) => `${count} ${count === '1' ? 'character' : 'characters'} removed`,
  },
  added: {
    lines: (count) => `${count} ${count === '1' ? 'line' : 'lines'} added`,
    words: (count) => `${count} ${count === '1' ? 'word' : 'words'} added`,
    chars: (count) => `${count} ${count === '1' ? 'character' : 'characters'} added`,
  },
  identical: 'The texts are identical',
  equal: 'No difference except in what is ignored',
  notUtf8: (side, { byte, line, column }) =>
    `The ${side === 'left' ? 'old' : 'new'} text is not UTF-8: ${byte} at line ${line}, column ${column}. It is compared by bytes, but JSON can show these only as U+FFFD; convert it to UTF-8 to see its characters`,
  coarse:
    'These texts differ so much that the comparison was cut short: the result is correct, but may mark more than necessary, and very large blocks are not broken down',
  areJson: {
    page: 'Both sides are JSON, compared as text here. Compared as JSON, the order of members and white space do not count.',
    outside:
      'Both sides are JSON, compared as text here; diff json (diff_json) compares their meaning, whatever the order of members and white space.',
    compare: 'Compare as JSON',
    taken: 'Compared as JSON: the order of members and white space do not count.',
    back: 'Compare as text',
  },
  lookAlike: {
    title: 'These lines, or words of them, look the same and are not:',
    line: (left, right, word, why) => `line ${left} / ${right}${word && ` (“${word}”)`}: ${why.join(', ')}`,
    value: (path, why) => `What looks the same at ${path || '(root)'} is not: ${why.join(', ')}`,
    kinds: {
      characters: 'characters that are not seen',
      'look-alikes': 'characters that look alike',
      'normal-form': 'Unicode normal form',
      places: 'unseen characters at other places (column)',
      'line-end': 'line end',
    },
    reason: (kind, left, right) => `${kind} (old: ${left || 'none'}; new: ${right || 'none'})`,
  },
  unfold: (rows) => `Show ${rows} equal lines`,
  removedLine: 'Removed',
  addedLine: 'Added',
  omitted: (count) => `${count} characters left out`,
  noLineEnd: 'No newline at the end',
  patch: 'Patch',
  copyPatch: 'Copy patch',
  downloadPatch: 'Download patch',
  patchNote: 'Exact to the byte, whatever is ignored above; git apply accepts it',
  json: {
    list: 'JSON differences',
    lines: 'Compared with sorted keys',
    kinds: { added: 'Added', removed: 'Removed', changed: 'Changed' },
    count: {
      added: (count) => `${count} added`,
      removed: (count) => `${count} removed`,
      changed: (count) => `${count} changed`,
    },
    root: '(root)',
    equal: 'Both JSON texts have the same meaning',
    arranged: {
      ignored: 'The order of array items was ignored; repeated items count as often as they stand there.',
      paired: (key) => `Array items with “${key}” were paired by its value, whatever their order.`,
      noKey: (key) => `No array item has “${key}”, so none was paired by it; check the name of the key.`,
      repeated: (key, count) =>
        `Items whose “${key}” stands more than once in their array: ${count}. Equal ones were paired first, the others in turn.`,
    },
    partly: (listed, all) => `The first ${listed} of ${all}`,
    goTo: 'Go to the place in the input',
  },
  errors: {
    'left-lone-surrogate': () =>
      'Comparing failed: the old text has half of a surrogate pair, which is not a character. Remove it.',
    'right-lone-surrogate': () =>
      'Comparing failed: the new text has half of a surrogate pair, which is not a character. Remove it.',
    'too-many-lines': ({ limit }) => `Comparing failed: a text has more than ${limit} lines. Compare it in parts.`,
    'bad-file-name': ({ name }) =>
      `Making the patch failed: “${name}” cannot name a file in a patch. Use a relative path such as src/main.c.`,
    'left-not-json': (detail) => `The old text is not valid JSON: ${shown(detail)} is not allowed here.`,
    'right-not-json': (detail) => `The new text is not valid JSON: ${shown(detail)} is not allowed here.`,
    'json-too-large': ({ size, limit }) =>
      `Comparing failed: the two JSON texts have ${megabytes(size)} together; the limit is ${megabytes(limit)}. Compare them in parts, or by lines.`,
    'left-json-ends': () => 'The old text is not valid JSON: it is incomplete and ends here.',
    'right-json-ends': () => 'The new text is not valid JSON: it is incomplete and ends here.',
  },
};

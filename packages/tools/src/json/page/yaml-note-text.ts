import type { YamlNote } from '../engine/convert/yaml-document.ts';
import type { zh } from '../text/zh.ts';

/** What of YAML has no words in JSON, or two meanings, with its place. */
export function yamlNoteText(note: YamlNote, t: typeof zh.yaml): string {
  const what = note.kind === 'version' ? t.version(note.text, note.readAs, note.before) : t[note.kind](note.tag);
  return t.where(String(note.place.line), String(note.place.column), what);
}

import type { QualitySetting } from '@toolbench/contracts/document-quality.ts';
import { limits } from '@toolbench/contracts/limits.ts';

const { chunkSize, k, settings: most } = limits.documents;

/** A chunk size, an overlap and a k on each line, parted by anything that is no digit. */
function settingOf(line: string): QualitySetting | undefined {
  const numbers = line.match(/\d+/g)?.map(Number) ?? [];
  const [chunk_size = 0, chunk_overlap = 0, count = 0] = numbers;
  const isRight =
    numbers.length === 3 &&
    chunk_size >= chunkSize.least &&
    chunk_size <= chunkSize.most &&
    chunk_overlap < chunk_size &&
    count >= k.least &&
    count <= k.most;
  return isRight ? { chunk_size, chunk_overlap, k: count } : undefined;
}

/** The settings that a text names, none for an empty one; nothing where a line is not one or they are too many. */
export function readSettings(text: string): QualitySetting[] | undefined {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const settings = lines.flatMap((line) => settingOf(line) ?? []);
  return settings.length === lines.length && lines.length <= most ? settings : undefined;
}

/** What is compared unless the user says otherwise: the presets, and chunks of half and of twice the size. */
export const presetSettings = [chunkSize.preset / 2, chunkSize.preset, chunkSize.preset * 2]
  .map((size) => `${size}, ${limits.documents.chunkOverlap.preset}, ${k.preset}`)
  .join('\n');

import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RememberedMark } from '../features/auth/ended-mark.ts';

/** A number in a file of the data folder; a file that is missing or unreadable as a number remembers nothing. */
export function rememberInFolder(folder: string): RememberedMark {
  const file = join(folder, 'ended-mark');
  return {
    read() {
      try {
        const mark = Number(readFileSync(file, 'utf8'));
        return Number.isSafeInteger(mark) && mark > 0 ? mark : 0;
      } catch {
        return 0;
      }
    },
    // The file is at every moment the old one or the new one, whole.
    write(mark) {
      writeFileSync(`${file}.new`, String(mark), { mode: 0o600 });
      renameSync(`${file}.new`, file);
    },
  };
}

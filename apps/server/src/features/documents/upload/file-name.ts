import { limits } from '@toolbench/contracts/limits.ts';
import { beginning } from '@toolbench/lab/documents/read/scripts.ts';

/** Controls, and marks that turn the direction of writing: "fdp.exe" must not look like "exe.pdf". */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\ufffd]/gu;

/** The name of an upload as it is shown: without folders and invisible characters. It never names a file of ours. */
export function shownName(sent: string | undefined): string {
  const last = (sent ?? '').normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const name = last.replace(invisible, '').trim();
  return beginning(name === '' ? 'document.pdf' : name, limits.documents.fileNameCharacters);
}

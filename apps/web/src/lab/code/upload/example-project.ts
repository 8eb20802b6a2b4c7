import { strToU8, zipSync } from 'fflate';
import { exampleFiles, exampleName } from './example-files.ts';

type Language = keyof typeof exampleName;

/** A small project in several languages to try the wizard with, packed as one would pack one's own. */
export function exampleProject(language: Language): File {
  const files = Object.entries(exampleFiles(language)).map(([path, text]) => [path, strToU8(text)] as const);
  const packed = zipSync(Object.fromEntries(files), { level: 6 });
  return new File([packed], `${exampleName[language]}.zip`, { type: 'application/zip' });
}

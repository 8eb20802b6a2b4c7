import { build } from 'esbuild';
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { aliases, root } from './project.mjs';

/**
 * Speaks the phrase book of the voice demonstration into apps/server/assets/speech. Run by hand when a phrase changes;
 * needs Debian's espeak-ng and lame.
 */

const folder = join(root, 'apps/server/assets/speech');
/** `cmn` reads the numbers of the tones aloud; `ja` knows kana only, so the table has readings. */
const voices = {
  'zh-CN': 'cmn-latn-pinyin',
  en: 'en-us',
  ja: 'ja',
  ko: 'ko',
  es: 'es',
  fr: 'fr-fr',
  de: 'de',
  ru: 'ru',
};
const wordsPerMinute = '150';

const bundled = join(root, '.cache', 'phrases.mjs');
await build({
  entryPoints: [join(root, 'packages/lab/src/voice/tables/phrases.ts')],
  outfile: bundled,
  bundle: true,
  format: 'esm',
  alias: aliases('contracts'),
});
const { phrases } = await import(pathToFileURL(bundled).href);

rmSync(folder, { recursive: true, force: true });
for (const [language, voice] of Object.entries(voices)) {
  mkdirSync(join(folder, language), { recursive: true });
  for (const { id, texts, kana } of phrases) {
    const text = language === 'ja' ? (kana ?? texts.ja) : texts[language];
    const wav = execFileSync('espeak-ng', ['-v', voice, '-s', wordsPerMinute, '--stdout', text]);
    const encoding = ['-m', 'm', '--resample', '16', '-b', '24', '--silent', '-', '-'];
    writeFileSync(join(folder, language, `${id}.mp3`), execFileSync('lame', encoding, { input: wav }));
  }
}

const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
console.log(`${files.length} files, ${(bytes / 1e6).toFixed(2)} MB`);

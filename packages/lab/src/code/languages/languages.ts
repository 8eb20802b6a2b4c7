import { c, cpp } from './c-family.ts';
import { svelte, vue } from './components.ts';
import { javascript, tsx, typescript } from './ecmascript.ts';
import { go, rust } from './go-and-rust.ts';
import { csharp, java } from './jvm-and-net.ts';
import { kotlin, swift } from './kotlin-and-swift.ts';
import type { CodeLanguage } from './language.ts';
import { jupyter } from './notebook.ts';
import { php, ruby } from './php-and-ruby.ts';
import { python } from './python.ts';
import { sql } from './sql.ts';

/** Every language whose syntax is read. */
export const codeLanguages: readonly CodeLanguage[] = [
  typescript,
  tsx,
  javascript,
  python,
  java,
  go,
  rust,
  c,
  cpp,
  csharp,
  php,
  ruby,
  kotlin,
  swift,
  sql,
  vue,
  svelte,
  jupyter,
];

const byExtension = new Map(
  codeLanguages.flatMap((language) =>
    language.extensions.map((extension): [string, CodeLanguage] => [extension, language]),
  ),
);

/** What a name that is nothing but an extension has, such as `.gitignore`, is none. */
const extensionOf = (path: string) => /[^/]\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? '';

/** The language a file is in by its name; undefined where we know no syntax for it. */
export function languageOfPath(path: string): CodeLanguage | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  if (name === 'rakefile' || name === 'gemfile') return ruby;
  return byExtension.get(extensionOf(path));
}

/** The key of a language, or of the one that it shares its functions with; empty where a path has no language. */
export function familyOf(path: string): string {
  const language = languageOfPath(path);
  return language?.family ?? language?.key ?? '';
}

/** Languages that projects are written in and whose syntax is not read. */
const otherLanguages: Readonly<Record<string, string>> = {
  html: 'HTML',
  css: 'CSS',
  scss: 'SCSS',
  less: 'Less',
  sh: 'Shell',
  bash: 'Shell',
  dart: 'Dart',
  lua: 'Lua',
  scala: 'Scala',
  proto: 'Protocol Buffers',
};

/** Prose and data: formats of files, and no languages of a project. */
const textFormats: Readonly<Record<string, string>> = {
  md: 'Markdown',
  markdown: 'Markdown',
  rst: 'reStructuredText',
  txt: 'Text',
  json: 'JSON',
  yaml: 'YAML',
  yml: 'YAML',
  toml: 'TOML',
  xml: 'XML',
};

/** The language that a file is written in; undefined for prose, data and settings. */
export function codeLanguageName(path: string): string | undefined {
  return languageOfPath(path)?.name ?? otherLanguages[extensionOf(path)];
}

/** What people call the language or format of a file; its extension where we have no better word. */
export function formatOfPath(path: string): string | undefined {
  const extension = extensionOf(path);
  return codeLanguageName(path) ?? textFormats[extension] ?? (extension === '' ? undefined : extension);
}

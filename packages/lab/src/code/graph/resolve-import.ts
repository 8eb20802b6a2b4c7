import { familyOf } from '../languages/languages.ts';
import { createImportsByEnding } from './imports/by-ending.ts';
import { createEcmascriptImports } from './imports/ecmascript.ts';
import { createGoImports } from './imports/go.ts';
import { toPackage, type ImportableFile, type ResolveImport } from './imports/project-paths.ts';
import { createPythonImports } from './imports/python.ts';
import { createRustImports } from './imports/rust.ts';

/** By the family of a language. */
const makers: Readonly<Record<string, (files: readonly ImportableFile[]) => ResolveImport>> = {
  typescript: createEcmascriptImports,
  python: createPythonImports,
  go: createGoImports,
  rust: createRustImports,
  java: createImportsByEnding,
  php: createImportsByEnding,
  ruby: createImportsByEnding,
  cpp: createImportsByEnding,
  // `using` names namespaces, which are no files.
  csharp: () => (_from, text) => toPackage(text.split('.').slice(0, 2).join('.')),
};

/** What is longer names no file; groups in a `use` of Rust are long. */
const mostCharacters = 4_000;

/** Finds what imports mean among the files of a project; what a language needs is made with its first import. */
export function createImportResolver(files: readonly ImportableFile[]): ResolveImport {
  const made = new Map<(typeof makers)[string], ResolveImport>();
  return (from, text) => {
    const make = makers[familyOf(from)];
    if (make === undefined || text.length > mostCharacters) return [];
    const resolve = made.get(make) ?? make(files);
    made.set(make, resolve);
    return resolve(from, text);
  };
}

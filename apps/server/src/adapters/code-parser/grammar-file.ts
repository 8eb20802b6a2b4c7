import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);

/** Where the WebAssembly of a grammar is: beside the built server, or else in its package, which only developers have. */
export function grammarFile(grammar: string): string {
  const built = fileURLToPath(new URL(`./grammars/${grammar}.wasm`, import.meta.url));
  return existsSync(built) ? built : require.resolve(`tree-sitter-wasm/${grammar}/tree-sitter-${grammar}.wasm`);
}

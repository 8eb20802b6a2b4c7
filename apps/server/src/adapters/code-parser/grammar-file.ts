import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Where the WebAssembly of a grammar is installed. */
export const grammarFile = (grammar: string): string =>
  require.resolve(`tree-sitter-wasm/${grammar}/tree-sitter-${grammar}.wasm`);

import type { Definition } from '../units/capture.ts';

/** A language whose syntax is read: what its files are called, its grammar, and what to look for in a tree. */
export interface CodeLanguage {
  readonly key: string;
  readonly name: string;
  /** The key of the language whose functions it calls, and that calls its own, where it is not its own. */
  readonly family?: string;
  /** In lower case, without the dot. */
  readonly extensions: readonly string[];
  /** The name of its grammar in the package tree-sitter-wasm. */
  readonly grammar: string;
  /**
   * Query of tree-sitter. Captures: `@function`, `@method`, `@class` a whole definition; `@scope` something that only
   * lends its name, such as a namespace; beside them in the same pattern `@name`, `@body` (what comes before it is the
   * signature), `@container`, and `@rest` for the node ERROR up to which the definition goes: it counts only where nothing
   * follows, for there the file ends before the definition does. Alone: `@call` the name that is called, `@import` what is imported, `@comment`,
   * `@docstring`, `@attribute` (belongs to the definition below it), `@branch` (each adds one path through the code).
   * Of several definitions with one name at one place, the widest counts.
   */
  readonly query: string;
  /** Of a file that holds more than code: as long a text, with blanks for all that the grammar does not read. */
  readonly codeOf?: (text: string) => string;
  /** What the grammar cannot tell. What the query finds under the same name at the same place goes before it. */
  readonly moreDefinitions?: (text: string) => readonly Definition[];
}

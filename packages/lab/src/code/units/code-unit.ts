import type { UnitKind } from '@toolbench/contracts/code.ts';

/** A snippet of a file: a whole function, method or class, a section of a text, or lines. */
export interface CodeUnit {
  readonly kind: UnitKind;
  /** Absent for lines outside of everything else. */
  readonly name?: string | undefined;
  /** Of the class or module it belongs to, as it is written: `Shop::Cart`. */
  readonly container?: string | undefined;
  readonly firstLine: number;
  /** The last line that belongs to it. */
  readonly lastLine: number;
  /** Its head on one line. */
  readonly signature?: string | undefined;
  /** Docstring and the comments right above, without their signs. */
  readonly documentation?: string | undefined;
  /** Names that it calls, each once. */
  readonly calls: readonly string[];
  /** McCabe: branches and loops, plus one. */
  readonly complexity: number;
  /** It does nothing but say something to people. */
  readonly isMessage?: boolean | undefined;
}

export interface Todo {
  readonly line: number;
  readonly text: string;
}

/** The units of a file and what else its syntax tells. */
export interface FileUnits {
  /** In the order of their first lines; an outer one comes before its inner ones. */
  readonly units: readonly CodeUnit[];
  /** As they are written, without quotes. */
  readonly imports: readonly string[];
  /** Names that the imports take out of their modules, where the language lists them. */
  readonly importedNames?: readonly string[] | undefined;
  /** Names that are called outside of every function. */
  readonly calls: readonly string[];
  readonly todos: readonly Todo[];
}

/** Where a program starts, and what says so. */
export interface EntryMark {
  readonly line: number;
  readonly why: 'main' | 'manifest' | 'server' | 'command' | 'page';
}

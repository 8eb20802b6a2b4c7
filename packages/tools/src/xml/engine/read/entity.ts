import type { Problem } from './problem.ts';
import { type Reader, STOP, stop } from './reader.ts';

/** Where an entity's replacement text is put. */
export type EntityUse = 'content' | 'attribute' | 'subset';

type Checked = 'no' | 'in progress' | 'yes';

export interface Entity {
  readonly name: string;
  readonly kind: 'internal' | 'external' | 'unparsed';
  /** XML 1.0 section 4.5: the literal value with character references replaced. Empty unless internal. */
  readonly replacement: string;
  /** Code units that a reference stands for, inner references included; known once checked for any use. */
  size: number;
  readonly checked: Record<EntityUse, Checked>;
}

export function internalEntity(name: string, replacement: string): Entity {
  return { name, kind: 'internal', replacement, size: 0, checked: { content: 'no', attribute: 'no', subset: 'no' } };
}

export function externalEntity(name: string, kind: 'external' | 'unparsed'): Entity {
  return { ...internalEntity(name, ''), kind };
}

/** What a document type declaration says. Anything outside the document itself is never read. */
export interface Dtd {
  readonly entities: Map<string, Entity>;
  readonly parameterEntities: Map<string, Entity>;
  /** Elements declared with mixed content or ANY: white space in them is text. */
  readonly mixed: Set<string>;
  /** Default attribute values by element and attribute name. */
  readonly defaults: Map<string, Map<string, string>>;
  /** `standalone="yes"`: declarations outside of the document do not count. */
  readonly isStandalone: boolean;
  /** There is an external subset or a parameter entity reference, so more may be declared than can be seen. */
  hasUnseenParts: boolean;
}

export function emptyDtd(isStandalone = false): Dtd {
  return {
    entities: new Map(),
    parameterEntities: new Map(),
    mixed: new Set(),
    defaults: new Map(),
    isStandalone,
    hasUnseenParts: false,
  };
}

/** Whether an undeclared entity is an error (WFC Entity Declared). */
export function mustDeclare(dtd: Dtd): boolean {
  return dtd.isStandalone || !dtd.hasUnseenParts;
}

/** A reader that may meet entity references. Replacement text is checked once and counted, never copied into the output. */
export interface EntityReader extends Reader {
  readonly dtd: Dtd;
  /** Entities that are open around this text. */
  readonly nesting: number;
  /** Code units that the references read so far stand for. */
  expanded: number;
  /** The most that references may stand for before the document is refused as an entity bomb. */
  readonly expansionLimit: number;
}

/** libxml2 refuses at 40, too; real documents stay below 5. */
const maxNesting = 40;
/** Below this much, repetition is harmless; expat has the same floor. */
const expansionFloor = 8 * 1024 * 1024;
/** Above it, references may stand for so many times the document's length; libxml2 has the same factor. */
const expansionFactor = 5;

export function expansionLimitFor(documentLength: number): number {
  return Math.max(expansionFloor, documentLength * expansionFactor);
}

/**
 * Follows a reference at `at` to an internal entity: its replacement text is read the first time it is met in this
 * use (WFC Parsed Entity), and every time its size is counted, so that nested and repeated references add up to what
 * a parser that expands them would have to hold.
 */
export function useEntity<Outer extends EntityReader>(
  reader: Outer,
  at: number,
  entity: Entity,
  use: EntityUse,
  read: (inner: EntityReader, outer: Outer) => number,
): number {
  if (entity.checked[use] === 'in progress') return stop(reader, 'recursive-entity', at, { name: entity.name });
  if (entity.checked[use] === 'no') {
    const problem = checkReplacement(reader, entity, use, read);
    if (problem) return noteInner(reader, at, entity, problem);
  }
  reader.expanded += entity.size;
  if (reader.expanded > reader.expansionLimit) return stop(reader, 'entity-bomb', at, { name: entity.name });
  return at;
}

function checkReplacement<Outer extends EntityReader>(
  reader: Outer,
  entity: Entity,
  use: EntityUse,
  read: (inner: EntityReader, outer: Outer) => number,
): Problem | undefined {
  if (reader.nesting === maxNesting) return { code: 'entity-nesting', offset: 0, detail: { limit: maxNesting } };
  const inner: EntityReader = {
    text: entity.replacement,
    problem: undefined,
    dtd: reader.dtd,
    nesting: reader.nesting + 1,
    expanded: 0,
    expansionLimit: reader.expansionLimit,
  };
  entity.checked[use] = 'in progress';
  if (read(inner, reader) === STOP) return inner.problem;
  entity.checked[use] = 'yes';
  entity.size = entity.replacement.length + inner.expanded;
  return undefined;
}

const wholeDocument = new Set<Problem['code']>([
  'recursive-entity',
  'entity-bomb',
  'entity-nesting',
  'malformed-entity',
]);

/** A problem inside replacement text is shown at the reference, with the entity named. */
function noteInner(reader: Reader, at: number, entity: Entity, inner: Problem): typeof STOP {
  if (wholeDocument.has(inner.code)) return stop(reader, inner.code, at, inner.detail);
  return stop(reader, 'malformed-entity', at, { ...inner.detail, entity: entity.name, reason: inner.code });
}

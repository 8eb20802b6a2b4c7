import { AMPERSAND, LESS_THAN } from './characters.ts';
import { type EntityReader, useEntity } from './entity.ts';
import { readReference, referencedEntity } from './reference.ts';
import { STOP, stop } from './reader.ts';

/**
 * What stands between the quotes of an attribute value ([10] AttValue, WFC No < in Attribute Values, WFC No External
 * Entity References), from `at` to `end`; the replacement text of entities is held to the same rules.
 */
export function readAttributeText(reader: EntityReader, at: number, end: number): number {
  let next = at;
  while (next < end) {
    const code = reader.text.charCodeAt(next);
    if (code === LESS_THAN) return stop(reader, 'less-than-in-attribute', next);
    next = code === AMPERSAND ? readAttributeReference(reader, next) : next + 1;
    if (next === STOP) return STOP;
  }
  return end;
}

/** A reference inside an attribute value, and the entity behind it. */
export function readAttributeReference(reader: EntityReader, at: number): number {
  const end = readReference(reader, at);
  if (end === STOP) return STOP;
  const entity = referencedEntity(reader, at, end);
  if (reader.problem) return STOP;
  if (!entity) return end;
  if (entity.kind !== 'internal') return stop(reader, 'external-entity-in-attribute', at, { name: entity.name });
  const used = useEntity(reader, at, entity, 'attribute', (inner) => readAttributeText(inner, 0, inner.text.length));
  return used === STOP ? STOP : end;
}

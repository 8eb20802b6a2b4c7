/** A value in a JSON text. Nodes with the same `id` have the same meaning, however they are written. */
export type JsonNode = JsonScalar | JsonArray | JsonObject;

export interface JsonScalar {
  readonly kind: 'scalar';
  readonly id: number;
  /** Where the value is written, UTF-16 offsets into the text. */
  readonly start: number;
  readonly end: number;
}

export interface JsonArray {
  readonly kind: 'array';
  readonly id: number;
  readonly start: number;
  readonly end: number;
  /** As they are written. */
  readonly items: readonly JsonNode[];
  /** The same in the order in which they are compared, where that is another. */
  readonly arranged?: readonly JsonNode[];
}

export interface JsonObject {
  readonly kind: 'object';
  readonly id: number;
  readonly start: number;
  readonly end: number;
  /** Sorted by key; members of the same key in the order they are written. */
  readonly members: readonly JsonMember[];
}

export interface JsonMember {
  readonly key: string;
  readonly value: JsonNode;
}

/** Gives every meaning a number, shared by the texts that are compared. */
export interface Meanings {
  idOf(meaning: string): number;
}

export function createMeanings(): Meanings {
  const ids = new Map<string, number>();
  return {
    idOf(meaning) {
      const known = ids.get(meaning);
      if (known !== undefined) return known;
      ids.set(meaning, ids.size);
      return ids.size - 1;
    },
  };
}

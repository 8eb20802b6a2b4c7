import { itemCharacters, listedCharacters, listedItems } from '../limits.ts';

/** The first items of a long result, bounded in number and in characters; the rest is only counted. */
export interface Listing<Item> {
  readonly items: readonly Item[];
  /** Everything that came, listed or not. */
  readonly count: number;
  /** Adds an item of `characters` length, or only counts it once the listing is full. */
  add(characters: number, item: () => Item): void;
}

export function createListing<Item>(): Listing<Item> {
  const items: Item[] = [];
  let count = 0;
  let characters = 0;
  return {
    items,
    get count() {
      return count;
    },
    add(length, item) {
      count += 1;
      if (items.length >= listedItems || characters >= listedCharacters || items.length < count - 1) return;
      characters += Math.min(length, itemCharacters);
      items.push(item());
    },
  };
}

/** At most `itemCharacters` UTF-16 code units of a text. */
export function clip(text: string): string {
  return text.length <= itemCharacters ? text : text.slice(0, itemCharacters);
}

import type { GeneratedPageKind } from '../shared/prepare-model.ts';
import { apiStyle } from './api-style.ts';
import { boardStyle } from './board-style.ts';
import { calendarStyle } from './calendar-style.ts';
import { chartStyle } from './chart-style.ts';
import { calculatorStyle, chatStyle, formStyle, resultsStyle } from './input-styles.ts';
import { landingStyle } from './landing-style.ts';
import { listStyle } from './list-style.ts';
import { cartStyle, postsStyle, tilesStyle } from './show-styles.ts';

type Styled = GeneratedPageKind;

const styles: Readonly<Record<Styled, readonly (() => string)[]>> = {
  list: [listStyle],
  board: [boardStyle],
  calendar: [calendarStyle],
  chart: [chartStyle],
  gallery: [listStyle, tilesStyle],
  posts: [listStyle, postsStyle],
  shop: [listStyle, tilesStyle],
  cart: [cartStyle],
  form: [formStyle],
  results: [chartStyle, resultsStyle],
  chat: [chatStyle],
  calculator: [calculatorStyle],
  landing: [landingStyle],
  api: [apiStyle],
};

/** The styles of the kinds of pages that an app has, each once. */
export function pageStyles(kinds: readonly Styled[]): string {
  const used = new Set(kinds.flatMap((kind) => styles[kind]));
  return [...used].map((style) => style()).join('\n');
}

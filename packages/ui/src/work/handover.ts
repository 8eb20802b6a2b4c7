import { createContext, useContext } from 'react';
import { sampleOf, type Text } from '@toolbench/kit/text.ts';
import type { MadeBy } from './kept-work.ts';

interface Handover<Content> {
  readonly content: Content;
  /** The path of the page that it is for, without the path that the product is served below. */
  readonly page: string;
}

interface HandedText extends Handover<Text> {
  /** Whether it is the result of another tool, not what a person pasted or typed. */
  readonly isResult: boolean;
}

let text: HandedText | null = null;
let file: Handover<File> | null = null;

/** What waits for the page that is open; what was meant for another page is for no one else. */
function contentHere<Content>(waiting: Handover<Content> | null): Content | null {
  return waiting !== null && location.pathname.endsWith(waiting.page) ? waiting.content : null;
}

/** Keeps a text for the tool page of that path. In memory only: it is in no address and in no storage. */
export function handOver(content: Text, page: string, isResult = false): void {
  text = { content, page, isResult };
}

/** The text that was handed over to this page, once. */
export function takeHandover(): Text | null {
  const taken = contentHere(text);
  text = null;
  return taken;
}

/** The beginning of the text that waits, so that a page can start in the fitting mode. */
export function peekHandover(): string | null {
  const waiting = contentHere(text);
  return waiting === null ? null : sampleOf(waiting);
}

/** The same, of a text that a person pasted or typed: null where it is the result of another tool. */
export function peekPasted(): string | null {
  return text?.isResult === true ? null : peekHandover();
}

/** Keeps a file for the tool page of that path, for tools that work on files. In memory only. */
export function handOverFile(content: File, page: string): void {
  file = { content, page };
}

/** The file that was handed over to this page, once. */
export function takeFileHandover(): File | null {
  const taken = contentHere(file);
  file = null;
  return taken;
}

type Send = (text: Text, madeBy: MadeBy | null) => void;

const SendContext = createContext<Send | null>(null);

/** Whoever provides it lets the person choose a tool for the text, hands it over and goes there. */
export const SendProvider = SendContext.Provider;

/** Sends a text, and what made it, to another tool or into a recipe; null where that is not offered. */
export function useSend(): Send | null {
  return useContext(SendContext);
}

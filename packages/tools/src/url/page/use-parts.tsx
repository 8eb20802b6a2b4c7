import { useEffect, useMemo, useReducer, useState } from 'react';
import type { TextModel } from '@toolbench/ui/editor/text-model.ts';
import { buildUrl } from './build-url.ts';
import { looksLikeBrokenUrl, looksLikeUrl } from '../looks-like-url.ts';
import { parseUrl } from '../engine/parse-url.ts';
import { bareUrl } from '../engine/url-text.ts';
import { splitUrl, type UrlParts } from '../engine/url-parts.ts';

/** A longer URL is not taken apart while typing: its parameters would cost too much. */
const longestLive = 20_000;

const isUrl = (text: string) => looksLikeUrl(text) || looksLikeBrokenUrl(text);

interface Edit {
  /** The URL that was taken apart. */
  readonly source: string;
  readonly parts: UrlParts;
}

/** The URL that stands in the first of the texts to hold one, its pieces as they are edited, and what they make. */
export function useParts(input: TextModel, output: TextModel) {
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  const [edit, setEdit] = useState<Edit | null>(null);
  useEffect(() => {
    const stops = [input.subscribe(refresh), output.subscribe(refresh)];
    return () => stops.forEach((stop) => stop());
  }, [input, output]);

  const found = [input, output].map((model) => model.peek(longestLive) ?? '').find(isUrl);
  const source = found === undefined ? null : bareUrl(found).url;
  const edited = edit !== null && edit.source === source;
  const parts = useMemo(() => (source === null ? null : splitUrl(source)), [source]);
  const current = edited ? edit.parts : parts;
  const built = useMemo(() => (current === null ? '' : buildUrl(current)), [current]);
  const parsed = useMemo(() => parseUrl(built), [built]);

  return {
    parts: current,
    built,
    parsed,
    edited,
    change: (next: UrlParts) => source !== null && setEdit({ source, parts: next }),
    reset: () => setEdit(null),
  };
}

export type PartsState = ReturnType<typeof useParts>;

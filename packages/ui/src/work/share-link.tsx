import { useEffect, useReducer, useState } from 'react';
import { Checkbox } from '@mantine/core';
import { limits } from '@toolbench/contracts/limits.ts';
import { textToBytes, textToString } from '@toolbench/kit/text.ts';
import { CopyButton } from '../files/copy-button.tsx';
import { formatBytes, formatCount } from '../words/format-figures.ts';
import { isSecret } from './kept-work.ts';
import styles from './share-link.module.css';
import { useWords } from '../words/use-words.ts';
import type { TextModel } from '../editor/text-model.ts';

const limit = limits.recipes.linkInputCharacters;

interface ShareLinkProps {
  /** What was typed on the page, by name. */
  readonly texts: readonly { readonly name: string; readonly model: TextModel }[];
  /** The link, with the texts that shall go along. */
  readonly link: (texts?: Readonly<Record<string, string>>) => string;
}

/** Copies a link; what was typed goes along only when asked, after its size and who can read it was said. */
export function ShareLink({ texts, link }: ShareLinkProps) {
  const t = useWords();
  const [withInput, setWithInput] = useState(false);
  const [, measureAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const stops = texts.map(({ model }) => model.subscribe(measureAgain));
    return () => stops.forEach((stop) => stop());
  }, [texts]);

  const filled = texts.filter(({ model }) => !model.isEmpty());
  const size = filled.reduce((sum, { model }) => sum + model.size(), 0);
  const isTooLong = size > limit;
  const peeked = isTooLong ? [] : filled.map(({ model }) => model.peek(limit) ?? '');
  const holdsSecret = peeked.some(isSecret);
  const isRefused = isTooLong || holdsSecret;
  const takesInput = withInput && !isRefused && size > 0;
  const text = async () => {
    if (!takesInput) return link();
    const read = filled.map(async ({ name, model }) => [name, textToString(await model.read())] as const);
    return link(Object.fromEntries(await Promise.all(read)));
  };
  const bytes = isTooLong ? size : peeked.reduce((sum, one) => sum + textToBytes(one).length, 0);
  return (
    <div className={styles.share}>
      <CopyButton label={t.copyLink} text={text} />
      {texts.length > 0 && (
        <Checkbox
          size="xs"
          label={t.linkWithInput(formatBytes(bytes))}
          disabled={isRefused || size === 0}
          checked={takesInput}
          onChange={(event) => setWithInput(event.currentTarget.checked)}
        />
      )}
      {isTooLong && <span>{t.linkInputTooLong(formatCount(limit))}</span>}
      {holdsSecret && <span>{t.linkHoldsSecret}</span>}
      {takesInput && <span role="status">{t.linkWithInputNote}</span>}
    </div>
  );
}

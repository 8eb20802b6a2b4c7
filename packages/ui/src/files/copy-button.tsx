import { useEffect, useRef, useState } from 'react';
import { ActionIcon, Button } from '@mantine/core';
import { Check, Copy, TriangleAlert } from 'lucide-react';
import { type Text, textToString } from '@toolbench/kit/text.ts';
import { useWords } from '../words/use-words.ts';
import styles from '../controls/banner.module.css';

interface CopyButtonProps {
  readonly text: () => Text | Promise<Text>;
  /** Selects the text on the page, so that it can be copied by hand. */
  readonly onRefused?: () => void;
  readonly disabled?: boolean;
  /** Shown beside the icon; without it the button is an icon named "copy". */
  readonly label?: string;
}

const shownMs = 1600;

/** Copies a text and says in place whether that worked. */
export function CopyButton({ text, onRefused, disabled = false, label }: CopyButtonProps) {
  const t = useWords();
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle');
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async () => {
    const copied = await copyText(await text());
    if (!copied) onRefused?.();
    setState(copied ? 'copied' : 'refused');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setState('idle'), copied ? shownMs : shownMs * 4);
  };

  const words = { idle: label ?? t.copy, copied: t.copied, refused: t.copyFailed };
  const icon =
    state === 'copied' ? <Check size={16} /> : state === 'refused' ? <TriangleAlert size={16} /> : <Copy size={16} />;
  const color = { idle: 'gray', copied: 'teal', refused: 'red' }[state];
  return (
    <>
      {label === undefined ? (
        <ActionIcon
          variant="subtle"
          color={color}
          aria-label={words[state]}
          title={words[state]}
          disabled={disabled}
          onClick={() => void copy()}
        >
          {icon}
        </ActionIcon>
      ) : (
        <Button variant="default" size="xs" leftSection={icon} disabled={disabled} onClick={() => void copy()}>
          {words[state]}
        </Button>
      )}
      <span role="status" className={state === 'refused' ? styles.refused : 'visually-hidden'}>
        {state === 'idle' ? '' : words[state]}
      </span>
    </>
  );
}

function runCopyCommand(): boolean {
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  }
}

/** Copies through a hidden text area: works without the clipboard permission, in a user's click. */
function copyThroughTextArea(text: string): boolean {
  const area = document.createElement('textarea');
  const focused = document.activeElement;
  area.value = text;
  area.setAttribute('readonly', '');
  area.setAttribute('aria-hidden', 'true');
  area.className = 'visually-hidden';
  document.body.append(area);
  area.select();
  const copied = runCopyCommand();
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return copied;
}

/** Copies a text; falls back to a hidden text area. False when both ways are refused. */
async function copyText(text: Text): Promise<boolean> {
  const string = textToString(text);
  try {
    await navigator.clipboard.writeText(string);
    return true;
  } catch {
    return copyThroughTextArea(string);
  }
}

import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { ActionIcon, Button, Textarea } from '@mantine/core';
import { Redo2, SendHorizontal, Square, Undo2 } from 'lucide-react';
import type { ChatRequest, EstimateResponse } from '@toolbench/contracts/assistant/assistant.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { IconButton } from '@toolbench/ui/controls/icon-button.tsx';
import { enterRuns } from '@toolbench/ui/run/enter-runs.ts';
import { formatCount } from '@toolbench/ui/words/format-figures.ts';
import { useLanguage } from '@toolbench/ui/words/language.ts';
import { ConnectModelLink } from '../../connect-model-link.tsx';
import { formatUsd } from '../../format-usd.ts';
import { estimate } from '../assistant-calls.ts';
import { useWords } from '../use-words.ts';
import styles from '../assistant.module.css';

interface ComposerProps {
  /** An answer is on its way. */
  readonly isBusy: boolean;
  /** What was said before is there. */
  readonly isReady: boolean;
  /** Something was said that can be undone. */
  readonly canUndo: boolean;
  readonly requestOf: (message: string) => ChatRequest;
  readonly onSend: (message: string) => void;
  readonly onStop: () => void;
}

const estimateAfterMs = 600;

/** What a message would cost, asked for when typing pauses. */
function useEstimate(message: string, requestOf: ComposerProps['requestOf']): EstimateResponse | null {
  const language = useLanguage();
  const [answer, setAnswer] = useState<{ readonly of: string; readonly value: EstimateResponse } | null>(null);
  useEffect(() => {
    if (message === '') return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      void estimate(requestOf(message), { language, signal: controller.signal }).then((estimated) => {
        if (!controller.signal.aborted && estimated.ok) setAnswer({ of: message, value: estimated.value });
      });
    }, estimateAfterMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [message, requestOf, language]);
  return answer?.of === message ? answer.value : null;
}

/** Where a message is written; nothing can be sent while one is under way. */
export function Composer({ isBusy, isReady, canUndo, requestOf, onSend, onStop }: ComposerProps) {
  const t = useWords();
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const message = text.trim();
  const estimated = useEstimate(isBusy ? '' : message, requestOf);
  const submit = () => {
    if (isBusy || !isReady || message === '') return;
    onSend(message);
    setText('');
    field.current?.focus();
  };
  const canMove = canUndo && isReady && !isBusy;
  /** Ctrl+Z and Ctrl+Y belong to the text while there is any. */
  const moveByKey = (event: KeyboardEvent) => {
    if (text !== '' || !canMove || !(event.ctrlKey || event.metaKey)) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    onSend(key === 'y' || event.shiftKey ? t.redo : t.undo);
  };
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Textarea
        ref={field}
        aria-label={t.input}
        placeholder={t.placeholder}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={limits.assistant.messageCharacters}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          moveByKey(event);
          enterRuns(submit)(event);
        }}
      />
      <div className={styles.composerBar}>
        <Estimate estimated={estimated} />
        <ActionIcon.Group className={styles.composerSteps}>
          <IconButton
            icon={Undo2}
            label={t.undo}
            iconSize={14}
            variant="default"
            title={`${t.undo} (Ctrl+Z)`}
            disabled={!canMove}
            onClick={() => onSend(t.undo)}
          />
          <IconButton
            icon={Redo2}
            label={t.redo}
            iconSize={14}
            variant="default"
            title={`${t.redo} (Ctrl+Y)`}
            disabled={!canMove}
            onClick={() => onSend(t.redo)}
          />
        </ActionIcon.Group>
        {isBusy ? (
          <Button
            key="stop"
            size="xs"
            variant="default"
            leftSection={<Square size={14} aria-hidden />}
            onClick={onStop}
          >
            {t.stop}
          </Button>
        ) : (
          <Button
            key="send"
            type="submit"
            size="xs"
            leftSection={<SendHorizontal size={14} aria-hidden />}
            disabled={!isReady || message === ''}
          >
            {t.send}
          </Button>
        )}
      </div>
    </form>
  );
}

function Estimate({ estimated }: { readonly estimated: EstimateResponse | null }) {
  const t = useWords();
  if (estimated === null) return <span className={styles.hint} />;
  const { engine, inputTokens, outputTokens, cost, sent } = estimated;
  if (engine === 'blueprint') {
    return (
      <span className={styles.hint}>
        {t.estimateFree} <ConnectModelLink />
      </span>
    );
  }
  const usd = cost === undefined ? '' : formatUsd(cost);
  return (
    <details className={styles.hint}>
      <summary>{t.estimate({ tokens: formatCount(inputTokens + outputTokens), usd })}</summary>
      <strong>{t.sent}</strong>
      <ul>
        {sent.map(({ path, as }) => (
          <li key={path}>
            <code>{path}</code> {t.sentAs[as]}
          </li>
        ))}
      </ul>
    </details>
  );
}

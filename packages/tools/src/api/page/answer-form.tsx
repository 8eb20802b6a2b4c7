import { useState } from 'react';
import { Button, NumberInput, Textarea } from '@mantine/core';
import type { BinAnswer, BinLimits } from '@toolbench/contracts/bins.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { Banner, ErrorBanner } from '@toolbench/ui/controls/banner.tsx';
import { Card } from '@toolbench/ui/layout/tool-layout.tsx';
import type { Failure } from '@toolbench/kit/result.ts';
import { fieldsOf, readAnswer, unsentHeaders, type AnswerCode, type AnswerFields } from './answer-fields.ts';
import styles from './api.module.css';
import { binCalls, type CallCode } from './bin-calls.tsx';
import { useWords } from './use-words.tsx';

interface AnswerFormProps {
  readonly binId: string;
  readonly answer: BinAnswer;
  /** As the server has them; null until it has told. */
  readonly limits: BinLimits | null;
  readonly onSaved: (answer: BinAnswer) => void;
}

/** What the bin answers to the requests it catches. */
export function AnswerForm({ binId, answer, limits: binLimits, onSaved }: AnswerFormProps) {
  const t = useWords();
  const [fields, setFields] = useState(() => fieldsOf(answer));
  const [failure, setFailure] = useState<Failure<AnswerCode | CallCode> | null>(null);
  const [saved, setSaved] = useState(false);
  // Until the server has told, it is the judge.
  const place = { ownOrigin: binLimits === null || binLimits.origin !== undefined };
  const unsent = unsentHeaders(answer, place);

  const change = (changed: Partial<AnswerFields>) => {
    setFields((before) => ({ ...before, ...changed }));
    setSaved(false);
  };
  const save = async () => {
    const read = readAnswer(fields, place);
    const stored = read.ok ? await binCalls.setAnswer(binId, read.value) : read;
    setFailure(stored.ok ? null : stored);
    setSaved(stored.ok);
    if (stored.ok) onSaved(stored.value);
  };
  const whole = (value: string | number, otherwise: number) => (typeof value === 'number' ? value : otherwise);
  return (
    <Card title={t.answer.title}>
      <form
        className={styles.answer}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <div className={styles.numbers}>
          <NumberInput
            size="xs"
            label={t.answer.status}
            min={200}
            max={599}
            value={fields.status}
            onChange={(value) => change({ status: whole(value, 200) })}
          />
          <NumberInput
            size="xs"
            label={t.answer.delay}
            min={0}
            max={limits.bins.answerDelayMs}
            step={100}
            value={fields.delayMs}
            onChange={(value) => change({ delayMs: whole(value, 0) })}
          />
        </div>
        <Textarea
          size="xs"
          rows={4}
          label={t.answer.headers}
          placeholder={t.answer.headersHint}
          classNames={{ input: styles.codeInput }}
          value={fields.headers}
          onChange={(event) => change({ headers: event.currentTarget.value })}
        />
        {binLimits && <p className={styles.note}>{place.ownOrigin ? t.answer.ownOrigin : t.answer.sharedOrigin}</p>}
        {unsent.length > 0 && <Banner tone="warning">{t.answer.unsent(unsent.join(', '))}</Banner>}
        <Textarea
          size="xs"
          rows={4}
          label={t.answer.body}
          classNames={{ input: styles.codeInput }}
          value={fields.body}
          onChange={(event) => change({ body: event.currentTarget.value })}
        />
        <div className={styles.row}>
          <Button size="xs" type="submit" variant="default">
            {t.answer.save}
          </Button>
          {saved && <Banner tone="good">{t.answer.saved}</Banner>}
        </div>
        {failure && <ErrorBanner failure={failure} texts={t.errors} />}
      </form>
    </Card>
  );
}

import { Button, Textarea } from '@mantine/core';
import { MessageCircleQuestion } from 'lucide-react';
import { enterRuns } from '@toolbench/ui/run/enter-runs.ts';
import styles from '../wizard.module.css';

interface QuestionFormProps {
  readonly texts: { readonly question: string; readonly placeholder: string; readonly action: string };
  readonly maxLength: number;
  readonly question: string;
  readonly onChange: (question: string) => void;
  /** Whether there is something to ask, and nothing under way. */
  readonly isReady: boolean;
  readonly onAsk: (question: string) => void;
}

/** Where a question is typed and asked; Enter asks it. */
export function QuestionForm({ texts, maxLength, question, onChange, isReady, onAsk }: QuestionFormProps) {
  const asked = question.trim();
  const canAsk = isReady && asked !== '';
  const submit = () => {
    if (canAsk) onAsk(asked);
  };
  return (
    <form
      className={styles.askForm}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Textarea
        label={texts.question}
        placeholder={texts.placeholder}
        rows={2}
        maxLength={maxLength}
        value={question}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={enterRuns(submit)}
      />
      <Button type="submit" leftSection={<MessageCircleQuestion size={16} aria-hidden />} disabled={!canAsk}>
        {texts.action}
      </Button>
    </form>
  );
}

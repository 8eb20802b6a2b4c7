import { Button } from '@mantine/core';
import { TriangleAlert } from 'lucide-react';
import { useTexts } from '@toolbench/ui/words/language.ts';
import type { Delimiter } from '../engine/read/dialect.ts';
import type { Notice } from '../engine/notices.ts';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';

interface DelimiterDoubtProps {
  readonly notices: readonly Notice[];
  readonly onDelimiter: (delimiter: Delimiter) => void;
}

/** The separator that is likelier than the one chosen, beside where it is chosen. */
export function DelimiterDoubt({ notices, onDelimiter }: DelimiterDoubtProps) {
  const t = useTexts({ zh, en });
  const doubt = notices.find(({ code }) => code === 'other-delimiter' || code === 'doubtful-delimiter');
  if (!doubt) return null;
  return (
    <Button
      size="compact-xs"
      variant="light"
      color="yellow"
      c="var(--text-1)"
      leftSection={<TriangleAlert size={14} aria-hidden />}
      title={t.notices[doubt.code](doubt)}
      onClick={() => onDelimiter(String(doubt.detail.delimiter))}
    >
      {t.useDelimiter(doubt.detail)}
    </Button>
  );
}

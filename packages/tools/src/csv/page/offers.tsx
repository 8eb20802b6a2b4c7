import { Button } from '@mantine/core';
import { TriangleAlert } from 'lucide-react';
import type { OptionValues } from '@toolbench/kit/options.ts';
import type { Encoding } from '../encodings.ts';
import type { Notice } from '../engine/notices.ts';
import { options } from '../options.ts';
import type { zh } from '../text/zh.ts';
import { useWords } from './use-words.tsx';

type Chosen = Partial<OptionValues<typeof options>>;

/** The options that read what a notice is about as it is likelier meant, and how the button for them is called. */
function offerOf(
  { code, detail }: Notice,
  t: typeof zh,
): { readonly label: string; readonly chosen: Chosen } | undefined {
  switch (code) {
    case 'other-delimiter':
    case 'doubtful-delimiter': {
      const delimiter = options.delimiter.values.find((name) => name === detail.delimiter);
      const chosen = delimiter ? { delimiter } : { delimiter: 'other' as const, separator: String(detail.delimiter) };
      return { label: t.useDelimiter(detail), chosen };
    }
    case 'doubtful-encoding':
      return { label: t.useEncoding(detail), chosen: { encoding: detail.encoding as Encoding } };
    case 'decimal-commas':
      return { label: t.useDecimalComma, chosen: { decimalComma: true } };
    case 'preamble':
      return { label: t.skipLines(Number(detail.skipLines)), chosen: { skipLines: Number(detail.skipLines) } };
    default:
      return undefined;
  }
}

interface OffersProps {
  readonly notices: readonly Notice[];
  /** Reads the text again with other options. */
  readonly onOptions: (chosen: Chosen) => void;
}

/** Other ways to read a text that are likelier than the options chosen: above the table, as what is wrong is seen at its top. */
export function Offers({ notices, onOptions }: OffersProps) {
  const t = useWords();
  return notices.map((notice) => {
    const offer = offerOf(notice, t);
    return (
      offer && (
        <Button
          key={notice.code}
          size="compact-xs"
          variant="light"
          color="yellow"
          c="var(--text-1)"
          leftSection={<TriangleAlert size={14} aria-hidden />}
          title={t.notices[notice.code](notice)}
          onClick={() => onOptions(offer.chosen)}
        >
          {offer.label}
        </Button>
      )
    );
  });
}

import { Banner } from '@toolbench/ui/controls/banner.tsx';
import { CopyButton } from '@toolbench/ui/files/copy-button.tsx';
import { useLanguage } from '@toolbench/ui/words/language.ts';
import { Card, Figures } from '@toolbench/ui/layout/tool-layout.tsx';
import { ValueList } from '@toolbench/ui/controls/value-list.tsx';
import { ItemTree } from '../../payment-codes/page/item-tree.tsx';
import { plainItem } from '../../payment-codes/plain-item.ts';
import { ProblemList } from '../../payment-codes/page/problem-list.tsx';
import type { FieldsContent } from '../engine/contents/read-fields.ts';
import type { Content } from '../engine/interpret-text.ts';
import { fieldInWords } from '../field-in-words.ts';
import { visibleText } from './visible-text.ts';
import { useWords } from './use-words.tsx';

/** A payment code or chip card data field by field, as far as it may be seen. */
export function ContentCard({ content }: { readonly content: Exclude<Content, { kind: 'plain' }> }) {
  const t = useWords();
  const language = useLanguage();
  if ('fields' in content) return <FieldsCard content={content} />;
  const { kind, items } = content;
  const json = () =>
    JSON.stringify(
      items.map((item) => plainItem(item, language)),
      null,
      2,
    );
  return (
    <Card title={t.content[kind]} aside={<CopyButton text={json} label={t.copyJson} />}>
      {kind === 'payment' && <PaymentSummary content={content} />}
      <ItemTree items={items} label={t.content[kind]} unit={kind === 'chip' ? 'bytes' : 'characters'} />
    </Card>
  );
}

/** The parts of a text with their names, and what is wrong with one of them. */
function FieldsCard({ content: { kind, fields } }: { readonly content: FieldsContent }) {
  const t = useWords();
  const language = useLanguage();
  const items = fields.map((field) => {
    const { code, name, value, written, problem } = fieldInWords(field, language);
    const notes = [written, problem].filter((note) => note !== undefined);
    return {
      name: code === undefined ? name : `(${code}) ${name}`,
      value,
      shown: visibleText(value),
      ...(notes.length > 0 && { note: notes.join(' · ') }),
      ...(problem !== undefined && { tone: 'warning' as const }),
    };
  });
  return (
    <Card title={t.content[kind]}>
      <ValueList items={items} />
    </Card>
  );
}

/** What a payment code is for, whether its CRC is right, and which rules it breaks. */
function PaymentSummary({ content }: { readonly content: Extract<Content, { kind: 'payment' }> }) {
  const t = useWords();
  const language = useLanguage();
  const { items, schemes, crc, problems } = content;
  const valueOf = (tag: string) => items.find((item) => item.tag === tag)?.displayValue[language] ?? '';
  const figures = [
    [t.figures.schemes, schemes.map(({ name }) => name[language]).join(' · ')],
    [t.figures.method, valueOf('01')],
    [t.figures.amount, valueOf('54')],
    [t.figures.merchant, valueOf('59')],
  ] as const;
  return (
    <>
      <Figures items={figures.filter(([, value]) => value !== '')} />
      {crc.state === 'valid' && <Banner tone="good">{t.crcValid(crc.found)}</Banner>}
      {problems.length > 0 && <ProblemList problems={problems} label={t.problems} />}
    </>
  );
}

import { Button } from '@mantine/core';
import { Banner } from '@toolbench/ui/controls/banner.tsx';
import { useLanguage, useTexts } from '@toolbench/ui/words/language.ts';
import { Card, Figures } from '@toolbench/ui/layout/tool-layout.tsx';
import { ProblemList } from '../../payment-codes/page/problem-list.tsx';
import type { Problem } from '../../payment-codes/problem.ts';
import type { Parsed } from '../engine/index.ts';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';

interface CodeSummaryProps {
  readonly parsed: Parsed;
  readonly onFix: () => void;
  readonly onProblem: (problem: Problem) => void;
}

/** What a payment code is for, whether its CRC is right, and which rules it breaks. */
export function CodeSummary({ parsed, onFix, onProblem }: CodeSummaryProps) {
  const t = useTexts({ zh, en });
  const language = useLanguage();
  const { items, schemes, crc, problems } = parsed;
  const valueOf = (tag: string) => items.find((item) => item.tag === tag)?.displayValue[language];
  const localName = items.find(({ tag }) => tag === '64')?.nested?.find(({ tag }) => tag === '01')?.value;
  const figures = [
    [t.figures.schemes, schemes.map(({ name }) => name[language]).join(' · ')],
    [t.figures.method, valueOf('01')],
    [t.figures.amount, valueOf('54')],
    [t.figures.merchant, localName ?? valueOf('59')],
  ].filter((figure): figure is [string, string] => Boolean(figure[1]));
  const words = {
    valid: t.crc.valid(crc.found),
    wrong: t.crc.wrong(crc.found, crc.expected),
    missing: t.crc.missing(crc.expected),
  };
  return (
    <>
      {figures.length > 0 && <Figures items={figures} />}
      <Banner tone={crc.state === 'valid' ? 'good' : 'error'}>
        <span>{words[crc.state]}</span>
        {crc.state !== 'valid' && (
          <Button size="compact-xs" variant="default" onClick={onFix}>
            {crc.state === 'wrong' ? t.crc.fix(crc.expected) : t.crc.add}
          </Button>
        )}
      </Banner>
      {problems.length > 0 && (
        <Card title={t.problems.title} aside={t.problems.count(problems.length)}>
          <ProblemList problems={problems} label={t.problems.title} onChoose={onProblem} />
        </Card>
      )}
    </>
  );
}

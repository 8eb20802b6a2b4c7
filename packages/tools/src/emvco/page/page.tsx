import { useMemo, useState } from 'react';
import { Button } from '@mantine/core';
import { ErrorBanner, Banner } from '@toolbench/ui/controls/banner.tsx';
import { CopyButton } from '@toolbench/ui/files/copy-button.tsx';
import { useLanguage } from '@toolbench/ui/words/language.ts';
import { QuietActions } from '@toolbench/ui/controls/quiet-actions.tsx';
import { TextPane } from '@toolbench/ui/editor/text-pane.tsx';
import { Features, Panes, ToolLayout, Card, Figures } from '@toolbench/ui/layout/tool-layout.tsx';
import { useKeptText } from '@toolbench/ui/work/work-provider.tsx';
import { placeOf } from '@toolbench/kit/text.ts';
import { withExpectedCrc } from '../../payment-codes/crc.ts';
import type { ChipData } from '../../payment-codes/chip/parse-chip-data.ts';
import { ItemTree } from '../../payment-codes/page/item-tree.tsx';
import { plainItem } from '../../payment-codes/plain-item.ts';
import { ProblemList } from '../../payment-codes/page/problem-list.tsx';
import type { Problem } from '../../payment-codes/problem.ts';
import type { Parsed } from '../engine/index.ts';
import styles from './emvco.module.css';
import { FieldTable } from './field-table.tsx';
import { marksOf, type Stretch } from './marks-of.ts';
import { StructureCard } from './structure-card.tsx';
import { tableText } from './table-text.ts';
import { useWords } from './use-words.tsx';
import { useEmvco } from './use-emvco.tsx';

const inputHeight = 132;

interface ChipCardProps {
  readonly chip: ChipData;
  readonly shown: boolean;
  readonly onShow: (shown: boolean) => void;
}

/** Chip data as a tree. Card numbers are hidden until they are asked for. */
function ChipCard({ chip, shown, onShow }: ChipCardProps) {
  const t = useWords();
  const language = useLanguage();
  const json = () =>
    JSON.stringify(
      chip.items.map((item) => plainItem(item, language)),
      null,
      2,
    );
  return (
    <Card title={t.chip.title} aside={<CopyButton text={json} label={t.tree.copyJson} />}>
      {(chip.masked || shown) && (
        <p className={styles.masked}>
          {chip.masked && <span>{t.chip.masked}</span>}
          <Button size="compact-xs" variant="default" onClick={() => onShow(!shown)}>
            {shown ? t.chip.hide : t.chip.show}
          </Button>
        </p>
      )}
      <ItemTree items={chip.items} label={t.chip.title} unit="bytes" />
    </Card>
  );
}

interface CodeSummaryProps {
  readonly parsed: Parsed;
  readonly onFix: () => void;
  readonly onProblem: (problem: Problem) => void;
}

/** What a payment code is for, whether its CRC is right, and which rules it breaks. */
function CodeSummary({ parsed, onFix, onProblem }: CodeSummaryProps) {
  const t = useWords();
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

/** Takes payment codes and chip data apart. */
export default function EmvcoPage() {
  const t = useWords();
  const language = useLanguage();
  const input = useKeptText('input');
  const { tool, source, parsed, chip, failure, clear, load } = useEmvco(input);
  const [pointed, setPointed] = useState<Stretch | null>(null);
  const marks = useMemo(() => marksOf(source, parsed === null ? null : pointed), [source, parsed, pointed]);

  const goTo = (stretch: Stretch) => {
    setPointed(stretch);
    input.reveal(placeOf(source, stretch.start));
  };
  const columns = [t.table.tag, t.table.length, t.table.value, t.table.description];
  const strict = parsed?.problems.some(({ severity }) => severity === 'error') ?? false;

  return (
    <ToolLayout
      tool={tool}
      actions={
        <CopyButton
          text={() => tableText(parsed?.fields ?? [], columns, language)}
          disabled={parsed === null}
          label={t.copyResult}
        />
      }
      quiet={<QuietActions clear={clear} onExample={() => load(0)} />}
      banner={failure && <ErrorBanner failure={failure} texts={t.errors} onPlace={(place) => input.reveal(place)} />}
      below={<Features title={t.help.title} items={t.help.items} />}
    >
      <Panes>
        <div className={styles.column}>
          <TextPane
            model={input}
            label={t.input}
            placeholder={t.placeholder}
            height={inputHeight}
            marks={marks}
            invalid={strict}
          />
          {parsed?.recognised && (
            <CodeSummary
              parsed={parsed}
              onFix={() => input.replace(withExpectedCrc(source, parsed.crc))}
              onProblem={goTo}
            />
          )}
          {!chip && <FieldTable parsed={parsed} onPoint={setPointed} onChoose={goTo} onSample={load} />}
        </div>
        {chip ? (
          <ChipCard
            chip={chip}
            shown={tool.options.showCardNumbers}
            onShow={(shown) => tool.setOption('showCardNumbers', shown)}
          />
        ) : (
          <StructureCard
            parsed={parsed}
            source={source}
            onPoint={setPointed}
            onChoose={goTo}
            onWrite={(text) => input.replace(text)}
          />
        )}
      </Panes>
    </ToolLayout>
  );
}

import type { QualityResponse } from '@toolbench/contracts/document-quality.ts';
import { Banner } from '@toolbench/ui/controls/banner.tsx';
import { formatCount } from '@toolbench/ui/words/format-figures.ts';
import { useTexts } from '@toolbench/ui/words/language.ts';
import { FigureGrid } from '../../figure-grid.tsx';
import { SettingsTable } from '../settings-table.tsx';
import { shareText } from './share-text.ts';
import { en } from '../text.en.ts';
import { zh } from '../text.zh.ts';
import { ScrollTable } from '../../wizard/scroll-table.tsx';

/** The shares, and what became of each question. */
export function QualityTable({ quality }: { readonly quality: QualityResponse }) {
  const { quality: t } = useTexts({ zh, en });
  const { recall, mrr, rows, left_out: leftOut } = quality;
  const figures = [
    [t.figures.at1, shareText(recall.at1)],
    [t.figures.at3, shareText(recall.at3)],
    [t.figures.at5, shareText(recall.at5)],
    [t.figures.mrr, mrr === null ? t.none : mrr.toFixed(3)],
    [t.figures.pageHits, shareText(quality.page_hits)],
    [t.figures.answers, shareText(quality.answers)],
    [t.figures.abstained, shareText(quality.abstained)],
    [t.figures.wronglyAbstained, shareText(quality.wrongly_abstained)],
  ] as const;
  const judged = (isRight: boolean | null) => (isRight === null ? t.none : isRight ? t.right : t.wrong);
  return (
    <>
      {leftOut > 0 && (
        <Banner tone="warning">
          <span>{t.leftOut({ asked: formatCount(rows.length), count: formatCount(leftOut) })}</span>
        </Banner>
      )}
      <FigureGrid figures={figures} isLive />
      {quality.settings.length > 0 && <SettingsTable tried={quality.settings} />}
      <ScrollTable label={t.title} columns={Object.values(t.columns)}>
        {rows.map((row, index) => (
          <tr key={index}>
            <th scope="row">{row.question}</th>
            <td>{row.rank ?? t.none}</td>
            <td>{judged(row.page_hit)}</td>
            <td>{judged(row.holds_answer)}</td>
            <td>{row.abstained ? t.abstained : row.result}</td>
          </tr>
        ))}
      </ScrollTable>
    </>
  );
}

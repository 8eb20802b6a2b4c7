import type { QualityResponse } from '@toolbench/contracts/document-quality.ts';
import { useTexts } from '@toolbench/ui/words/language.ts';
import { shareText } from './answer/share-text.ts';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';
import { ScrollTable } from '../wizard/scroll-table.tsx';

/** The figures of each setting that was compared, one row for each. */
export function SettingsTable({ tried }: { readonly tried: QualityResponse['settings'] }) {
  const { quality: t } = useTexts({ zh, en });
  const columns = [
    t.setting,
    t.chunks,
    t.figures.at1,
    t.atK,
    t.figures.mrr,
    t.figures.pageHits,
    t.figures.answers,
    t.figures.abstained,
    t.figures.wronglyAbstained,
  ];
  return (
    <ScrollTable label={t.compared} columns={columns} hasCaption>
      {tried.map(({ chunk_size, chunk_overlap, k, chunks, recall, at_k, mrr, ...shares }, index) => (
        <tr key={index}>
          <th scope="row">{`${chunk_size} / ${chunk_overlap} / ${k}`}</th>
          <td>{chunks}</td>
          <td>{shareText(recall.at1)}</td>
          <td>{shareText(at_k)}</td>
          <td>{mrr === null ? shareText(null) : mrr.toFixed(3)}</td>
          <td>{shareText(shares.page_hits)}</td>
          <td>{shareText(shares.answers)}</td>
          <td>{shareText(shares.abstained)}</td>
          <td>{shareText(shares.wrongly_abstained)}</td>
        </tr>
      ))}
    </ScrollTable>
  );
}

import { casesOf, indexMarkdown, markdownOf, type OfflineDocument } from './offline.ts';
import { questionTerms } from '@toolbench/lab/documents/question.ts';
import { rank, weigh } from '@toolbench/lab/documents/rank.ts';
import { findAnswer } from '@toolbench/lab/documents/find-answer.ts';
import { isAnswered } from '@toolbench/lab/documents/abstain.ts';
import type { Case } from './questions.ts';

const sets: Record<string, string[]> = {
  en: ['en-espresso', 'en-leave', 'en-gauges', 'en-lighthouse', 'en-lease', 'en-annual', 'en-trial'],
  zh: ['zh-purifier', 'zh-travel', 'zh-queue', 'zh-wetland', 'zh-insurance', 'zh-county', 'zh-biography'],
};
const sq = (text: string) => text.normalize('NFKC').replace(/\s+/gu, '').toLowerCase();
const verbose = process.argv.includes('-v');
const showAbs = process.argv.includes('-a');

function run(name: string, parts: { doc: OfflineDocument; cases: readonly Case[] }[]) {
  let n = 0, m = 0, r1 = 0, r3 = 0, mrr = 0, holds = 0, holdsAns=0, ans=0, abs = 0, wrong = 0;
  for (const { doc, cases } of parts)
    for (const c of cases) {
      const terms = weigh(questionTerms(c.question), doc.index);
      const hits = rank(terms, doc.index, 10);
      const five = hits.slice(0, 5).flatMap((ranked) => { const ch = doc.chunks[ranked.chunk]; return ch ? [{ ...ch, ranked }] : []; });
      const found = findAnswer(c.question, terms, five);
      const ok = found !== undefined && isAnswered(c.question, found.confidence);
      if (c.evidence === '') { m++; if (!ok) abs++; else if (showAbs) console.log('  ANSWERED', c.question, '=>', found!.confidence.toFixed(2), found!.sentences[0]?.text); continue; }
      n++;
      const place = hits.findIndex((h) => sq(doc.chunks[h.chunk]!.content).includes(sq(c.evidence))) + 1;
      if (place === 1) r1++; if (place > 0 && place <= 3) r3++; if (place > 0) mrr += 1 / place;
      if ((place === 0 || place > 1) && verbose) console.log('  RANK', place, c.question, '|', terms.map((t) => `${t.term}:${t.weight.toFixed(1)}`).join(' '));
      const h = found ? sq(found.sentences.map((s) => s.text).join('\n')).includes(sq(c.answer)) : false;
      if (h) holdsAns++; if (ok) ans++;
      if (!h && verbose) console.log('  SENT', c.question, '=>', found?.sentences.map((s) => s.text).join(' // '));
      if (!ok) { wrong++; if (showAbs) console.log('  REFUSED', c.question, found?.confidence.toFixed(2), h); }
      if (h && ok) holds++;
    }
  const p = (x: number, of: number) => (100 * x / of).toFixed(1).padStart(6);
  console.log(name.padEnd(16), 'n', n, m, 'r1', p(r1, n), 'r3', p(r3, n), 'mrr', (mrr / n).toFixed(3), 'sent', p(holdsAns, n), 'shown', p(holds, n), 'abst', p(abs, m), 'wrongref', p(wrong, n));
}
for (const [l, names] of Object.entries(sets)) {
  const alone = [];
  for (const name of names) {
    const doc = indexMarkdown([await markdownOf(name)]);
    const cases = await casesOf(name);
    alone.push({ doc, cases });
    run(name, [{ doc, cases }]);
  }
  run(l, alone);
  const all = indexMarkdown(await Promise.all(names.map(markdownOf)));
  run(`${l} all`, [{ doc: all, cases: alone.flatMap(({ cases }) => cases) }]);
}

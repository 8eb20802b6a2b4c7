import { casesOf, indexMarkdown, markdownOf, type OfflineDocument } from './offline.ts';
import { questionTerms } from '@toolbench/lab/documents/question.ts';
import { rank, weigh } from '@toolbench/lab/documents/rank.ts';
import { candidatesOf } from '@toolbench/lab/documents/candidates.ts';
import { readQuestion, signalNames, signalsOf } from '@toolbench/lab/documents/signals.ts';
import { chanceOf, fitLogistic, type Example } from './logistic.ts';
import type { Case } from './questions.ts';

const sets: Record<string, string[]> = {
  en: ['en-espresso', 'en-leave', 'en-gauges', 'en-lighthouse', 'en-lease', 'en-annual', 'en-trial'],
  zh: ['zh-purifier', 'zh-travel', 'zh-queue', 'zh-wetland', 'zh-insurance', 'zh-county', 'zh-biography'],
};
const sq = (text: string) => text.normalize('NFKC').replace(/\s+/gu, '').toLowerCase();
const verbose = process.argv.includes('-v');
const ridge = Number(process.argv.find((a) => a.startsWith('ridge='))?.slice(6) ?? 1);
const pool = 20;
const delw = Number(process.argv.find((a) => a.startsWith('del='))?.slice(4) ?? 0.3);
const ridge2 = Number(process.argv.find((a) => a.startsWith('ridge2='))?.slice(7) ?? 0.3);

interface Cand { x: number[]; right: boolean; chunk: number; text: string }
interface Q { name: string; all: boolean; c: Case; cands: Cand[]; order: number[]; gold: Set<number> }
function see(name: string, all: boolean, doc: OfflineDocument, cases: readonly Case[]): Q[] {
  return cases.map((c) => {
    const terms = weigh(questionTerms(c.question), doc.index);
    const hits = rank(terms, doc.index, pool);
    const q = readQuestion(c.question, terms);
    const best = hits[0]?.score ?? 0;
    const gold = new Set(doc.chunks.flatMap((ch, i) => (c.evidence && sq(ch.content).includes(sq(c.evidence)) ? [i] : [])));
    const cands = hits.flatMap((ranked) => candidatesOf({ ...doc.chunks[ranked.chunk]!, ranked }, ranked.chunk, best)).map((cand) => {
      const s = signalsOf(q, cand);
      const shown = cand.text;
      return { x: [1, ...signalNames.map((n) => s[n])], right: c.evidence !== '' && gold.has(cand.chunk) && sq(shown).includes(sq(c.answer)), chunk: cand.chunk, text: cand.text };
    });
    return { name, all, c, cands, order: hits.map((h) => h.chunk), gold };
  });
}
export async function load() {
  const out: Record<string, Q[]> = {};
  for (const [l, names] of Object.entries(sets)) {
    const qs: Q[] = [];
    for (const name of names) qs.push(...see(name, false, indexMarkdown([await markdownOf(name)]), await casesOf(name)));
    const whole = indexMarkdown(await Promise.all(names.map(markdownOf)));
    for (const name of names) qs.push(...see(name, true, whole, await casesOf(name)));
    out[l] = qs;
  }
  return out;
}
const exOf = (qs: Q[]): Example[] => qs.flatMap((q) => q.cands.map((c) => ({ values: c.x, isRight: c.right, weight: 1 })));
const p = (x: number, of: number) => (100 * x / of).toFixed(1).padStart(6);
export function evalQ(name: string, rows: { q: Q; best?: Cand; conf: number; chunkOrder: number[]; second?: Cand }[]) {
  for (const all of [false, true]) {
    const r = rows.filter((x) => x.q.all === all);
    const A = r.filter((x) => x.q.c.evidence !== ''), U = r.filter((x) => x.q.c.evidence === '');
    const rk = (x: (typeof r)[0]) => x.chunkOrder.findIndex((i) => x.q.gold.has(i)) + 1;
    const holds = (x: (typeof r)[0]) => [x.best, x.second].some((c) => c && sq(c.text).includes(sq(x.q.c.answer)));
    const line = [name, all ? 'all' : 'alone', A.length, U.length, 'r1', p(A.filter((x) => rk(x) === 1).length, A.length), 'r3', p(A.filter((x) => rk(x) > 0 && rk(x) <= 3).length, A.length), 'mrr', (A.reduce((s, x) => s + (rk(x) ? 1 / rk(x) : 0), 0) / A.length).toFixed(3), 'sent', p(A.filter(holds).length, A.length)];
    console.log(line.join(' '));
    const confs = A.map((x) => x.conf).sort((a, b) => a - b);
    const curve = [0.03, 0.05, 0.08, 0.1, 0.12, 0.15, 0.2, 0.25].map((w) => {
      const t = confs[Math.floor(w * A.length)]!;
      const ab = U.filter((x) => x.conf < t).length;
      return `${(w * 100).toFixed(0)}%:${p(ab, U.length).trim()}/${p(A.filter((x) => x.conf >= t && holds(x)).length, A.length).trim()}@${t.toFixed(3)}`;
    });
    console.log('   wrong:abst/shown  ', curve.join('  '));
  }
}
const logit = (x: number) => Math.log(Math.max(x, 1e-6) / Math.max(1 - x, 1e-6));
const idx = (n: string) => 1 + (signalNames as readonly string[]).indexOf(n);
/** question-level values of ranked candidates */
function stage2(sc: { c: Cand; s: number }[]): number[] {
  const b = sc[0]; if (!b) return [1, -10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  const v = (n: string) => b.c.x[idx(n)]!;
  const other = sc.find(({ c }) => c.chunk !== b.c.chunk);
  return [1, logit(b.s), other ? Math.max(logit(other.s), -10) : -10, v('unknown'), v('unknownSpecial'), v('elsewhereSpecial'), v('countsThem'), v('countsOthers'), v('fewTerms'), v('clause'), v('inSentence') + v('related')+v('inColumns'), v('focusUnknown'), v('focusHere') + v('focusRelated'), v('focusAnswered'), v('lacksKind'), v('lacksAny'), v('holdsKind'), v('namedElsewhere'), v('namedUnknown')];
}
const data = await load();
const pool2 = process.argv.includes('pool2');
const everything = Object.entries(data);
for (const [l, names] of Object.entries(sets)) {
  const qs = data[l]!;
  const otherL = everything.find(([x]) => x !== l)![1];
  const wOther = fitLogistic(exOf(otherL), ridge);
  const rows: any[] = [];
  for (const held of names) {
    const train = qs.filter((q) => q.name !== held);
    const w = fitLogistic(exOf(train), ridge);
    const scored = (cands: Cand[]) => cands.map((c) => ({ c, s: chanceOf(w, c.x) })).sort((a, b) => b.s - a.s);
    const ex2: Example[] = [];
    for (const q of pool2 ? [...train, ...otherL] : train) {
      const wq = train.includes(q) ? w : wOther;
      const sc = q.cands.map((c) => ({ c, s: chanceOf(wq, c.x) })).sort((a, b) => b.s - a.s);
      const ans = q.c.evidence !== '';
      if (ans) { if (sc[0]) ex2.push({ values: stage2(sc), isRight: true, weight: sc[0].c.right ? 1 : 0.5 });
        const del = sc.filter(({ c }) => !c.right); if (del.length && delw > 0) ex2.push({ values: stage2(del), isRight: false, weight: delw }); }
      else ex2.push({ values: stage2(sc), isRight: false, weight: 1 });
    }
    const w2 = fitLogistic(ex2, ridge2);
    if (held === names[0]) console.log('w2', w2.map((x) => x.toFixed(2)).join(' '));
    for (const q of qs.filter((x) => x.name === held)) {
      const sc = q.cands.map((c) => ({ c, s: chanceOf(w, c.x) })).sort((a, b) => b.s - a.s);
      const top = new Map<number, number>();
      for (const { c, s } of sc) if (!top.has(c.chunk)) top.set(c.chunk, s);
      const chunkOrder = [...q.order].sort((a, b) => (top.get(b) ?? 0) - (top.get(a) ?? 0));
      rows.push({ q, best: sc[0]?.c, second: sc[1] && sc[1].s > sc[0]!.s * 0.3 ? sc[1].c : undefined, conf: chanceOf(w2, stage2(sc)), chunkOrder, sc });
    }
  }
  evalQ(l, rows);
  console.log('bm25 order:'); evalQ(l, rows.map((r) => ({ ...r, chunkOrder: r.q.order })));
  const w = fitLogistic(exOf(qs), ridge);
  console.log(['bias', ...signalNames].map((n, i) => `${n}:${w[i]!.toFixed(2)}`).join(' '));
  if (verbose) for (const r of rows.filter((x) => !x.q.all)) {
    const ans = r.q.c.evidence !== '';
    const rk = r.chunkOrder.findIndex((i: number) => r.q.gold.has(i)) + 1;
    if (ans ? r.conf < 0.2 || rk !== 1 || !r.best?.right : r.conf > 0.15) console.log(ans ? 'A' : 'U', r.conf.toFixed(2), 'rk', rk, 'bm', r.q.order.findIndex((i: number) => r.q.gold.has(i)) + 1, r.best?.right ? 'ok' : '--', r.q.c.question, '=>', r.best?.text.slice(0, 120));
  }
}

import { casesOf, indexMarkdown, markdownOf } from './offline.ts';
import { askedFor, holdsKind } from '@toolbench/lab/documents/answer-type.ts';
const names = ['en-espresso', 'en-leave', 'en-gauges', 'en-lighthouse', 'en-lease', 'en-annual', 'en-trial','zh-purifier', 'zh-travel', 'zh-queue', 'zh-wetland', 'zh-insurance', 'zh-county', 'zh-biography'];
import { sentencesOf } from '@toolbench/lab/documents/sentences.ts';
const sq = (text: string) => text.normalize('NFKC').replace(/\s+/gu, '').toLowerCase();
const st = new Map<string, number[]>();
for (const n of names) {
  const doc = indexMarkdown([await markdownOf(n)]);
  const sents = doc.chunks.flatMap((c) => [...sentencesOf(c.content)].map(({ start, end }) => c.content.slice(start, end)));
  for (const c of await casesOf(n)) if (c.evidence) {
    const a = askedFor(c.question); 
    const right = sents.filter((s) => sq(s).includes(sq(c.answer)) && (sq(s).includes(sq(c.evidence)) || sq(c.evidence).includes(sq(c.answer))));
    if (!a) { console.log('NOKIND', c.question, '->', c.answer); continue; }
    const k = n.slice(0,2) + ' ' + a.kind.asks.source.slice(0, 40);
    const v = st.get(k) ?? [0, 0, 0, 0]; st.set(k, v);
    const h = right.some((s) => holdsKind(a.kind, s, c.question));
    v[h ? 0 : 1]!++;
    if (!h) console.log('LACKS', k, '|', c.question, '->', right[0]);
    for (const s of sents) if (!right.includes(s)) v[holdsKind(a.kind, s, c.question) ? 2 : 3]!++;
  }
}
for (const [k, [a, b, c, d]] of st) console.log(k.padEnd(50), 'right', a, 'lacks', b, 'others hold', (100 * c! / (c! + d!)).toFixed(0) + '%');

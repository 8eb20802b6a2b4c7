import type { AppModel, Bilingual } from '@toolbench/contracts/assistant/app-model.ts';
import { rightsInWords } from '../../model/rights-words.ts';
import { accessCommands, accessLeftOut, names } from '../build/with-access.ts';
import { readAccess, type AccessWords } from '../read/access-words.ts';
import { normalise } from '../read/sentence/normalise.ts';
import { plural } from '../words/english.ts';
import { asksAccess } from './asks-access.ts';
import { sentencePieces } from './speech-acts.ts';
import { andThen, both, refuse, run, type Outcome } from './outcome.ts';

const noSuchAccess = (words: readonly string[]) =>
  both(
    `做不到${words.map((one) => `“${one}”`).join('、')}：能设定的是谁看得到、访客能不能填写、是不是只有店主能修改（增、改、删一起，整个应用一样；只要有一种记录不给别人看，就只有店主能修改）。`,
    `${words.map((one) => `“${one}”`).join(', ')} cannot be done. What can be set: who sees records, whether visitors send them in, and whether only the owner changes them (adding, changing and deleting together, the same for the whole app; as long as some records are kept from others, only the owner changes things).`,
  );

/** What stands around words of access and wishes for nothing else: “make the customers … please”. */
const aroundAccess =
  /\b(?:please|now|also|and|but|so|that|make|let|set|keep|have|want|i|it|them|the|this|these|those|my|our|all|app|list|lists|page|pages|site|data|records?|entries|everything|to|be|should|must|is|are|by|default|from|on|can|could|would|will|shall|may|you|we|mind|possible|how|about|why|not|ok|okay|right|making|keeping|setting|having|a|an|for|of|add|with|include)\b|请|把|将|让|使|改成|改为|设为|设成|设置为?|变成|变为|应该|需要|要|希望|我|它们?|这个|整个|应用|网站|名单|列表|页面|数据|记录|内容|信息|全部|所有|都|也|的|成|是|吧|了|对|给|加|添|有|带|个|一|能不能|可不可以|能否|可否|是否|能|可以|帮|麻烦|不如|好|行|吗|么|一下/giu;

function isAccessAlone({ entities }: AppModel, rest: string): boolean {
  const labels = entities.flatMap(({ label }) => [label.zh, plural(label.en), label.en]);
  const bare = labels.reduce((left, label) => left.replaceAll(label.toLowerCase(), ' '), rest.toLowerCase());
  return !/\p{L}/u.test(bare.replace(aroundAccess, ' '));
}

/** Who may do what with the records that a question names, else with all. */
function answerAccess(model: AppModel, question: string): Bilingual {
  const named = model.entities.filter((entity) => names(entity, question));
  const told = rightsInWords(
    model,
    (named.length > 0 ? named : model.entities).map(({ name }) => name),
  );
  const said = told.length > 0 ? told : [both('应用不保存记录。', 'The app keeps no records.')];
  return both(
    `这是一个提问，没有改动。${said.map(({ zh }) => zh).join('')}`,
    `this is a question, so nothing has changed. ${said.map(({ en }) => en).join(' ')}`,
  );
}

/**
 * Changes who may see and do what as a sentence says, and with it what else the sentence wishes for, which `changePlainly` reads. A
 * question about access changes nothing.
 */
export function changeAccess(
  model: AppModel,
  sentence: string,
  changePlainly: (model: AppModel, sentence: string) => Outcome,
): Outcome {
  const pieces = sentence.match(sentencePieces) ?? [sentence];
  const questions = pieces.filter(asksAccess);
  if (questions.length > 0) {
    const answer = answerAccess(model, questions.join(' '));
    const others = pieces.filter((piece) => !questions.includes(piece)).join('');
    if (!/\p{L}{2}|\p{Script=Han}/u.test(others)) return refuse(answer);
    const outcome = changeAccess(model, others, changePlainly);
    return outcome.ok
      ? { ...outcome, assumptions: [...(outcome.assumptions ?? []), answer] }
      : { ...outcome, reason: both(`${answer.zh}${outcome.reason.zh}`, `${answer.en} ${outcome.reason.en}`) };
  }
  const { said, bare: rest } = readAccess(normalise(sentence));
  if (said.length === 0) return changePlainly(model, sentence);
  const isNothing = isAccessAlone(model, rest);
  const plainly = isNothing ? run(model) : changePlainly(model, rest);
  const first = plainly.ok ? plainly : run(model);
  const given = (meant: readonly AccessWords[]) => andThen(first, (next) => run(next, ...accessCommands(next, meant)));
  const whole = given(said);
  if (whole?.ok !== true) return whole ?? plainly;
  // What cannot be had brings nothing else with it: who is to change things is not shown them for it.
  const kept = said.filter((one) => accessLeftOut(whole.model, [one]).length === 0);
  const outcome = kept.length === said.length ? whole : given(kept);
  if (outcome?.ok !== true) return outcome ?? plainly;
  const leftOut = said.filter((one) => !kept.includes(one)).map(({ words }) => words);
  if (outcome.commands.length === 0 && leftOut.length > 0) return refuse(noSuchAccess(leftOut));
  const left = plainly.ok ? (plainly.unused ?? []) : [rest.replace(/\s+/gu, ' ').trim()];
  const unused = [...left, ...leftOut];
  const assumptions = plainly.ok ? plainly.assumptions : undefined;
  return { ...outcome, ...(assumptions && { assumptions }), ...(unused.length > 0 && { unused }) };
}

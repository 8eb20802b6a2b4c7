import type { AppModel } from '@toolbench/contracts/assistant/app-model.ts';
import { colourPhrases } from '../words/colour-lexicon.ts';
import { familyPhrases, featurePhrases, pagePhrases } from '../words/feature-lexicon.ts';
import { createPhrasebook, tokenise } from '../words/tokens.ts';
import { cannotDo } from '../words/cannot-lexicon.ts';

/** Words that wish for something: a clause with one of them is never an aside. */
const wishing =
  /加|添|增|删|去掉|移除|改|换|变|调|设|排|筛|搜|导|显示|隐藏|展示|统计|分组|限制|不能|不许|必须|只能|只有|自动|每[天周月年次]|当.+时|如果|超过|大于|小于|要[有能是]|\b(?:add|remove|delete|drop|change|rename|make|sort|order|show|hide|group|set|put|give|create|turn|enable|disable|must|cannot|can['’]?t|only|every|when|if|limit|max|min|allow|should|need|needs|want|let|undo|revert|send|text|mail|email|call|lock|hide|export|print)\b/iu;

const reasons =
  /^(?:因为|由于|毕竟|反正|晚上|白天|平时|现在|看着|用着|看起来|太|有点|不然|否则|不[填写].{0,4}(?:不让|不能|不许)|用不着|没用|多余|没必要)|(?:太.{1,4}了?|用不着|没用|多余|没必要|受不了|看不清|不好看|不舒服|刺眼)$|^(?:because|since|as|otherwise|(?:at night|now|right now|currently)?\s*(?:it|this|that)(?:['’]s| is| looks)|(?:it|this|that) (?:hurts|looks|feels)|nobody|no one|we never)\b/iu;

/** Whether a clause only says why, and names nothing of the app and nothing that can be wished for. */
export function isAside(clause: string, model: AppModel): boolean {
  const isReason = reasons.test(clause);
  const rest = clause.replace(/(?:否则|不[填写])?.{0,2}(?:不让|不能|不许)(?:保存|提交)|用不着/gu, '');
  if (!isReason || wishing.test(rest) || cannotDo(clause) !== undefined) return false;
  const labels = model.entities
    .flatMap((entity) => [entity, ...entity.fields])
    .flatMap(({ label }) => [label.zh, label.en]);
  const own = createPhrasebook(labels.map((label): [string, true] => [label, true]));
  const tokens = tokenise(clause);
  return [own, colourPhrases, featurePhrases, pagePhrases, familyPhrases].every(
    (book) => book.find(tokens).length === 0,
  );
}

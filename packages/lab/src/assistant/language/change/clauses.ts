import type { AppModel } from '@toolbench/contracts/assistant/app-model.ts';
import { escaped } from '../words/escaped.ts';

const chineseVerb =
  '(?:再|还|也|顺便)?(?:加|添加|增加|新增|创建|删|去掉|去除|移除|把|将|给|为|按|改|换|开启|关闭|关掉|启用|禁用|打开|取消|不要|不需要|让|用|使用|支持|主题|主色|颜色|应用|网站|再|设|清空|显示|界面|示例|重命名|隐藏|默认|列表)';
const englishVerb =
  "(?:please |also |then |now )?(?:add|remove|delete|drop|rename|change|make|sort|order|turn|enable|disable|set|use|call|switch|show|hide|get rid of|replace|include|put|give|increase|mark|allow|create|translate|name|let|don't|group|list|no longer|each|every|i want|i need|it should|the (?:app|colou?r|theme))\\b(?=\\s)";

/** A verb that orders something, whatever it is: after “and” no noun stands before “me”, “the” or “my”. */
const otherOrder =
  '(?:undo|redo|revert)\\b|(?!(?:has|have|had|is|are|was|were|with|in|on|by|of|to|for|from|as|at|if|when|so|not|each|both|one|than|under|over|per|like|also|then|its?|their)\\b)[a-z]+\\s+(?:me|us|my|the|an?|it|them|this|that|your|our|everything)\\b';
const otherChineseOrder =
  '(?:再|还|也|并且?|然后|顺便|同时|接着|最后)*(?:(?:帮|给|替|为)我们?|撤销|撤消|重做|恢复)(?!.{0,8}(?:字段|选项|页面|按钮))';

const borders: readonly RegExp[] = [
  /,?\s+(?=because\s)/iu,
  /[。;!?\n]+\s*|\.\s+/u,
  /[,，]?(?<=\p{Script=Han}[,，]?)(?:但是?|不过|可是)[,，]?(?=\p{Script=Han})/u,
  new RegExp(
    `[,、]\\s*(?:并且?|然后|同时|另外|而且|以及|接着|最后)?(?=${chineseVerb})|(?:并且|然后|同时|接着)\\s*,?(?=${chineseVerb})`,
    'u',
  ),
  new RegExp(`[,、]\\s*(?=${otherChineseOrder})|(?:并且?|然后|再)(?=撤销|撤消|重做)`, 'u'),
  new RegExp(`(?:,\\s*|\\s+)(?:and|then|and then)\\s+(?=${otherOrder})`, 'iu'),
  new RegExp(`(?:,\\s*|\\s+)(?:and\\s+|then\\s+|and then\\s+|but\\s+)(?=${englishVerb})|,\\s*(?=${englishVerb})`, 'iu'),
];

const polite =
  /^(?:请|麻烦你?|帮我|帮忙|能不能|可不可以|能否|可以|我?还?想要?|我还?要|希望|需要|还需要|另外|还有|还要|最好|然后|接着|并且?|同时|顺便|你|再|also|and|then|now|just|kindly|please to|please|pls|plz|could you|can you|can we|could we|could you maybe|maybe|will you|i want you to|i want to|i(?:'d| would) like (?:you )?to|i(?:'d| would) like|i want|i need to|i need|we need to|we need|we want|let's|next|it should have|the app should have|there should be|it should(?! be)|the app should(?! be)|make sure (?:that )?)(?=[\s,]|\p{Script=Han}|$)[\s,]*/iu;
const thanks =
  /(?:吧|哈|啦|呗|哟|一下|谢谢啦?|多谢|辛苦|就行|就好|即可|看看|可以吗|好吗|好么|行吗|呢|吗|哦|啊|了|[,\s]*please|[,\s]*thanks|[,\s]*thank you|\s+(?:would be (?:nice|great|good|cool|perfect))|\s+instead|\s+if possible|\s+for me|\s+too|\s+as well|\s+now|\s+again|\s+any ?more)$/iu;

function bare(clause: string): string {
  let text = clause.trim();
  for (let last = ''; last !== text;) {
    last = text;
    text = text
      .replace(polite, '')
      .replace(thanks, '')
      .replace(/[.。!?,;\s]+$/u, '')
      .trim();
  }
  return text;
}

/** What stands in quotation marks is never cut. */
const quoted = /["“「『《][^"”」』》\n]{0,80}["”」』》]/gu;

/** The wishes of a sentence, one by one, without politeness. */
export function clausesOf(text: string): string[] {
  const kept: string[] = [];
  const hidden = text.replace(quoted, (part) => `\ue000${kept.push(part) - 1}\ue001`);
  const parts = borders.reduce((pieces, border) => pieces.flatMap((piece) => piece.split(border)), [hidden]);
  return parts
    .map((part) => bare(part.replace(/\ue000(\d+)\ue001/g, (_, at: string) => kept[Number(at)] ?? '')))
    .filter((part) => part !== '');
}

/** 学员加邮箱,课程加教室: a comma before a kind of records and a verb ends the wish before it. */
export function nextKind({ entities }: AppModel): RegExp {
  const kinds = entities.map(({ label }) => escaped(label.zh)).join('|');
  return new RegExp(
    `(?<=\\p{Script=Han})[,，]\\s*(?=(?:${kinds || '$^'})(?:里|中)?(?:还|也|再|都|要|需要)*(?:加|添|新增|增加|删|去掉|按))`,
    'gu',
  );
}

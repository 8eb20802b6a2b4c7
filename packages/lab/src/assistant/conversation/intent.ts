/** What a message asks for, where its words alone decide. `agree`: a bare yes, which only means something where a question was asked. `wish`: everything else. */
export type Intent = 'confirm' | 'agree' | 'undo' | 'redo' | 'deploy' | 'wish';

/** Page and API clients confirm with 'confirm requirement: ... start generating code'. */
const confirmation = /^\s*(?:确认需求|confirm(?:ed)?\s+(?:the\s+)?requirements?)/i;
const begin = '(?:(?:请|帮我|帮忙|麻烦|把|将|现在|please|now|can you|could you)\\s*){0,3}';
const chineseDeploy = new RegExp(
  `^\\s*${begin}(?:(?:这个|我的)?(?:应用|项目|网站|它))?\\s*(?:部署|发布|上线)(?!按钮|页|功能|时间|状态|日期|人)`,
);
const englishDeploy = new RegExp(
  `^\\s*${begin}(?:deploy|publish)\\b(?!\\s+(?:button|date|page|field|status|state))`,
  'i',
);

/** Words that are the whole of a message, whatever politeness stands around them. */
const whole = (words: string) =>
  new RegExp(
    `^\\s*(?:(?:请|麻烦|帮我|please)\\s*)?(?:${words})(?:\\s*(?:吧|了|啊|呀|谢谢|please|thanks))?[\\s.!。！~,，]*$`,
    'i',
  );
const yes =
  '好的?|行|可以|没问题|对|是的?|确认|确定|同意|就这样|开始(?:生成)?|ok(?:ay)?|yes|yep|yeah|sure|confirm(?:ed)?|agreed|go(?: ahead)?|do it|looks good|sounds good|perfect|generate(?: it)?';
const agreement = whole(`(?:${yes})(?:[\\s,，.。!！、]+(?:${yes}))*`);
const lastChange = '(?: (?:it|that|this|(?:the |my )?last (?:change|step|one)|the change))?';
const back = whole(
  `(?:撤销|撤消|撤回)(?:一下|一步|上一步|(?:刚才|上次|这次)?的?(?:修改|改动|更改))?|undo${lastChange}`,
);
const forward = whole(`(?:重做|恢复撤销|取消撤销)(?:一下|一步|(?:刚才|上次)?的?(?:修改|改动|更改))?|redo${lastChange}`);

/** Reads the words that begin a message; a sentence that only mentions deploying is a wish. */
export function intentOf(message: string): Intent {
  if (confirmation.test(message)) return 'confirm';
  if (agreement.test(message)) return 'agree';
  if (back.test(message)) return 'undo';
  if (forward.test(message)) return 'redo';
  return chineseDeploy.test(message) || englishDeploy.test(message) ? 'deploy' : 'wish';
}

const newApp =
  /(?:重新|另外|改)?(?:做|写|开发|搭建?|创建|新建|生成|设计|弄|搞|整)(?:一?[个款套份]|一张)|^\s*(?:please |now |also |can you |could you |i (?:want|need) (?:you to )?)*(?:make|build|create|write|develop|design)(?: me| us)? (?:an?|another|the following)\b/i;
const partOfApp =
  /(?:页面?|视图|字段|按钮|看板|日历|图表|选项|模式|功能)\s*$|\b(?:page|view|field|column|button|board|calendar|chart|option|mode|feature)s?\s*$/i;
/** Begins what comes on top of the app at hand, unless it names a whole app. */
const addition =
  /^\s*(?:再|还|也|另外|顺便|同时|also|and(?: also)?|plus|in addition|additionally)(?!.*(?:网站|应用|系统|小程序|平台|软件|\bapps?\b|\b(?:web ?)?sites?\b|\bsystem\b))/i;

const furtherThing = /^(\s*(?:再|还|也|另外|顺便|同时)(?:要|帮我|给我)?)(?:做|建立?|创建|新建|弄|搞)(?=一?[个张份])/;
const furtherThingInEnglish = /^(\s*(?:also|and also|plus|in addition|additionally),?\s+)(?:make|build|create)\b/i;

/** A sentence that wants one thing more made in the app at hand, said as adding it: 再做一个读者表 is 再加一个读者表. */
export const asAddition = (message: string): string =>
  addition.test(message) ? message.replace(furtherThing, '$1加').replace(furtherThingInEnglish, '$1add') : message;

/** Whether words that no change was understood from ask for another app instead of the one at hand. */
export const asksForNewApp = (message: string): boolean =>
  newApp.test(message) && !partOfApp.test(message) && !addition.test(message);

/** What a message asks for, where its words alone decide. `wish`: everything else. */
export type Intent = 'confirm' | 'deploy' | 'wish';

/** spec part 2, 7: 'confirm requirement: ... start generating code'. */
const confirmation = /^\s*(?:确认需求|confirm(?:ed)?\s+(?:the\s+)?requirements?)/i;
const begin = '(?:(?:请|帮我|帮忙|麻烦|把|将|现在|please|now|can you|could you)\\s*){0,3}';
const chineseDeploy = new RegExp(
  `^\\s*${begin}(?:(?:这个|我的)?(?:应用|项目|网站|它))?\\s*(?:部署|发布|上线)(?!按钮|页|功能|时间|状态|日期|人)`,
);
const englishDeploy = new RegExp(
  `^\\s*${begin}(?:deploy|publish)\\b(?!\\s+(?:button|date|page|field|status|state))`,
  'i',
);

/** Reads the words that begin a message; a sentence that only mentions deploying is a wish. */
export function intentOf(message: string): Intent {
  if (confirmation.test(message)) return 'confirm';
  return chineseDeploy.test(message) || englishDeploy.test(message) ? 'deploy' : 'wish';
}

const newApp =
  /(?:重新|另外|改)?(?:做|写|开发|搭建?|创建|新建|生成|设计|弄|搞|整)(?:一?[个款套份]|一张)|^\s*(?:please |now |can you |could you |i (?:want|need) (?:you to )?)*(?:make|build|create|write|develop|design)(?: me| us)? (?:an?|another|the following)\b/i;
const partOfApp =
  /(?:页面?|视图|字段|按钮|看板|日历|图表|选项|模式|功能)\s*$|\b(?:page|view|field|column|button|board|calendar|chart|option|mode|feature)s?\s*$/i;

/** Whether words that no change was understood from ask for another app instead of the one at hand. */
export const asksForNewApp = (message: string): boolean => newApp.test(message) && !partOfApp.test(message);

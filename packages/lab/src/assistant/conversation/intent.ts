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

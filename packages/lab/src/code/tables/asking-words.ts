import { stem } from '../words/stem.ts';

/**
 * What holds between pieces of code, and what projects are made of. A question with such a word asks for callers, imports
 * or places; the code that answers it rarely has the word itself.
 */
const relationsAndParts =
  'call invoke return import export require need define declare extend inherit throw raise depend refer reference ' +
  'project repository repo codebase application module package library directory folder file variable constant parameter argument ' +
  '调用 返回 导入 导出 引入 引用 需要 定义 声明 继承 抛出 依赖 项目 工程 仓库 代码库 应用 模块 包 库 目录 文件夹 文件 变量 常量 参数';

/** When and how something is done: code seldom has these words, whatever it does. */
const mannerAndTime =
  'already again still always never ever yet without within before after until during between against through while because since once twice often usually ' +
  '已经 仍然 总是 从不 之前 之后 期间 之间 经常 通常';

/** Stems of English words, and Chinese words, that say what is asked of something. */
export const askingWords: ReadonlySet<string> = new Set(`${relationsAndParts} ${mannerAndTime}`.split(' ').map(stem));

/** Asks for a measure: `how long` is about time, and not about what is long. */
export const measureQuestion =
  /\b(how)\s+(?:long|many|much|often|big|large|small|far|old|soon|fast|slow|deep|high|wide|heavy)\b/gi;

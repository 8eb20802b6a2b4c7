/** What can be asked of a project as a whole, and is known of it without looking for a place. */
export type ProjectTopic =
  | 'environment'
  | 'routes'
  | 'cycles'
  | 'dependencies'
  | 'packages'
  | 'uncalled'
  | 'skipped'
  | 'languages'
  | 'entryPoints'
  | 'todos';

/** Asks for all there are of something, or whether there are any. */
const asksForAll =
  /\b(?:which|what|list|all|any|every|are there|how many)\b|哪些|哪几|什么|列出|所有|全部|有没有|是否有|多少|几个/i;

/** What each topic is called, the narrower before the wider. English nouns are plural: one of them is a place to look for. */
const topics: readonly (readonly [ProjectTopic, RegExp])[] = [
  ['environment', /\benv(?:ironment)?(?: |-)?(?:variables|vars)\b|环境变量/i],
  [
    'cycles',
    /\b(?:circular|cyclic)(?:ly)?\b|\b(?:import|dependency) cycles\b|循环(?:依赖|导入|引用|引入)|(?:相互|互相)(?:依赖|导入|引用|引入)/i,
  ],
  [
    'uncalled',
    /\b(?:functions|methods)\b.{0,30}\b(?:(?:never|not|nowhere)(?: \w+)? (?:called|used|invoked)|nobody (?:calls|uses))\b|\b(?:unused|uncalled) (?:functions|methods)\b|\bdead code\b|^(?=.*(?:函数|方法)).*(?:没有?被|从未被|从来没有?被|从不被|未被|没有?人|没有(?:任何)?地方).{0,6}(?:调用|使用|用)/i,
  ],
  [
    'skipped',
    /\bfiles\b.{0,20}\b(?:skipped|left out|ignored|excluded|not (?:read|indexed))\b|\b(?:skipped|ignored|excluded) files\b|文件[^？?]{0,4}(?:略过|跳过|忽略|排除|没有?读)|(?:略过|跳过|忽略|排除)[^？?]{0,4}文件/i,
  ],
  [
    'routes',
    /\b(?:endpoints|routes)\b|\b(?:http|rest) (?:apis|paths)\b|路由|端点|(?:http|api|rest|web|网络)\s*接口|接口地址|(?:哪些|哪几个|所有|全部)(?:的|对外的?)?接口/i,
  ],
  [
    'dependencies',
    /\b(?:modules|files|folders|packages)\b.{0,20}\b(?:import|depend on|use) (?:each other|one another|which|what)\b|\b(?:module|file|internal) dependencies\b|(?:模块|文件|目录)(?:之)?间|(?:模块|文件|目录)的?依赖(?:关系)?/i,
  ],
  [
    'packages',
    /\b(?:third[- ]party|external)\b.{0,12}\b(?:packages|libraries|dependencies|modules)\b|\b(?:npm|pip|cargo) packages\b|\b(?:project|repository|codebase)\b.{0,20}\bdepend(?:s|encies)?\b|\bdependencies\b.{0,20}\b(?:project|repository|codebase)\b|(?:第三方|外部)的?(?:依赖|库|包|模块)|(?:项目|工程|仓库)[^？?]{0,6}依赖/i,
  ],
  [
    'languages',
    /\bprogramming languages\b|\blanguages\b.{0,20}\b(?:project|repository|codebase|written)\b|编程语言|(?:项目|工程|仓库)[^？?]{0,6}语言/i,
  ],
  ['entryPoints', /\bentry points\b|入口/i],
  ['todos', /\btodos\b|\bTODO (?:marks|comments)\b|待办(?:标记|事项)|TODO\s*(?:标记|注释)/i],
];

/** The topic of a question about the whole project; undefined where a question asks for places in the code. */
export const topicOf = (question: string): ProjectTopic | undefined =>
  asksForAll.test(question) ? topics.find(([, pattern]) => pattern.test(question))?.[0] : undefined;

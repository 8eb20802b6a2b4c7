/**
 * What a request wants of the whole document and not of one place in it: `summary`, what it is about; `origin`, who made
 * it; `list`, every place that speaks of something.
 */
export type WholeRequest = 'summary' | 'origin' | 'list';

/** The document itself: "this lease", 这份文件. What is only a part of it is asked for by its name. */
const wholeEnglish = /\b(?:this|it|the (?:whole|entire|document|text|file|paper|pdf|report))\b/iu;
const wholeChinese = /这(?:[份本篇部套]|个?(?:文档|文件|资料))|[全本]文|文档|整[份本篇]/u;

const summaryEnglish =
  /\b(?:summari[sz]e|summary|sum up|gist|overview|outline|tl;?dr)\b|\b(?:about|cover|deal with)\W*$/iu;
const summaryChinese =
  /概括|总结|归纳|摘要|概述|大意|梗概|提纲|主要内容|(?:主要|都)?[讲说写](?:的|了)?(?:是|些)?什么|关于什么/u;

const originEnglish =
  /\b(?:who|whom|which (?:company|person|group|body))\b.*\b(?:wrote|write|writes|written|behind|edit\w*|compil\w*|prepar\w*|draft\w*|publish\w*|issued?|puts?|made|authored)\b|\b(?:author|editor|publisher|title)s? of\b/iu;
const originChinese = /(?:谁|什么人|何人|哪[个家位]).*(?:写|编|起草|制定|记录|整理|发布|撰|出的)|作者|编者|标题是/u;

const listEnglish = /^\W*(?:please )?(?:list|enumerate|name|show me|give me|find)\b.*\b(?:all|every|each)\b/iu;
const listChinese = /^(?:请)?(?:列出|列举|罗列|找出)|(?:所有|全部)的?.*(?:有哪些|是哪些)/u;

/** A command of a word or two needs no object: "Summarise", 概括一下. */
const shortCommand = 12;

/** What a question wants of the whole document; nothing where it asks for something in it. */
export function wholeRequest(question: string): WholeRequest | undefined {
  const isOfWhole = wholeEnglish.test(question) || wholeChinese.test(question);
  if (isOfWhole && (originEnglish.test(question) || originChinese.test(question))) return 'origin';
  const isSummary = summaryEnglish.test(question) || summaryChinese.test(question);
  if (isSummary && (isOfWhole || question.trim().length <= shortCommand)) return 'summary';
  return listEnglish.test(question) || listChinese.test(question) ? 'list' : undefined;
}

/** Says who made something. */
const says =
  /\b(?:by|author|edit(?:ed|or)|writ(?:ten|er)|draft(?:ed)?|compiled|prepared|published|minutes taken)\b|[著编写撰](?:者|写|制|著)?[：:\s]|作者|主编|编写|编制|记录|起草|制定|发布/iu;

/** Whether a sentence says who made the document. */
export const saysOrigin = (sentence: string): boolean => says.test(sentence);

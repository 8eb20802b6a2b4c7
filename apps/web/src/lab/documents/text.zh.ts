import { limits } from '@toolbench/contracts/limits.ts';
import { zh as wizard } from '../wizard/text.zh.ts';
import type { Step } from './work.ts';

const { chunkSize, chunkOverlap, k, fileBytes, settings, recognisedPages } = limits.documents;

/** Where an answer stands: the file where several were asked, and the heading where it has no pages. */
export interface AnswerPlace {
  readonly page: number;
  readonly filename?: string | undefined;
  readonly heading?: string | undefined;
  /** The number that is printed on the page, where that is another one. */
  readonly label?: string | undefined;
}

const printed = (label: string | undefined) => (label === undefined ? '' : `（印作“${label}”）`);

function placeText({ page, filename, heading, label }: AnswerPlace): string {
  const place = heading ? `“${heading}”` : heading === undefined ? `第 ${page} 页${printed(label)}` : `第 ${page} 节`;
  return `${filename === undefined ? '' : `《${filename}》`}${place}`;
}

export const zh = {
  ...wizard,
  description:
    '拖入 PDF、Word、Markdown、网页或纯文本就可以提问，回答可以逐处核对；五步自动完成，每一步都能打开来看、改了再做。文档只存在这台服务器上，到期自动删除。',
  steps: {
    upload: '上传文档',
    split: '分块',
    store: '建立索引',
    search: '检索',
    ask: '提问',
  } satisfies Record<Step, string>,
  explain: {
    upload: `选择一份中文或英文的 PDF、.docx、.md、.html 或 .txt，最大 ${fileBytes / 1024 / 1024} MB。上传后读出文字（扫描的页先识别），记下每一行的位置，回答才能指到原文；没有页的文档按标题分成小节。`,
    split: '把全文切成小段，检索以段为单位。切口落在句子或段落的末尾，不会切断字词。',
    store: '为每一段算出词的权重并写入数据库。配置了向量模型并开启融合检索时，还会存入它的向量。',
    search: '先看看能找到什么：输入问题，列出最相关的段落。找得对，回答才会对。',
    ask: '提出问题，得到回答和它的出处。点出处，就翻到那里并标出原文。',
  } satisfies Record<Step, string>,
  allCompleted: '五步都已完成，可以继续提问',
  failures: {
    upload: '上传失败',
    split: '分块失败',
    store: '存储失败',
    search: '检索失败',
    ask: '问答失败',
  } satisfies Record<Step, string>,
  uploadFirst: '请先上传文件',
  goToUpload: '去上传',
  working: {
    sending: '正在传输文件',
    reading: (d: { page: number; total: number }) => `正在读取第 ${d.page} 页，共 ${d.total} 页`,
    saving: '正在保存文字',
    stages: { reading: '正在读取', saving: '正在保存', embedding: '正在计算向量', checking: '正在检验' },
    splitting: '正在分块',
    storing: '正在建立索引',
    embedding: (d: { done: number; total: number }) => `正在计算向量，${d.done} / ${d.total} 段`,
    searching: '正在检索',
    checking: (d: { done: number; total: number }) => `正在检验，${d.done} / ${d.total} 次提问`,
    asking: '正在查找出处并回答',
  },
  upload: {
    choose: '选择文件',
    another: '上传另一份',
    drop: '或把文件拖到这里',
    sample: '试用示例文档',
    sampleName: '滤水壶使用手册.pdf',
    automatic: '上传后自动分块、建立索引，直接提问',
    wrongType: (d: { name: string }) => `只支持 PDF、.docx、.md、.html 和 .txt，不支持“${d.name}”`,
    tooLarge: (d: { size: string; limit: string }) => `文件为 ${d.size}，超过上限 ${d.limit}`,
    fileName: '文件名',
    fileId: '文件编号',
    pages: '页数',
    sections: '小节数',
    characters: '字符数',
    preview: `开头 ${limits.documents.previewCharacters} 个字符`,
    noText: (d: { pages: string }) =>
      `这些页没有读到文字：${d.pages}。一份文档最多识别 ${recognisedPages} 页图片。其余各页可以正常检索`,
    recognised: (d: { pages: string }) =>
      `这些页是图片，或字体没有说明画的是哪些字，文字由识别得来，可能有错字：${d.pages}`,
    damaged: (d: { pages: string }) =>
      `这些页的字体没有说明画的是哪些字，读到的文字与看到的不同，也认不出来：${d.pages}。请从原文件重新导出，或上传扫描件`,
    attached: (d: { count: string; names: string }) =>
      `这份 PDF 里附有 ${d.count} 个文件，没有读取：${d.names}。需要时请取出后单独上传`,
    comma: '、',
    sameAs: (d: { name: string }) =>
      `内容与之前上传的“${d.name}”完全相同。之前的那份还在下面的列表里，对话也留着；多出来的一份可以删除。`,
    openEarlier: '打开之前的那份',
    heldBefore: '这份文档是之前上传的，读出的文字和分块都还在。',
  },
  split: {
    size: '块大小（字符）',
    overlap: '重叠（字符）',
    action: '开始分块',
    wrongSize: `块大小须为 ${chunkSize.least} 到 ${chunkSize.most} 的整数`,
    wrongOverlap: '重叠须为小于块大小的整数',
    presets: `默认 ${chunkSize.preset} 与 ${chunkOverlap.preset}`,
    count: (d: { count: string }) => `共 ${d.count} 块`,
    list: '分块预览',
    note: `每块显示前 ${limits.documents.previewCharacters} 个字符`,
    chunk: (d: { number: number }) => `第 ${d.number} 块`,
    characters: (d: { count: string }) => `${d.count} 字符`,
    earlier: '这些块是之前切好的。重新分块可以看到预览；之后各步要重做。',
    again: '重新分块会清除之后各步的结果。',
  },
  store: {
    action: '建立索引',
    stored: (d: { count: string }) => `已为 ${d.count} 块建立索引`,
    terms: '词语权重：中文按相邻两字和单字，英文按词干',
    embedding: (d: { model: string }) => `词语权重，以及 ${d.model} 的向量`,
    embeddingFailed: '向量模型没有成功，检索只用词语权重',
    waiting: (d: { count: string }) => `${d.count} 块等待建立索引`,
  },
  search: {
    question: '检索问题',
    placeholder: '例如：保修期多长',
    k: `返回段落数（${k.least} 到 ${k.most}）`,
    wrongK: `须为 ${k.least} 到 ${k.most} 的整数`,
    action: '检索',
    results: '检索结果',
    found: (d: { count: number; question: string }) => `“${d.question}”找到 ${d.count} 段`,
    none: '没有找到相关段落。换用文档里的说法再试。',
    similarity: (d: { percent: string }) => `命中问题的 ${d.percent}`,
    meaning: '这个百分数是什么',
    meaningText:
      '问题里的词有多少出现在这一段：在文档里越少见的词，占的份量越大；100% 表示在这一段或它的标题里全部出现。意思相近的词也算，份量小一些。名次还要看词出现的次数、段落长短和最像答案的一句，所以不一定与这个百分数的高低一致。',
    matched: '命中的词',
    related: '相关的词',
    noTerms: '正文里没有问题中的词，是按所在标题或含义找到的',
  },
  passage: {
    place: (d: { first: number; last: number; heading?: string | undefined; label?: string | undefined }) =>
      d.heading === undefined
        ? `第 ${d.first === d.last ? d.first : `${d.first}–${d.last}`} 页${printed(d.label)}`
        : d.heading || `第 ${d.first} 节`,
    show: (d: { place: string }) => `在页面上查看${d.place}`,
    chunk: (d: { number: number }) => `块 ${d.number}`,
    more: '显示全文',
    moreOf: (d: { left: string }) => `再显示一些，还有 ${d.left} 块`,
    colon: '：',
    less: '收起',
  },
  ask: {
    question: '问题',
    placeholder: '按 Enter 提问，Shift+Enter 换行',
    action: '提问',
    conversation: '本次对话',
    empty: '还没有提问。回答会引用原文，并注明出处。',
    clear: '清空对话',
    looked: '查看过的段落',
    comma: '，',
    printedNumbers: (d: { pages: string }) => `页码按文件中的顺序计。页上印的是：${d.pages}`,
    printedNumber: (d: { page: string; label: string }) => `第 ${d.page} 页印作“${d.label}”`,
    recognised: (d: { pages: string }) => `第 ${d.pages} 页的文字由识别得来，可能有错字，请对照原页核对。`,
    inFile: (d: { filename: string; told: string }) => `《${d.filename}》${d.told}`,
    asked: '问到的文档',
    askAnother: '可以换成文档里的说法再问，或先看看下面最接近的几处。',
    askInLanguage: {
      zh: '文档是中文的，请用中文提问。',
      other: '文档不是中文的，请用文档的语言提问。',
    },
    askWithoutPassages: '文档里找不到问题中的词。换成文档里的说法再问。',
    sources: '出处段落',
    support: {
      verified: '与原文逐字一致',
      cited: '只注明出处，没有可核对的引文',
      unsupported: '原文中找不到依据',
    },
    embedded: '内置引擎 · 只摘原文，不另造句',
    answerReady: '回答已完成',
  },
  also: {
    title: '同时问其他文档',
    chosen: (d: { count: number }) => `同时问其他文档：已选 ${d.count} 份`,
    most: (d: { most: number }) => `最多再选 ${d.most} 份`,
  },
  answer: {
    found: (d: AnswerPlace) => `找到了，在${placeText(d)}`,
    perhaps: (d: AnswerPlace) => `可能在${placeText(d)}，没有把握，请自己读一遍`,
    passage: (d: { number: number; count: number }) => `第 ${d.number} 处，共 ${d.count} 处`,
    outline: '目录',
    previous: '上一处（P）',
    next: '下一处（N）',
    keys: '选中后按 N、P 或左右方向键切换',
  },
  documents: {
    title: '文档',
    pages: (d: { count: string }) => `${d.count} 页`,
    sections: (d: { count: string }) => `${d.count} 节`,
  },
  page: {
    title: '页面',
    label: (d: { page: number; pages: number; hasPages: boolean }) =>
      d.hasPages ? `第 ${d.page} 页，共 ${d.pages} 页` : `第 ${d.page} 节，共 ${d.pages} 节`,
    number: '页码',
    of: (d: { pages: number }) => `/ ${d.pages}`,
    previous: '上一页',
    next: '下一页',
    sections: { number: '第几节', previous: '上一节', next: '下一节' },
    marked: '标出的原文',
    fromText: '文件不在此浏览器中，按读出的文字显示。重新上传可看到原页。',
  },
  quality: {
    title: '用自己的问题检验检索',
    intro:
      'CSV 的首行写列名 question、answer、page（也可写成问题、答案、页码），用逗号、分号或制表符分隔。答案和页码可以不填；两者都空表示文档里没有答案。',
    cases: '问题表（CSV）',
    example: 'question,answer,page\n保修期多长,两年,3\n有没有蓝色的,,',
    tooLong: (d: { most: string }) => `问题表超过 ${d.most} 个字符，请分几次检验`,
    leftOut: (d: { asked: string; count: string }) => `只检验了前 ${d.asked} 个问题，其余 ${d.count} 个没有检验`,
    settings: '要比较的设置',
    settingsHelp: '每行一种：块大小、重叠、返回段落数。只在内存里试，不改动已存的内容；留空则不比较。',
    wrongSettings: `每行须为三个整数，块大小 ${chunkSize.least} 到 ${chunkSize.most}，重叠小于块大小，段落数 ${k.least} 到 ${k.most}，最多 ${settings} 行`,
    compared: '不同设置的比较',
    setting: '块 / 重叠 / k',
    chunks: '块数',
    atK: '前 k 名命中',
    action: '开始检验',
    failure: '检验失败',
    figures: {
      at1: '第 1 名命中',
      at3: '前 3 名命中',
      at5: '前 5 名命中',
      mrr: 'MRR',
      pageHits: '页码正确',
      answers: '答案包含',
      abstained: '应拒答且拒答',
      wronglyAbstained: '误拒答',
    },
    none: '—',
    columns: { question: '问题', rank: '名次', page: '页码', answer: '答案', result: '给出的回答' },
    right: '正确',
    wrong: '不对',
    abstained: '拒答',
  },
};

import type { AppEntity, AppField, AppModel, AppPage, Bilingual } from '@toolbench/contracts/assistant/app-model.ts';
import { fieldTypeNames } from '../tables/words/type-names.ts';
import { featureNames } from '../tables/feature-names.ts';
import type { Feature } from '../tables/words/feature-words.ts';
import { cannotDo } from '../words/cannot-lexicon.ts';
import { colourIn, colourName } from '../words/colour-lexicon.ts';
import { escaped } from '../words/escaped.ts';
import { featurePhrases, pagePhrases } from '../words/feature-lexicon.ts';
import { tokenise } from '../words/tokens.ts';
import { both } from './outcome.ts';

const languages = ['zh', 'en'] as const;
type Language = (typeof languages)[number];

const listed = (words: readonly string[], language: Language) => words.join(language === 'zh' ? '、' : ', ');
const quoted = (text: string) => `“${text}”`;

const inBoth = (make: (language: Language) => string): Bilingual => both(make('zh'), make('en'));

/** Whether a question names a label, in either language. */
function names(question: string, { zh, en }: Bilingual): boolean {
  const words = escaped(en.toLowerCase());
  const inEnglish = new RegExp(String.raw`(?<![\w])${words}(?:s|es)?(?![\w])`, 'i');
  return (zh !== '' && question.includes(zh)) || inEnglish.test(question);
}

function fieldAnswer(entity: AppEntity, field: AppField): Bilingual {
  const choices = field.choices ?? [];
  return inBoth((language) => {
    const [label, of, type] = [field.label[language], entity.label[language], fieldTypeNames[field.type][language]];
    const list =
      choices.length > 0
        ? listed(
            choices.map((one) => one.label[language]),
            language,
          )
        : '';
    if (language === 'zh') {
      const rules = `${field.required ? '必填' : '选填'}${field.unique ? '，不能重复' : ''}`;
      return `“${label}”是“${of}”的一个字段（${type}，${rules}）${list === '' ? '' : `，可选：${list}`}。`;
    }
    const rules = `${field.required ? 'required' : 'optional'}${field.unique ? ', unique' : ''}`;
    return `“${label}” is a field of “${of}” (${type}, ${rules})${list === '' ? '' : `, with the choices ${list}`}.`;
  });
}

function pageAnswer({ entities }: AppModel, page: AppPage): Bilingual {
  const entity = entities.find(({ name }) => name === page.entity);
  const group = entity?.fields.find(({ name }) => name === page.by);
  return inBoth((language) => {
    const [label, of] = [page.label[language], entity?.label[language]];
    const by = group?.label[language];
    if (language === 'zh') {
      const shown = of === undefined ? '' : `，显示“${of}”${by === undefined ? '' : `，按“${by}”分组`}`;
      return `“${label}”是菜单里的一个页面${shown}。`;
    }
    const shown = of === undefined ? '' : `; it shows “${of}”${by === undefined ? '' : ` by “${by}”`}`;
    return `“${label}” is a page in the menu${shown}.`;
  });
}

function entityAnswer(entity: AppEntity): Bilingual {
  return inBoth((language) => {
    const fields = listed(
      entity.fields.map(({ label }) => quoted(label[language])),
      language,
    );
    const { length } = entity.fields;
    return language === 'zh'
      ? `“${entity.label.zh}”有 ${length} 个字段：${fields}。`
      : `“${entity.label.en}” has ${length} ${length === 1 ? 'field' : 'fields'}: ${fields}.`;
  });
}

function pagesAnswer({ pages }: AppModel): Bilingual {
  return inBoth((language) => {
    const all = listed(
      pages.map(({ label }) => quoted(label[language])),
      language,
    );
    return language === 'zh'
      ? `应用有 ${pages.length} 个页面：${all}。`
      : `The app has ${pages.length} ${pages.length === 1 ? 'page' : 'pages'}: ${all}.`;
  });
}

const isOn = ({ features }: AppModel, feature: Feature): Bilingual => {
  const { zh, en } = featureNames[feature];
  return features[feature]
    ? both(`有${zh}。`, `The app has ${en}.`)
    : both(`现在没有${zh}，说“加上${zh}”就有。`, `The app has no ${en} now; say “add ${en}” to have it.`);
};

/** What a question is about beside fields and pages: what lists can do, the colour, the name, the language. */
function ofWholeApp(model: AppModel, question: string): Bilingual[] {
  const features = [...new Set(featurePhrases.find(tokenise(question)).map(({ value }) => value))];
  const told = features.map((feature) => isOn(model, feature));
  if (aboutColour.test(question) || colourIn(question) !== undefined) {
    const { zh, en } = colourName(model.color);
    told.push(
      both(
        `整个应用的颜色是${zh}，只有这一种；改了可以撤销。`,
        `The colour of the whole app is ${en}; it is the only one, and a change of it can be undone.`,
      ),
    );
  }
  if (aboutName.test(question))
    told.push(
      inBoth((language) =>
        language === 'zh' ? `应用叫“${model.name.zh}”。` : `The app is called “${model.name.en}”.`,
      ),
    );
  if (aboutLanguage.test(question))
    told.push(
      model.locale === 'zh'
        ? both('界面默认是中文。', 'Its pages are in Chinese.')
        : both('界面默认是英文。', 'Its pages are in English.'),
    );
  const beyond = told.length > 0 ? undefined : cannotDo(question);
  if (beyond !== undefined)
    told.push(
      both(
        `没有“${beyond}”：这里做的应用由页面和数据组成，做不到它。`,
        `There is no “${beyond}”: the apps made here consist of pages and records and cannot do it.`,
      ),
    );
  return told;
}

const aboutColour = /什么颜?色|颜色|主题色|\bcolou?rs?\b/iu;
const aboutName = /应用叫|叫什么|名字|\bcalled\b|\bname of (?:the|this) (?:app|site)\b|\bapp['’]?s? name\b/iu;
const aboutLanguage = /(?:什么|哪种|哪个)语言|\b(?:which|what) language\b/iu;
const takingAway = /删|去掉|去除|移除|拿掉|\b(?:remov|delet|drop)/iu;
const afterwards = both(
  '删除后，表单、列表和示例数据里不再有它；说“撤销”可以恢复。',
  'Once it is removed, forms, lists and example data no longer have it; “undo” brings it back.',
);

const aboutPages = /页面?|界面|菜单|看板|日历|图表|\b(?:pages?|screens?|views?|menu|board|calendar|chart|tab)\b/iu;
const kinds: Readonly<Record<string, RegExp>> = {
  board: /看板|\b(?:board|kanban)\b/iu,
  calendar: /日历|\bcalendar\b/iu,
  chart: /图表|\bcharts?\b/iu,
  list: /列表|\blist\b/iu,
};

const missingPages = (question: string): Bilingual[] => {
  const named = pagePhrases
    .find(tokenise(question))
    .map(({ start, end }) => question.slice(start, end).replace(/页面?$|\s+page$/iu, ''));
  return named.slice(0, 1).map((words) => both(`没有“${words}”页面。`, `There is no “${words}” page.`));
};

/** What a question about an app can be told from its model: what it names, else what there is. */
export function answerQuestion(model: AppModel, question: string): Bilingual {
  const { entities, pages } = model;
  const asked = pages.filter((page) => names(question, page.label) || kinds[page.kind]?.test(question) === true);
  const fields = entities.flatMap((entity) =>
    entity.fields.filter(({ label }) => names(question, label)).map((field) => fieldAnswer(entity, field)),
  );
  const things = entities.filter(({ label }) => names(question, label));
  const isAboutPages = aboutPages.test(question);
  const told = isAboutPages && asked.length > 0 ? asked.map((page) => pageAnswer(model, page)) : fields;
  const whole = ofWholeApp(model, question);
  const ofThings = whole.length > 0 ? [] : isAboutPages ? [pagesAnswer(model)] : things.map(entityAnswer);
  const ofParts = told.length > 0 ? told : ofThings;
  const missing = isAboutPages && asked.length === 0 ? missingPages(question) : [];
  const removed = takingAway.test(question) && told.length > 0 ? [afterwards] : [];
  const parts = [...missing, ...whole, ...ofParts, ...removed];
  const said = parts.length > 0 ? parts : [pagesAnswer(model), ...entities.map(entityAnswer)];
  return both(
    `这是一个提问。${said.map(({ zh }) => zh).join('')}要修改请直接说，例如“加一个字段”“删除某个页面”。`,
    `this is a question. ${said.map(({ en }) => en).join(' ')} To change something, say so, such as “add a field …” or “remove the … page”.`,
  );
}

import type { AppEntity, AppField, AppModel, AppPage, Bilingual } from '@toolbench/contracts/assistant/app-model.ts';
import { fieldTypeNames } from '../tables/words/type-names.ts';
import { both } from './outcome.ts';

const languages = ['zh', 'en'] as const;
type Language = (typeof languages)[number];

const listed = (words: readonly string[], language: Language) => words.join(language === 'zh' ? '、' : ', ');
const quoted = (text: string) => `“${text}”`;

const inBoth = (make: (language: Language) => string): Bilingual => both(make('zh'), make('en'));

/** Whether a question names a label, in either language. */
function names(question: string, { zh, en }: Bilingual): boolean {
  const words = en.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
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

const aboutPages = /页面?|界面|菜单|看板|日历|图表|\b(?:pages?|screens?|views?|menu|board|calendar|chart|tab)\b/iu;
const kinds: Readonly<Record<string, RegExp>> = {
  board: /看板|\b(?:board|kanban)\b/iu,
  calendar: /日历|\bcalendar\b/iu,
  chart: /图表|\bcharts?\b/iu,
  list: /列表|\blist\b/iu,
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
  const parts = told.length > 0 ? told : isAboutPages ? [pagesAnswer(model)] : things.map(entityAnswer);
  const said = parts.length > 0 ? parts : [pagesAnswer(model), ...entities.map(entityAnswer)];
  return both(
    `这是一个提问。${said.map(({ zh }) => zh).join('')}要修改请直接说，例如“加一个字段”“删除某个页面”。`,
    `this is a question. ${said.map(({ en }) => en).join(' ')} To change something, say so, such as “add a field …” or “remove the … page”.`,
  );
}

import {
  appModel,
  numericTypes,
  type AppEntity,
  type AppField,
  type AppModel,
  type Bilingual,
} from '@toolbench/contracts/assistant/app-model.ts';
import { readFormula } from '../generate/shared/formula.ts';
import { fitsFields } from '../record-limits.ts';

const twice = (names: readonly string[]) => [...new Set(names.filter((name, at) => names.indexOf(name) !== at))];

function checkField(field: AppField, entity: AppEntity, model: AppModel): Bilingual[] {
  const where = {
    zh: `“${entity.label.zh}”的字段“${field.label.zh}”`,
    en: `The field “${field.label.en}” of “${entity.label.en}”`,
  };
  const problem = (zh: string, en: string): Bilingual => ({ zh: where.zh + zh, en: `${where.en} ${en}` });
  const problems: Bilingual[] = [];
  const choices = field.choices ?? [];
  if (field.type === 'choice' && choices.length < 2)
    problems.push(problem('至少要有两个选项。', 'needs at least two choices.'));
  for (const value of twice(choices.map((choice) => choice.value))) {
    problems.push(problem(`的选项“${value}”重复。`, `has the choice “${value}” twice.`));
  }
  if (field.type === 'choice' && field.preset !== undefined && !choices.some(({ value }) => value === field.preset)) {
    problems.push(problem('的默认值不在选项里。', 'has a preset that is not one of its choices.'));
  }
  if (field.type === 'reference' && !model.entities.some(({ name }) => name === field.target)) {
    problems.push(
      problem(`关联的“${field.target ?? ''}”不存在。`, `points to “${field.target ?? ''}”, which does not exist.`),
    );
  }
  if (field.least !== undefined && field.most !== undefined && field.least > field.most) {
    problems.push(problem('的最小值大于最大值。', 'has a least value above its most.'));
  }
  return problems;
}

function checkSeeds(entity: AppEntity, model: AppModel): Bilingual[] {
  const names = new Set(entity.fields.map(({ name }) => name));
  const strange = [...new Set(entity.seeds.flatMap((seed) => Object.keys(seed)).filter((name) => !names.has(name)))];
  const problems = strange.map((name): Bilingual => ({
    zh: `“${entity.label.zh}”的示例数据里有不存在的字段“${name}”。`,
    en: `The example records of “${entity.label.en}” have a field “${name}” that does not exist.`,
  }));
  for (const field of entity.fields) {
    const rows = model.entities.find(({ name }) => name === field.target)?.seeds.length ?? 0;
    const isLost = (value: unknown) => typeof value === 'number' && (value < 1 || value > rows);
    if (field.type === 'reference' && entity.seeds.some((seed) => isLost(seed[field.name]))) {
      problems.push({
        zh: `“${entity.label.zh}”的示例数据在“${field.label.zh}”里指向不存在的记录。`,
        en: `The example records of “${entity.label.en}” point to a record in “${field.label.en}” that does not exist.`,
      });
    }
  }
  return problems;
}

function checkLimits({ limits = [], fields, label }: AppEntity): Bilingual[] {
  if (limits.every((limit) => fitsFields(limit, fields))) return [];
  return [
    {
      zh: `“${label.zh}”的规则所依据的字段不存在或类型不合适。`,
      en: `A rule for “${label.en}” goes by a field that does not exist or cannot be counted by.`,
    },
  ];
}

function checkEntity(entity: AppEntity, model: AppModel): Bilingual[] {
  const { fields, label } = entity;
  const problems: Bilingual[] = twice(fields.map(({ name }) => name)).map((name) => ({
    zh: `“${label.zh}”有两个名为“${name}”的字段。`,
    en: `“${label.en}” has two fields named “${name}”.`,
  }));
  if (!fields.some(({ name }) => name === entity.titleField)) {
    problems.push({
      zh: `“${label.zh}”的标题字段“${entity.titleField}”不存在。`,
      en: `The title field “${entity.titleField}” of “${label.en}” does not exist.`,
    });
  }
  return [
    ...problems,
    ...fields.flatMap((field) => checkField(field, entity, model)),
    ...checkLimits(entity),
    ...checkSeeds(entity, model),
  ];
}

const withoutEntity: ReadonlySet<string> = new Set(['calculator', 'landing']);

function checkPage(page: AppModel['pages'][number], model: AppModel): Bilingual[] {
  if (withoutEntity.has(page.kind)) return [];
  const where = { zh: `页面“${page.label.zh}”`, en: `The page “${page.label.en}”` };
  const entity = model.entities.find(({ name }) => name === page.entity);
  if (entity === undefined)
    return [{ zh: `${where.zh}要显示的数据不存在。`, en: `${where.en} shows data that does not exist.` }];
  const problems: Bilingual[] = [];
  const by = entity.fields.find(({ name }) => name === page.by);
  const isArranged = page.kind === 'board' || page.kind === 'calendar' || page.kind === 'chart';
  if ((page.by !== undefined || isArranged) && by === undefined) {
    problems.push({ zh: `${where.zh}缺少用来分组的字段。`, en: `${where.en} lacks the field it is arranged by.` });
  } else if (page.kind === 'board' && by?.type !== 'choice') {
    problems.push({
      zh: `${where.zh}的分列字段必须是选项。`,
      en: `${where.en} needs a field with choices for its columns.`,
    });
  } else if (page.kind === 'calendar' && by?.type !== 'date' && by?.type !== 'date-time') {
    problems.push({ zh: `${where.zh}需要一个日期字段。`, en: `${where.en} needs a field with a date.` });
  }
  const sum = entity.fields.find(({ name }) => name === page.sum);
  if (page.sum !== undefined && !numericTypes.has(sum?.type ?? '')) {
    problems.push({ zh: `${where.zh}求和的字段必须是数字。`, en: `${where.en} can only sum up a number.` });
  }
  return problems;
}

function checkNames(model: AppModel): Bilingual[] {
  const both = (words: readonly string[], zh: string, en: string) =>
    twice(words).map((word): Bilingual => ({ zh: `${zh}“${word}”重复。`, en: `There are two ${en} named “${word}”.` }));
  return [
    ...both(
      model.entities.map(({ name }) => name),
      '数据',
      'kinds of data',
    ),
    ...both(
      model.entities.map(({ plural }) => plural),
      '数据的地址',
      'addresses',
    ),
    ...both(
      model.pages.map(({ key }) => key),
      '页面',
      'pages',
    ),
    ...both(
      model.calculations.map(({ key }) => key),
      '计算',
      'calculations',
    ),
  ];
}

function checkFormulas({ calculations }: AppModel): Bilingual[] {
  return calculations.flatMap(({ inputs, outputs }) => {
    const names = new Set(inputs.map(({ name }) => name));
    return outputs
      .filter(({ formula }) => readFormula(formula, names) === undefined)
      .map(({ label, formula }) => ({
        zh: `“${label.zh}”的公式“${formula}”看不懂：只能用数字、输入项的名字、+ - * / ^ ( ) 和 min、max、round、sqrt、abs。`,
        en: `The formula “${formula}” of “${label.en}” cannot be read: use numbers, names of inputs, + - * / ^ ( ) and min, max, round, sqrt, abs.`,
      }));
  });
}

function checkOrder(model: AppModel): Bilingual[] {
  return Object.entries(model.order).flatMap(([name, order]): Bilingual[] => {
    const entity = model.entities.find((one) => one.name === name);
    if (entity?.fields.some((field) => field.name === order.replace(/^-/, ''))) return [];
    return [{ zh: `“${name}”的排序字段不存在。`, en: `The field that “${name}” is sorted by does not exist.` }];
  });
}

/**
 * What is wrong with a model, in words for people; nothing for one that can be generated. First what the schema of the
 * contract refuses, then what points nowhere.
 */
export function checkModel(model: AppModel): Bilingual[] {
  const parsed = appModel.safeParse(model);
  if (!parsed.success) {
    return parsed.error.issues.map(({ path, message }) => ({
      zh: `${path.join('.')} 不符合要求（${message}）。`,
      en: `${path.join('.')} is not as it should be (${message}).`,
    }));
  }
  return [
    ...checkNames(model),
    ...model.entities.flatMap((entity) => checkEntity(entity, model)),
    ...model.pages.flatMap((page) => checkPage(page, model)),
    ...checkOrder(model),
    ...checkFormulas(model),
  ];
}

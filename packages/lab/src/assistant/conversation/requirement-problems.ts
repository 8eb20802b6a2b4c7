import type { AppEntity, AppField, AppModel, AppPage, Bilingual } from '@toolbench/contracts/app-model.ts';

const twice = (names: readonly string[]) => names.filter((name, at) => names.indexOf(name) !== at);

function fieldProblems(entity: AppEntity, field: AppField, model: AppModel): Bilingual[] {
  const zh = `「${entity.label.zh}」的字段「${field.label.zh}」`;
  const en = `Field “${field.label.en}” of “${entity.label.en}”`;
  if (field.type === 'choice' && (field.choices?.length ?? 0) < 2) {
    return [{ zh: `${zh}至少要有两个选项`, en: `${en} needs two choices at least` }];
  }
  if (field.type === 'reference' && !model.entities.some(({ name }) => name === field.target)) {
    return [
      {
        zh: `${zh}指向的「${field.target ?? ''}」不存在`,
        en: `${en} points to “${field.target ?? ''}”, which does not exist`,
      },
    ];
  }
  if (field.least !== undefined && field.most !== undefined && field.least > field.most) {
    return [{ zh: `${zh}的下限大于上限`, en: `${en}: its least is more than its most` }];
  }
  return [];
}

function entityProblems(entity: AppEntity, model: AppModel): Bilingual[] {
  const { fields, label, titleField } = entity;
  const problems = twice(fields.map(({ name }) => name)).map((name) => ({
    zh: `「${label.zh}」里有两个名为 ${name} 的字段`,
    en: `“${label.en}” has two fields named ${name}`,
  }));
  if (!fields.some(({ name }) => name === titleField)) {
    problems.push({
      zh: `「${label.zh}」的标题字段 ${titleField} 不存在`,
      en: `The title field ${titleField} of “${label.en}” does not exist`,
    });
  }
  return [...problems, ...fields.flatMap((field) => fieldProblems(entity, field, model))];
}

function pageProblems({ label, entity, by, sum }: AppPage, { entities }: AppModel): Bilingual[] {
  if (entity === undefined) return [];
  const shown = entities.find(({ name }) => name === entity);
  const missing = shown
    ? [by, sum].find((field) => field !== undefined && !shown.fields.some(({ name }) => name === field))
    : entity;
  if (missing === undefined) return [];
  return [
    {
      zh: `页面「${label.zh}」用到的 ${missing} 不存在`,
      en: `Page “${label.en}” uses ${missing}, which does not exist`,
    },
  ];
}

/** What does not fit together in a requirement that people edited; its parts by themselves are as they should be. */
export function requirementProblems(model: AppModel): readonly Bilingual[] {
  const names = [...twice(model.entities.map(({ name }) => name)), ...twice(model.pages.map(({ key }) => key))];
  return [
    ...names.map((name) => ({ zh: `「${name}」出现了两次`, en: `“${name}” is there twice` })),
    ...model.entities.flatMap((entity) => entityProblems(entity, model)),
    ...model.pages.flatMap((page) => pageProblems(page, model)),
  ];
}

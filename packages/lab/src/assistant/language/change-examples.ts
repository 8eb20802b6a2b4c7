import type { AppModel, Bilingual } from '@toolbench/contracts/assistant/app-model.ts';

/** Changes that this model can take, as they would be said. */
export function changeExamples(model: AppModel): Bilingual[] {
  const [entity] = model.entities;
  const look: Bilingual[] = [
    { zh: '颜色改成绿色', en: 'Make it green' },
    { zh: '应用改名为“我的应用”', en: 'Rename the app to “My app”' },
  ];
  if (entity === undefined) return look;
  const { zh, en } = entity.label;
  const words: Bilingual[] =
    model.sections.length > 0 ? [{ zh: '电话改成 021-5555 0100', en: 'The phone is 555 0100' }] : [];
  return [
    ...words,
    { zh: `给${zh}加一个备注字段`, en: `Add a remark field to ${en}` },
    { zh: '加一个统计图页面', en: 'Add a chart page' },
    ...look,
  ];
}

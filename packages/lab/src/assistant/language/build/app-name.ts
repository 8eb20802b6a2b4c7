import type { AppFamily, Bilingual } from '@toolbench/contracts/assistant/app-model.ts';
import type { Gathered } from '../read/gather.ts';
import { familyNames } from '../tables/family-names.ts';
import { kebabCase, plural } from '../words/english.ts';
import { inBothLanguages } from '../words/translate.ts';

const englishName = (zh: string, en: string) => {
  if (/(?:check-in|log|list|register)$/i.test(en)) return en;
  return /(?:安排|表)$/.test(zh) ? `${en} list` : `${en} manager`;
};

/** What an app is called: as it is named, else after what its kind of site is, else after what it is about. */
export function nameOf(
  name: string | undefined,
  family: AppFamily,
  { things }: Gathered,
  usual: Bilingual | undefined,
): Bilingual {
  if (name !== undefined) return { zh: name, en: kebabCase(name) === '' ? inBothLanguages(name).en : name };
  if (usual !== undefined) return usual;
  const [main] = things;
  const usesThing =
    family === 'records' ||
    family === 'inventory' ||
    family === 'contacts' ||
    family === 'tracker' ||
    family === 'dashboard' ||
    family === 'api' ||
    // A list of tasks is a to-do list, one of repairs is called after them.
    (family === 'todo' && main !== undefined && main.noun?.key !== 'task');
  if (main === undefined || !usesThing) return familyNames[family];
  const suffix =
    family === 'api' ? { zh: '接口', en: 'API' } : family === 'dashboard' ? { zh: '看板', en: 'dashboard' } : undefined;
  const { zh, en } = main.label;
  return suffix === undefined
    ? { zh: /(?:记录|签到|登记|安排|[表单簿册])$/.test(zh) ? zh : `${zh}管理`, en: englishName(zh, en) }
    : { zh: zh + suffix.zh, en: `${family === 'dashboard' ? plural(en) : en} ${suffix.en}` };
}

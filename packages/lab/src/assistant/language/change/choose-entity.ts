import type { AppEntity, AppModel } from '@toolbench/contracts/assistant/app-model.ts';
import { entitiesNamed } from './resolve.ts';
import { both, refuse, type Outcome } from './outcome.ts';

/** The one entity that is meant, or why that is not clear. `words` is empty where the sentence names none. */
export function chooseEntity(
  model: AppModel,
  words: string,
  example: (entity: AppEntity) => { zh: string; en: string },
): { entity: AppEntity } | { refusal: Outcome } {
  if (model.entities.length === 0) {
    return { refusal: refuse(both('这个应用没有数据，不能加字段。', 'This app keeps no data, so it has no fields.')) };
  }
  const found = words === '' ? model.entities : entitiesNamed(model.entities, words);
  const [entity] = found;
  if (found.length === 1 && entity !== undefined) return { entity };
  const suggestions = (found.length > 1 ? found : model.entities).map(example);
  const reason =
    words === '' || found.length > 1
      ? both('没有说是哪一种数据，应用里有好几种。', 'It is not said which of the app’s records is meant.')
      : both(`没有找到“${words}”。`, `There is nothing called “${words}”.`);
  return { refusal: refuse(reason, ...suggestions) };
}

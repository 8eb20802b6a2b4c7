import type { AppEntity, AppField, AppModel, RecordLimit } from '@toolbench/contracts/assistant/app-model.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { buildPage } from '../language/build/build-pages.ts';
import { fitsFields, limitText, withinLimits } from '../record-limits.ts';
import {
  both,
  entityIn,
  fieldIn,
  impossible,
  labelOf,
  unknown,
  without,
  type Impossible,
  type Meanings,
} from './command-set.ts';
import { removeField, withEntity } from './edit-fields.ts';
import { isSameLabel, withFreeKindName } from './kept-names.ts';

const usualExamples = 4;

const listOf = (fields: readonly AppField[], locale: 'zh' | 'en') =>
  fields.map(({ label }) => label[locale]).join(locale === 'zh' ? '、' : ', ');

/** The model without a kind of records, its pages and what pointed to it. */
function removed(model: AppModel, entity: AppEntity): AppModel | Impossible {
  if (model.entities.length === 1) {
    return impossible(
      `“${entity.label.zh}”是应用里唯一的数据，不能删除。`,
      `“${entity.label.en}” is all that the app keeps and cannot be removed.`,
    );
  }
  const others = model.entities.filter((one) => one !== entity);
  const pages = model.pages.filter((page) => page.entity !== entity.name);
  const order = Object.fromEntries(Object.entries(model.order).filter(([name]) => name !== entity.name));
  let next: AppModel = { ...model, entities: others, pages, order };
  for (const { name, fields } of others) {
    for (const field of fields.filter(({ target }) => target === entity.name)) {
      const current = entityIn(next, name);
      const left = current === undefined ? undefined : removeField(next, current, field.name);
      if (left === undefined)
        return impossible(
          '还有数据只由它组成，不能删除。',
          'Something consists of nothing else, so it cannot be removed.',
        );
      next = left;
    }
  }
  const page =
    next.pages.length > 0 || model.family === 'api' || others[0] === undefined
      ? undefined
      : buildPage('list', others[0]);
  return page === undefined ? next : { ...next, pages: [page] };
}

/** Other words for a kind of records, and for its pages that are called after it. */
function renamed(model: AppModel, entity: AppEntity, label: AppEntity['label']): AppModel {
  const called = (page: AppModel['pages'][number]) =>
    both(page.label.zh.replace(entity.label.zh, label.zh), page.label.en.replace(entity.label.en, label.en));
  return {
    ...withEntity(model, { ...entity, label, ...(isSameLabel(entity.label, label) ? {} : { renamed: true }) }),
    pages: model.pages.map((page) => (page.entity === entity.name ? { ...page, label: called(page) } : page)),
  };
}

/** The model with other rules for an entity; example records that break them go. */
function withRules(model: AppModel, entity: AppEntity, rules: readonly RecordLimit[]): AppModel | Impossible {
  if (!rules.every((rule) => fitsFields(rule, entity.fields)))
    return impossible(
      `“${entity.label.zh}”的规则所依据的字段不存在或类型不合适。`,
      `A rule for “${entity.label.en}” goes by a field that does not exist or cannot be counted by.`,
    );
  if (rules.length > limits.assistant.limitsPerEntity)
    return impossible('规则太多了。', 'That would be too many rules.');
  // What is counted must say whose it is, and when; what is on the shelf has no borrower.
  const needed = rules.flatMap(({ by, day, span }) => [day, span?.from, span?.to, by === 'borrower' ? undefined : by]);
  const fields = entity.fields.map((field) => (needed.includes(field.name) ? { ...field, required: true } : field));
  const changed: AppEntity = { ...entity, fields, limits: [...rules] };
  if (rules.length === 0) delete changed.limits;
  return withEntity(model, { ...changed, seeds: withinLimits(changed, entity.seeds) });
}

function onEntity(
  model: AppModel,
  name: string,
  change: (entity: AppEntity) => AppModel | Impossible,
): AppModel | Impossible {
  const entity = entityIn(model, name);
  return entity === undefined ? unknown(name) : change(entity);
}

const ruleWords = (model: AppModel, name: string, rule: RecordLimit | undefined) => {
  const entity = entityIn(model, name);
  return entity === undefined || rule === undefined ? both(name, name) : limitText(entity, rule);
};

type OfEntities =
  | 'add-entity'
  | 'rename-entity'
  | 'remove-entity'
  | 'set-title'
  | 'set-open'
  | 'set-hidden'
  | 'set-examples'
  | 'add-rule'
  | 'change-rule'
  | 'remove-rule'
  | 'set-order';

/** The kinds of records, how many there may be, and how they are ordered. */
export const entityMeanings: Meanings<OfEntities> = {
  'add-entity': {
    apply: (model, { entity: given }, examples) => {
      // What is called otherwise by now keeps its name, which is not that of what is added.
      const entity = withFreeKindName(
        given,
        model.entities.filter(({ renamed: isRenamed }) => isRenamed),
      );
      if (model.entities.some(({ name, plural: path }) => name === entity.name || path === entity.plural))
        return impossible(`已经有“${entity.label.zh}”了。`, `There already is “${entity.label.en}”.`);
      if (model.entities.length >= limits.assistant.entities)
        return impossible('数据种类太多了。', 'That would be too many kinds of records.');
      const added = entity.seeds.length > 0 ? entity : { ...entity, seeds: examples(model, entity, usualExamples) };
      const page =
        model.family === 'api' || model.pages.length >= limits.assistant.pages ? undefined : buildPage('list', added);
      return {
        ...model,
        entities: [...model.entities, added],
        pages: page === undefined ? model.pages : [...model.pages, page],
        order: { ...model.order, [added.name]: added.titleField },
      };
    },
    words: (_, { entity: { label, fields } }) =>
      both(`加了“${label.zh}”，字段有${listOf(fields, 'zh')}`, `Added “${label.en}” with ${listOf(fields, 'en')}`),
  },
  'rename-entity': {
    apply: (model, { entity, label }) => onEntity(model, entity, (one) => renamed(model, one, label)),
    words: (model, { entity, label }) => {
      const { zh, en } = labelOf(entityIn(model, entity), entity);
      return both(`“${zh}”改名为“${label.zh}”`, `Renamed “${en}” to “${label.en}”`);
    },
  },
  'remove-entity': {
    apply: (model, { entity }) => onEntity(model, entity, (one) => removed(model, one)),
    words: (model, { entity }) => {
      const { zh, en } = labelOf(entityIn(model, entity), entity);
      return both(`删除了“${zh}”和它的页面`, `Removed “${en}” and its pages`);
    },
  },
  'set-title': {
    apply: (model, { entity, field }) =>
      onEntity(model, entity, (one) =>
        fieldIn(one, field) === undefined ? unknown(field) : withEntity(model, { ...one, titleField: field }),
      ),
    words: (model, { entity, field }) => {
      const owner = entityIn(model, entity);
      const [of, title] = [labelOf(owner, entity), labelOf(fieldIn(owner, field), field)];
      return both(`“${of.zh}”以“${title.zh}”为标题`, `“${title.en}” stands for “${of.en}”`);
    },
  },
  'set-open': {
    apply: (model, { entity, open }) => onEntity(model, entity, (one) => withEntity(model, { ...one, open })),
    words: (model, { entity, open }) => {
      const { zh, en } = labelOf(entityIn(model, entity), entity);
      return open
        ? both(`“${zh}”由访客填写，各自只看得到自己的`, `Visitors send in “${en}”, and each sees only their own`)
        : both(`“${zh}”不由访客填写`, `Visitors do not send in “${en}”`);
    },
  },
  'set-hidden': {
    apply: (model, { entity, hidden }) =>
      onEntity(model, entity, (one) =>
        // Whoever sends a record in sees only their own, so what all see is sent in by nobody.
        withEntity(model, { ...one, hidden, ...(hidden ? {} : { open: false }) }),
      ),
    words: (model, { entity, hidden }) => {
      const { zh, en } = labelOf(entityIn(model, entity), entity);
      return hidden
        ? both(`“${zh}”不给别人看`, `“${en}” is kept from others`)
        : both(`“${zh}”谁都能看`, `Everybody sees “${en}”`);
    },
  },
  'set-examples': {
    apply: (model, { entity, count }, examples) =>
      onEntity(model, entity, (one) => {
        const sized = { ...one, seeds: Array.from({ length: count }, () => ({})) };
        return withEntity(model, { ...one, seeds: examples(withEntity(model, sized), sized, count) });
      }),
    words: (model, { entity, count }) => {
      const { zh, en } = labelOf(entityIn(model, entity), entity);
      return both(`“${zh}”有 ${count} 条示例数据`, `“${en}” has ${count} sample records`);
    },
  },
  'add-rule': {
    apply: (model, { entity, rule }) =>
      onEntity(model, entity, (one) => withRules(model, one, [...(one.limits ?? []), rule])),
    words: (model, { entity, rule }) => {
      const { zh, en } = ruleWords(model, entity, rule);
      return both(`现在${zh}`, `Now: ${en}`);
    },
  },
  'change-rule': {
    apply: (model, { entity, at, rule }) =>
      onEntity(model, entity, (one) => {
        const { limits: rules = [] } = one;
        return at < rules.length
          ? withRules(
              model,
              one,
              rules.map((other, place) => (place === at ? rule : other)),
            )
          : impossible('没有这条规则。', 'There is no such rule.');
      }),
    words: (model, { entity, rule }) => {
      const { zh, en } = ruleWords(model, entity, rule);
      return both(`现在${zh}`, `Now: ${en}`);
    },
  },
  'remove-rule': {
    apply: (model, { entity, at }) =>
      onEntity(model, entity, (one) => withRules(model, one, without(one.limits ?? [], at))),
    words: (model, { entity, at }) => {
      const { zh, en } = ruleWords(model, entity, entityIn(model, entity)?.limits?.[at]);
      return both(`去掉了上限：${zh}`, `The limit is removed: ${en}`);
    },
  },
  'set-order': {
    apply: (model, { entity, field, descending }) =>
      onEntity(model, entity, (one) =>
        fieldIn(one, field) === undefined
          ? unknown(field)
          : { ...model, order: { ...model.order, [entity]: `${descending ? '-' : ''}${field}` } },
      ),
    words: (model, { entity, field, descending }) => {
      const owner = entityIn(model, entity);
      const [of, by] = [labelOf(owner, entity), labelOf(fieldIn(owner, field), field)];
      return both(
        `“${of.zh}”按${by.zh}${descending ? '降序' : '升序'}排列`,
        `“${of.en}” is sorted by ${by.en}, ${descending ? 'descending' : 'ascending'}`,
      );
    },
  },
};

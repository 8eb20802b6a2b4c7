import type { FieldChange } from '@toolbench/contracts/app-commands.ts';
import type { AppEntity, AppField, AppModel, Bilingual } from '@toolbench/contracts/assistant/app-model.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { fieldTypeNames } from '../language/tables/words/type-names.ts';
import {
  both,
  entityIn,
  fieldIn,
  impossible,
  labelOf,
  moved,
  unknown,
  type Impossible,
  type Meanings,
} from './command-set.ts';
import { isSameLabel } from './kept-names.ts';
import { addFields, removeField, replaceField, withEntity } from './edit-fields.ts';

/** What a field of another type takes along: bounds and choices are those of the old one. */
function changedField(field: AppField, { least, most, preset, ...to }: FieldChange): AppField {
  const { least: low, most: high, preset: begins, choices, target, ...plain } = field;
  const isRetyped = to.type !== undefined && to.type !== field.type;
  const kept = isRetyped ? {} : { least: low, most: high, preset: begins, choices, target };
  const rating = to.type === 'rating' && isRetyped ? { least: 1, most: 5 } : {};
  const next: AppField = {
    ...plain,
    ...kept,
    ...rating,
    ...to,
    ...(isSameLabel(field.label, to.label ?? field.label) ? {} : { renamed: true }),
    ...(least === undefined ? {} : { least: least ?? undefined }),
    ...(most === undefined ? {} : { most: most ?? undefined }),
    ...(preset === undefined ? {} : { preset: preset ?? undefined }),
  };
  const isLost = next.type === 'choice' && !next.choices?.some(({ value }) => value === next.preset);
  const written = isLost ? { ...next, preset: undefined } : next;
  return Object.fromEntries(Object.entries(written).filter(([, value]) => value !== undefined)) as AppField;
}

/** Has the field of a command changed, or says what of it is not there. */
function onField(
  model: AppModel,
  command: { readonly entity: string; readonly field: string },
  change: (entity: AppEntity, field: AppField) => AppModel | Impossible,
): AppModel | Impossible {
  const entity = entityIn(model, command.entity);
  if (entity === undefined) return unknown(command.entity);
  const field = fieldIn(entity, command.field);
  return field === undefined ? unknown(command.field) : change(entity, field);
}

const list = (labels: readonly Bilingual[]) =>
  both(labels.map(({ zh }) => zh).join('、'), labels.map(({ en }) => en).join(', '));

function choiceWords({ label, choices: before = [] }: AppField, after: NonNullable<AppField['choices']>): Bilingual[] {
  const known = new Map(before.map((choice) => [choice.value, choice.label]));
  const kept = after.filter(({ value }) => known.has(value));
  if (kept.length === 0) {
    const { zh, en } = list(after.map((choice) => choice.label));
    return [both(`“${label.zh}”只能选${zh}`, `“${label.en}” is one of ${en}`)];
  }
  const added = list(after.flatMap((choice) => (known.has(choice.value) ? [] : [choice.label])));
  const gone = list(
    before.flatMap((choice) => (after.some(({ value }) => value === choice.value) ? [] : [choice.label])),
  );
  const renamed = kept.flatMap((choice) => {
    const old = known.get(choice.value);
    if (old === undefined || (old.zh === choice.label.zh && old.en === choice.label.en)) return [];
    return [
      both(`选项“${old.zh}”改名为“${choice.label.zh}”`, `Renamed the choice “${old.en}” to “${choice.label.en}”`),
    ];
  });
  const told = [
    ...(added.zh === ''
      ? []
      : [both(`“${label.zh}”加了选项“${added.zh}”`, `Added the choice “${added.en}” to “${label.en}”`)]),
    ...(gone.zh === ''
      ? []
      : [both(`“${label.zh}”去掉了选项“${gone.zh}”`, `Removed the choice “${gone.en}” of “${label.en}”`)]),
    ...renamed,
  ];
  return told.length > 0
    ? told
    : [both(`“${label.zh}”的选项换了顺序`, `The choices of “${label.en}” have another order`)];
}

function boundWords(field: AppField, { least, most, type = field.type }: FieldChange): Bilingual[] {
  const { label } = field;
  if (least === undefined && most === undefined) return [];
  const isText = type === 'text' || type === 'long-text';
  const set = [
    ...(typeof least === 'number' ? [both(`最小 ${least}`, `at least ${least}`)] : []),
    ...(typeof most === 'number'
      ? [both(isText ? `最多 ${most} 个字` : `最大 ${most}`, `at most ${most}${isText ? ' characters' : ''}`)]
      : []),
  ];
  const free = [
    ...(least === null ? [both('不限最小值', 'no least value')] : []),
    ...(most === null
      ? [both(isText ? '不限字数' : '不限最大值', isText ? 'no longest text' : 'no greatest value')]
      : []),
  ];
  const [must, has] = [set, free].map((parts) => parts.map(({ en }) => en).join(' and '));
  const english = must === '' ? `has ${has}` : `must be ${must}${has === '' ? '' : `, with ${has}`}`;
  return [both(`“${label.zh}”${[...set, ...free].map(({ zh }) => zh).join('，')}`, `“${label.en}” ${english}`)];
}

function presetWords({ label, choices }: AppField, preset: FieldChange['preset'], to: FieldChange): Bilingual[] {
  if (preset === undefined) return [];
  if (preset === null) return [both(`“${label.zh}”没有默认值`, `“${label.en}” begins empty`)];
  const choice = (to.choices ?? choices)?.find(({ value }) => value === preset)?.label;
  const shown =
    choice ??
    (preset === 'now'
      ? both('当天', 'today')
      : typeof preset === 'boolean'
        ? both(preset ? '是' : '否', preset ? 'yes' : 'no')
        : both(String(preset), String(preset)));
  return [both(`“${label.zh}”默认是“${shown.zh}”`, `“${label.en}” begins as “${shown.en}”`)];
}

/** Everything that a change of a field says, one part after another. */
function changeWords(field: AppField, to: FieldChange): Bilingual {
  const { label } = field;
  const { label: name, type, required, unique, choices } = to;
  const parts = [
    ...(name === undefined
      ? []
      : [both(`字段“${label.zh}”改名为“${name.zh}”`, `Renamed the field “${label.en}” to “${name.en}”`)]),
    ...(type === undefined || type === field.type || choices !== undefined
      ? []
      : [
          both(
            `“${label.zh}”的类型改为${fieldTypeNames[type].zh}`,
            `“${label.en}” is now of the type ${fieldTypeNames[type].en}`,
          ),
        ]),
    ...(required === undefined
      ? []
      : required
        ? [both(`“${label.zh}”必填`, `“${label.en}” is required`)]
        : [both(`“${label.zh}”可以不填`, `“${label.en}” is optional`)]),
    ...(unique === undefined
      ? []
      : unique
        ? [both(`“${label.zh}”不能重复`, `“${label.en}” must be unique`)]
        : [both(`“${label.zh}”可以重复`, `“${label.en}” may repeat`)]),
    ...(choices === undefined ? [] : choiceWords(field, choices)),
    ...boundWords(field, to),
    ...presetWords(field, to.preset, to),
  ];
  return both(parts.map(({ zh }) => zh).join('；'), parts.map(({ en }) => en).join('; '));
}

/** What is a field now is no longer what was not read. */
function withoutUnread({ unread = [], ...model }: AppModel, { label }: AppField): AppModel {
  const left = unread.filter((words) => words !== label.zh && words !== label.en);
  return left.length === 0 ? model : { ...model, unread: left };
}

/** What is kept of each record. */
export const fieldMeanings: Meanings<'add-field' | 'change-field' | 'move-field' | 'remove-field'> = {
  'add-field': {
    apply: (model, { entity: name, field }, examples) => {
      const entity = entityIn(model, name);
      if (entity === undefined) return unknown(name);
      if (entity.fields.length >= limits.assistant.fieldsPerEntity)
        return impossible('字段太多了。', 'That would be too many fields.');
      return withoutUnread(addFields(model, entity, [field], examples), field);
    },
    words: (model, { entity, field }) => {
      const owner = labelOf(entityIn(model, entity), entity);
      const { label, type, target } = field;
      if (type === 'reference') {
        const to = labelOf(entityIn(model, target), target ?? '');
        return both(`“${owner.zh}”关联到“${to.zh}”`, `“${owner.en}” points to “${to.en}”`);
      }
      const { zh, en } = fieldTypeNames[type];
      return both(
        `给“${owner.zh}”加了字段“${label.zh}”（${zh}）`,
        `Added the field “${label.en}” (${en}) to “${owner.en}”`,
      );
    },
  },
  'change-field': {
    apply: (model, command, examples) =>
      onField(model, command, (entity, field) =>
        replaceField(model, entity, field, changedField(field, command.to), examples),
      ),
    words: (model, { entity, field, to }) => {
      const before = fieldIn(entityIn(model, entity), field);
      if (before === undefined) return both(`改了字段“${field}”`, `Changed the field “${field}”`);
      if (to.type !== 'reference') return changeWords(before, to);
      const [owner, target] = [
        labelOf(entityIn(model, entity), entity),
        labelOf(entityIn(model, to.target), to.target ?? ''),
      ];
      return both(`“${owner.zh}”关联到“${target.zh}”`, `“${owner.en}” points to “${target.en}”`);
    },
  },
  'move-field': {
    apply: (model, command) =>
      onField(model, command, (entity, field) =>
        withEntity(model, { ...entity, fields: moved(entity.fields, field, command.at) }),
      ),
    words: (model, { entity, field, at }) => {
      const { zh, en } = labelOf(fieldIn(entityIn(model, entity), field), field);
      return both(`字段“${zh}”移到第 ${at + 1} 位`, `Moved the field “${en}” to place ${at + 1}`);
    },
  },
  'remove-field': {
    apply: (model, command) =>
      onField(
        model,
        command,
        (entity, field) =>
          removeField(model, entity, field.name) ??
          impossible('这是最后一个字段，不能删除。', 'It is the last field and cannot be removed.'),
      ),
    words: (model, { entity, field }) => {
      const owner = entityIn(model, entity);
      const [of, gone] = [labelOf(owner, entity), labelOf(fieldIn(owner, field), field)];
      return both(`删除了“${of.zh}”的字段“${gone.zh}”`, `Removed the field “${gone.en}” of “${of.en}”`);
    },
  },
};

import type { AppField, AppModel } from '@toolbench/contracts/assistant/app-model.ts';
import { switchFeature } from './app-commands.ts';
import { changed } from './changed.ts';
import { chooseField, isOutcome } from './field-commands.ts';
import { both, matchAny, refuse, run, type Command, type Outcome } from './outcome.ts';
import type { EntityField } from './resolve.ts';

const patterns = [
  /^(?:列表)?(?:再|加(?:上)?(?:一?个)?|要|还|也|都|可以?|能够?|支持)*按照?(?<field>[^,，、]{1,12}?)(?:来|进行|的)?(?:筛选|过滤)(?:一下|列表|器|功能|条件)?$/u,
  /^(?:(?:i|we|people|users|lists?|it) )?(?:(?:can|should|may|want to|to|be) )*(?:(?:add|give me|put in) )?(?:an? )?filter(?:s|ed|able|ing)?(?: the list| lists| it)? by (?:the )?(?<field>\w[\w ]{0,30}?)$/iu,
];

/** The types whose values a list offers to filter by, and how many such fields have room above it, as in the pages of the templates. */
const canFilter: ReadonlySet<AppField['type']> = new Set(['choice', 'boolean', 'reference']);
const mostFilters = 3;

/** 按班级筛选, “filter by status”: lists are filtered by fields of few values; of others it is said why they are not. */
export const filterCommand: Command = (model, clause) => {
  const words = matchAny(clause, patterns)?.field;
  if (words === undefined) return undefined;
  const found = chooseField(model, words);
  if (found !== undefined && isOutcome(found)) return found;
  if (found === undefined)
    return refuse(
      both(`没有找到字段“${words}”。`, `There is no field “${words}”.`),
      both(`加一个${words}字段`, `Add a ${words} field`),
    );
  const { entity, field } = found;
  const offered = entity.fields.filter(({ type }) => canFilter.has(type)).slice(0, mostFilters);
  if (offered.includes(field))
    return model.features.filter ? filteredAlready(model, found) : switchFeature(model, 'filter', true);
  return refuse(
    canFilter.has(field.type)
      ? both(
          `列表上只能放前 ${mostFilters} 个筛选，“${field.label.zh}”排在后面。`,
          `A list has room for ${mostFilters} filters, and “${field.label.en}” comes after those.`,
        )
      : both(
          `只能按选项、是否和关联的字段筛选；“${field.label.zh}”要先有选项。`,
          `Lists are filtered by choices, yes or no, and references; “${field.label.en}” needs choices first.`,
        ),
  );
};

/** A change of nothing, so that what was there already is told as done and not as unread. */
function filteredAlready(model: AppModel, found: EntityField): Outcome {
  const outcome = run(model, changed(found, {}));
  const { label } = found.field;
  return outcome.ok
    ? { ...outcome, changes: [both(`列表可以按“${label.zh}”筛选`, `lists can be filtered by “${label.en}”`)] }
    : outcome;
}

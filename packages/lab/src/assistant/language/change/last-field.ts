import type { AppModel } from '@toolbench/contracts/assistant/app-model.ts';

/** A rule without a field is one of the field that was added just before: “add isbn, must be unique”. */
const ofLastField =
  /^(?:必填|唯一|选填|可选|非必填|可以不填|不能重复|不能为空|不可重复|(?:(?:must be|should be|has to be|is) )?(?:unique|(?:not )?required|optional|mandatory))$/i;
const flagAlone = /^(?:unique|(?:not )?required|optional|mandatory)$/i;

/** “show it on a calendar”, 并在日历上显示: what was added just before, by its name. */
const lastShown: readonly (readonly [RegExp, string])[] = [
  [/^(?:show|put|see|display) (?:it|this|that|them) (?:on|in|as) an? (calendar|board|chart)$/i, 'add a $1 by '],
  [
    /^(?:并|再|也)?(?:在|用)(日历|看板|图表)(?:页面?)?(?:上|里|中)?(?:来)?(?:显示|展示|看|查看)(?:它|出来)?$/u,
    '加一个$1按',
  ],
  [/^make (?:it|this|that) (required|optional|unique|mandatory)$/i, 'is $1'],
];

/** A clause about the field that the clause before has added, with its name. */
export function withField(clause: string, field: string | undefined): string {
  if (field === undefined) return clause;
  if (ofLastField.test(clause)) return `${field} ${flagAlone.test(clause) ? 'is ' : ''}${clause}`;
  const found = lastShown.find(([pattern]) => pattern.test(clause));
  if (found === undefined) return clause;
  const words = clause.replace(found[0], found[1]);
  return words.startsWith('is ')
    ? `${field} ${words}`
    : `${words}${field}${/\p{Script=Han}/u.test(words) ? '显示' : ''}`;
}

/** The only field that one model has more than another. */
export function newField(before: AppModel, after: AppModel): string | undefined {
  const fieldsOf = (model: AppModel) =>
    model.entities.flatMap(({ name, fields }) => fields.map((field) => ({ key: `${name}.${field.name}`, field })));
  const had = new Set(fieldsOf(before).map(({ key }) => key));
  const added = fieldsOf(after).filter(({ key }) => !had.has(key));
  return added.length === 1 ? added[0]?.field.label.en : undefined;
}
